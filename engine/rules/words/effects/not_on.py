"""`not-on`: the cards on which it may not be laid, whatever else allows it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import CardSet, cards_in
from engine.messages import Message, selector_message
from engine.rules.effect import Effect
from engine.rules.fields import Field
from engine.rules.word import EffectWord, Making

BARRED: Field[tuple[str, ...]] = Field(
    key="not-on", kind="cards", default=(), meaning="The cards on which it may not be laid, whatever else allows it"
)


def compile_not_on(effect: Effect, cards: CardSet, making: Making) -> None:
    """All that the entry names is barred, also what a narrower entry lets do something else."""
    barred = effect[BARRED]
    for under in cards_in(making.select(barred)):
        making.tables.barred_on[under] |= cards


def tell(effect: Effect) -> Iterator[Message]:
    """What is said about it."""
    yield Message("does-not-go-on", {"cards": tuple(selector_message(each) for each in effect[BARRED])})


WORD = EffectWord(field=BARRED, place=140, said=25, compile_entry=compile_not_on, tell=tell)
