"""Points of a hand, and who won and lost it."""

from __future__ import annotations

from engine.cards import CardSet
from engine.play.state import State


def _total(values: tuple[tuple[int, CardSet], ...], hand: CardSet) -> int:
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
    by = tables.score_by
    if by == "none":
        return None
    if by == "play":
        return tuple(state.scores)
    if not state.over:
        return (0,) * state.seats
    held = hand_values(state)
    if by == "held":
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
    by = state.tables.score_by
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
