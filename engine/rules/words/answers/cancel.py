"""`cancel`: the penalty is cancelled."""

from __future__ import annotations

from engine.events import PenaltyCancelled
from engine.messages import Message
from engine.play.state import State
from engine.rules.word import ReplyWord


def cancel_penalty(state: State) -> bool:
    """Cancel the penalty. Returns False, as nothing was logged."""
    state.pending_by_group = [0] * len(state.pending_by_group)
    return False


WORD = ReplyWord(
    does="cancel", meaning="The penalty is cancelled", order=20, act=cancel_penalty, events=(PenaltyCancelled,),
    describe=Message("answer-cancel"),
)  # fmt: skip
