"""`[declare]`: the declaration with few cards left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from engine.messages import Message
from engine.messages.preset_texts import declaration_message
from engine.play.tables import SEQUENCE, Tables
from engine.rules.fields import rule_field
from engine.rules.word import Context, Finding, RuleSentence, TablesBuilder, TableWord, cards_message
from engine.rules.words.turn import Turn, allows_several_cards

WORD_AT_ONE: Final = "last card"
CARDS: Final = "cards"  # the declaration with more cards than that, if all of them can go in one turn


@dataclass(frozen=True, kw_only=True)
class Declare:
    """The declaration with few cards left."""

    how: Literal["none", "catch", "finish", "refuse"] = rule_field(
        "how", "none",
        "What a missed declaration costs: others may catch it, going out costs cards, or the last card may not "
        "be played; none: there is no declaration"
    )  # fmt: skip
    word: str = rule_field("word", WORD_AT_ONE, "The declaration with `declare.at` cards", when=("how", "*"))
    below: str = rule_field(
        "below", "", "The declaration with fewer cards than that; empty for none", when=("how", "*")
    )
    several: bool = rule_field(
        "several", False,
        "Whether to declare with more cards, too, if several may be played in a turn", when=("how", "*"),
        has_meaning=lambda context: allows_several_cards(context.table_of(Turn), context),
    )  # fmt: skip


def compile_declare(declare: Declare, making: TablesBuilder) -> None:
    """Fill in when a declaration is needed, its words, and the penalty for missing it."""
    tables, at = making.tables, making.numbers["declare.at"]
    how = "none" if tables.family == SEQUENCE else declare.how
    tables.declare_how = how
    tables.declare_word = declare.word
    tables.declare_below = declare.below
    tables.declare_cards = CARDS if declare.word == WORD_AT_ONE else declare.word
    if how != "none":
        tables.declare_at = at
        for count in range(1, min(at, len(tables.pack)) + 1):
            tables.level_at[count] = count if declare.below else at
    tables.declare_several = declare.several and how != "none"
    tables.declare_penalty = making.numbers["declare.penalty"]
    tables.declare_at_finish = how == "finish"
    tables.declare_guards_last = how == "refuse"


def describe_declare(declare: Declare, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on when to declare, and what happens if a player doesn't."""
    if declare.how == "none":
        yield RuleSentence("declare", "declaring", Message("rule-nothing-to-say"), ("declare.how",))
        return
    at = context.numbers["declare.at"]
    said = Message("rule-declare", {"count": at, "word": declaration_message(declare.word)})
    yield RuleSentence("declare", "declaring", said, ("declare.at", "declare.word"))
    if declare.below and at > 1:
        below = Message("rule-declare-below", {"word": declaration_message(declare.below)})
        yield RuleSentence("declare", "declaring", below, ("declare.below",))
    if declare.several:
        yield RuleSentence("declare", "declaring", Message("rule-declare-several"), ("declare.several",))
    says: tuple[str, ...] = ("declare.how",)
    missed = Message("rule-undeclared-refused")
    if declare.how != "refuse":
        cost = cards_message(context.numbers["declare.penalty"])
        missed, says = Message("rule-undeclared", {"how": declare.how, "cost": cost}), (*says, "declare.penalty")
    yield RuleSentence("declare.penalty", "declaring", missed, says)
    if declare.how != "catch" and not declare.several and allows_several_cards(context.table_of(Turn), context):
        yield RuleSentence("declare", "declaring", Message("rule-declare-not-several"), ("declare.several",))


def lint_declare_at(declare: Declare, context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield errors for a declaration without words, and for one that is needed right after the deal."""
    if declare.how == "none":
        return
    if not declare.word.strip():
        yield Finding("error", "declare", Message("lint-no-word"))
    if tables.declare_at >= tables.deal:
        yield Finding("error", "declare.at", Message("lint-word-due-at-once"))


WORD = TableWord(
    key="declare", cls=Declare, order=70, compile=compile_declare, describe=describe_declare, lint_at=lint_declare_at
)
