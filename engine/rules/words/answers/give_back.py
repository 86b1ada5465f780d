"""`return`: the player who made the penalty draws it."""

from __future__ import annotations

from engine.events import PenaltyCancelled, TookPenalty
from engine.messages import Message
from engine.play.piles import draw_cards
from engine.play.state import State
from engine.rules.word import ReplyWord


def give_penalty_back(state: State) -> bool:
    """Make the seat that made the penalty draw it, unless it has left the hand. Return whether that was logged."""
    giver, owed = state.pending_from, state.penalty
    state.pending_by_group = [0] * len(state.pending_by_group)
    if state.absent[giver]:
        return False
    cards = draw_cards(state, giver, owed)
    if state.log is not None:
        state.log.append(TookPenalty(giver, tuple(cards), owed))
    return True


WORD = ReplyWord(
    does="return", meaning="The player who made the penalty draws it", order=50, act=give_penalty_back,
    describe=Message("answer-return"),
    events=(TookPenalty, PenaltyCancelled),
)  # fmt: skip
