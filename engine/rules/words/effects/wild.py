"""`wild`: a card that goes on any other."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.messages import Message
from engine.rules.effect import Effect
from engine.rules.fields import choice
from engine.rules.word import EffectWord, Making

WILD = choice("wild", False, (True, "unless-last"), "Whether it goes on any card, or on any but as the last one")


def compile_wild(effect: Effect, card: Card, making: Making) -> None:
    """The masks of wild cards."""
    making.tables.wild |= 1 << card
    if effect[WILD] == "unless-last":
        making.tables.wild_unless_last |= 1 << card


def tell(effect: Effect) -> Iterator[Message]:
    """What is said about it."""
    yield Message("does-wild" if effect[WILD] is True else "does-wild-unless-last")


WORD = EffectWord(field=WILD, place=10, compile=compile_wild, tell=tell)
