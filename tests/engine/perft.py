"""Counts of trees of legal moves: `python -m tests.engine.perft > tests/engine/perft.txt` prints them anew.

A line has a preset, the seats, the number of random moves after a fixed deal, and how many sequences of moves there are
to depth 1, 2, … Any change of what is legal in these trees changes a count.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids

KEPT = Path(__file__).with_name("perft.txt")
SEATS = (2, 4)
PLAYED = (0, 10, 20, 30, 45, 60, 80)
DEPTH = 5


def ways(state: State, depth: int) -> int:
    """Return how many sequences of `depth` moves there are, catches included; none once the hand is over."""
    if depth == 0:
        return 1
    moves = [(state.to_act, move) for move in state.legal_moves()] + state.catches()
    if depth == 1:
        return len(moves)
    found = 0
    for seat, move in moves:
        trial = state.copy()
        trial.apply(move, seat)
        found += ways(trial, depth - 1)
    return found


def position(preset: str, seats: int, played: int) -> State:
    """Return a state some random moves after a fixed deal; fewer moves if the hand would be over by then."""
    rng = Rng(played).substream(seats)
    state = deal_hand(compile_rules(load_preset(preset), seats), 0, rng.substream(0))
    for _ in range(played):
        trial = state.copy()
        moves = trial.legal_moves()
        trial.apply(moves[rng.integer_below(len(moves))])
        if trial.over:
            break
        state = trial
    return state


def line(preset: str, seats: int, played: int) -> str:
    """Return one line of the file."""
    state = position(preset, seats, played)
    return f"{preset} {seats} {played} {' '.join(str(ways(state, depth)) for depth in range(1, DEPTH + 1))}"


def keys() -> Iterator[tuple[str, int, int]]:
    """Yield preset, seats and random moves of each line."""
    return ((preset, seats, played) for preset in preset_ids() for seats in SEATS for played in PLAYED)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line(*key)}\n" for key in keys())
