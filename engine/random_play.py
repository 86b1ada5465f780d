"""Uniform random play through the public functions, to measure speed. Compiled together with what it measures."""

from __future__ import annotations

from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.play.tables import Tables
from engine.rng import Rng


def play_random_hands(tables: Tables, hands: int, rng: Rng) -> int:
    """Play `hands` hands with uniform random moves. Return the number of decisions."""
    decisions = 0
    for number in range(hands):
        state = deal_hand(tables, number % tables.seats, rng.substream(number))
        decisions += finish_randomly(state, rng, 1 << 60)
    return decisions


def finish_randomly(state: State, rng: Rng, limit: int) -> int:
    """Play a hand on with uniform random moves until it is over, or for `limit` moves. Return the number of moves."""
    for made in range(limit):
        if state.over:
            return made
        moves = state.legal_moves()
        state.apply(moves[rng.integer_below(len(moves))])
    return limit
