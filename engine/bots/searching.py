"""Bots that search: sharp guesses the hidden cards blindly and thinks one move ahead, master learns from all that
happened and thinks on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol

from engine.bots.belief import Belief
from engine.bots.playout import Greedy, rollout_policy
from engine.bots.search import Play, Search
from engine.bots.simple import with_word
from engine.bots.style import EVEN, Style
from engine.bots.tree import Tree
from engine.moves import DRAW, Move, card_of, is_play
from engine.play.state import State
from engine.play.view import View
from engine.rng import Rng

_WHOLE: Final = 40  # moves a seat, with which nearly every hand is over


class Sampler(Protocol):
    """Someone who says how the hidden cards may lie."""

    def read(self) -> Iterator[None]:
        """Takes in what happened; yields after each slice of work. To be gone through before `determinize`."""
        ...

    def determinize(self) -> State:
        """A full state that fits what the seat knows."""
        ...


class Blind:
    """Every dealing of the hidden cards is as likely as any other."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng

    def read(self) -> Iterator[None]:
        """Nothing is learnt from what happened."""
        return iter(())

    def determinize(self) -> State:
        """Any determinization that fits the view."""
        return self.view.sample(self.rng)


class Sharp:
    """Tries its moves in a few deals of the hidden cards, each as likely as any other."""

    name = "sharp"
    forgets = 3
    sees = 93
    playouts = 160
    effort = 4_800
    ahead = _WHOLE  # moves a seat that a playout goes on for; then the hands are compared
    caution = 1.4  # standard errors by which a move must be better than the greedy one

    def __init__(self, style: Style = EVEN) -> None:
        self.style = style

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """The best move so far after each playout."""
        forgets = rng.below(100) < self.forgets + self.style.late
        moves = sensible(view)
        if len(moves) == 1:
            yield moves[0] if forgets else with_word(view, moves[0])
            return
        said = [with_word(view, move) for move in moves]
        yield moves[0] if forgets else said[0]
        preference = None if self.style is EVEN else partial(self.style.preference, view)
        sampler = self.sampler(view, rng)
        for _ in sampler.read():
            yield moves[0] if forgets else said[0]
        follow = self.follow(view, rng)
        search = Search(
            view, said, sampler.determinize, follow, self.playouts, self.effort, None, preference, self.caution
        )
        for move in search.run():
            yield moves[said.index(move)] if forgets else move

    def sampler(self, view: View, rng: Rng) -> Sampler:
        """Where the determinizations come from that the moves are tried in."""
        return Blind(view, rng)

    def follow(self, view: View, rng: Rng) -> Callable[[], Play]:
        """What plays on after each move that is tried."""
        return lambda: greedy(view, self.ahead).play

    def notices(self, view: View, rng: Rng) -> bool:
        """Nearly always."""
        return rng.below(100) < self.sees - self.style.overlooked(view)


class Master(Sharp):
    """Tries its moves in many deals of the hidden cards."""

    name = "master"
    forgets = 0
    sees = 100
    playouts = 4000
    effort = 18_000
    ahead = 2
    caution = 0.0

    def sampler(self, view: View, rng: Rng) -> Sampler:
        """Worlds as likely as what happened makes them."""
        return Belief(view, rng)

    def follow(self, view: View, rng: Rng) -> Callable[[], Play]:
        """A tree for each move."""
        return lambda: Tree(greedy(view, self.ahead), rng).play


def greedy(view: View, ahead: int) -> Greedy:
    """Playouts for a seat, so many moves for everybody.

    To the end where cards score as they are laid, for the cards that are held say little of what they will score.
    """
    tables = view.tables
    whole = tables.score_by == "play"
    return Greedy(tables, view.seat, (_WHOLE if whole else ahead) * tables.seats)


def sensible(view: View) -> list[Move]:
    """The moves that are worth trying. Who holds as many cards as were dealt draws only when nothing can be laid: with
    large hands a search sees little between laying and drawing, and the hands of two who draw would hardly ever end.
    """
    moves = ordered(view)
    if is_play(moves[0]) and view.counts[view.seat] >= view.tables.deal:
        moves = [move for move in moves if move != DRAW]
    return moves


def ordered(view: View) -> list[Move]:
    """The legal moves, what a greedy player would choose first."""
    rest = len(view.tables.pack)
    better = rollout_policy(view.tables).better
    return sorted(view.legal, key=lambda move: better[card_of(move)].bit_count() if is_play(move) else rest)
