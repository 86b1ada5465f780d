"""Cards by name: their pictures, what is printed on them, and their names for screen readers."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any, Final

import flet as ft

from app.ui import theme
from app.ui.player_faces import BOTS, face_picture
from app.ui.theme import CardLook
from app.ui.words import court_letters, language, message_id
from engine.cards import RANKS, SUITS
from engine.messages import Language, selector_message, suit_message

# A card is drawn at this width and scaled by the client, so that a change of size can be animated.
WIDTH: Final = 100.0
HEIGHT: Final = WIDTH * theme.CARD_RATIO
RADIUS: Final = 11.4
PICTURE_SCALE: Final = 1.05  # the size of a card's picture, relative to the card, since it includes the shadow:
SHADOW_WIDER, SHADOW_LOWER = 1.2, 2.0  # how far the shadow reaches beyond the card on each side, and further below
COURTS: Final = ("J", "Q", "K")
MIN_COURT_WIDTH: Final = 40.0  # the least width in pixels at which a court's picture is recognisable
SUIT_BY_SIGN: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SIGN_BY_SUIT: Final = {suit: sign for sign, suit in SUIT_BY_SIGN.items()}
SMALL_CARD_FONT_SHARE: Final = 0.62  # font size of a SmallCard, as a fraction of its width
# A card or suit in a text, with any of the letters that courts have.
CARD_IN_TEXT: Final = re.compile(r"(?:\b(10|[2-9ABDHJKQRVW]) ?)?([♠♥♦♣])")


def face_file(text: str, four_colours: bool) -> str:
    """Return the asset of a face such as "7H" or a joker; of a court card, only its index."""
    if _is_court(text):
        text = printed_rank(text[0]) + text[1]
    return f"cards/{text}{_colour_suffix(text[1], four_colours)}.svg"


def court_file(text: str, cards: CardLook) -> str:
    """Return the asset below the index of a court card such as "KH": a bust, the classic full picture, or a
    large suit.
    """
    if cards.courts == "plain":
        return f"courts/plain-{text[1]}{_colour_suffix(text[1], cards.four_colours)}.svg"
    return f"courts/{'classic-' if cards.courts == 'classic' else ''}{text}.webp"


def _is_court(text: str) -> bool:
    return text[:1] in COURTS and text[1:] in SUITS


def _colour_suffix(suit: str, four_colours: bool) -> str:
    """Return "4" for suits that have their own colour in a four-colour deck, else ""; it's part of asset names."""
    return "4" if four_colours and suit in "DC" else ""


def card_files(text: str, cards: CardLook) -> tuple[str, ...]:
    """Return the assets that a card is drawn with, the lowest first: one picture with paper and shadow ("" is the
    back); of a court card its paper and the index, which depends on the language.
    """
    if _is_court(text):
        return court_file(text, cards), face_file(text, cards.four_colours)
    return (face_file(text, cards.four_colours) if text else f"cards/back-{cards.back}.webp",)


def card_drawing(text: str, cards: CardLook) -> ft.Control:
    """Return the drawing of a card, which fills the box that it's in."""
    ground, *index = card_files(text, cards)
    drawn = _box_filling_picture(ground, PICTURE_SCALE)
    layers: list[ft.Control] = [drawn, *map(_box_filling_picture, index)]
    return ft.Stack(layers, fit=ft.StackFit.EXPAND, clip_behavior=ft.ClipBehavior.NONE) if index else drawn


def _box_filling_picture(file: str, beside: float = 1.0) -> ft.Control:
    """Return a picture as large as its box, scaled by `beside` around its middle."""
    larger = beside if beside != 1.0 else None
    return ft.Image(src=file, fit=ft.BoxFit.FILL, scale=larger, exclude_from_semantics=True)


def all_table_assets(cards: CardLook) -> tuple[str, ...]:
    """Return the assets that a table may need: the card back, the bots' faces and all cards."""
    faces = [rank + suit for rank in RANKS for suit in SUITS]
    courts = dict.fromkeys(court_file(face, cards) for face in faces if face[0] in COURTS)
    bots = map(face_picture, BOTS)
    return (
        f"cards/back-{cards.back}.webp",
        *bots,
        *courts,
        *(face_file(face, cards.four_colours) for face in faces),
    )


def printed_rank(rank: str) -> str:
    """Return what is printed for a rank of the notation: "10" for T; for a court card, a letter that depends on the
    window.
    """
    if rank == "T":
        return "10"
    return court_letters()[COURTS.index(rank)] if rank in COURTS else rank


def _rank_of(index: str) -> str:
    """Return the rank that is printed like this in this window."""
    if index == "10":
        return "T"
    letters = court_letters()
    return COURTS[letters.index(index)] if index and index in letters else index


