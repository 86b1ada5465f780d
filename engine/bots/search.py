"""Flat Monte Carlo over determinizations that fit what a seat knows.

Each determinization deals the hidden cards as they may lie (a determinization: Ginsberg 2001; Cowling, Powley and
Whitehouse 2012). Every move is tried in the same determinizations, with the same future draws, so that luck cancels out
of the comparison; moves that are worse beyond doubt are left out early (racing: Maron and Moore 1994), so that the
playouts go to those that are close. What follows a move is somebody else's idea: a greedy playout, or a tree.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from engine.moves import Move
from engine.play.state import State
from engine.play.view import View

_ROUND: Final = 8  # determinizations between two looks at who is left
EVEN: Final = 0.5  # standard errors by which a move may be worse and yet be played because it is liked more
_DOUBT: Final = 2.2  # standard errors by which a move must be worse to be left out


# Plays a determinization on after a move: what it came to, from 0 to 1, and how many moves that took.
Play = Callable[[State], tuple[float, int]]


class Arm:
    """One move, how it is played on, and what it was worth in each determinization tried, in their order."""

    __slots__ = ("move", "play", "total", "worths")

    def __init__(self, move: Move, play: Play) -> None:
        self.move = move
        self.play = play
        self.worths: list[float] = []
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Its mean worth so far; 0 before the first determinization."""
        return self.total / len(self.worths) if self.worths else 0.0

    def behind(self, other: Arm) -> tuple[float, float]:
        """By how much it is worse than another in the deals that both were tried in, and the standard error."""
        n = min(len(self.worths), len(other.worths))
        gaps = [b - a for a, b in zip(self.worths, other.worths, strict=False)]
        mean = sum(gaps) / n
        spread = sum(gap * gap for gap in gaps) / n - mean * mean
        return mean, math.sqrt(max(0.0, spread) / n)


class Watcher(Protocol):
    """Somebody who looks on while moves are tried."""

    def tried(self, move: Move, state: State) -> None:
        """A move was just made in a determinization."""
        ...

    def ended(self, move: Move, state: State) -> None:
        """The playout that began with the move came to this."""
        ...


class Search:
    """A search among some moves of a view, the one to fall back on first; `preference` decides between equals.

    `follow` gives what plays a move on, one for each. `playouts` bounds their number and `effort` the moves that all of
    them make, so that long hands are not thought about longer. `caution` is by how many standard errors another move
    must be better than the first: few determinizations easily flatter one of many moves. `cost` is what making a
    determinization takes of the effort.
    """

    def __init__(
        self,
        view: View,
        moves: Sequence[Move],
        determinize: Callable[[], State],
        follow: Callable[[], Play],
        playouts: int,
        effort: int,
        watcher: Watcher | None = None,
        preference: Callable[[Move], float] | None = None,
        caution: float = 0.0,
        cost: int = 0,
    ) -> None:
        self.view = view
        self.arms = [Arm(move, follow()) for move in moves]
        self.alive = self.arms[:]
        self.best = self.arms[0]
        self.left = playouts
        self.effort = effort
        self.determinize = determinize
        self.watcher = watcher
        self.preference = preference
        self.caution = caution
        self.cost = cost

    def run(self) -> Iterator[Move]:
        """Yields the best move so far after each playout."""
        watcher = self.watcher
        tried = 0
        while len(self.alive) > 1 and self.left >= len(self.alive) and self.effort > 0:
            determinization = self.determinize()
            self.effort -= self.cost
            for arm in self.alive:
                # The last one may have it: nobody wants it after that.
                state = determinization if arm is self.alive[-1] else determinization.copy()
                state.apply(arm.move)
                if watcher:
                    watcher.tried(arm.move, state)
                worth, made = arm.play(state)
                self.effort -= made
                if watcher:
                    watcher.ended(arm.move, state)
                arm.worths.append(worth)
                arm.total += worth
                yield self.best.move
            tried += 1
            self.left -= len(self.alive)
            if tried % _ROUND == 0:
                self._drop(tried)
                self._choose()
        self._choose()
        yield self.best.move

    def _choose(self) -> None:
        """The move with the highest mean; but the one that came first, unless that one is clearly worse."""
        best = max(self.alive, key=lambda arm: arm.total)
        first = self.arms[0]
        if best is not first and first in self.alive and first.worths:
            gap, error = first.behind(best)
            if gap < self.caution * error:
                best = first
        preference = self.preference
        if preference is not None and best.worths:
            for arm in self.alive:
                if arm is not best and preference(arm.move) > preference(best.move):
                    gap, error = arm.behind(best)
                    if gap < EVEN * error:
                        best = arm
        self.best = best

    def _drop(self, tried: int) -> None:
        """Leaves out the moves that are worse beyond doubt, and those that were never any different."""
        best = max(self.alive, key=lambda arm: arm.total)
        kept = [best]
        for arm in self.alive:
            if arm is best:
                continue
            gap, error = arm.behind(best)
            if gap <= _DOUBT * error and (error or tried < 4 * _ROUND):
                kept.append(arm)
        self.alive = kept
