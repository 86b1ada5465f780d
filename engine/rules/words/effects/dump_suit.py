"""`dump-suit`: you may play any number of cards of its suit in the same turn. `dump-if` may require that the card
itself follows suit.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.messages import Message
from engine.play.tables import AGAIN, DUMP, DUMP_FOLLOWING, DUMP_RISING, MUST_COVER
from engine.rules.effect import Effect
from engine.rules.fields import choice_field
from engine.rules.word import Context, EffectWord, TablesBuilder

DUMPED = choice_field(
    "dump-suit",
    False,
    ("any", "rising"),
    "Whether any number of cards of its suit may follow, in any or rising order",
)
WHEN = choice_field("dump-if", "always", ("follows-suit",), "Whether that holds only when the card itself follows suit")
_FLAGS = {"any": DUMP, "rising": DUMP_RISING}


def compile_dump_suit(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Set the flags that let the turn go on."""
    flags = _FLAGS.get(str(effect[DUMPED]), 0)
    builder.tables.flags[card] |= flags | (DUMP_FOLLOWING if effect[WHEN] == "follows-suit" else 0)


def describe_dump_suit(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """Yield the part of the sentence about a card that describes `dump-suit`."""
    if effect[DUMPED]:
        yield Message("does-dump-suit", {"order": str(effect[DUMPED]), "when": effect[WHEN]})


WORD = EffectWord(
    field=DUMPED,
    more_fields=(WHEN,),
    order=90,
    idle_beside=MUST_COVER | AGAIN,
    compile=compile_dump_suit,
    describe=describe_dump_suit,
)
