"""`reduce`: the penalty shrinks; `rest` says what happens to the remainder."""

from __future__ import annotations

from engine.cards import Card
from engine.events import PenaltyCancelled, PenaltySet
from engine.messages import Message
from engine.play.state import TAKING, State
from engine.play.tables import AnswerFunction
from engine.rules.effect import Reply
from engine.rules.word import Context, ReplyWord, TablesBuilder, amount_message


def compile_reduce(reply: Reply, card: Card, group: int, builder: TablesBuilder) -> AnswerFunction:
    """Return the function that removes cards from the penalty of the group that is answered."""
    less, rest = builder.reply_amount(reply, card), reply.rest

    def reduce_penalty(state: State) -> bool:
        pending = state.pending_by_group
        pending[group] = max(0, pending[group] - less)
        if rest == "cancelled":
            state.pending_by_group = [0] * len(pending)
        elif rest == "taken" and any(pending):
            state.phase = TAKING
        return False

    return reduce_penalty


def describe_reduce(reply: Reply, context: Context) -> Message:
    """Return the message: how many cards less, and what happens to the rest."""
    return Message("answer-reduce", {"cards": amount_message(reply.amount), "rest": reply.rest})


WORD = ReplyWord(
    does="reduce", meaning="The penalty shrinks", order=30, used_fields=("amount", "rest"), compile=compile_reduce,
    describe=describe_reduce, events=(PenaltySet, PenaltyCancelled),
)  # fmt: skip
