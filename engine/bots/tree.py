"""A tree that learns, from one determinization to the next, how the hand is played on after a move.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) below each move of a search: one tree for
all determinizations, in which a move counts only in those where it is possible. Players are assumed to play greedily
until another move has done better for them; players known to be greedy always are. Without this bias (progressive bias:
Chaslot et al. 2008) the few determinizations would be spent on moves that no player makes; with too much of it, players
who aren't greedy are misjudged. Moves are added slowly (progressive widening: Coulom 2007). Below the tree the rollout
policy plays a few more moves, then the hands are evaluated: a hand played to its end says more about the luck of the
draw than about the move (early termination: Lorentz 2008).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from engine.bots.playout import GreedyPlayout
from engine.moves import PLAIN, SAY, Move
from engine.play.state import State
from engine.rng import Rng

TREE_MOVE_COST: Final = 6  # the effort of a decision in the tree, in moves of a playout
PLAYOUT_COST: Final = 2  # the effort of beginning a playout, in the same unit; evaluating the hands takes 1 for each
_EXPLORATION: Final = 0.1  # how much rarely tried moves are favoured (UCT: Kocsis and Szepesvári 2006)
_GREEDY_MARGIN: Final = 0.01  # the worth by which another move must do better than the greedy one
_WIDENING: Final = 0.5  # a node has at most 1 + this * sqrt(visits) children


class Node:
    """A node of the tree: how often it was visited and possible, and the sum of worths for the player who moved
    there.
    """

    __slots__ = ("children", "possible", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 1
        self.worth = 0.0
        self.children: dict[Move, Node] = {}


class Tree:
    """Plays determinizations on, first by what the tree has learned, then greedily.

    `greediness` is each seat's chance to play by the greedy rule: in that share of the determinizations it does.
    """

    def __init__(self, greedy: GreedyPlayout, rng: Rng, greediness: Sequence[float]) -> None:
        self.root = Node()
        self.greedy = greedy
        self.fraction = rng.fraction_generator()
        self.greediness = greediness

    def evaluate(self, state: State) -> tuple[float, int]:
        """Play a determinization on. Return its worth for the own seat (0 to 1) and the effort, in moves of a
        playout.
        """
        path, taken = self._descend_tree(state)
        worths, made = self.greedy.evaluate_all(state)
        for node, seat in path:
            node.visits += 1
            node.worth += worths[seat]
        return worths[self.greedy.seat], taken + made + PLAYOUT_COST + state.seats

    def _descend_tree(self, state: State) -> tuple[list[tuple[Node, int]], int]:
        """Play by the tree and add one node. Return the path of (node, seat that moved there), and the effort."""
        node = self.root
        node.visits += 1
        path: list[tuple[Node, int]] = []
        taken, mine = 0, self.greedy.seat
        choose, says_at = self.greedy.rollout_policy.choose_move, self.greedy.rollout_policy.declare_at
        by_rule = [self.fraction() < chance for chance in self.greediness]
        while not state.over and not state.absent[mine]:
            move = choose(state)
            if state.is_forced():
                state.apply(move)
                taken += 1
                continue
            seat = state.to_act
            move = move & PLAIN if by_rule[seat] else self._choose_move(node, state.legal_moves(), move & PLAIN)
            if move not in node.children:
                node.children[move] = Node()
            elif by_rule[seat]:
                node.children[move].possible += 1
            node = node.children[move]
            path.append((node, seat))
            state.apply(move | SAY if state.hands[seat].bit_count() <= says_at else move)
            taken += TREE_MOVE_COST
            if not node.visits:
                break
        return path, taken

    def _choose_move(self, node: Node, moves: list[Move], greedy: Move) -> Move:
        """Return the move to try at a node: the greedy one if it's new, from time to time another new one, else the
        most promising.
        """
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
            promise = child.worth / child.visits + _EXPLORATION * sqrt(log(child.possible) / child.visits)
            if move == greedy:
                promise += _GREEDY_MARGIN
            if promise > most:
                best, most = move, promise
        if fresh and len(children) < 1 + _WIDENING * sqrt(node.visits):
            return fresh[int(self.fraction() * len(fresh))]
        return best
