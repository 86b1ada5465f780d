"""The families under one roof: how a hand begins, whichever game it is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Hand
from engine.play.sequence import SequenceState, deal_sequence
from engine.play.shedding import SheddingState, deal_shedding
from engine.play.state import State
from engine.play.tables import SEQUENCE, Tables
from engine.rng import Chance


def deal(tables: Tables, dealer: int, chance: Chance, totals: Sequence[int] = ()) -> State:
    """A new hand: the pack shuffled with `chance` and dealt; `totals` are the points before it, by seat."""
    if tables.family == SEQUENCE:
        return deal_sequence(tables, dealer, chance, totals)
    return deal_shedding(tables, dealer, chance)


def begin(
    tables: Tables,
    dealer: int,
    hands: list[Hand],
    stock: list[Card],
    discard: list[Card],
    chance: Chance,
    totals: Sequence[int] = (),
) -> State:
    """A hand from cards that lie where they are said to lie; the next card of the stock is its last."""
    if tables.family == SEQUENCE:
        state: State = SequenceState(tables, totals)
    else:
        state = SheddingState(tables)
    state.begin(dealer, hands, stock, discard, chance)
    return state
