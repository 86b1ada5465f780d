"""Players against which bots are measured, none part of the app: one that sees all hands, one with a textbook tree
search, and masters with part of their belief switched off.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.bots import Player, make_bot
from engine.bots.belief import Belief, Inference, Inferences, Slot
from engine.bots.goal import goal_of
from engine.bots.search_bots import MASTER, SearchingBot, Strength, UniformSampler
from engine.bots.simple_bots import with_declaration_if_due
from engine.moves import Move
from engine.play.state import State
from engine.play.view import Observation, View
from engine.random_play import finish_randomly
from engine.rng import Rng

EXPLORE: Final = 0.7
PLAYOUT: Final = 100  # moves; random players hardly ever end a hand whose stock does not end, so the rest is guessed


class OpenView(View):
    """A view that also has the whole state, for players that cheat."""

    __slots__ = ("truth",)

    def __init__(self, state: State, seat: int, history: Sequence[Observation] = ()) -> None:
        super().__init__(state, seat, history)
        self.truth = state.copy()


class Seeing(UniformSampler):
    """The true hands; only the stock is shuffled."""

    def determinize(self) -> State:
        """Return the true state with a new order of the stock."""
        assert isinstance(self.view, OpenView)
        state = self.view.truth.copy()
        self.rng.shuffle(state.stock)
        state.rng = self.rng.substream(self.rng.integer_below(1 << 62))
        return state


#: A master who sees all hands, though not the order of the stock.
CHEATING: Final = replace(MASTER, name="cheating", sampler=Seeing)


class NoKinds(Inference):
    """A belief that takes no player for greedy."""

    def greedy_chance(self, seat: int) -> float:
        """Return the chance for a player of whom nothing is known."""
        return 0.0


class NoPlays(Inference):
    """A belief that infers nothing from cards played."""

    def _hear_play(self, seen: Observation, slots: list[Slot], move: Move) -> None:
        pass


class NoNames(Inference):
    """A belief that infers nothing from nominations."""

    def _hear_name(self, slots: list[Slot], named: int) -> None:
        pass


class NoLacks(Inference):
    """A belief that infers nothing from drawing, taking a penalty or passing."""

    def _hear_lack(self, seen: Observation, slots: list[Slot], move: Move) -> None:
        pass


def _unaware(name: str, infers: type[Inference]) -> Strength:
    """Return a master whose belief leaves out one part."""
    return replace(MASTER, name=name, sampler=partial(Belief, inferences=Inferences(infers)))


#: Masters who believe less: what each part of the belief is worth is what they lose by that.
UNAWARE: Final = {
    "blind": replace(MASTER, name="blind", sampler=UniformSampler),
    "no kinds": _unaware("no kinds", NoKinds),
    "no plays": _unaware("no plays", NoPlays),
    "no names": _unaware("no names", NoNames),
    "no lacks": _unaware("no lacks", NoLacks),
}


class Node:
    """A node of the tree as the searching player knows it: visits, total worth, and how often it was available."""

    __slots__ = ("children", "possible", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 0
        self.worth = 0.0
        self.children: dict[Move, Node] = {}


class TreeSearch:
    """Single-observer information-set Monte Carlo tree search with uniform worlds and random playouts (Cowling, Powley
    and Whitehouse 2012).
    """

    name = "tree"
    simulations = 500

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yield the most visited move so far."""
        root = Node()
        moves = view.legal_moves
        if len(moves) > 1:
            for _ in range(self.simulations):
                self._simulate(root, view.random_state(rng), rng)
            yield with_declaration_if_due(view, max(moves, key=lambda move: root.children[move].visits))
        else:
            yield with_declaration_if_due(view, moves[0])

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return True: it always catches."""
        return True

    def _simulate(self, root: Node, state: State, rng: Rng) -> None:
        path: list[tuple[Node, int]] = []
        node = root
        while not state.over:
            moves = state.legal_moves()
            seat = state.to_act
            fresh = [move for move in moves if move not in node.children]
            for move in moves:
                if move in node.children:
                    node.children[move].possible += 1
            if fresh:
                move = fresh[rng.integer_below(len(fresh))]
                child = node.children[move] = Node()
                child.possible = 1
            else:
                move = max(moves, key=lambda each: _promise(node.children[each]))
                child = node.children[move]
            path.append((child, seat))
            state.apply(move)
            node = child
            if fresh:
                break
        finish_randomly(state, rng, PLAYOUT)
        worths = goal_of(state.tables).state_worths(state)
        for node, seat in path:
            node.visits += 1
            node.worth += worths[seat]


def _promise(node: Node) -> float:
    return node.worth / node.visits + EXPLORE * math.sqrt(math.log(node.possible) / node.visits)


def seated(name: str) -> Player:
    """Return the player of a level or a yardstick."""
    kinds: dict[str, Callable[[], Player]] = {"cheating": partial(SearchingBot, CHEATING), "tree": TreeSearch}
    kinds |= {kind: partial(SearchingBot, strength) for kind, strength in UNAWARE.items()}
    return kinds[name]() if name in kinds else make_bot(name)
