"""`return`: who made the cards due takes them."""

from __future__ import annotations

from engine.events import PenaltyCancelled, TookPenalty
from engine.messages import Message
from engine.play.piles import draw
from engine.play.state import State
from engine.rules.word import ReplyWord


def give_back(state: State) -> bool:
    """Gives the cards due to the seat that made them due, or to nobody if that seat has finished."""
    giver, owed = state.pending_from, state.penalty
    state.pending_by_group = [0] * len(state.pending_by_group)
    if state.absent[giver]:
        return False
    cards = draw(state, giver, owed)
    if state.log is not None:
        state.log.append(TookPenalty(giver, tuple(cards), owed))
    return True


WORD = ReplyWord(
    does="return", meaning="Who made the cards due takes them", place=50, act=give_back, tell=Message("answer-return"),
    events=(TookPenalty, PenaltyCancelled),
)  # fmt: skip
