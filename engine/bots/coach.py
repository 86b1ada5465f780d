"""The coach: what a search thinks of every move, and why; and where a hand that was played went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.bots.reasons import Looker, Reason
from engine.bots.search import Arm, Search
from engine.bots.searching import MASTER, Sampler, ordered, sensible
from engine.bots.simple import with_word
from engine.moves import PLAIN, Move, move_text
from engine.notation import Replay
from engine.play.view import Observation, View, observe, view
from engine.rng import Rng

ADVICE: Final = 2400  # playouts for advice at the table
REVIEW: Final = 480  # playouts for a decision of a review
_EFFORT: Final = 30  # moves for each of them
_BESIDE: Final = 4  # of so many playouts one is for what a master would not try


@dataclass(frozen=True)
class Ranked:
    """One move: its worth from 0 to 1 by what the game is played for, the chance to win the hand, how many points
    ahead of the best of the others it will end where cards score as they are played, else 0, by how much its worth is
    behind the best move's and the standard error of that, and why.
    """

    move: Move
    worth: float
    win: float
    lead: float
    behind: float
    error: float
    reasons: tuple[Reason, ...]


class _Trial:
    """A search among some moves, and what was seen in it."""

    def __init__(self, view: View, moves: Sequence[Move], sampler: Sampler, rng: Rng, playouts: int) -> None:
        self.looker = Looker(view)
        said = [with_word(view, move) for move in moves]
        follow = partial(MASTER.follow, view, MASTER.ahead, rng, sampler.greediness)
        self.search = Search(view, said, sampler.determinize, follow, playouts, _EFFORT * playouts, self.looker)
        self.first = self.search.arms[0]

    def judged(self, arm: Arm, best: Arm, moves: list[Move]) -> Ranked:
        """A move beside the one that counts as the best of them; `moves` are all that there are."""
        behind, error = arm.behind(best) if arm.worths and arm is not best else (0.0, 0.0)
        worth, looker = best.mean - behind, self.looker
        win, lead = worth, 0.0
        if arm.worths:
            win = _beside(looker.wins[arm.move], looker.wins[best.move])
            lead = _beside(looker.leads[arm.move], looker.leads[best.move])
        reasons = looker.reasons(arm.move, moves)
        return Ranked(arm.move & PLAIN, worth, _chance(win), lead, behind, error, reasons)


class Coach:
    """Thinks about the moves of a view whose seat is to act.

    What a master would not try (`sensible`) is compared with the best of the rest, and never before it: of hands so
    large a search sees little of what it costs.
    """

    def __init__(self, view: View, rng: Rng, playouts: int = ADVICE) -> None:
        self.playouts = playouts
        self.moves = ordered(view)
        tried = sensible(view)
        self._left = [move for move in self.moves if move not in tried]
        self._sampler = MASTER.sampler(view, rng)
        self._beside = playouts // _BESIDE if self._left and len(tried) > 1 else playouts if self._left else 0
        self._trial = partial(_Trial, view, sampler=self._sampler, rng=rng)
        self._first = self._trial(tried, playouts=playouts - self._beside)
        self._second = self._trial([tried[0], *self._left], playouts=self._beside)

    def think(self) -> Iterator[float]:
        """Yields after each slice (one playout at most) how much of the work is done, from 0 to 1."""
        yield 0.0
        for _ in self._sampler.read():
            yield 0.0
        done = 0
        for done, _ in enumerate(self._first.search.run()):
            yield min(1.0, done / self.playouts)
        if self._left:
            best = self._first.search.best.move & PLAIN
            self._second = self._trial([best, *self._left], playouts=self._beside)
            for more, _ in enumerate(self._second.search.run()):
                yield min(1.0, (done + more) / self.playouts)
        yield 1.0

    @property
    def ranked(self) -> tuple[Ranked, ...]:
        """The moves (without `say`) from best to worst, as far as the thinking went."""
        first, second = self._first, self._second
        found = [first.judged(arm, first.search.best, self.moves) for arm in first.search.arms]
        found.sort(key=lambda each: each.behind)
        if self._left:
            base = second.judged(second.first, second.first, self.moves)
            if len(found) == 1:  # nothing was to be compared with it before
                found = [base]
            top = found[0]
            for arm in second.search.arms[1:]:
                each = second.judged(arm, second.first, self.moves)
                behind, win = max(0.0, each.behind), _chance(top.win + each.win - base.win)
                lead = top.lead + each.lead - base.lead
                found.append(replace(each, worth=max(0.0, top.worth - behind), win=win, lead=lead, behind=behind))
        return tuple(sorted(found, key=lambda each: each.behind))


def _chance(value: float) -> float:
    return min(1.0, max(0.0, value))


def _beside(mine: list[float], top: list[float]) -> float:
    """The mean of the best move's figures, less what another is behind it in the deals that both were tried in."""
    n = min(len(mine), len(top))
    return sum(top) / len(top) - (sum(top[:n]) - sum(mine[:n])) / n


@dataclass(frozen=True)
class Decision:
    """One decision of a stored hand: the number of its action (from 0), who made it, the move that was made and all
    moves ranked. `cost` is how much worth the move gave away, `error` the standard error of that.
    """

    action: int
    seat: int
    move: Move
    ranked: tuple[Ranked, ...]
    cost: float
    error: float

    @property
    def better(self) -> Ranked:
        """What would have been best."""
        return self.ranked[0]


class Review:
    """Goes through a hand and asks at every decision of some seats what the coach would have done.

    A decision on which the coach fails is left out, and `failed` told why; without it the error is raised.
    """

    def __init__(
        self,
        hand: Replay,
        seats: frozenset[int],
        rng: Rng,
        playouts: int = REVIEW,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        self.hand = hand
        self.seats = seats
        self.rng = rng
        self.playouts = playouts
        self.failed = failed
        self.decisions: list[Decision] = []

    def run(self) -> Iterator[float]:
        """Yields after each slice how much of the hand is looked through, from 0 to 1; fills `decisions`."""
        steps = self.hand.steps
        history: list[Observation] = []
        for number, (before, step) in enumerate(zip(self.hand.states(), steps, strict=False)):
            seat, move = step.action.seat, step.action.move
            if seat in self.seats and seat == before.to_act and len(before.legal_moves()) > 1:
                try:
                    coach = Coach(view(before, seat, history), self.rng.split(number), self.playouts)
                    for done in coach.think():
                        yield (number + done) / len(steps)
                    self._judge(number, seat, move, coach.ranked)
                except Exception as problem:
                    if self.failed is None:
                        raise
                    self.failed(problem)
            history.append(observe(before, seat, move, step.events))
            yield (number + 1) / len(steps)

    def _judge(self, number: int, seat: int, move: Move, ranked: tuple[Ranked, ...]) -> None:
        for each in ranked:
            if move_text(each.move) == move_text(move & PLAIN):
                self.decisions.append(Decision(number, seat, each.move, ranked, each.behind, each.error))
                return

    def costliest(self, most: int = 3) -> list[Decision]:
        """The decisions that gave away most, costliest first, without those that chance may account for."""
        clear = [each for each in self.decisions if each.cost > max(0.01, 2 * each.error)]
        return sorted(clear, key=lambda each: -each.cost)[:most]
