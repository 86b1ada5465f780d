"""`wild`: a card that may be played on any other; with `not-on`, the cards on which a card may not be played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, CardSet, cards_in
from engine.messages import Message, Value, selector_message
from engine.rules.effect import Effect
from engine.rules.fields import Field, choice_field
from engine.rules.selectors import selector_mask
from engine.rules.word import Context, EffectWord, TablesBuilder
from engine.rules.words.effects.pickup import penalty_groups, penalty_makers

WILD = choice_field("wild", False, (True, "unless-last"), "Whether it goes on any card, or on any but as the last one")
BARRED: Field[tuple[str, ...]] = Field(
    key="not-on", kind="cards", default=(), meaning="The cards on which it may not be played, whatever else allows it"
)


def compile_wild(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Add the card to the masks of wild cards."""
    if effect[WILD]:
        builder.tables.wild_cards |= 1 << card
    if effect[WILD] == "unless-last":
        builder.tables.wild_unless_last |= 1 << card


def compile_barred(effect: Effect, cards: CardSet, builder: TablesBuilder) -> None:
    """Bar all cards of the entry from the cards in `not-on`, even those to which a narrower entry gives another
    effect.
    """
    barred = effect[BARRED]
    for under in cards_in(builder.select_cards(barred)):
        builder.tables.barred_on[under] |= cards


def describe_wild(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """Yield the part of the sentence about a card that says on which cards it may and may not be played."""
    barred = tuple(selector_message(each) for each in effect[BARRED] if context.has_card(each))
    if effect[WILD]:
        values: dict[str, Value] = {
            "but": "some" if barred else "none",
            "cards": barred,
            "last": "follows" if effect[WILD] == "unless-last" else "any",
        }
        yield Message("does-wild", values)
    elif barred:
        yield Message("does-not-go-on", {"cards": barred})


def describe_wild_limits(selector: str, effect: Effect, context: Context) -> Iterator[tuple[Message, str]]:
    """Yield a sentence on the penalties that the wild card doesn't answer, with its key `owed`."""
    mask = selector_mask(selector) or 0
    made = [
        selector_message(each)
        for group in penalty_groups(context)
        if not any(mask & (selector_mask(answer) or 0) for answer in context.replies.get(group, ()))
        for each in penalty_makers(group, context)
    ]
    if effect[WILD] and made:
        yield Message("rule-wild-owed", {"card": selector_message(selector), "makers": tuple(made)}), "owed"


WORD = EffectWord(
    field=WILD,
    more_fields=(BARRED,),
    order=10,
    compile=compile_wild,
    compile_entry=compile_barred,
    describe=describe_wild,
    placement=True,
    describe_more=describe_wild_limits,
)
