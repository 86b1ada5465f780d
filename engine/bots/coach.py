"""The coach: how a search ranks every move, and why; and which decisions of a finished hand cost most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.bots.reasons import Reason, ReasonCollector
from engine.bots.search import Arm, Search
from engine.bots.search_bots import MASTER, Sampler, moves_in_greedy_order, moves_worth_trying
from engine.bots.simple_bots import with_declaration_if_due
from engine.moves import PLAIN, Move, move_text
from engine.notation import Replay
from engine.play.view import Observation, View, make_observation, view_of_seat
from engine.rng import Rng

ADVICE_PLAYOUTS: Final = 2400  # playouts for advice at the table
REVIEW_PLAYOUTS: Final = 480  # playouts for a decision of a review
_MOVES_PER_PLAYOUT: Final = 30  # the most moves of all playouts, for each playout
_PLAYOUTS_PER_UNLIKELY: Final = 4  # one of so many playouts is for moves that a master wouldn't try


@dataclass(frozen=True)
class Ranked:
    """One ranked move.

    - `worth`: its worth by the goal of the game, from 0 to 1. `win`: the chance to win the hand, from 0 to 1.
    - `lead`: points ahead of the best other player at the end, if cards score as they're played; else 0.
    - `deficit`: how much its worth is behind the best move's; `error`: the standard error of that.
    - `reasons`: why it is good or bad, the most important first.
    """

    move: Move
    worth: float
    win: float
    lead: float
    deficit: float
    error: float
    reasons: tuple[Reason, ...]


class _ReasonedSearch:
    """A search among some moves, and the reasons that it collects."""

    def __init__(self, view: View, moves: Sequence[Move], sampler: Sampler, rng: Rng, playouts: int) -> None:
        self.collector = ReasonCollector(view)
        said = [with_declaration_if_due(view, move) for move in moves]
        follow = partial(MASTER.make_playout, view, MASTER.moves_ahead, rng, sampler.greediness)
        self.search = Search(
            view, said, sampler.determinize, follow, playouts, _MOVES_PER_PLAYOUT * playouts, self.collector
        )
        self.first = self.search.arms[0]

    def rank_arm(self, arm: Arm, best: Arm, moves: list[Move]) -> Ranked:
        """Return the move of an arm, ranked against the best arm. `moves` are all legal moves."""
        deficit, error = arm.deficit_to(best) if arm.worths and arm is not best else (0.0, 0.0)
        worth, collector = best.mean_worth - deficit, self.collector
        win, lead = worth, 0.0
        if arm.worths:
            win = _mean_by_shared_trials(collector.wins[arm.move], collector.wins[best.move])
            lead = _mean_by_shared_trials(collector.leads[arm.move], collector.leads[best.move])
        reasons = collector.reasons_for_move(arm.move, moves)
        return Ranked(arm.move & PLAIN, worth, _clamp_to_unit(win), lead, deficit, error, reasons)


class Coach:
    """Ranks the moves of a view whose seat is to act.

    Moves that a master wouldn't try (see `moves_worth_trying`) are compared with the best of the others and never
    ranked above it, since with large hands a search underestimates their cost.
    """

    def __init__(self, view: View, rng: Rng, playouts: int = ADVICE_PLAYOUTS) -> None:
        self.playouts = playouts
        self.moves = moves_in_greedy_order(view)
        tried = moves_worth_trying(view)
        self._not_worth_trying = [move for move in self.moves if move not in tried]
        self._sampler = MASTER.sampler(view, rng)
        self._mean_by_difference = (
            playouts // _PLAYOUTS_PER_UNLIKELY
            if self._not_worth_trying and len(tried) > 1
            else playouts
            if self._not_worth_trying
            else 0
        )
        self._make_search = partial(_ReasonedSearch, view, sampler=self._sampler, rng=rng)
        self._first = self._make_search(tried, playouts=playouts - self._mean_by_difference)
        self._second = self._make_search([tried[0], *self._not_worth_trying], playouts=self._mean_by_difference)

    def think(self) -> Iterator[float]:
        """Search in slices. Yields after each playout how much of the work is done, from 0 to 1."""
        yield 0.0
        for _ in self._sampler.read():
            yield 0.0
        done = 0
        for done, _ in enumerate(self._first.search.run()):
            yield min(1.0, done / self.playouts)
        if self._not_worth_trying:
            best = self._first.search.best.move & PLAIN
            self._second = self._make_search([best, *self._not_worth_trying], playouts=self._mean_by_difference)
            for more, _ in enumerate(self._second.search.run()):
                yield min(1.0, (done + more) / self.playouts)
        yield 1.0

    @property
    def ranked(self) -> tuple[Ranked, ...]:
        """All moves (without declarations) from best to worst, by the work done so far."""
        first, second = self._first, self._second
        found = [first.rank_arm(arm, first.search.best, self.moves) for arm in first.search.arms]
        found.sort(key=lambda each: each.deficit)
        if self._not_worth_trying:
            base = second.rank_arm(second.first, second.first, self.moves)
            if len(found) == 1:  # a single move has no playouts of its own in the first search
                found = [base]
            top = found[0]
            for arm in second.search.arms[1:]:
                each = second.rank_arm(arm, second.first, self.moves)
                deficit, win = max(0.0, each.deficit), _clamp_to_unit(top.win + each.win - base.win)
                lead = top.lead + each.lead - base.lead
                found.append(replace(each, worth=max(0.0, top.worth - deficit), win=win, lead=lead, deficit=deficit))
        return tuple(sorted(found, key=lambda each: each.deficit))


def _clamp_to_unit(value: float) -> float:
    return min(1.0, max(0.0, value))


def _mean_by_shared_trials(own_trials: list[float], top: list[float]) -> float:
    """Return the best move's mean minus the mean difference in the determinizations in which both were tried."""
    n = min(len(own_trials), len(top))
    return sum(top) / len(top) - (sum(top[:n]) - sum(own_trials[:n])) / n


