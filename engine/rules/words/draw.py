"""`[draw]`: drawing instead of playing, and taking a penalty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message
from engine.rules.fields import rule_field
from engine.rules.word import Context, RuleSentence, TablesBuilder, TableWord
from engine.rules.words.effects.pickup import penalty_groups


@dataclass(frozen=True, kw_only=True)
class Draw:
    """Drawing instead of playing, and taking a penalty."""

    after_drawing: Literal["may-play", "end", "until-playable"] = rule_field(
        "then", "may-play",
        "What follows drawing: a drawn card may be played at once, the turn ends, or you draw until "
        "you can play a card"
    )  # fmt: skip
    if_able_to_play: Literal["may", "must-play", "goes-on"] = rule_field(
        "able", "may", "Whether you may draw if you can play: you may, you must play, or you may draw again and again"
    )
    refills_stock: bool = rule_field(
        "refill", True, "Whether the discard pile, except its top card, becomes the stock when that is empty"
    )
    after_penalty: Literal["end", "goes-on"] = rule_field(
        "take", "end", "Whether the turn ends after taking a penalty, or goes on",
        has_meaning=lambda context: bool(penalty_groups(context)),
    )  # fmt: skip


def can_draw_again(context: Context) -> bool:
    """Return whether several draws in one turn are possible."""
    draw = context.table_of(Draw)
    return draw.if_able_to_play == "goes-on" or draw.after_drawing == "until-playable"


def compile_draw(draw: Draw, builder: TablesBuilder) -> None:
    """Fill in how cards are drawn."""
    tables, numbers = builder.tables, builder.numbers
    tables.draw_count = numbers["draw.count"]
    tables.max_draws = numbers["draw.cap"]
    tables.draw_may_play = draw.after_drawing == "may-play"
    tables.must_play_if_able = draw.if_able_to_play == "must-play"
    tables.can_draw_again = draw.if_able_to_play == "goes-on"
    tables.draws_repeatedly = tables.can_draw_again or draw.after_drawing == "until-playable"
    tables.draw_ends_turn = draw.after_drawing == "end" and not tables.can_draw_again
    tables.refills_stock = draw.refills_stock
    tables.turn_goes_on_after_penalty = draw.after_penalty == "goes-on"


def describe_draw(draw: Draw, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on how cards are drawn."""
    numbers, must = context.numbers, draw.if_able_to_play == "must-play"
    if draw.after_drawing == "until-playable":
        yield RuleSentence("draw", "drawing", Message("rule-draw-until"), ("draw.then", "draw.count"))
    else:
        count = numbers["draw.count"]
        yield RuleSentence("draw", "drawing", Message("rule-draw", {"must": must, "count": count}), ("draw.count",))
        then = Message("rule-draw-then", {"then": draw.after_drawing, "count": count, "must": must})
        if draw.after_drawing == "may-play" or not can_draw_again(context):
            yield RuleSentence("draw", "drawing", then, ("draw.then",))
        if draw.after_drawing == "may-play" and not can_draw_again(context):
            yield RuleSentence("draw", "drawing", Message("rule-draw-once"), ("draw.then",))
    if draw.if_able_to_play == "goes-on":
        yield RuleSentence("draw", "drawing", Message("rule-draw-though-able"), ("draw.able",))
    if must:
        yield RuleSentence("draw", "drawing", Message("rule-must-play"), ("draw.able",))
    if numbers["draw.cap"] and can_draw_again(context):
        yield RuleSentence("draw.cap", "drawing", Message("rule-draw-cap", {"count": numbers["draw.cap"]}))
    if penalty_groups(context):
        yield RuleSentence("take", "drawing", Message("rule-take", {"take": draw.after_penalty}), ("draw.take",))
        yield RuleSentence("empty", "drawing", Message("rule-empty-owed"))
    yield RuleSentence("draw.refill", "drawing", Message("rule-refill" if draw.refills_stock else "rule-no-refill"))
    if draw.refills_stock:
        yield RuleSentence("empty", "drawing", Message("rule-empty", {"must": must}))


WORD = TableWord(
    key="draw", cls=Draw, order=60, sentence_keys=("draw", "take"), compile=compile_draw, describe=describe_draw
)
