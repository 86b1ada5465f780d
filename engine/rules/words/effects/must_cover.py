"""`must-cover`: its own player must at once lay a card of its suit on it, or draw one."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.messages import Message
from engine.play.tables import MUST_COVER
from engine.rules.effect import Effect
from engine.rules.fields import switch
from engine.rules.word import EffectWord, Making

COVERED = switch("must-cover", "Whether its player must at once lay a card of its suit on it, or draw one")


def compile_must_cover(effect: Effect, card: Card, making: Making) -> None:
    """The flag by which the turn goes on."""
    making.tables.flags[card] |= MUST_COVER


def tell(effect: Effect) -> Iterator[Message]:
    """What is said about it."""
    yield Message("does-must-cover")


WORD = EffectWord(field=COVERED, place=80, compile=compile_must_cover, tell=tell, keeps=True)
