"""`pass`: the next player owes the same."""

from __future__ import annotations

from engine.cards import Card
from engine.events import Owes
from engine.messages import Message
from engine.play.state import State
from engine.play.tables import Reaction
from engine.rules.effect import Reply
from engine.rules.word import Making, ReplyWord


def compile_pass(reply: Reply, card: Card, group: int, making: Making) -> Reaction:
    """The same for every card."""
    return pass_on


def pass_on(state: State) -> bool:
    """The next player owes the same."""
    state.pending_from = state.to_act
    return False


def tell(reply: Reply) -> Message:
    """What is said about it."""
    return Message("answer-pass")


WORD = ReplyWord(
    does="pass", meaning="The sum passes on unchanged", place=40, compile=compile_pass, tell=tell, events=(Owes,)
)