@dataclass(frozen=True)
class Decision:
    """One decision of a finished hand: the index of its action, the seat, the move that was played and all moves
    ranked.

    `cost` is the worth that the move gave away (0 for the best move), `error` the standard error of that.
    """

    action: int
    seat: int
    move: Move
    ranked: tuple[Ranked, ...]
    cost: float
    error: float

    @property
    def best_move(self) -> Ranked:
        """The move that the coach ranked highest."""
        return self.ranked[0]


class Review:
    """Ranks the moves at each decision that some seats made in a finished hand.

    A decision at which the coach raises an error is left out, and the error is passed to `failed`, or raised if that is
    None.
    """

    def __init__(
        self,
        hand: Replay,
        seats: frozenset[int],
        rng: Rng,
        playouts: int = REVIEW_PLAYOUTS,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        self.hand = hand
        self.seats = seats
        self.rng = rng
        self.playouts = playouts
        self.failed = failed
        self.decisions: list[Decision] = []

    def run(self) -> Iterator[float]:
        """Review the hand in slices and fill `decisions`. Yields after each slice how much of the hand is done, from 0
        to 1.
        """
        steps = self.hand.steps
        history: list[Observation] = []
        for number, (before, step) in enumerate(zip(self.hand.states(), steps, strict=False)):
            seat, move = step.action.seat, step.action.move
            if seat in self.seats and seat == before.to_act and len(before.legal_moves()) > 1:
                try:
                    coach = Coach(view_of_seat(before, seat, history), self.rng.substream(number), self.playouts)
                    for done in coach.think():
                        yield (number + done) / len(steps)
                    self._record_decision(number, seat, move, coach.ranked)
                except Exception as problem:
                    if self.failed is None:
                        raise
                    self.failed(problem)
            history.append(make_observation(before, seat, move, step.events))
            yield (number + 1) / len(steps)

    def _record_decision(self, number: int, seat: int, move: Move, ranked: tuple[Ranked, ...]) -> None:
        for each in ranked:
            if move_text(each.move) == move_text(move & PLAIN):
                self.decisions.append(Decision(number, seat, each.move, ranked, each.deficit, each.error))
                return

    def costliest_decisions(self, max_count: int = 3) -> list[Decision]:
        """Return the `max_count` decisions that cost most, costliest first, without those whose cost may be due to
        chance.
        """
        clear = [each for each in self.decisions if each.cost > max(0.01, 2 * each.error)]
        return sorted(clear, key=lambda each: -each.cost)[:max_count]
