"""`chain`: you may go on with cards that each follow suit or rank."""

from __future__ import annotations

from collections.abc import Iterator

from engine.messages import Message
from engine.play.tables import AGAIN, CHAIN, MUST_COVER
from engine.rules.effect import Effect
from engine.rules.fields import switch_field
from engine.rules.word import Context, EffectWord
from engine.rules.words.effects.wild import WILD

CHAINED = switch_field("chain", "Whether the same turn may go on with cards that each follow suit or rank")


def describe_chain(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """Yield the part of the sentence about a card that describes `chain`."""
    yield Message("does-chain", {"wild": context.any_card_sets(WILD)})


WORD = EffectWord(field=CHAINED, order=110, flags=CHAIN, idle_beside=MUST_COVER | AGAIN, describe=describe_chain)
