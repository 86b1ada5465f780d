"""The cards of a game with effects, each with a line made of its rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.card_faces import Face, spell_out
from app.ui.numbers import signed_points
from app.ui.window.app_state import App
from app.ui.words import render, tr
from engine.cards import RANKS, SUITS
from engine.messages import selector_message
from engine.play.tables import SEQUENCE
from engine.rules.explain import Sentence, explain_rules
from engine.rules.reader import Rules
from engine.rules.selectors import selector_mask
from engine.rules.words.effects.pickup import GROUP, PICKUP

CARD: Final = 60.0
SMALL: Final = 30.0
SHARE: Final = 0.62  # of a small card that is seen below the next one
MOST_SMALL: Final = 7
TWO_COLUMNS: Final = 600.0  # the width from which two stand side by side
FACES: Final = {"BJ": "JS", "RJ": "JH"}
DRAWN: Final = {"stop": "JK", "sequence.over": "9H"}  # rules of no card, and what stands for them


@dataclass(frozen=True)
class SpecialCard:
    """What a selector names: a face to draw, how many cards it makes others draw (0 for none), and its text."""

    selector: str
    face: str
    cost: int
    lines: tuple[str, ...]


def special_cards(rules: Rules, seats: int = 0) -> tuple[SpecialCard, ...]:
    """Return every card with an effect or an answer, in the order of the rules. `seats` 0 means a table of any
    size.
    """
    said = _lines(rules, explain_rules(rules, seats))
    return tuple(SpecialCard(each, _face_of(each, said), _cost(rules, each), tuple(said[each])) for each in said)


@lru_cache(maxsize=64)
def special_faces(rules: Rules) -> tuple[str, ...]:
    """Return only the faces of the same cards, in a tenth of the time."""
    words, context = rules.words, rules.context_for(0)
    if rules.family == SEQUENCE:
        named = [*DRAWN.values(), words.sequence.high, words.sequence.low]
    else:
        answers = [each for entries in words.replies.values() for each in entries]
        named = [*(each for each, effect in words.cards.items() if effect), *answers, *words.also]
    found = list(dict.fromkeys(each for each in named if each and context.has_card(each)))
    return tuple(_face_of(each, found) for each in found)


def _lines(rules: Rules, sentences: Sequence[Sentence]) -> dict[str, list[str]]:
    """Return the texts of each selector: its effects and what answers them, and of other cards where they go or what
    they answer.
    """
    said: dict[str, list[str]] = {}
    more: dict[str, list[str]] = {}
    answers: dict[str, list[str]] = {}
    for each in sentences:
        kind, _, name = each.key.partition(".")
        text = render(each.message)
        if kind in ("cards", "sequence") and selector_mask(name):
            said.setdefault(name, []).append(text)
        elif each.key in DRAWN:
            said.setdefault(DRAWN[each.key], []).append(text)
        elif kind == "also":
            more.setdefault(name, []).append(text)
        elif kind == "replies":
            told = [reply.split(".")[1:] for reply in each.covers]
            for answer in dict.fromkeys(answer for _, answer in told):
                more.setdefault(answer, []).append(text)
            for group, answer in told:
                answers.setdefault(group, []).append(answer)
    for selector, lines in said.items():
        effect = rules.words.cards.get(selector)
        if effect is not None and effect[PICKUP] and effect[GROUP] in answers:
            lines.append(tr("rules.answered", cards=tuple(map(selector_message, answers[effect[GROUP]]))))
    for selector, lines in more.items():
        if selector not in said or selector in rules.words.also:
            said.setdefault(selector, []).extend(lines)
    return said


def _cost(rules: Rules, selector: str) -> int:
    """Return how many cards a selector makes others draw."""
    effect = rules.words.cards.get(selector)
    amount = effect[PICKUP] if effect is not None else 0
    return amount if isinstance(amount, int) else rules.numbers_for(rules.least_seats)["deal"]


def _face_of(selector: str, others: Collection[str]) -> str:
    """Return a face for a selector that no other selector in `others` names alone."""
    if selector in FACES:
        return FACES[selector]
    if selector in RANKS:
        first = RANKS.index(selector)
        faces = [selector + SUITS[(first + n) % len(SUITS)] for n in range(len(SUITS))]
        return next((face for face in faces if face not in others), faces[0])
    return f"A{selector[1]}" if selector.startswith("*") else selector


def special_tiles(app: App, cards: Sequence[SpecialCard]) -> list[ft.Control]:
    """Return tiles with a face and its text, in two columns if there is room."""
    wide = app.size.width - app.size.left - app.size.right - 2 * theme.EDGE
    tiles = [_tile(app, card) for card in cards]
    if min(wide, theme.READING_WIDTH) < TWO_COLUMNS * app.text_scale:
        return [parts.stacked(tiles, theme.SPACE, wide=True)]
    pairs = [tiles[n : n + 2] for n in range(0, len(tiles), 2)]
    return [
        ft.Row(
            [*pair, *([ft.Container(expand=True)] if len(pair) == 1 else [])],
            spacing=theme.SPACE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for pair in pairs
    ]


def _tile(app: App, card: SpecialCard) -> ft.Control:
    first, *others = card.lines
    texts: list[ft.Control] = [parts.styled_text(first, colour=app.ink.text, weight=theme.STRONG)]
    texts += [parts.quiet_text(app, each) for each in others]
    inside = ft.Row(
        [_face(app, card, CARD), parts.stacked(texts, theme.SPACE / 2, expand=True)],
        spacing=theme.EDGE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    said = spell_out(" ".join(card.lines))
    return parts.label(parts.panel(app, inside), f"special-{card.selector}", said, expand=True)


def _face(app: App, card: SpecialCard, width: float) -> ft.Control:
    """Return the card with the number of cards the next player draws."""
    face = Face(card.face, width, app.cards)
    if not card.cost:
        return face
    badge = ft.Container(
        parts.styled_text(
            signed_points(card.cost), colour=theme.ON_OBLIGATION, size=theme.SMALL / app.text_scale, weight=theme.HEAVY
        ),
        padding=ft.Padding.symmetric(horizontal=theme.SPACE),
        bgcolor=theme.OBLIGATION,
        border=ft.Border.all(2, theme.ON_OBLIGATION),
        border_radius=theme.PANEL_RADIUS,
        right=-theme.SPACE,
        bottom=-theme.SPACE / 2,
    )
    return ft.Stack([face, badge], clip_behavior=ft.ClipBehavior.NONE)


def small_faces(app: App, faces: Sequence[str]) -> ft.Control:
    """Return small overlapping cards for a list of games, without a label for screen readers."""
    shown = faces[:MOST_SMALL]
    step = SMALL * SHARE
    cards: list[ft.Control] = [
        ft.Container(Face(face, SMALL, app.cards), left=n * step) for n, face in enumerate(shown)
    ]
    wide = SMALL + step * (len(shown) - 1) if shown else 0
    return ft.Semantics(
        exclude_semantics=True, content=ft.Stack(cards, width=wide, height=SMALL * theme.CARD_RATIO + 2)
    )
