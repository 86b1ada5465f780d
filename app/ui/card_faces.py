"""Cards by name: the picture of a face, what is printed on it, and what a screen reader calls it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

import flet as ft

from app.ui import theme
from app.ui.player_faces import BOTS, face_picture
from app.ui.theme import CardLook
from app.ui.words import court_letters, tr
from engine.cards import RANKS, SUITS
from engine.messages import selector_message, suit_message

# A card is drawn at this width and scaled by the client, so that every change of size can be a movement.
WIDTH: Final = 100.0
HEIGHT: Final = WIDTH * theme.CARD_RATIO
RADIUS: Final = 11.4
BESIDE: Final = 1.05  # how much larger than a card its picture is, which has its shadow:
SHADOW_WIDER, SHADOW_LOWER = 1.2, 2.0  # so much wider than the card on each side, and lower
COURTS: Final = ("J", "Q", "K")
LEAST_COURT: Final = 40.0  # the width from which the picture of a court can be made out
SIGNS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SIGN_OF: Final = {suit: sign for sign, suit in SIGNS.items()}
LITTLE: Final = 0.62  # of the width: how large the letters on a card are that is too small for its face
DRAWN: Final = re.compile(r"(?:\b(10|[2-9ABDHJKQRVW]) ?)?([♠♥♦♣])")  # whatever letters courts have


def face_file(text: str, four_colours: bool) -> str:
    """The asset of a face such as "7H" or a joker, on its paper; of a court its index alone."""
    if _is_court(text):
        text = index_of(text[0]) + text[1]
    return f"cards/{text}{_mark(text[1], four_colours)}.svg"


def court_file(text: str, cards: CardLook) -> str:
    """The asset of what lies under the index of a court such as "KH", on its paper: its bust in a window, the classic
    whole picture, or the large suit of other cards.
    """
    if cards.courts == "plain":
        return f"courts/plain-{text[1]}{_mark(text[1], cards.four_colours)}.svg"
    return f"courts/{'classic-' if cards.courts == 'classic' else ''}{text}.webp"


def _is_court(text: str) -> bool:
    return text[:1] in COURTS and text[1:] in SUITS


def _mark(suit: str, four_colours: bool) -> str:
    """What the name of an asset ends with that has a colour of its own in a deck of four."""
    return "4" if four_colours and suit in "DC" else ""


def card_drawing(text: str, cards: CardLook) -> ft.Control:
    """A card that fills its box: one picture with its paper and the shadow under it; of a court what is on its paper,
    and over that the index, which goes with the language.
    """
    if not _is_court(text):
        return _filling(face_file(text, cards.four_colours) if text else f"cards/back-{cards.back}.webp", BESIDE)
    ground, index = _filling(court_file(text, cards), BESIDE), _filling(face_file(text, cards.four_colours))
    return ft.Stack([ground, index], fit=ft.StackFit.EXPAND, clip_behavior=ft.ClipBehavior.NONE)


def _filling(file: str, beside: float = 1.0) -> ft.Control:
    """A picture as large as its box, or so many times as large about its middle."""
    larger = beside if beside != 1.0 else None
    return ft.Image(src=file, fit=ft.BoxFit.FILL, scale=larger, exclude_from_semantics=True)


def all_files(cards: CardLook) -> tuple[str, ...]:
    """The assets of a table: a back, bots, and every face with what lies under it."""
    faces = [rank + suit for rank in RANKS for suit in SUITS]
    courts = dict.fromkeys(court_file(face, cards) for face in faces if face[0] in COURTS)
    bots = map(face_picture, BOTS)
    return (
        f"cards/back-{cards.back}.webp",
        *bots,
        *courts,
        *(face_file(face, cards.four_colours) for face in faces),
    )


def index_of(rank: str) -> str:
    """What is printed on a rank of the notation: "10" for T, for a court its letter in this window."""
    if rank == "T":
        return "10"
    return court_letters()[COURTS.index(rank)] if rank in COURTS else rank


def _rank_of(index: str) -> str:
    """The rank of the notation on which this is printed in this window."""
    if index == "10":
        return "T"
    letters = court_letters()
    return COURTS[letters.index(index)] if index and index in letters else index


def suit_file(suit: str, four_colours: bool) -> str:
    """The asset of a suit, "S", "H", "D" or "C"."""
    return f"cards/{suit}{_mark(suit, four_colours)}.svg"


def spoken(text: str) -> str:
    """The name of a card, a suit or a rank: "eight of diamonds", "diamonds", "eight"."""
    return tr("table.name", card=suit_message(text) if text in SUITS else selector_message(text))


def spell_out(words: str) -> str:
    """A line for ears: cards and suits drawn with signs become words."""

    def named(found: re.Match[str]) -> str:
        rank, sign = found.groups()
        return spoken(_rank_of(rank or "") + SIGNS[sign])

    return DRAWN.sub(named, words)


def Face(text: str, width: float, cards: CardLook, turn: float = 0.0) -> ft.Container:
    """A card that only lies there, `width` pixels wide; for other screens than the table. A court so small that its
    picture could not be made out has the large suit of other cards.
    """
    if width < LEAST_COURT and _is_court(text):
        cards = replace(cards, courts="plain")
    return ft.Container(card_drawing(text, cards), shadow=edge(cards, width / WIDTH), **_lying(width, turn))


def Little(text: str, width: float, cards: CardLook, letters: float, turn: float = 0.0) -> ft.Container:
    """A card that is too small for its face, `width` pixels wide: its rank over its suit, as large as they can be
    beside letters so much larger.
    """
    if text[1:] not in SUITS:
        return Face(text, width, cards, turn)
    colours = theme.SUIT_COLOURS_FOUR if cards.four_colours else theme.SUIT_COLOURS
    # One text: the suits of our typeface are drawn as those of the cards.
    marks = ft.Text(
        f"{index_of(text[0])}\n{SIGN_OF[text[1]]}",
        size=width * LITTLE / letters,
        weight=theme.HEAVY,
        color=colours[text[1]],
        style=ft.TextStyle(height=1.0),
        text_align=ft.TextAlign.CENTER,
    )
    return _on_paper(ft.Container(marks, alignment=ft.Alignment.CENTER), width, cards, turn)


def with_suits(words: ft.Text, cards: CardLook) -> ft.Text:
    """A text on paper, with every suit and the index before it in the suit's colour."""
    colours = theme.SUIT_COLOURS_FOUR if cards.four_colours else theme.SUIT_COLOURS
    spans: list[ft.TextSpan] = []
    end, said = 0, str(words.value)
    for found in DRAWN.finditer(said):
        look = ft.TextStyle(color=colours[SIGNS[found[2]]], weight=words.weight)
        spans += [ft.TextSpan(said[end : found.start()]), ft.TextSpan(found[0], look)]
        end = found.end()
    if spans:
        words.value, words.spans = "", [*spans, ft.TextSpan(said[end:])]
    return words


