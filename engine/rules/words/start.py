"""`[start]`: dealing, the first face-up card and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message, rank_message, selector_message
from engine.play.tables import Tables
from engine.rules.fields import told
from engine.rules.word import Context, Finding, Making, TableWord, Told


@dataclass(frozen=True, kw_only=True)
class Start:
    """Dealing, the first face-up card and who begins."""

    barred: tuple[str, ...] = told(
        (), "Cards that may not be the first face-up card; the next of the stock is turned up instead", power=True
    )
    starter: Literal["none", "plain", "acts", "suit-only"] = told(
        "plain", "What the first face-up card does: it has no effect, acts as if the dealer had played it, gives only "
        "the suit to follow, or there is none"
    )  # fmt: skip
    first: Literal["left", "right"] = told("left", "On which side of the dealer the first player sits")
    direction: Literal[1, -1] = told(1, "Which way play goes: 1 to the left, -1 to the right")
    ranks: str = told("", "The ranks of the pack, lowest first; all where none is given", kind="ranks")


def compile_start(start: Start, making: Making) -> None:
    """The deal, the first card, and who begins."""
    tables = making.tables
    tables.deal = making.numbers["deal"]
    tables.starter = start.starter
    tables.starter_barred = making.select(start.barred)
    tables.first_step = 1 if start.first == "left" else -1
    tables.direction = start.direction


def tell(start: Start, context: Context) -> Iterator[Told]:
    """How a hand begins."""
    numbers = context.numbers
    yield Told("seats", "start", Message("rule-seats", {"least": context.least, "most": context.most}))
    dealt = Message("count-cards", {"count": numbers["deal"]})
    packs = Message("count-packs", {"count": numbers["packs"]})
    ends = tuple(rank_message(rank) for rank in (start.ranks[0], start.ranks[-1])) if start.ranks else ()
    if ends:
        packs = Message("packs-of-ranks", {"packs": packs, "lowest": ends[0], "highest": ends[1]})
    if numbers["jokers"]:
        jokers = Message("count-jokers", {"count": numbers["jokers"]})
        packs = Message("packs-with-jokers", {"packs": packs, "jokers": jokers})
    yield Told("deal", "start", Message("rule-deal", {"cards": dealt, "packs": packs}))
    if start.barred:
        barred = tuple(selector_message(each) for each in start.barred)
        yield Told("start", "start", Message("rule-starter-barred", {"cards": barred}))
    if start.starter != "none":
        yield Told("start", "start", Message("rule-starter", {"starter": start.starter}))
    yield Told("start", "start", Message("rule-first", {"first": start.first, "direction": start.direction}))


def lint_at(start: Start, context: Context, tables: Tables) -> Iterator[Finding]:
    """A pack of which no card may lie on top at first."""
    if start.barred and tables.pack_mask & ~tables.starter_barred == 0:
        yield Finding("error", "start", Message("lint-no-starter"))


WORD = TableWord(key="start", cls=Start, place=40, said=5, compile=compile_start, tell=tell, lint_at=lint_at)
