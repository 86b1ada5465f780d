"""The pad for cards left in hand; the ruleset adds up their points."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.scoresheet.pads.keys import PadKeys, PadRoom
from app.ui import parts, theme
from app.ui.card_faces import CardFace, card_name, printed_rank, suit_file
from app.ui.words import tr
from engine.cards import RANKS, SUITS

COLUMNS: Final = 6
SHOWN_CARDS: Final = 12
SMALL_CARD: Final = 30.0
BESIDE: Final = 268.0  # what the name, the sum and the buttons take beside the cards


def card_key_lines(keys: PadKeys) -> list[ft.Control]:
    """Return keys for suits, then for ranks: cards are tapped in any order."""
    pad, room, controller = keys.pad, keys.room, keys.controller
    suits = [suit for suit in SUITS if any(card[1:] == suit for card in pad.pack)]
    jokers = [card for card in pad.pack if card.startswith("JK")]
    ranks = [rank for rank in RANKS if any(card[0] == rank for card in pad.pack if not card.startswith("JK"))]

    def suit_key(suit: str) -> ft.Control:
        chosen = suit == pad.suit
        return parts.tap(
            ft.Container(
                height=room.key_height,
                alignment=ft.Alignment.CENTER,
                border_radius=14,
                bgcolor=theme.CARD_PAPER,
                opacity=1 if chosen else 0.6,
                border=ft.Border.all(4, theme.ACCENT if chosen else theme.FELT[1]),
                content=ft.Image(
                    src=suit_file(suit, room.cards.four_colours), width=26, height=26, exclude_from_semantics=True
                ),
            ),
            lambda: controller.set_state(suit=suit),
            f"suit-{suit}",
            card_name(suit),
            selected=chosen,
            expand=1,
        )

    def card_key(card: str, face: ft.Control) -> ft.Control:
        return parts.tap(
            ft.Container(
                height=room.key_height,
                alignment=ft.Alignment.CENTER,
                border_radius=theme.CARD_RADIUS,
                bgcolor=theme.CARD_PAPER,
                content=face,
            ),
            lambda: controller.add_card(card),
            f"left-{card}",
            tr("keep.left_card", card=card_name(card)),
            expand=1,
        )

    def rank_key(rank: str) -> ft.Control:
        colours = theme.SUIT_COLOURS_FOUR if room.cards.four_colours else theme.SUIT_COLOURS
        return card_key(
            rank + pad.suit,
            ft.Stack(
                [
                    ft.Container(
                        left=0,
                        right=0,
                        top=0,
                        bottom=0,
                        alignment=ft.Alignment.CENTER,
                        content=ft.Text(
                            printed_rank(rank),
                            size=theme.fitting_font_size(22, room.text_scale),
                            weight=theme.HEAVY,
                            color=colours[pad.suit],
                            max_lines=1,
                            style=ft.TextStyle(height=1.0, letter_spacing=0),
                        ),
                    ),
                    ft.Image(
                        src=suit_file(pad.suit, room.cards.four_colours),
                        right=4,
                        top=4,
                        width=12,
                        height=12,
                        exclude_from_semantics=True,
                    ),
                ],
                expand=True,
            ),
        )

    def joker_key(card: str) -> ft.Control:
        return card_key(
            card,
            ft.Icon(ft.Icons.STAR_ROUNDED, color=theme.JOKER_COLOURS.get(card, theme.JOKER_COLOURS["JK"]), size=28),
        )

    grid = keys.lines_in_columns([*map(rank_key, ranks)], COLUMNS) if ranks else []
    tail: list[ft.Control] = []
    if len(ranks) % COLUMNS == 1:
        tail = grid.pop()[:1]
    # What one taps most lies at the thumb: the deck above, what ends an entry below.
    drop, back = controller.remove_last_card if pad.held else None, ft.Icons.BACKSPACE_OUTLINED
    out = tr("keep.went_out_spoken", name=pad.who)
    of = len(tail) + 5
    last = [
        keys.make_key("", drop, "left-back", tr("keep.drop_card"), icon=back),
        keys.make_key(tr("keep.went_out"), controller.enter_went_out, "left-none", out, wide=2, of=of),
        (keys.confirm_key if pad.ready or pad.mending or pad.odd else keys.next_key)(2, of),
    ]
    return [
        keys.line_of_keys([*map(suit_key, suits), *map(joker_key, jokers)]),
        *map(keys.line_of_keys, grid),
        keys.line_of_keys([*tail, *(last[::-1] if room.left_handed else last)]),
    ]


def held_cards_row(held: tuple[str, ...], room: PadRoom) -> ft.Control:
    """Return the tapped cards, small and overlapping, closer the more there are."""
    width = SMALL_CARD
    shown = held[-SHOWN_CARDS:]
    step = min(width * 0.6, (room.width - BESIDE - width) / max(1, len(shown) - 1))
    return ft.Stack(
        [
            ft.Container(
                key=f"held-{n}",
                left=n * step,
                content=CardFace(card, width, room.cards),
            )
            for n, card in enumerate(shown)
        ],
        width=width + step * max(0, len(shown) - 1),
        height=width * theme.CARD_RATIO,
    )
