"""`cancel`: nothing is owed any more."""

from __future__ import annotations

from engine.cards import Card
from engine.events import Cancelled
from engine.messages import Message
from engine.play.state import State
from engine.play.tables import Reaction
from engine.rules.effect import Reply
from engine.rules.word import Making, ReplyWord


def compile_cancel(reply: Reply, card: Card, group: int, making: Making) -> Reaction:
    """The same for every card."""
    return cancel


def cancel(state: State) -> bool:
    """Nothing is owed any more."""
    state.pending_by_group = [0] * len(state.pending_by_group)
    return False


def tell(reply: Reply) -> Message:
    """What is said about it."""
    return Message("answer-cancel")


WORD = ReplyWord(
    does="cancel", meaning="Nothing is owed any more", place=20, compile=compile_cancel, tell=tell, events=(Cancelled,)
)
