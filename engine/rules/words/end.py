"""`[end]`: when a hand is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message, selector_message
from engine.rules.fields import rule_field
from engine.rules.word import Context, Finding, RuleSentence, TablesBuilder, TableWord, cards_message
from engine.rules.words.effects.wild import WILD
from engine.rules.words.scoring import Scoring


@dataclass(frozen=True, kw_only=True)
class End:
    """When a hand is over."""

    ends_when: Literal["first", "one-left"] = rule_field(
        "until", "first", "When a hand ends: when the first player goes out, or when one is left"
    )
    come_back_rule: Literal[False, True, "may"] = rule_field(
        "back", False,
        "Whether the player who went out last comes back if the last player could play the whole hand as one "
        "chain: never, always, or if the last player wants it", needs=("until", "one-left"),
    )  # fmt: skip
    come_back_with_wilds: bool = rule_field(
        "back-wild", False, "Whether a wild card counts as any card in that chain", needs=("back", "*"),
        has_meaning=lambda context: context.any_card_sets(WILD),
    )  # fmt: skip
    loser_leaves_match: bool = rule_field(
        "loser-out", False, "Whether the loser of a hand is out of the match", needs=("until", "one-left")
    )
    blocked_after: Literal["one-more", "round"] = rule_field(
        "blocked",
        "one-more",
        "What blocks a hand: passes in a row by everybody in play, or one more than that",
    )


def compile_end(end: End, builder: TablesBuilder) -> None:
    """Set the fields of the builder's tables that say when a hand is over and who comes back into it."""
    tables, numbers = builder.tables, builder.numbers
    tables.plays_to_one_left = end.ends_when == "one-left"
    tables.can_come_back = bool(end.come_back_rule)
    tables.comes_back_by_choice = end.come_back_rule == "may"
    tables.come_back_with_wilds = bool(end.come_back_rule) and end.come_back_with_wilds
    tables.extra_passes = int(end.blocked_after == "one-more")
    tables.come_back_cards = numbers["resurrection.cards"]
    tables.bankrupt_at = numbers.get("bankrupt.at", 0)
    tables.turn_limit = numbers["turn.limit"]


def describe_end(end: End, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on when a hand is over, and who is out of the match."""
    numbers = context.numbers
    yield RuleSentence("end", "finishing", Message("rule-end", {"until": end.ends_when}), ("end.until",))
    if end.come_back_rule:
        cards = cards_message(numbers["resurrection.cards"])
        back = Message("rule-bring-back" if end.come_back_rule == "may" else "rule-come-back", {"cards": cards})
        yield RuleSentence("resurrection", "finishing", back, ("end.back", "resurrection.cards"))
        wild = tuple(
            selector_message(each)
            for each, effect in context.effects.items()
            if effect[WILD] and context.has_card(each)
        )
        if wild:
            chain = Message("rule-back-wild", {"cards": wild, "any": end.come_back_with_wilds})
            yield RuleSentence("resurrection", "finishing", chain, ("end.back-wild",))
    if "bankrupt.at" in numbers:
        most = cards_message(numbers["bankrupt.at"])
        yield RuleSentence("bankrupt.at", "finishing", Message("rule-bankrupt", {"cards": most}))
    if end.loser_leaves_match:
        yield RuleSentence("end", "finishing", Message("rule-loser-out"), ("end.loser-out",))


def lint_end(end: End, context: Context) -> Iterator[Finding]:
    """Yield findings on rules about losers and about coming back in games that end with the first player out."""
    if end.ends_when != "first":
        return
    if context.table_of(Scoring).score_unit == "lives":
        yield Finding("error", "end", Message("lint-no-life-is-lost"))
    if end.come_back_rule:
        yield Finding("warning", "end", Message("lint-nobody-comes-back"))
    if end.loser_leaves_match:
        yield Finding("warning", "end", Message("lint-nobody-loses"))


WORD = TableWord(
    key="end",
    cls=End,
    order=90,
    sentence_keys=("end", "resurrection", "blocked"),
    compile=compile_end,
    describe=describe_end,
    lint=lint_end,
)
