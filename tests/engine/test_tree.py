"""The search tree plays by the rules, counts correctly, and finds better moves than the greedy rule."""

from __future__ import annotations

import pytest

from engine.bots.playout import GreedyPlayout, rollout_policy_of
from engine.bots.search_bots import MASTER, make_greedy_playout
from engine.bots.tree import Node, Tree
from engine.moves import PLAIN
from engine.play.view import view_of_seat
from engine.rng import Rng
from tests.engine.test_bots import GAMES, positions, table

WORLDS = 60


def nodes(root: Node) -> list[Node]:
    """Return every node of a tree but its root."""
    found = list(root.children.values())
    for node in found:
        found += node.children.values()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_world_is_counted_once_at_each_place_it_came_through(game: str) -> None:
    """Worths are between 0 and 1, and no node is visited more often than it was available."""
    for extra in range(2):
        for state, history in positions(table(game, extra), extra + 1, 9)[:4]:
            seen = view_of_seat(state, state.to_act, history)
            half = [0.5] * seen.tables.seats
            tree = Tree(GreedyPlayout(seen.tables, seen.seat, 40 * seen.tables.seats), Rng(extra), half)
            for number in range(WORLDS):
                worth, taken = tree.evaluate(seen.random_state(Rng(number)))
                assert 0 <= worth <= 1 and taken > 0
            found = nodes(tree.root)
            assert tree.root.visits == WORLDS
            assert found
            for node in (tree.root, *found):
                assert sum(child.visits for child in node.children.values()) <= node.visits
            assert all(1 <= node.visits <= node.possible and 0 <= node.worth <= node.visits for node in found)


def test_habit_is_left_where_something_else_does_better() -> None:
    """In most positions the tree prefers the greedy move, in some another one."""
    habit = other = 0
    for seed in range(2):
        for state, history in positions(table("crazy-eights", 0), seed, 6):
            seen = view_of_seat(state, state.to_act, history)
            tree = Tree(make_greedy_playout(seen, MASTER.moves_ahead), Rng(seed), [0.0, 0.0])
            for number in range(4 * WORLDS):
                tree.evaluate(seen.random_state(Rng(number)))
            favourite = max(tree.root.children, key=lambda move: tree.root.children[move].visits)
            if favourite == rollout_policy_of(seen.tables).choose_move(state) & PLAIN:
                habit += 1
            else:
                other += 1
    assert 0 < other < habit


def test_tree_plays_known_greedy_seats_greedily() -> None:
    """For a seat known to be greedy, the tree has only greedy moves; otherwise it tries others, too."""
    others = 0
    for state, _ in positions(table("crazy-eights", 0), 1, 6):
        if len(state.legal_moves()) == 1:
            continue
        mine = 1 - state.to_act
        greedily = GreedyPlayout(state.tables, mine, 2 * MASTER.moves_ahead)
        move = rollout_policy_of(state.tables).choose_move(state) & PLAIN
        for chance in (1.0, 0.0):
            tree = Tree(greedily, Rng(1), [chance, chance])
            for _ in range(WORLDS):
                tree.evaluate(state.copy())
            if chance:
                assert set(tree.root.children) == {move}
            else:
                others += len(tree.root.children) - 1
    assert others
