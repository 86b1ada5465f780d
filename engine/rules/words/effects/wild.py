"""`wild`: a card that goes on any other; with `not-on`, the cards on which one does not go, wild or not."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, CardSet, cards_in
from engine.messages import Message, Value, selector_message
from engine.rules.effect import Effect
from engine.rules.fields import Field, choice
from engine.rules.selectors import selector_mask
from engine.rules.word import Context, EffectWord, Making
from engine.rules.words.effects.pickup import makers, owing_groups

WILD = choice("wild", False, (True, "unless-last"), "Whether it goes on any card, or on any but as the last one")
BARRED: Field[tuple[str, ...]] = Field(
    key="not-on", kind="cards", default=(), meaning="The cards on which it may not be laid, whatever else allows it"
)


def compile_wild(effect: Effect, card: Card, making: Making) -> None:
    """The masks of wild cards."""
    if effect[WILD]:
        making.tables.wild |= 1 << card
    if effect[WILD] == "unless-last":
        making.tables.wild_unless_last |= 1 << card


def compile_barred(effect: Effect, cards: CardSet, making: Making) -> None:
    """All that the entry names is barred, also what a narrower entry lets do something else."""
    barred = effect[BARRED]
    for under in cards_in(making.select(barred)):
        making.tables.barred_on[under] |= cards


def tell(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """What it goes on, and what it does not."""
    barred = tuple(selector_message(each) for each in effect[BARRED] if context.has(each))
    if effect[WILD]:
        values: dict[str, Value] = {
            "but": "some" if barred else "none",
            "cards": barred,
            "last": "follows" if effect[WILD] == "unless-last" else "any",
        }
        yield Message("does-wild", values)
    elif barred:
        yield Message("does-not-go-on", {"cards": barred})


def tell_more(selector: str, effect: Effect, context: Context) -> Iterator[tuple[Message, str]]:
    """The cards that make its player draw and that it does not answer: it may not be laid then."""
    mask = selector_mask(selector) or 0
    made = [
        selector_message(each)
        for group in owing_groups(context)
        if not any(mask & (selector_mask(answer) or 0) for answer in context.replies.get(group, ()))
        for each in makers(group, context)
    ]
    if effect[WILD] and made:
        yield Message("rule-wild-owed", {"card": selector_message(selector), "makers": tuple(made)}), "owed"


WORD = EffectWord(
    field=WILD, more=(BARRED,), place=10, compile=compile_wild, compile_entry=compile_barred, tell=tell,
    placement=True, tell_more=tell_more,
)  # fmt: skip
