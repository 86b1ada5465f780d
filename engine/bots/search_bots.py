"""Bots that search: sharp deals the hidden cards at random and thinks one move ahead, master draws conclusions from
everything that happened and thinks further.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from engine.bots.belief import Belief
from engine.bots.exact_solver import PerfectPlay, Unsolved, count_arrangements
from engine.bots.goal import goal_of
from engine.bots.playout import GreedyPlayout, rollout_policy_of
from engine.bots.search import Playout, Search
from engine.bots.simple_bots import with_declaration_if_due
from engine.bots.style import NO_STYLE, Style
from engine.bots.tree import Tree
from engine.moves import DRAW, Move, card_of, is_play
from engine.play.state import State
from engine.play.view import View
from engine.rng import Rng

_WORTH_TOLERANCE: Final = 1e-9  # worths that differ by less count as equal
_MOVES_TO_THE_END: Final = 40  # moves of each seat, after which nearly every hand is over


class Sampler(Protocol):
    """Makes determinizations.

    `greediness` is each seat's chance to play by the greedy rule, from 0 to 1, in one list that `read` fills. `cost` is
    the effort of one determinization, in moves of a playout.
    """

    greediness: list[float]
    cost: int

    def read(self) -> Iterator[None]:
        """Learn from what happened. Yields after each slice of work. Must be run to its end before `determinize`."""
        ...

    def determinize(self) -> State:
        """Return a full state that fits what the seat knows."""
        ...


class UniformSampler:
    """A sampler for which all deals of the hidden cards are equally likely."""

    cost = 0

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.greediness = [0.0] * view.tables.seats

    def read(self) -> Iterator[None]:
        """Return an empty iterator: there is nothing to learn."""
        return iter(())

    def determinize(self) -> State:
        """Return a full state that fits the view, all deals being equally likely."""
        return self.view.random_state(self.rng)


@dataclass(frozen=True)
class Strength:
    """How a bot searches and how well it watches declarations.

    - `forget_percent`: how often it forgets to declare; `catch_percent`: how often it notices a missed declaration.
    - `playouts`: the most playouts of a decision; `effort`: the most moves of all of them; `effort_with_effects`: the
      same in games whose cards have effects, where a move takes longer.
    - `moves_ahead`: moves of each seat in a playout before the hands are evaluated.
    - `caution`: by how many standard errors a move must be better than the greedy one.
    - `sampler`: makes the `Sampler` of a decision; `make_playout`: makes the function that plays on after a move.
    - `most_solved_positions`: an end of a hand with all cards known is solved if it has at most so many positions; 0
      for none.
    """

    name: str
    forget_percent: int
    catch_percent: int
    playouts: int
    effort: int
    effort_with_effects: int
    moves_ahead: int
    caution: float
    sampler: Callable[[View, Rng], Sampler]
    make_playout: Callable[[View, int, Rng, Sequence[float]], Playout]
    most_solved_positions: int = 0


class SearchingBot:
    """A bot that tries its moves in determinizations, with a strength and a style."""

    def __init__(self, strength: Strength, style: Style = NO_STYLE) -> None:
        self.name = strength.name
        self.strength = strength
        self.style = style

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each slice of work. The last one is the choice."""
        strength = self.strength
        forgets = rng.integer_below(100) < strength.forget_percent + self.style.delay_percent
        moves = moves_worth_trying(view)
        if strength.most_solved_positions and len(moves) > 1:
            yield moves[0] if forgets else with_declaration_if_due(view, moves[0])
            moves = yield from self._solve_end(view, moves)
        if len(moves) == 1:
            yield moves[0] if forgets else with_declaration_if_due(view, moves[0])
            return
        said = [with_declaration_if_due(view, move) for move in moves]
        yield moves[0] if forgets else said[0]
        preference = None if self.style is NO_STYLE else partial(self.style.move_preference, view)
        sampler = strength.sampler(view, rng)
        for _ in sampler.read():
            yield moves[0] if forgets else said[0]
        search = Search(
            view,
            said,
            sampler.determinize,
            partial(strength.make_playout, view, strength.moves_ahead, rng, sampler.greediness),
            strength.playouts,
            strength.effort_with_effects if goal_of(view.tables).effect_cards else strength.effort,
            None,
            preference,
            strength.caution,
            sampler.cost,
        )
        for move in search.run():
            yield moves[said.index(move)] if forgets else move

    def _solve_end(self, view: View, moves: list[Move]) -> Generator[Move, None, list[Move]]:
        """Return the perfect moves if all cards are known and the end can be solved, else `moves`. Yields a legal move
        after every slice of work.
        """
        if count_arrangements(view) > 1:
            return moves
        try:
            end = PerfectPlay(view, 1, self.strength.most_solved_positions)
            for _ in end.run():
                yield with_declaration_if_due(view, moves[0])
        except Unsolved:
            return moves
        worths = end.worths
        best = max(worths.values())
        return [move for move in moves_in_greedy_order(view) if worths[move] >= best - _WORTH_TOLERANCE]

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return whether the bot notices a missed declaration: at random, with the percentage of its strength less what
        its style overlooks.
        """
        return rng.integer_below(100) < self.strength.catch_percent - self.style.overlook_percent_now(view)


def greedy_playout(view: View, ahead: int, rng: Rng, greediness: Sequence[float]) -> Playout:
    """Return a playout in which all players play greedily."""
    return make_greedy_playout(view, ahead).evaluate


def tree_playout(view: View, ahead: int, rng: Rng, greediness: Sequence[float]) -> Playout:
    """Return a playout that learns in a tree, from one determinization to the next, how all players play on."""
    return Tree(make_greedy_playout(view, ahead), rng, greediness).evaluate


def make_greedy_playout(view: View, ahead: int) -> GreedyPlayout:
    """Return greedy playouts for the view's seat, `ahead` moves for each seat.

    If cards score as they're played, they run to the end, since the cards held say little about future points.
    """
    tables = view.tables
    return GreedyPlayout(tables, view.seat, (_MOVES_TO_THE_END if tables.score_by == "play" else ahead) * tables.seats)


def moves_worth_trying(view: View) -> list[Move]:
    """Return the legal moves in greedy order, without drawing if a card can be played and the seat holds at least as
    many cards as were dealt.

    With large hands a search sees little difference between playing and drawing, and hands of players who draw would
    hardly ever end.
    """
    moves = moves_in_greedy_order(view)
    if is_play(moves[0]) and view.hand_sizes[view.seat] >= view.tables.cards_per_seat:
        moves = [move for move in moves if move != DRAW]
    return moves


def moves_in_greedy_order(view: View) -> list[Move]:
    """Return the legal moves, with those first that a greedy player would prefer."""
    rest = len(view.tables.pack)
    better = rollout_policy_of(view.tables).preferred_cards
    return sorted(view.legal_moves, key=lambda move: better[card_of(move)].bit_count() if is_play(move) else rest)


#: Tries its moves in a few deals of the hidden cards, all equally likely.
SHARP: Final = Strength("sharp", 3, 93, 160, 4_800, 4_800, _MOVES_TO_THE_END, 1.4, UniformSampler, greedy_playout)

#: Tries its moves in many deals, drawn by likelihood, and thinks further ahead. If cards have effects, a move of a
#: playout takes about a quarter longer: then it makes fewer moves, so that it thinks about as long in every game.
MASTER: Final = Strength("master", 0, 100, 4000, 18_000, 14_400, 2, 0.0, Belief, tree_playout, 600)
