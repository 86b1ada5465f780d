"""`pass`: the next player owes the same."""

from __future__ import annotations

from engine.events import PenaltySet
from engine.messages import Message
from engine.play.state import State
from engine.rules.word import ReplyWord


def pass_on(state: State) -> bool:
    """The next player owes the same."""
    state.pending_from = state.to_act
    return False


WORD = ReplyWord(
    does="pass", meaning="The sum passes on unchanged", place=40, act=pass_on, events=(PenaltySet,),
    tell=Message("answer-pass"),
)  # fmt: skip
