"""`[end]`: when a hand is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message, selector_message
from engine.rules.fields import told
from engine.rules.word import Context, Finding, Making, TableWord, Told, cards_message
from engine.rules.words.effects.wild import WILD
from engine.rules.words.scoring import Scoring


@dataclass(frozen=True, kw_only=True)
class End:
    """When a hand is over."""

    until: Literal["first", "one-left"] = told(
        "until", "first", "When a hand ends: when the first player goes out, or when one is left"
    )
    back: Literal[False, True, "may"] = told(
        "back", False,
        "Whether the player who went out last comes back if the last player could play the whole hand as one "
        "chain: never, always, or if the last player wants it", when=("until", "one-left"),
    )  # fmt: skip
    back_wild: bool = told(
        "back-wild", False, "Whether a wild card counts as any card in that chain", when=("back", "*"),
        matters=lambda context: context.any_card(WILD),
    )  # fmt: skip
    loser_out: bool = told(
        "loser-out", False, "Whether the loser of a hand is out of the match", when=("until", "one-left")
    )
    blocked: Literal["one-more", "round"] = told(
        "blocked",
        "one-more",
        "What blocks a hand: passes in a row by everybody in play, or one more than that",
    )


def compile_end(end: End, making: Making) -> None:
    """When a hand is over."""
    tables, numbers = making.tables, making.numbers
    tables.one_left = end.until == "one-left"
    tables.back = bool(end.back)
    tables.back_by_choice = end.back == "may"
    tables.back_wild = bool(end.back) and end.back_wild
    tables.extra_passes = int(end.blocked == "one-more")
    tables.back_cards = numbers["resurrection.cards"]
    tables.bankrupt_at = numbers.get("bankrupt.at", 0)
    tables.turn_limit = numbers["turn.limit"]


def tell(end: End, context: Context) -> Iterator[Told]:
    """When a hand is over, and who is out of it."""
    numbers = context.numbers
    yield Told("end", "finishing", Message("rule-end", {"until": end.until}), ("end.until",))
    if end.back:
        cards = cards_message(numbers["resurrection.cards"])
        back = Message("rule-bring-back" if end.back == "may" else "rule-come-back", {"cards": cards})
        yield Told("resurrection", "finishing", back, ("end.back", "resurrection.cards"))
        wild = tuple(
            selector_message(each) for each, effect in context.effects.items() if effect[WILD] and context.has(each)
        )
        if wild:
            chain = Message("rule-back-wild", {"cards": wild, "any": end.back_wild})
            yield Told("resurrection", "finishing", chain, ("end.back-wild",))
    if "bankrupt.at" in numbers:
        most = cards_message(numbers["bankrupt.at"])
        yield Told("bankrupt.at", "finishing", Message("rule-bankrupt", {"cards": most}))
    if end.loser_out:
        yield Told("end", "finishing", Message("rule-loser-out"), ("end.loser-out",))


def lint(end: End, context: Context) -> Iterator[Finding]:
    """Losing where nobody loses."""
    if end.until != "first":
        return
    if context.of(Scoring).match == "lives":
        yield Finding("error", "end", Message("lint-no-life-is-lost"))
    if end.back:
        yield Finding("warning", "end", Message("lint-nobody-comes-back"))
    if end.loser_out:
        yield Finding("warning", "end", Message("lint-nobody-loses"))


WORD = TableWord(
    key="end", cls=End, place=90, spoken=("end", "resurrection", "blocked"), compile=compile_end, tell=tell, lint=lint
)
