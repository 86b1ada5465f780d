"""Bots that search: sharp guesses the hidden cards blindly and thinks one move ahead, master learns from all that
happened and thinks on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from engine.bots.belief import Belief
from engine.bots.exact import Everywhere, Unsolved, arrangements
from engine.bots.goal import goal
from engine.bots.playout import Greedy, rollout_policy
from engine.bots.search import Play, Search
from engine.bots.simple import with_word
from engine.bots.style import EVEN, Style
from engine.bots.tree import Tree
from engine.moves import DRAW, Move, card_of, is_play
from engine.play.state import State
from engine.play.view import View
from engine.rng import Rng

_SAME: Final = 1e-9  # worths that differ by less are one
_WHOLE: Final = 40  # moves a seat, with which nearly every hand is over


class Sampler(Protocol):
    """Someone who says how the hidden cards may lie, and by seat how likely it is to play by the greedy rule, from 0 to
    1: one list, which `read` fills. `cost` is what one determinization takes, in moves of a playout.
    """

    greediness: list[float]
    cost: int

    def read(self) -> Iterator[None]:
        """Takes in what happened; yields after each slice of work. To be gone through before `determinize`."""
        ...

    def determinize(self) -> State:
        """A full state that fits what the seat knows."""
        ...


class Blind:
    """Every dealing of the hidden cards is as likely as any other."""

    cost = 0

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.greediness = [0.0] * view.tables.seats

    def read(self) -> Iterator[None]:
        """Nothing is learnt from what happened."""
        return iter(())

    def determinize(self) -> State:
        """Any determinization that fits the view."""
        return self.view.sample(self.rng)


@dataclass(frozen=True)
class Strength:
    """How a bot searches, and how well it minds the word.

    `forgets` and `sees`, in percent, say how often a word that is due is forgotten, and a missed one noticed. A
    search has at most so many `playouts` and moves of them, each `ahead` moves a seat; then the hands are compared. The
    moves are `effort` where only wild cards do something, else `effort_with_effects`: there one takes longer. A move
    must be better than the greedy one by `caution` standard errors. `sampler` says where the determinizations come
    from, `follow` what plays on after each move that is tried. Where all cards are known, ends of at most `ends`
    positions are solved.
    """

    name: str
    forgets: int
    sees: int
    playouts: int
    effort: int
    effort_with_effects: int
    ahead: int
    caution: float
    sampler: Callable[[View, Rng], Sampler]
    follow: Callable[[View, int, Rng, Sequence[float]], Play]
    ends: int = 0


class Searching:
    """A player who tries the moves in deals of the hidden cards, as hard as its strength says and in its style."""

    def __init__(self, strength: Strength, style: Style = EVEN) -> None:
        self.name = strength.name
        self.strength = strength
        self.style = style

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """The best move so far after each playout."""
        strength = self.strength
        forgets = rng.below(100) < strength.forgets + self.style.late
        moves = sensible(view)
        if strength.ends and len(moves) > 1:
            yield moves[0] if forgets else with_word(view, moves[0])
            moves = yield from self._perfect(view, moves)
        if len(moves) == 1:
            yield moves[0] if forgets else with_word(view, moves[0])
            return
        said = [with_word(view, move) for move in moves]
        yield moves[0] if forgets else said[0]
        preference = None if self.style is EVEN else partial(self.style.preference, view)
        sampler = strength.sampler(view, rng)
        for _ in sampler.read():
            yield moves[0] if forgets else said[0]
        search = Search(
            view,
            said,
            sampler.determinize,
            partial(strength.follow, view, strength.ahead, rng, sampler.greediness),
            strength.playouts,
            strength.effort_with_effects if goal(view.tables).effects else strength.effort,
            None,
            preference,
            strength.caution,
            sampler.cost,
        )
        for move in search.run():
            yield moves[said.index(move)] if forgets else move

    def _perfect(self, view: View, moves: list[Move]) -> Generator[Move, None, list[Move]]:
        """The moves of perfect play where every card is known, else those there are; a legal one after every slice."""
        if arrangements(view) > 1:
            return moves
        try:
            end = Everywhere(view, 1, self.strength.ends)
            for _ in end.run():
                yield with_word(view, moves[0])
        except Unsolved:
            return moves
        worths = end.worths
        best = max(worths.values())
        return [move for move in ordered(view) if worths[move] >= best - _SAME]

    def notices(self, view: View, rng: Rng) -> bool:
        """Nearly always, where its style does not look away."""
        return rng.below(100) < self.strength.sees - self.style.overlooked(view)


def play_greedily(view: View, ahead: int, rng: Rng, greediness: Sequence[float]) -> Play:
    """Everybody plays on greedily."""
    return greedy(view, ahead).play


def grow_tree(view: View, ahead: int, rng: Rng, greediness: Sequence[float]) -> Play:
    """A tree learns from deal to deal how everybody plays on."""
    return Tree(greedy(view, ahead), rng, greediness).play


def greedy(view: View, ahead: int) -> Greedy:
    """Playouts for a seat, so many moves for everybody.

    To the end where cards score as they are laid, for the cards that are held say little of what they will score.
    """
    tables = view.tables
    return Greedy(tables, view.seat, (_WHOLE if tables.score_by == "play" else ahead) * tables.seats)


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


#: Tries its moves in a few deals of the hidden cards, each as likely as any other.
SHARP: Final = Strength("sharp", 3, 93, 160, 4_800, 4_800, _WHOLE, 1.4, Blind, play_greedily)

#: Tries its moves in many deals, as likely as what happened makes them, and thinks on. Where cards have effects a move
#: of a playout takes about a quarter longer: it makes fewer of them, so that it thinks about as long in every game.
MASTER: Final = Strength("master", 0, 100, 4000, 18_000, 14_400, 2, 0.0, Belief, grow_tree, 600)
