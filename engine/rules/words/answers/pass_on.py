"""`pass`: the penalty passes on unchanged."""

from __future__ import annotations

from engine.events import PenaltySet
from engine.messages import Message
from engine.play.state import State
from engine.rules.word import ReplyWord


def pass_penalty_on(state: State) -> bool:
    """Leave the penalty as it is, for the next player. Return False, as nothing was logged."""
    state.pending_from = state.to_act
    return False


WORD = ReplyWord(
    does="pass", meaning="The penalty passes on unchanged", order=40, act=pass_penalty_on, events=(PenaltySet,),
    describe=Message("answer-pass"),
)  # fmt: skip
