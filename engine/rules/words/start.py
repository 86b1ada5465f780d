"""`[start]`: dealing, the first face-up card and who begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message, Value, rank_message, selector_message
from engine.play.tables import SEQUENCE, Tables
from engine.rules.fields import rule_field
from engine.rules.selectors import WIDEST_SELECTORS
from engine.rules.word import Context, Finding, RuleSentence, TablesBuilder, TableWord, cards_message


@dataclass(frozen=True, kw_only=True)
class Start:
    """Dealing, the first face-up card and who begins."""

    barred: tuple[str, ...] = rule_field(
        "barred",
        (),
        "Cards that may not be the starter; the next card of the stock is turned up instead",
        power=True,
    )
    starter: Literal["none", "plain", "acts", "suit-only"] = rule_field(
        "starter", "plain",
        "What the starter does: it has no effect, acts as if the dealer had played it, gives only the suit to "
        "follow, or there is none"
    )  # fmt: skip
    first: Literal["left", "right"] = rule_field(
        "first", "left", "The side of the dealer on which the first player sits"
    )
    direction: Literal[1, -1] = rule_field("direction", 1, "The direction of play: 1 to the left, -1 to the right")
    ranks: str = rule_field("ranks", "", "The ranks of the pack, lowest first; empty for all", kind="ranks")


def compile_start(start: Start, builder: TablesBuilder) -> None:
    """Fill in the deal, the starter, and who begins."""
    tables = builder.tables
    tables.cards_per_seat = builder.numbers["deal"]
    tables.starter = "none" if tables.family == SEQUENCE else start.starter
    tables.starter_barred = builder.select_cards(start.barred)
    tables.first_player_offset = 1 if start.first == "left" else -1
    tables.direction = start.direction


def describe_start(start: Start, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on how a hand begins."""
    yield RuleSentence("seats", "start", Message("rule-seats", {"least": context.min_seats, "most": context.max_seats}))
    said: dict[str, Value] = {}
    for seats, numbers in context.steps:
        before, said = said, {"cards": cards_message(numbers["deal"]), "packs": _packs_message(start, numbers)}
        if not before:
            yield RuleSentence("deal", "start", Message("rule-deal", said), _DEALING_KEYS)
        elif said != before:
            yield RuleSentence("deal", "start", Message("rule-deal-from", {"seats": seats, **said}), _DEALING_KEYS)
    barred = tuple(each for each in start.barred if each in WIDEST_SELECTORS or context.has_card(each))
    if barred:
        cards = tuple(selector_message(each) for each in barred)
        yield RuleSentence("start", "start", Message("rule-starter-barred", {"cards": cards}), ("start.barred",))
    if start.starter not in _starter_not_described(start):
        yield RuleSentence("start", "start", Message("rule-starter", {"starter": start.starter}), ("start.starter",))
    yield RuleSentence("start", "start", Message("rule-first", {"first": start.first}), ("start.first",))
    yield from describe_seating(start)


def describe_seating(start: Start) -> Iterator[RuleSentence]:
    """Yield sentences on the direction of play, and who deals."""
    way = Message("rule-direction", {"direction": start.direction})
    yield RuleSentence("direction", "start", way, ("start.direction",))
    yield RuleSentence("dealer", "start", Message("rule-dealer"))


def _packs_message(start: Start, numbers: Mapping[str, int]) -> Message:
    """Return the packs in words, as in "one pack of sevens to Aces with two jokers"."""
    packs = Message("count-packs", {"count": numbers["packs"]})
    if start.ranks:
        lowest, highest = rank_message(start.ranks[0]), rank_message(start.ranks[-1])
        packs = Message("packs-of-ranks", {"packs": packs, "lowest": lowest, "highest": highest})
    if not numbers["jokers"]:
        return packs
    return Message(
        "packs-with-jokers", {"packs": packs, "jokers": Message("count-jokers", {"count": numbers["jokers"]})}
    )


def _starter_not_described(start: Start) -> tuple[str, ...]:
    """Return the values of `starter` that need no sentence: "none", and if the starter can't have an effect, those that
    differ only in it.
    """
    return ("none", "plain", "acts") if any(each in WIDEST_SELECTORS for each in start.barred) else ("none",)


def lint_start_at(start: Start, context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield an error if no card of the pack may be the starter."""
    if start.barred and tables.pack_mask & ~tables.starter_barred == 0:
        yield Finding("error", "start", Message("lint-no-starter"))


_DEALING_KEYS = ("deal", "packs", "jokers", "start.ranks")
WORD = TableWord(
    key="start",
    cls=Start,
    order=40,
    sentence_order=5,
    sentence_keys=("start", "direction"),
    compile=compile_start,
    describe=describe_start,
    lint_at=lint_start_at,
)