def _on_paper(drawn: ft.Control, width: float, cards: CardLook, turn: float) -> ft.Container:
    """What is drawn on paper of its own, with the shadow that pictures of cards have."""
    scale = width / WIDTH
    shadow = ft.BoxShadow(
        spread_radius=SHADOW_WIDER * scale, color=theme.CARD_SHADOW, offset=ft.Offset(0, SHADOW_LOWER * scale)
    )
    shadows = [shadow, *filter(None, [edge(cards, scale)])]
    return ft.Container(drawn, bgcolor=theme.CARD_PAPER, shadow=shadows, **_lying(width, turn))


def _lying(width: float, turn: float) -> dict[str, Any]:
    """The outline of a card, and how it lies."""
    outline = theme.rounded(width * RADIUS / WIDTH)
    return {"width": width, "height": width * theme.CARD_RATIO, "rotate": turn, **outline}


def edge(cards: CardLook, scale: float = 1.0) -> ft.BoxShadow | None:
    """The edge about a card where there is to be more contrast. The shadow under every card is sharp: a soft one under
    cards that lie askew is a quarter of what a frame of the table costs to draw.
    """
    if not cards.contrast:
        return None
    return ft.BoxShadow(spread_radius=max(1.0, scale) * theme.CARD_EDGE_WIDTH, color=theme.CONTRAST_CARD_EDGE)
