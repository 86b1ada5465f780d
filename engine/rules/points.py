"""What a ruleset says about points: what each card costs, and what ends a match."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import CARDS, RANK, CardSet, cards_in
from engine.rules.reader import Rules
from engine.rules.vocabulary import selector_mask, specificity


@lru_cache(maxsize=64)
def card_values(rules: Rules) -> tuple[int, ...]:
    """What each card costs who holds it: the narrowest entry of `scoring.values`, else nothing.

    `face` counts an Ace 1, courts 10 and other cards their number.
    """
    values = [0] * CARDS
    given = rules.words.scoring.values
    for selector in sorted(given, key=specificity):
        worth = given[selector]
        for card in cards_in(selector_mask(selector) or 0):
            values[card] = min(RANK[card] + 1, 10) if isinstance(worth, str) else worth
    return tuple(values)


@lru_cache(maxsize=64)
def worths(rules: Rules) -> tuple[tuple[int, CardSet], ...]:
    """Every number of points that cards cost, with the cards that do."""
    found: dict[int, CardSet] = {}
    for card, points in enumerate(card_values(rules)):
        if points:
            found[points] = found.get(points, 0) | 1 << card
    return tuple(found.items())


def hand_value(rules: Rules, hand: CardSet) -> int:
    """The points of a hand of cards."""
    return sum(points * (hand & cards).bit_count() for points, cards in worths(rules))


def match_target(rules: Rules, players: int) -> int:
    """What ends a match of so many players; it grows with them only where nobody set it."""
    scoring = rules.words.scoring
    target = rules.numbers(players)["target"]
    if scoring.per_seat and "target" not in {**rules.own_numbers, **rules.changed}:
        target += scoring.per_seat * (players - 2)
    return target
