"""`return`: who made the cards due takes them."""

from __future__ import annotations

from engine.cards import Card
from engine.events import Took
from engine.messages import Message
from engine.play.piles import draw
from engine.play.state import State
from engine.play.tables import Reaction
from engine.rules.effect import Reply
from engine.rules.word import Making, ReplyWord


def compile_return(reply: Reply, card: Card, group: int, making: Making) -> Reaction:
    """The same for every card."""
    return give_back


def give_back(state: State) -> bool:
    """Who made the cards due takes them at once."""
    giver, owed = state.pending_from, state.owed
    state.pending_by_group = [0] * len(state.pending_by_group)
    cards = draw(state, giver, owed)
    if state.log is not None:
        state.log.append(Took(giver, tuple(cards), owed))
    return True


def tell(reply: Reply) -> Message:
    """What is said about it."""
    return Message("answer-return")


WORD = ReplyWord(
    does="return", meaning="Who made the cards due takes them", place=50, compile=compile_return, tell=tell,
    events=(Took,),
)  # fmt: skip
