"""Deal a hand, or set one up, of either family of games (shedding and sequence)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, CardSet
from engine.play.sequence import SequenceState, deal_sequence
from engine.play.shedding import SheddingState, deal_shedding
from engine.play.state import State
from engine.play.tables import SEQUENCE, Tables
from engine.rng import Rng


def deal_hand(tables: Tables, dealer: int, rng: Rng, totals: Sequence[int] = ()) -> State:
    """Shuffle the pack with `rng`, deal it and return the new hand. `totals` are the points of the match so far, by
    seat; only sequence games use them.
    """
    if tables.family == SEQUENCE:
        return deal_sequence(tables, dealer, rng, totals)
    return deal_shedding(tables, dealer, rng)


def begin_hand(
    tables: Tables,
    dealer: int,
    hands: list[CardSet],
    stock: list[Card],
    discard: list[Card],
    rng: Rng,
    totals: Sequence[int] = (),
) -> State:
    """Return a hand with the given cards in hands and piles, to set up a position. The last card of `stock` is drawn
    first.
    """
    if tables.family == SEQUENCE:
        state: State = SequenceState(tables, totals)
    else:
        state = SheddingState(tables)
    state.begin(dealer, hands, stock, discard, rng)
    return state
