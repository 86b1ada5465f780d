"""The result of a hand: points, places, winners and losers. No other module computes these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import CardSet
from engine.play.state import State


@dataclass(frozen=True)
class HandResult:
    """The result of a finished hand, as matches and statistics count it and as it is stored.

    `seated`, `winners` and `losers` name players of the match (0-based); `places` and `scores` have one entry for each
    seat of the hand, in the order of `seated`.

    - `places`: from 1; tied seats share a place. If cards score as they're played, points decide. Otherwise players who
      went out come first, in that order, then players with fewer cards, or with fewer points in a blocked hand of a
      game with points; players who went bankrupt come last.
    - `winners`: all players with place 1, several in a tie.
    - `losers`: if a hand is played until one player is left, that player, or in a blocked hand all with the most cards;
      empty in other games.
    - `scores`: points of this hand, None if the ruleset doesn't score single hands.
    - `blocked`: whether it ended because no player could play on.
    """

    seated: tuple[int, ...]
    winners: tuple[int, ...]
    losers: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    blocked: bool = False
    places: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class DetailedHandResult(HandResult):
    """The result of a hand whose cards are known, with details that a stored result lacks.

    - `order`: players who went out, in that order, then all others by seat, unranked.
    - `compared`: the number that places are decided by, for each seat in the order of `seated`. `by` says what it is:
      points scored, if cards score as they're played; points held, in a blocked hand of a game with points; else cards
      held.
    """

    order: tuple[int, ...]
    compared: tuple[int, ...]
    by: Literal["scored", "points", "cards"]


def result_of(state: State, seated: Sequence[int] = ()) -> DetailedHandResult:
    """Return the result of a finished hand. `seated` gives the player at each seat, by default the seat's own number.

    Raises ValueError if the hand isn't over.
    """
    if not state.over:
        raise ValueError("the hand is not over")
    who = tuple(seated) or tuple(range(state.seats))
    by = _comparison_of_players(state)

    def players_at(seats: Sequence[int]) -> tuple[int, ...]:
        return tuple(who[seat] for seat in seats)

    return DetailedHandResult(
        seated=who,
        order=players_at(state.finishing_order()),
        winners=players_at(winning_seats(state)),
        losers=players_at(losing_seats(state)) if state.tables.plays_to_one_left else (),
        scores=hand_scores(state),
        blocked=state.blocked,
        places=finishing_places(state),
        compared=tuple(state.scores if by == "scored" else _held_by_seat(state)),
        by=by,
    )


def hand_values(state: State) -> list[int]:
    """Return by seat the points of the cards that it still holds."""
    values = state.tables.value_parts
    return [points_held(values, hand) for hand in state.hands]


def points_held(worths: tuple[tuple[int, CardSet], ...], hand: CardSet) -> int:
    """Return the points of a hand. `worths` is `Tables.value_parts`: powers of two with the cards whose value contains
    them.
    """
    total = 0
    for points, cards in worths:
        total += points * (hand & cards).bit_count()
    return total


def hand_scores(state: State) -> tuple[int, ...] | None:
    """Return the points of this hand by seat, 0 each while it's unfinished unless cards score as they're played. None
    if the ruleset doesn't score single hands.
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
        factor = 2 if state.out and tables.doubling_cards >> state.discard[-1] & 1 else 1
        return tuple([points * factor for points in held])
    scores = [0] * state.seats
    if state.out:
        scores[state.out[0]] = sum(held)
    else:
        least, best = _lowest_seats(state, held)
        if len(best) == 1:
            scores[best[0]] = sum(held) - least * (state.seats - len(state.bankrupt))
    return tuple(scores)


def winning_seats(state: State) -> tuple[int, ...]:
    """Return the seats that won a finished hand. If cards score as they're played: those with the most points.
    Otherwise the seat that went out first; in a blocked hand those with the fewest cards, or the fewest points if hands
    are scored.
    """
    by = state.tables.score_by
    if by == "play":
        most = max(state.scores)
        return tuple([seat for seat, points in enumerate(state.scores) if points == most])
    if state.out:
        return (state.out[0],)
    return _lowest_seats(state, _held_by_seat(state))[1]


def losing_seats(state: State) -> tuple[int, ...]:
    """Return the seats that lost a finished hand of a game that is played until one player is left: that player's, or
    in a blocked hand those with the most cards.
    """
    left = [seat for seat in range(state.seats) if seat not in state.out]
    most = max((state.hands[seat].bit_count() for seat in left), default=0)
    return tuple(seat for seat in left if state.hands[seat].bit_count() == most)


def finishing_places(state: State) -> tuple[int, ...]:
    """Return the place of each seat in a finished hand, from 1. `HandResult` describes the order."""
    if _comparison_of_players(state) == "scored":
        return tuple(1 + sum(other > points for other in state.scores) for points in state.scores)
    measure = _held_by_seat(state)
    last = 1 + max(measure)
    ranks = [last if seat in state.bankrupt else count for seat, count in enumerate(measure)]
    for place, seat in enumerate(state.out):
        ranks[seat] = place - len(state.out)
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _comparison_of_players(state: State) -> Literal["scored", "points", "cards"]:
    """Return the measure that players are compared by: points scored, points held (in a blocked hand of a game with
    points), or cards held.
    """
    if state.tables.score_by == "play":
        return "scored"
    return "points" if state.blocked and state.tables.score_by != "none" else "cards"


def _held_by_seat(state: State) -> list[int]:
    """Return by seat the number of cards held, or their points if `_comparison_of_players` says so."""
    return (
        hand_values(state) if _comparison_of_players(state) == "points" else [hand.bit_count() for hand in state.hands]
    )


def _lowest_seats(state: State, measure: list[int]) -> tuple[int, tuple[int, ...]]:
    """Return the smallest value of `measure` and the seats that have it, without seats that went bankrupt."""
    bankrupt = state.bankrupt
    least = min([count for seat, count in enumerate(measure) if seat not in bankrupt])
    return least, tuple([seat for seat, count in enumerate(measure) if count == least and seat not in bankrupt])
