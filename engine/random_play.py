"""Uniform random play through the public functions, to measure speed. Compiled together with what it measures."""

from __future__ import annotations

from engine.play.dealing import deal
from engine.play.state import State
from engine.play.tables import Tables
from engine.rng import Rng


def random_play(tables: Tables, hands: int, rng: Rng) -> int:
    """Plays `hands` hands with uniform random moves. Returns the number of decisions."""
    decisions = 0
    for number in range(hands):
        state = deal(tables, number % tables.seats, rng.split(number))
        decisions += random_finish(state, rng, 1 << 60)
    return decisions


def random_finish(state: State, rng: Rng, limit: int) -> int:
    """Plays a hand on with uniform random moves until it is over, or `limit` moves. Returns the number of moves."""
    for made in range(limit):
        if state.over:
            return made
        moves = state.legal_moves()
        state.apply(moves[rng.below(len(moves))])
    return limit
