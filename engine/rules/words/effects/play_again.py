"""`play-again`: its player has another turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.messages import Message
from engine.play.tables import AGAIN
from engine.rules.effect import Effect
from engine.rules.fields import switch
from engine.rules.word import EffectWord, Making

ANOTHER_TURN = switch("play-again", "Whether it gives its player another turn")


def compile_play_again(effect: Effect, card: Card, making: Making) -> None:
    """The flag by which the turn begins anew."""
    making.tables.flags[card] |= AGAIN


def tell(effect: Effect) -> Iterator[Message]:
    """What is said about it."""
    yield Message("does-play-again")


WORD = EffectWord(field=ANOTHER_TURN, place=120, compile=compile_play_again, tell=tell, keeps=True)
