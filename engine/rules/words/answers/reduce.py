"""`reduce`: fewer cards are owed, and `rest` says what becomes of what is left."""

from __future__ import annotations

from engine.cards import Card
from engine.events import PenaltyCancelled, PenaltySet
from engine.messages import Message
from engine.play.state import TAKING, State
from engine.play.tables import AnswerFunction
from engine.rules.effect import Reply
from engine.rules.word import Context, Making, ReplyWord, amount_message


def compile_reduce(reply: Reply, card: Card, group: int, making: Making) -> AnswerFunction:
    """Takes off so many of the group that is answered."""
    less, rest = making.reply_amount(reply, card), reply.rest

    def reduce(state: State) -> bool:
        pending = state.pending_by_group
        pending[group] = max(0, pending[group] - less)
        if rest == "cancelled":
            state.pending_by_group = [0] * len(pending)
        elif rest == "taken" and any(pending):
            state.phase = TAKING
        return False

    return reduce


def tell(reply: Reply, context: Context) -> Message:
    """What is said about it."""
    return Message("answer-reduce", {"cards": amount_message(reply.amount), "rest": reply.rest})


WORD = ReplyWord(
    does="reduce", meaning="Fewer cards are owed", place=30, heeds=("amount", "rest"), compile=compile_reduce,
    tell=tell, events=(PenaltySet, PenaltyCancelled),
)  # fmt: skip
