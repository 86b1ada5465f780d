"""`add`: the penalty grows and passes to the next player."""

from __future__ import annotations

from engine.cards import Card
from engine.events import PenaltySet
from engine.messages import Message, Value, selector_message
from engine.play.state import State
from engine.play.tables import AnswerFunction
from engine.rules.effect import Reply
from engine.rules.word import Context, ReplyWord, TablesBuilder, amount_message
from engine.rules.words.effects.pickup import penalty_makers


def compile_add(reply: Reply, card: Card, group: int, builder: TablesBuilder) -> AnswerFunction:
    """Return the function that adds to the penalty of the card's own group, or of the group in `as`; then the whole
    penalty belongs to that group.
    """
    tables = builder.tables
    more = builder.reply_amount(reply, card)
    own = tables.group_of_card[card] if tables.group_of_card[card] >= 0 else group
    into = tables.group_names.index(reply.as_) if reply.as_ else own
    takes_all_along = bool(reply.as_)

    def add_to_penalty(state: State) -> bool:
        if takes_all_along:
            state.pending_by_group = [0] * len(state.pending_by_group)
            state.pending_by_group[into] = state.penalty
        state.pending_by_group[into] += more
        state.pending_from = state.to_act
        return False

    return add_to_penalty


def describe_add(reply: Reply, context: Context) -> Message:
    """Return the message: how many cards more, and which group answers from then on."""
    values: dict[str, Value] = {
        "more": "as-said" if reply.amount else "its-own",
        "cards": amount_message(reply.amount),
        "as": "others" if reply.as_ else "alike",
        "makers": tuple(map(selector_message, penalty_makers(reply.as_, context))),
    }
    return Message("answer-add", values)


WORD = ReplyWord(
    does="add", meaning="The penalty grows and passes on", order=10, used_fields=("amount", "as"), compile=compile_add,
    events=(PenaltySet,), describe=describe_add, raises_penalty=True,
)  # fmt: skip
