"""`chain`: its player goes on with cards that each follow suit or rank."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.messages import Message
from engine.play.tables import CHAIN
from engine.rules.effect import Effect
from engine.rules.fields import switch
from engine.rules.word import EffectWord, Making

CHAINED = switch("chain", "Whether the same turn may go on with cards that each follow suit or rank")


def compile_chain(effect: Effect, card: Card, making: Making) -> None:
    """The flag by which the turn goes on."""
    making.tables.flags[card] |= CHAIN


def tell(effect: Effect) -> Iterator[Message]:
    """What is said about it."""
    yield Message("does-chain")


WORD = EffectWord(field=CHAINED, place=110, compile=compile_chain, tell=tell)
