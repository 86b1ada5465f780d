"""Points of a hand, for hands in play and for cards that people count with their own eyes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.cards import CARDS, RANK, Hand, cards_in
from engine.rules.reader import Rules
from engine.rules.vocabulary import selector_mask, specificity

if TYPE_CHECKING:
    from engine.play.state import State


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
def worths(rules: Rules) -> tuple[tuple[int, Hand], ...]:
    """Every number of points that cards cost, with the cards that do."""
    found: dict[int, Hand] = {}
    for card, points in enumerate(card_values(rules)):
        if points:
            found[points] = found.get(points, 0) | 1 << card
    return tuple(found.items())


def hand_value(rules: Rules, hand: Hand) -> int:
    """The points of a hand of cards."""
    return _total(worths(rules), hand)


def _total(values: tuple[tuple[int, Hand], ...], hand: Hand) -> int:
    total = 0
    for points, cards in values:
        held = hand & cards
        if held:
            total += points * held.bit_count()
    return total


def hand_values(state: State) -> list[int]:
    """The points of what each seat holds."""
    values = state.tables.worths
    return [_total(values, hand) for hand in state.hands]


def hand_scores(state: State) -> tuple[int, ...] | None:
    """Points of this hand by seat; None where the ruleset does not score by the hand.

    An unfinished hand has brought nobody any points yet.
    """
    tables = state.tables
    scoring = tables.rules.words.scoring
    if scoring.by == "none":
        return None
    if scoring.by == "play":
        return tuple(state.scores)
    if not state.over:
        return (0,) * state.seats
    held = hand_values(state)
    if scoring.by == "held":
        factor = 2 if state.out and tables.doubling >> state.discard[-1] & 1 else 1
        return tuple([points * factor for points in held])
    scores = [0] * state.seats
    if state.out:
        scores[state.out[0]] = sum(held)
    else:
        least, best = _fewest(state, held)
        if len(best) == 1:
            scores[best[0]] = sum(held) - least * (state.seats - len(state.bankrupt))
    return tuple(scores)


def winners(state: State) -> tuple[int, ...]:
    """Who won a hand that is over: first out; blocked, all with the fewest cards.

    Where the hand is scored the best score decides a blocked hand.
    """
    by = state.tables.rules.words.scoring.by
    if by == "play":
        most = max(state.scores)
        return tuple([seat for seat, points in enumerate(state.scores) if points == most])
    if state.out:
        return (state.out[0],)
    measure = [hand.bit_count() for hand in state.hands] if by == "none" else hand_values(state)
    return _fewest(state, measure)[1]


def _fewest(state: State, measure: list[int]) -> tuple[int, tuple[int, ...]]:
    """The least of what is held, and by whom; who went bankrupt holds nothing and has won nothing."""
    bankrupt = state.bankrupt
    least = min([count for seat, count in enumerate(measure) if seat not in bankrupt])
    return least, tuple([seat for seat, count in enumerate(measure) if count == least and seat not in bankrupt])


def losers(state: State) -> tuple[int, ...]:
    """Who lost a hand that was played on to one: who is left; blocked, all with the most cards."""
    left = [seat for seat in range(state.seats) if seat not in state.out]
    most = max((state.hands[seat].bit_count() for seat in left), default=0)
    return tuple(seat for seat in left if state.hands[seat].bit_count() == most)


def match_target(rules: Rules, players: int) -> int:
    """What ends a match of so many players; it grows with them only where nobody set it."""
    scoring = rules.words.scoring
    target = rules.numbers(players)["target"]
    if scoring.per_seat and "target" not in {**rules.own_numbers, **rules.changed}:
        target += scoring.per_seat * (players - 2)
    return target
