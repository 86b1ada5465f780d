"""The cards of a game that have effects, each with the sentences of the rules on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.card_faces import CardFace, spell_out
from app.ui.numbers import signed_points
from app.ui.window.app_state import App
from engine.cards import RANKS, SUITS
from engine.play.tables import SEQUENCE
from engine.rules.explain import Sentence
from engine.rules.reader import Rules
from engine.rules.selectors import selector_mask
from engine.rules.words.effects.pickup import PICKUP

CARD_WIDTH: Final = 40.0
SMALL_CARD_WIDTH: Final = 30.0
VISIBLE_SHARE: Final = 0.62  # the visible fraction of a small card below the next one
MAX_SMALL_CARDS: Final = 7
TWO_COLUMNS_WIDTH: Final = 600.0  # the width from which there are two columns
FACES: Final = {"BJ": "JS", "RJ": "JH"}
DRAWN: Final = {"stop": "JK", "sequence.over": "9H"}  # rules that aren't about a card, and the card drawn for them


@dataclass(frozen=True)
class CardRow:
    """The rules on a card with an effect, or on several cards that answer alike: the selectors that name them, a face
    to draw for each, how many cards they make others draw (0 for none), and the sentences.
    """

    selectors: tuple[str, ...]
    faces: tuple[str, ...]
    cost: int
    sentences: tuple[Sentence, ...]


def card_rows(rules: Rules, sentences: Sequence[Sentence]) -> tuple[tuple[CardRow, ...], tuple[Sentence, ...]]:
    """Return a row for each card with an effect or an answer, in the order of the rules, and the remaining sentences.
    Each sentence is in one row or among the others.
    """
    said: dict[tuple[str, ...], list[Sentence]] = {}
    others = []
    for each in sentences:
        if selectors := _cards_of(each):
            said.setdefault(selectors, []).append(each)
        else:
            others.append(each)
    named = tuple(dict.fromkeys(selector for selectors in said for selector in selectors))
    made = tuple(
        CardRow(
            selectors,
            tuple(_face_of(each, named) for each in selectors),
            _cards_to_draw(rules, selectors[0]) if len(selectors) == 1 else 0,
            tuple(about),
        )
        for selectors, about in said.items()
    )
    return made, tuple(others)


@lru_cache(maxsize=64)
def special_faces(rules: Rules) -> tuple[str, ...]:
    """Return the faces of the cards that `card_rows` has rows for. It makes no sentences, which takes a tenth of the
    time.
    """
    words, context = rules.words, rules.context_for(0)
    if rules.family == SEQUENCE:
        named = [*DRAWN.values(), words.sequence.high, words.sequence.low]
    else:
        answers = [each for entries in words.replies.values() for each in entries]
        named = [*(each for each, effect in words.cards.items() if effect), *answers, *words.also]
    found = list(dict.fromkeys(each for each in named if each and context.has_card(each)))
    return tuple(_face_of(each, found) for each in found)


def _cards_of(sentence: Sentence) -> tuple[str, ...]:
    """Return the selectors of the cards that a sentence is about; () if it isn't about special cards."""
    kind, _, name = sentence.key.partition(".")
    if kind in ("cards", "sequence") and selector_mask(name):
        return (name,)
    if sentence.key in DRAWN:
        return (DRAWN[sentence.key],)
    if kind == "also":
        return (name,)
    if kind == "replies":  # the key `replies.two.A` has the answering card at its end
        return tuple(dict.fromkeys(each.split(".")[2] for each in sentence.covers))
    return ()


def _cards_to_draw(rules: Rules, selector: str) -> int:
    """Return how many cards a selector makes others draw."""
    effect = rules.words.cards.get(selector)
    amount = effect[PICKUP] if effect is not None else 0
    return amount if isinstance(amount, int) else rules.numbers_for(rules.min_seats)["deal"]


def _face_of(selector: str, others: Collection[str]) -> str:
    """Return a face to draw for a selector; if possible, one that no selector in `others` names."""
    if selector in FACES:
        return FACES[selector]
    if selector in RANKS:
        first = RANKS.index(selector)
        faces = [selector + SUITS[(first + n) % len(SUITS)] for n in range(len(SUITS))]
        return next((face for face in faces if face not in others), faces[0])
    return f"A{selector[1]}" if selector.startswith("*") else selector


def card_list(app: App, cards: Sequence[CardRow], about: Callable[[Sentence, bool], Sequence[ft.Text]]) -> ft.Control:
    """Return the cards with their sentences in one panel, in two columns if there's room. `about` makes the texts of a
    sentence; its second argument says whether it's the first sentence on its card.
    """
    wide = min(app.size.width - app.size.left - app.size.right - 2 * theme.EDGE, theme.READING_WIDTH)
    drawn = [_card_row(app, card, about) for card in cards]
    if wide < TWO_COLUMNS_WIDTH * app.text_scale:
        return parts.panel(app, parts.stacked(drawn, theme.EDGE, wide=True))
    half = (len(drawn) + 1) // 2  # the first column is read down, then the second
    columns: list[ft.Control] = [parts.stacked(each, theme.EDGE, expand=True) for each in (drawn[:half], drawn[half:])]
    across = ft.Row(columns, spacing=theme.EDGE * 2, vertical_alignment=ft.CrossAxisAlignment.START)
    return parts.panel(app, across)


def _card_row(app: App, card: CardRow, about: Callable[[Sentence, bool], Sequence[ft.Text]]) -> ft.Control:
    texts = [text for n, sentence in enumerate(card.sentences) for text in about(sentence, n == 0)]
    signs = parts.stacked([_face_with_cost(app, card, face) for face in card.faces], theme.SPACE / 2)
    inside = ft.Row(
        [signs, parts.stacked(texts, theme.SPACE / 2, expand=True)],
        spacing=theme.EDGE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    said = " ".join(each.semantics_label or each.value for each in texts)
    return parts.label(inside, f"special-{'-'.join(card.selectors)}", spell_out(said))


def _face_with_cost(app: App, card: CardRow, text: str) -> ft.Control:
    """Return a card's face with the number of cards the next player draws."""
    face = CardFace(text, CARD_WIDTH, app.card_look)
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
    """Return small overlapping cards for a list of games. They're hidden from screen readers."""
    shown = faces[:MAX_SMALL_CARDS]
    step = SMALL_CARD_WIDTH * VISIBLE_SHARE
    cards: list[ft.Control] = [
        ft.Container(CardFace(face, SMALL_CARD_WIDTH, app.card_look), left=n * step) for n, face in enumerate(shown)
    ]
    wide = SMALL_CARD_WIDTH + step * (len(shown) - 1) if shown else 0
    return ft.Semantics(
        exclude_semantics=True, content=ft.Stack(cards, width=wide, height=SMALL_CARD_WIDTH * theme.CARD_RATIO + 2)
    )
