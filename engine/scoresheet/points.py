"""The points of cards by a ruleset, for cards that people count themselves."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import CardSet
from engine.play.result import points_held
from engine.rules.model import Rules
from engine.rules.words import scoring


@lru_cache(maxsize=64)
def card_values(rules: Rules) -> tuple[int, ...]:
    """By card, the points it costs its holder."""
    return scoring.card_values(rules.words.scoring)


def hand_value(rules: Rules, hand: CardSet) -> int:
    """The points of a hand."""
    return points_held(_value_parts(rules), hand)


@lru_cache(maxsize=64)
def _value_parts(rules: Rules) -> tuple[tuple[int, CardSet], ...]:
    return scoring.value_parts(card_values(rules))
