"""`[draw]`: drawing instead of playing, and taking a penalty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message
from engine.rules.fields import told
from engine.rules.word import Context, Making, TableWord, Told
from engine.rules.words.effects.pickup import owing_groups


@dataclass(frozen=True, kw_only=True)
class Draw:
    """Drawing instead of playing, and taking a penalty."""

    then: Literal["may-play", "end", "until-playable"] = told(
        "then", "may-play",
        "What follows drawing: a drawn card may be played at once, the turn ends, or you draw until "
        "you can play a card"
    )  # fmt: skip
    able: Literal["may", "must-play", "goes-on"] = told(
        "able", "may", "Whether you may draw if you can play: you may, you must play, or you may draw again and again"
    )
    refill: bool = told(
        "refill", True, "Whether the discard pile, except its top card, becomes the stock when that is empty"
    )
    take: Literal["end", "goes-on"] = told(
        "take", "end", "Whether the turn ends after taking a penalty, or goes on",
        matters=lambda context: bool(owing_groups(context)),
    )  # fmt: skip


def draws_on(context: Context) -> bool:
    """Whether several draws in one turn are possible."""
    draw = context.of(Draw)
    return draw.able == "goes-on" or draw.then == "until-playable"


def compile_draw(draw: Draw, making: Making) -> None:
    """How cards are drawn."""
    tables, numbers = making.tables, making.numbers
    tables.draw_count = numbers["draw.count"]
    tables.draw_cap = numbers["draw.cap"]
    tables.draw_may_play = draw.then == "may-play"
    tables.must_play = draw.able == "must-play"
    tables.draw_goes_on = draw.able == "goes-on"
    tables.draws_on = tables.draw_goes_on or draw.then == "until-playable"
    tables.draw_ends = draw.then == "end" and not tables.draw_goes_on
    tables.refill = draw.refill
    tables.take_goes_on = draw.take == "goes-on"


def tell(draw: Draw, context: Context) -> Iterator[Told]:
    """How cards are drawn."""
    numbers, must = context.numbers, draw.able == "must-play"
    if draw.then == "until-playable":
        yield Told("draw", "drawing", Message("rule-draw-until"), ("draw.then", "draw.count"))
    else:
        count = numbers["draw.count"]
        yield Told("draw", "drawing", Message("rule-draw", {"must": must, "count": count}), ("draw.count",))
        then = Message("rule-draw-then", {"then": draw.then, "count": count, "must": must})
        if draw.then == "may-play" or not draws_on(context):
            yield Told("draw", "drawing", then, ("draw.then",))
        if draw.then == "may-play" and not draws_on(context):
            yield Told("draw", "drawing", Message("rule-draw-once"), ("draw.then",))
    if draw.able == "goes-on":
        yield Told("draw", "drawing", Message("rule-draw-though-able"), ("draw.able",))
    if must:
        yield Told("draw", "drawing", Message("rule-must-play"), ("draw.able",))
    if numbers["draw.cap"] and draws_on(context):
        yield Told("draw.cap", "drawing", Message("rule-draw-cap", {"count": numbers["draw.cap"]}))
    if owing_groups(context):
        yield Told("take", "drawing", Message("rule-take", {"take": draw.take}), ("draw.take",))
        yield Told("empty", "drawing", Message("rule-empty-owed"))
    yield Told("draw.refill", "drawing", Message("rule-refill" if draw.refill else "rule-no-refill"))
    if draw.refill:
        yield Told("empty", "drawing", Message("rule-empty", {"must": must}))


WORD = TableWord(key="draw", cls=Draw, place=60, spoken=("draw", "take"), compile=compile_draw, tell=tell)
