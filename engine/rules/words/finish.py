"""`[finish]`: cards that may not be the last one, and the penalty for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message, selector_message
from engine.play.tables import MUST_COVER, Tables
from engine.rules.fields import rule_field
from engine.rules.selectors import POWER, WIDEST_SELECTORS
from engine.rules.word import Context, Finding, RuleSentence, TablesBuilder, TableWord, cards_message


@dataclass(frozen=True, kw_only=True)
class Finish:
    """Cards that may not be the last one, and the penalty for it."""

    barred_card_rule: Literal["free", "draw", "refuse"] = rule_field(
        "how",
        "free",
        "What happens if a barred card is the last one: nothing, it costs cards, or it is refused",
    )
    barred: tuple[str, ...] = rule_field(
        "barred", (POWER,), "The cards that are barred as the last card", power=True, needs=("how", "*")
    )
    fire_card_rule: Literal[False, True, "both"] = rule_field(
        "fire", False,
        "Whether a card drawn as that penalty may be played at once if it has an effect and is legal; only it "
        "acts, or both do", needs=("how", "draw"),
    )  # fmt: skip


def compile_finish(finish: Finish, builder: TablesBuilder) -> None:
    """Fill in which card may be the last one."""
    tables = builder.tables
    tables.barred_finish_rule = finish.barred_card_rule
    tables.finish_barred = 0 if finish.barred_card_rule == "free" else builder.select_cards(finish.barred)
    tables.finish_penalty = builder.numbers["finish.penalty"]
    tables.forbidden_last_cards = tables.finish_barred if finish.barred_card_rule == "refuse" else 0
    tables.costly_last_cards = tables.finish_barred if finish.barred_card_rule == "draw" else 0
    tables.plays_fire_cards = bool(finish.fire_card_rule)
    tables.fire_adds_effects = finish.fire_card_rule == "both"


def describe_finish(finish: Finish, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on which card may be the last one."""
    barred = tuple(
        selector_message(each) for each in finish.barred if each in WIDEST_SELECTORS or context.has_card(each)
    )
    says: tuple[str, ...] = ("finish.how", "finish.barred")
    if finish.barred_card_rule == "draw" and barred:
        cost = cards_message(context.numbers["finish.penalty"])
        costs = Message("rule-last-costs", {"cards": barred, "cost": cost})
        yield RuleSentence("finish", "finishing", costs, (*says, "finish.penalty"))
        if finish.fire_card_rule:
            yield RuleSentence(
                "finish", "finishing", Message("rule-fire", {"both": finish.fire_card_rule == "both"}), ("finish.fire",)
            )
    elif finish.barred_card_rule == "refuse" and barred:
        yield RuleSentence("finish", "finishing", Message("rule-last-refused", {"cards": barred}), says)
    else:
        yield RuleSentence("finish", "finishing", Message("rule-last-free"), says)


def lint_finish_at(finish: Finish, context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield a finding if no card, or hardly any, can be the last one."""
    last = tables.pack_mask & ~tables.finish_barred
    # A card that must be covered is never the last one: a player without another card has to draw.
    covered = sum(1 << card for card in tables.pack if tables.flags[card] & MUST_COVER)
    if not last:
        yield Finding("error", "finish", Message("lint-no-last-card"))
    elif not last & ~covered:
        yield Finding("error", "finish", Message("lint-last-must-be-covered"))
    elif last.bit_count() * 10 < len(tables.pack):
        yield Finding("warning", "finish", Message("lint-few-last-cards"))


WORD = TableWord(
    key="finish", cls=Finish, order=80, compile=compile_finish, describe=describe_finish, lint_at=lint_finish_at
)
