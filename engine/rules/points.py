"""What cards cost by a ruleset, for cards that people count with their own eyes."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import CardSet
from engine.rules.model import Rules
from engine.rules.words import scoring


@lru_cache(maxsize=64)
def card_values(rules: Rules) -> tuple[int, ...]:
    """What each card costs who holds it, by card."""
    return scoring.card_values(rules.words.scoring)


def hand_value(rules: Rules, hand: CardSet) -> int:
    """The points of a hand of cards."""
    return sum(points * (hand & cards).bit_count() for points, cards in _worths(rules))


@lru_cache(maxsize=64)
def _worths(rules: Rules) -> tuple[tuple[int, CardSet], ...]:
    return scoring.worths(card_values(rules))
