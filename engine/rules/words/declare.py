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
SEVERAL_CARDS_WORD: Final = "cards"  # the declaration with more cards than that, if all of them can go in one turn


@dataclass(frozen=True, kw_only=True)
class Declare:
    """The declaration with few cards left."""

    missed_rule: Literal["none", "catch", "finish", "refuse"] = rule_field(
        "how", "none",
        "What a missed declaration costs: others may catch it, going out costs cards, or the last card may not "
        "be played; none: there is no declaration"
    )  # fmt: skip
    text: str = rule_field("word", WORD_AT_ONE, "The declaration with `declare.at` cards", needs=("how", "*"))
    text_below: str = rule_field(
        "below", "", "The declaration with fewer cards than that; empty for none", needs=("how", "*")
    )
    with_several_cards: bool = rule_field(
        "several", False,
        "Whether to declare with more cards, too, if several may be played in a turn", needs=("how", "*"),
        has_meaning=lambda context: allows_several_cards(context.table_of(Turn), context),
    )  # fmt: skip


def compile_declare(declare: Declare, builder: TablesBuilder) -> None:
    """Fill in when a declaration is needed, its words, and the penalty for missing it."""
    tables, at = builder.tables, builder.numbers["declare.at"]
    how = "none" if tables.family == SEQUENCE else declare.missed_rule
    tables.missed_declaration_rule = how
    tables.declaration_text = declare.text
    tables.declaration_text_below = declare.text_below
    tables.declaration_text_several = SEVERAL_CARDS_WORD if declare.text == WORD_AT_ONE else declare.text
    if how != "none":
        tables.declaration_limit = at
        for count in range(1, min(at, len(tables.pack)) + 1):
            tables.declaration_levels[count] = count if declare.text_below else at
    tables.declares_with_several = declare.with_several_cards and how != "none"
    tables.declare_penalty = builder.numbers["declare.penalty"]
    tables.declare_at_finish = how == "finish"
    tables.last_card_needs_declaration = how == "refuse"


def describe_declare(declare: Declare, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on when to declare, and what happens if a player doesn't."""
    if declare.missed_rule == "none":
        yield RuleSentence("declare", "declaring", Message("rule-nothing-to-say"), ("declare.how",))
        return
    at = context.numbers["declare.at"]
    said = Message("rule-declare", {"count": at, "word": declaration_message(declare.text)})
    yield RuleSentence("declare", "declaring", said, ("declare.at", "declare.word"))
    if declare.text_below and at > 1:
        below = Message("rule-declare-below", {"word": declaration_message(declare.text_below)})
        yield RuleSentence("declare", "declaring", below, ("declare.below",))
    if declare.with_several_cards:
        yield RuleSentence("declare", "declaring", Message("rule-declare-several"), ("declare.several",))
    says: tuple[str, ...] = ("declare.how",)
    missed = Message("rule-undeclared-refused")
    if declare.missed_rule != "refuse":
        cost = cards_message(context.numbers["declare.penalty"])
        missed, says = (
            Message("rule-undeclared", {"how": declare.missed_rule, "cost": cost}),
            (*says, "declare.penalty"),
        )
    yield RuleSentence("declare.penalty", "declaring", missed, says)
    if (
        declare.missed_rule != "catch"
        and not declare.with_several_cards
        and allows_several_cards(context.table_of(Turn), context)
    ):
        yield RuleSentence("declare", "declaring", Message("rule-declare-not-several"), ("declare.several",))


def lint_declare_at(declare: Declare, context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield errors for a declaration without words, and for one that is needed right after the deal."""
    if declare.missed_rule == "none":
        return
    if not declare.text.strip():
        yield Finding("error", "declare", Message("lint-no-word"))
    if tables.declaration_limit >= tables.cards_per_seat:
        yield Finding("error", "declare.at", Message("lint-word-due-at-once"))


WORD = TableWord(
    key="declare", cls=Declare, order=70, compile=compile_declare, describe=describe_declare, lint_at=lint_declare_at
)
