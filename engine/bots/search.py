"""Flat Monte Carlo over determinizations that fit what a seat knows.

Each determinization deals the hidden cards at random (Ginsberg 2001; Cowling, Powley and Whitehouse 2012). All moves
are tried in the same determinizations, with the same future draws, so that luck cancels out. Moves that are clearly
worse are dropped early (racing: Maron and Moore 1994), so that playouts go to the close ones. What follows a move is up
to the caller: a greedy playout, or a tree.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from engine.moves import Move
from engine.play.state import State
from engine.play.view import View

_TRIALS_BETWEEN_CHECKS: Final = 8  # determinizations between two checks of which moves to drop
PREFERENCE_MARGIN: Final = 0.5  # a preferred move is chosen if it is worse by less than so many standard errors
_DROP_MARGIN: Final = 2.2  # a move is dropped if it is worse by more than so many standard errors


# Plays a determinization on after a move. Returns its worth for the own seat (0 to 1), and how many moves that took.
Playout = Callable[[State], tuple[float, int]]


class Arm:
    """One move, how its playouts are played, and their worths in the order of the determinizations."""

    __slots__ = ("move", "playout", "total", "worths")

    def __init__(self, move: Move, playout: Playout) -> None:
        self.move = move
        self.playout = playout
        self.worths: list[float] = []
        self.total = 0.0

    @property
    def mean_worth(self) -> float:
        """The mean worth so far; 0 before the first determinization."""
        return self.total / len(self.worths) if self.worths else 0.0

    def deficit_to(self, other: Arm) -> tuple[float, float]:
        """Return how much worse it is than another arm in the determinizations in which both were tried, and the
        standard error of that.
        """
        n = min(len(self.worths), len(other.worths))
        gaps = [b - a for a, b in zip(self.worths, other.worths, strict=False)]
        mean = sum(gaps) / n
        spread = sum(gap * gap for gap in gaps) / n - mean * mean
        return mean, math.sqrt(max(0.0, spread) / n)


class SearchObserver(Protocol):
    """Gets a call for each move that a search tries, and for each playout that ends."""

    def on_move(self, move: Move, state: State) -> None:
        """Handle the state right after a move in a determinization."""
        ...

    def on_playout_end(self, move: Move, state: State) -> None:
        """Handle the state in which a playout of the move ended."""
        ...


class Search:
    """A search among some moves of a view, the default move first.

    - `determinize`: returns a full state that fits the view.
    - `make_playout`: makes the playout of one move.
    - `playouts`: the most playouts; `effort`: the most moves of all playouts, so that long hands don't take longer.
    - `preference`: how much a move is liked; decides between moves that are as good as equal.
    - `caution`: by how many standard errors a move must be better than the default, since few determinizations easily
      flatter one of many moves.
    - `sampling_cost`: the effort that one determinization takes.
    """

    def __init__(
        self,
        view: View,
        moves: Sequence[Move],
        determinize: Callable[[], State],
        make_playout: Callable[[], Playout],
        playouts: int,
        effort: int,
        observer: SearchObserver | None = None,
        preference: Callable[[Move], float] | None = None,
        caution: float = 0.0,
        sampling_cost: int = 0,
    ) -> None:
        self.view = view
        self.arms = [Arm(move, make_playout()) for move in moves]
        self.candidates = self.arms[:]
        self.best = self.arms[0]
        self.playouts_left = playouts
        self.effort = effort
        self.determinize = determinize
        self.observer = observer
        self.preference = preference
        self.caution = caution
        self.sampling_cost = sampling_cost

    def run(self) -> Iterator[Move]:
        """Yield the best move so far after each playout."""
        watcher = self.observer
        tried = 0
        while len(self.candidates) > 1 and self.playouts_left >= len(self.candidates) and self.effort > 0:
            determinization = self.determinize()
            self.effort -= self.sampling_cost
            for arm in self.candidates:
                # The last move needs no copy, since the determinization isn't used after it.
                state = determinization if arm is self.candidates[-1] else determinization.copy()
                state.apply(arm.move)
                if watcher:
                    watcher.on_move(arm.move, state)
                worth, made = arm.playout(state)
                self.effort -= made
                if watcher:
                    watcher.on_playout_end(arm.move, state)
                arm.worths.append(worth)
                arm.total += worth
                yield self.best.move
            tried += 1
            self.playouts_left -= len(self.candidates)
            if tried % _TRIALS_BETWEEN_CHECKS == 0:
                self._drop_hopeless_moves(tried)
                self._choose_best()
        self._choose_best()
        yield self.best.move

    def _choose_best(self) -> None:
        """Set `best` to the move with the highest mean, or to the default unless that is clearly worse, or to a
        preferred move that is about as good.
        """
        best = max(self.candidates, key=lambda arm: arm.total)
        first = self.arms[0]
        if best is not first and first in self.candidates and first.worths:
            gap, error = first.deficit_to(best)
            if gap < self.caution * error:
                best = first
        preference = self.preference
        if preference is not None and best.worths:
            for arm in self.candidates:
                if arm is not best and preference(arm.move) > preference(best.move):
                    gap, error = arm.deficit_to(best)
                    if gap < PREFERENCE_MARGIN * error:
                        best = arm
        self.best = best

    def _drop_hopeless_moves(self, tried: int) -> None:
        """Drop moves that are clearly worse than the best, and those that never made a difference."""
        best = max(self.candidates, key=lambda arm: arm.total)
        kept = [best]
        for arm in self.candidates:
            if arm is best:
                continue
            gap, error = arm.deficit_to(best)
            if gap <= _DROP_MARGIN * error and (error or tried < 4 * _TRIALS_BETWEEN_CHECKS):
                kept.append(arm)
        self.candidates = kept
