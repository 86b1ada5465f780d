"""The referee panel: what a card does at this table."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.state import SheetState
from app.ui import parts, theme
from app.ui.card_faces import card_name, printed_rank
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import render, tr
from engine.cards import RANKS
from engine.rules.explain import Sentence, explain_rules
from engine.rules.reader import Rules
from engine.rules.selectors import JOKERS
from engine.rules.words.effects.pickup import GROUP
from engine.scoresheet.sheet import SheetPicture

KEYS: Final = 260.0  # the height of the cards to ask about and of the way to all rules
SENTENCE: Final = 70.0


@guarded_component
def RefereePanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The cards to ask about, and the rules about the chosen one."""
    app = use_app()
    ink = app.palette
    rules = picture.terms.rules
    assert rules is not None
    seats = len(picture.seating)
    cards = askable_cards(rules, seats)
    chosen = shown.card if shown.card in cards else cards[0]
    keys: list[ft.Control] = [
        parts.tap(
            ft.Container(
                width=theme.TAP,
                height=theme.TAP + 6,
                border_radius=theme.CARD_RADIUS,
                alignment=ft.Alignment.CENTER,
                bgcolor=theme.CARD_PAPER,
                border=ft.Border.all(3, ink.ring if card == chosen else ink.line),
                content=ft.Icon(ft.Icons.STAR_ROUNDED, color=theme.JOKER_COLOURS["JK"])
                if card == "JK"
                else ft.Text(
                    printed_rank(card),
                    size=theme.fitting_font_size(20, app.text_scale),
                    weight=theme.HEAVY,
                    color=theme.SUIT_COLOURS["S"],
                ),
            ),
            partial(controller.set_state, card=card),
            f"ask-{card}",
            card_name(card),
            selected=card == chosen,
        )
        for card in cards
    ]
    said: list[ft.Control] = [
        ft.Semantics(
            identifier=f"answer-{n}",
            live_region=n == 0,
            content=parts.padded(
                parts.styled_text(
                    render(sentence.message), colour=ink.text, weight=theme.STRONG if n == 0 else theme.PLAIN
                )
            ),
        )
        for n, sentence in enumerate(rules_about(rules, seats, chosen))
    ]
    return panel_over_sheet(
        app,
        tr("keep.referee"),
        "referee",
        [
            ft.Row(keys, wrap=True, spacing=6, run_spacing=6, alignment=ft.MainAxisAlignment.CENTER),
            parts.rows(app, said),
            parts.rows(
                app,
                [
                    parts.row(
                        app,
                        tr("play.all_rules"),
                        lambda: app.navigation.go_to(f"/sheet/{controller.match_id}/rules"),
                        "referee-all",
                    )
                ],
            ),
        ],
        controller,
        height=KEYS + SENTENCE * len(said),
    )


def askable_cards(rules: Rules, seats: int) -> tuple[str, ...]:
    """Return the ranks of the pack, and JK if there are jokers."""
    ranks = rules.words.start.ranks or RANKS
    jokers = ("JK",) if rules.numbers_for(_seats_within_limits(rules, seats))["jokers"] else ()
    return (*(rank for rank in RANKS if rank in ranks), *jokers)


def rules_about(rules: Rules, seats: int, card: str) -> tuple[Sentence, ...]:
    """Return what a card of this rank (or JK) does, what answers it and what it answers. If there is nothing, return
    the rule that holds for all cards.
    """
    every = explain_rules(rules, _seats_within_limits(rules, seats))
    about = {*_selectors_of_rank(rules, card), card}
    found = []
    for sentence in every:
        kind, _, name = sentence.key.partition(".")
        if (kind == "cards" and name in about) or (
            kind == "sequence" and (name == card or (name in ("over", "under") and card in RANKS))
        ):
            found.append(sentence)
        elif kind == "replies":
            told = [word.split(".")[1:] for word in sentence.covers]
            groups = {group for group, _ in told}
            owed = {selector for selector, effect in rules.words.cards.items() if effect[GROUP] in groups}
            if about & {*owed, *(answer for _, answer in told)}:
                found.append(sentence)
        elif kind == "stop" and card in JOKERS:
            found.append(sentence)
    if not any(sentence.key.startswith(("cards", "sequence")) for sentence in found):
        found = [sentence for sentence in every if sentence.key == "match"] + found
    return tuple(dict.fromkeys(found))


def _selectors_of_rank(rules: Rules, card: str) -> list[str]:
    """Return a ruleset's selectors that name cards of this rank: `J`, `BJ`, `JH`."""
    spoken_of = dict.fromkeys([*rules.words.cards, *(each for of in rules.words.replies.values() for each in of)])
    if card in JOKERS:
        return [selector for selector in spoken_of if selector in JOKERS]
    return [
        selector
        for selector in spoken_of
        if selector == card
        or (selector in ("BJ", "RJ") and card == "J")
        or (selector[:1] == card and selector not in JOKERS)
    ]


def _seats_within_limits(rules: Rules, seats: int) -> int:
    return min(max(seats, rules.min_seats), rules.max_seats)