def suit_file(suit: str, four_colours: bool) -> str:
    """Return the asset of a suit, "S", "H", "D" or "C"."""
    return f"cards/{suit}{_colour_suffix(suit, four_colours)}.svg"


def card_name(text: str) -> str:
    """Return the name of a card, suit or rank: "eight of diamonds", "diamonds", "eight"."""
    return _card_name(language(), text)


@cache
def _card_name(language: Language, text: str) -> str:
    message = suit_message(text) if text in SUITS else selector_message(text)
    return language.text_of_id(message_id("table.name"), {"card": message})


def spell_out(words: str) -> str:
    """Return a text for screen readers, with card and suit symbols replaced by names."""

    def name_of_symbol(found: re.Match[str]) -> str:
        rank, sign = found.groups()
        return card_name(_rank_of(rank or "") + SUIT_BY_SIGN[sign])

    return CARD_IN_TEXT.sub(name_of_symbol, words)


def CardFace(text: str, width: float, cards: CardLook, turn: float = 0.0) -> ft.Container:
    """A card for screens other than the table, `width` pixels wide, rotated by `turn` radians. If a court card is too
    small for its picture, it has a large suit instead.
    """
    if width < MIN_COURT_WIDTH and _is_court(text):
        cards = replace(cards, courts="plain")
    return ft.Container(
        card_drawing(text, cards), shadow=contrast_edge(cards, width / WIDTH), **_card_outline_and_turn(width, turn)
    )


def SmallCard(text: str, width: float, cards: CardLook, text_scale: float, turn: float = 0.0) -> ft.Container:
    """A card too small for its face, `width` pixels wide: the rank above the suit as text. The system's `text_scale` is
    undone, because the card doesn't grow with it.
    """
    if text[1:] not in SUITS:
        return CardFace(text, width, cards, turn)
    colours = theme.SUIT_COLOURS_FOUR if cards.four_colours else theme.SUIT_COLOURS
    # One text for both, since our typeface has the same suits as the cards.
    marks = ft.Text(
        f"{printed_rank(text[0])}\n{SIGN_BY_SUIT[text[1]]}",
        size=width * SMALL_CARD_FONT_SHARE / text_scale,
        weight=theme.HEAVY,
        color=colours[text[1]],
        style=ft.TextStyle(height=1.0),
        text_align=ft.TextAlign.CENTER,
    )
    return _card_on_paper(ft.Container(marks, alignment=ft.Alignment.CENTER), width, cards, turn)


def with_suits(words: ft.Text, cards: CardLook) -> ft.Text:
    """Return a text for paper with every suit, and the rank before it, in the suit's colour."""
    colours = theme.SUIT_COLOURS_FOUR if cards.four_colours else theme.SUIT_COLOURS
    spans: list[ft.TextSpan] = []
    end, said = 0, str(words.value)
    for found in CARD_IN_TEXT.finditer(said):
        look = ft.TextStyle(color=colours[SUIT_BY_SIGN[found[2]]], weight=words.weight)
        spans += [ft.TextSpan(said[end : found.start()]), ft.TextSpan(found[0], look)]
        end = found.end()
    if spans:
        words.value, words.spans = "", [*spans, ft.TextSpan(said[end:])]
    return words


def _card_on_paper(drawn: ft.Control, width: float, cards: CardLook, turn: float) -> ft.Container:
    """Return `drawn` on paper with the shadow of a card."""
    scale = width / WIDTH
    shadow = ft.BoxShadow(
        spread_radius=SHADOW_WIDER * scale, color=theme.CARD_SHADOW, offset=ft.Offset(0, SHADOW_LOWER * scale)
    )
    shadows = [shadow, *filter(None, [contrast_edge(cards, scale)])]
    return ft.Container(drawn, bgcolor=theme.CARD_PAPER, shadow=shadows, **_card_outline_and_turn(width, turn))


def _card_outline_and_turn(width: float, turn: float) -> dict[str, Any]:
    """Return the arguments for a card's outline and rotation."""
    outline = theme.round_corners(width * RADIUS / WIDTH)
    return {"width": width, "height": width * theme.CARD_RATIO, "rotate": turn, **outline}


def contrast_edge(cards: CardLook, scale: float = 1.0) -> ft.BoxShadow | None:
    """Return the edge of a card as a shadow if contrast is increased, else None. Card shadows are sharp: soft shadows
    below rotated cards took a quarter of the time to draw a frame.
    """
    if not cards.contrast:
        return None
    return ft.BoxShadow(spread_radius=max(1.0, scale) * theme.CARD_EDGE_WIDTH, color=theme.CONTRAST_CARD_EDGE)
