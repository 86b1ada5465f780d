"""`nominate`: you nominate a suit or rank to follow; with `goes-on` and `named-ranks`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import RANKS, Card
from engine.messages import Message, rank_message
from engine.moves import play_move
from engine.play.tables import GOES_ON, NOMINATES, SEQUENCE
from engine.rules.effect import Effect
from engine.rules.fields import choice_field, switch_field, text_field
from engine.rules.word import Context, EffectWord, TablesBuilder

NOMINATE = choice_field(
    "nominate", False, ("suit", "rank"), "What you nominate: a suit to follow, or a rank for all until your next turn"
)
ENDLESS = switch_field("goes-on", "Whether the same turn may go on with any card of the named suit")
SUIT_ONLY = switch_field("suit-only", "Whether only the named suit follows, and not its own rank")
NAMED_RANKS = text_field(
    "named-ranks", "ranks", "The ranks that may be named, all where none is given", ("nominate", "rank")
)


def compile_nominate(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Fill in the moves that play the card, one for each nomination."""
    tables = builder.tables
    if effect[ENDLESS]:
        tables.flags[card] |= GOES_ON
    if not effect[NOMINATE] or tables.family == SEQUENCE:
        return
    tables.flags[card] |= NOMINATES
    tables.suit_only |= effect[SUIT_ONLY] << card
    if effect[NOMINATE] == "suit":
        tables.moves_of_card[card] = tuple(play_move(card, 1 + suit) for suit in range(4))
    else:
        tables.moves_of_card[card] = tuple(
            play_move(card, 5 + RANKS.index(rank)) for rank in effect[NAMED_RANKS] or RANKS
        )


def describe_nominate(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """Yield the parts of the sentence about a card that describe what it nominates, and whether the turn goes on."""
    if effect[NOMINATE] == "suit":
        yield Message("does-name-suit")
    elif effect[NOMINATE] == "rank" and effect[NAMED_RANKS]:
        yield Message("does-demand", {"ranks": tuple(rank_message(rank) for rank in effect[NAMED_RANKS])})
    elif effect[NOMINATE] == "rank":
        yield Message("does-demand-any")
    if effect[ENDLESS]:
        yield Message("does-go-on")


WORD = EffectWord(
    field=NOMINATE,
    more_fields=(ENDLESS, SUIT_ONLY, NAMED_RANKS),
    order=20,
    compile=compile_nominate,
    describe=describe_nominate,
)
