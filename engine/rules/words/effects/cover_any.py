"""`cover-any`: any card may be played on it."""

from __future__ import annotations

from engine.cards import Card
from engine.messages import Message
from engine.play.tables import COVER_ANY
from engine.rules.effect import Effect
from engine.rules.fields import switch_field
from engine.rules.word import EffectWord, TablesBuilder

COVERED_BY_ANY = switch_field("cover-any", "Whether any card may be played on it")


def compile_cover_any(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Let every card of the pack follow."""
    builder.tables.playable_on[card] = builder.tables.pack_mask


WORD = EffectWord(
    field=COVERED_BY_ANY,
    order=70,
    flags=COVER_ANY,
    compile=compile_cover_any,
    describe=Message("does-cover-any"),
    placement=True,
)
