"""`colour`: a joker that may be played on cards of its colour."""

from __future__ import annotations

from engine.cards import RED_JOKER, SLOTS, SUIT, Card
from engine.messages import Message
from engine.rules.effect import Effect
from engine.rules.fields import switch_field
from engine.rules.word import EffectWord, TablesBuilder

COLOURED = switch_field("colour", "Whether a joker has a colour, and goes on cards of it; a pack has two such jokers")
_RED_SUITS = (1, 2)


def compile_colour(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Let the joker follow every card of its colour."""
    tables = builder.tables
    if card % SLOTS < RED_JOKER:
        return
    red = card % SLOTS == RED_JOKER
    for under in tables.pack:
        if SUIT[under] >= 0 and (SUIT[under] in _RED_SUITS) == red:
            tables.playable_on[under] |= 1 << card


WORD = EffectWord(
    field=COLOURED,
    order=150,
    sentence_order=24,
    compile=compile_colour,
    describe=Message("does-colour"),
    placement=True,
)
