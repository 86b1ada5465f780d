"""`cancel`: nothing is owed any more."""

from __future__ import annotations

from engine.events import PenaltyCancelled
from engine.messages import Message
from engine.play.state import State
from engine.rules.word import ReplyWord


def cancel(state: State) -> bool:
    """Nothing is owed any more."""
    state.pending_by_group = [0] * len(state.pending_by_group)
    return False


WORD = ReplyWord(
    does="cancel", meaning="Nothing is owed any more", place=20, act=cancel, events=(PenaltyCancelled,),
    tell=Message("answer-cancel"),
)  # fmt: skip
