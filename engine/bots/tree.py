"""What is played after a move that is tried: learnt deal after deal, in a tree of what the players may know.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) below each move of a search: one tree for
all determinizations, in which a move counts where it is possible. Whoever is to act is thought to play greedily until
something else has done better for them, and who is known for it always: without that lead (a progressive bias: Chaslot
et al. 2008) the few determinizations there are would go to moves that nobody makes, and with so much of it that nothing
else is tried a player who is not greedy is played badly. Moves are added slowly (progressive widening: Coulom 2007).
Where the tree ends a few more moves are played by the rollout policy, and then the hands are weighed: a hand that is
played to its end tells more of the luck of the stock than of the move (playouts cut short: Lorentz 2008).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from engine.bots.playout import Greedy
from engine.moves import PLAIN, SAY, Move
from engine.play.state import State
from engine.rng import Rng

STEP: Final = 6  # what a decision in the tree takes, in moves of a playout
BEGIN: Final = 2  # what it takes to begin a playout, in the same coin; weighing the hands takes 1 for each
_EXPLORE: Final = 0.1  # how much a move is tried for having been tried seldom (UCT: Kocsis and Szepesvári 2006)
_GREEDY: Final = 0.01  # worth by which another move must do better than the greedy one
_WIDEN: Final = 0.5  # moves that are known at a place for every square root of a visit, beside the greedy one


class Node:
    """A place in the tree: how often it was reached and could have been, what that was worth to who led there."""

    __slots__ = ("children", "possible", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 1
        self.worth = 0.0
        self.children: dict[Move, Node] = {}


class Tree:
    """Plays on after a move that is tried: first as was learnt in the determinizations before, then greedily.

    `greediness` says by seat how likely it is to play by the greedy rule: in so many determinizations it does.
    """

    def __init__(self, greedy: Greedy, rng: Rng, greediness: Sequence[float]) -> None:
        self.root = Node()
        self.greedy = greedy
        self.fraction = rng.fractions()
        self.greediness = greediness

    def play(self, state: State) -> tuple[float, int]:
        """Plays a determinization on: what it came to for the seat, and what that took, in moves of a playout."""
        path, taken = self._descend(state)
        worths, made = self.greedy.weigh(state)
        for node, seat in path:
            node.visits += 1
            node.worth += worths[seat]
        return worths[self.greedy.seat], taken + made + BEGIN + state.seats

    def _descend(self, state: State) -> tuple[list[tuple[Node, int]], int]:
        """Plays by the tree and adds one move to it: the places on the way and who led there, and what it took."""
        node = self.root
        node.visits += 1
        path: list[tuple[Node, int]] = []
        taken, mine = 0, self.greedy.seat
        choose, says_at = self.greedy.rollout_policy.choose, self.greedy.rollout_policy.says_at
        by_rule = [self.fraction() < chance for chance in self.greediness]
        while not state.over and not state.absent[mine]:
            move = choose(state)
            if state.is_forced():
                state.apply(move)
                taken += 1
                continue
            seat = state.to_act
            move = move & PLAIN if by_rule[seat] else self._choose(node, state.legal_moves(), move & PLAIN)
            if move not in node.children:
                node.children[move] = Node()
            elif by_rule[seat]:
                node.children[move].possible += 1
            node = node.children[move]
            path.append((node, seat))
            state.apply(move | SAY if state.hands[seat].bit_count() <= says_at else move)
            taken += STEP
            if not node.visits:
                break
        return path, taken

    def _choose(self, node: Node, moves: list[Move], greedy: Move) -> Move:
        """The move to try at a place: greedy if that is new, then now and then a new one, else the most promising."""
        children = node.children
        if greedy not in children:
            return greedy
        fresh: list[Move] = []
        best, most = greedy, -1.0
        for move in moves:
            child = children.get(move)
            if child is None:
                fresh.append(move)
                continue
            child.possible += 1
            promise = child.worth / child.visits + _EXPLORE * sqrt(log(child.possible) / child.visits)
            if move == greedy:
                promise += _GREEDY
            if promise > most:
                best, most = move, promise
        if fresh and len(children) < 1 + _WIDEN * sqrt(node.visits):
            return fresh[int(self.fraction() * len(fresh))]
        return best
