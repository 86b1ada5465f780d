"""`[finish]`: what may not be the last card, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message, selector_message
from engine.play.tables import MUST_COVER, Tables
from engine.rules.fields import told
from engine.rules.selectors import POWER, WIDEST
from engine.rules.word import Context, Finding, Making, TableWord, Told, cards_message


@dataclass(frozen=True, kw_only=True)
class Finish:
    """What may not be the last card, and what it costs."""

    how: Literal["free", "draw", "refuse"] = told(
        "how",
        "free",
        "What happens if a barred card is the last one: nothing, it costs cards, or it is refused",
    )
    barred: tuple[str, ...] = told(
        "barred", (POWER,), "The cards that are barred as the last card", power=True, when=("how", "*")
    )
    fire: Literal[False, True, "both"] = told(
        "fire", False,
        "Whether a card drawn as that penalty may be played at once if it has an effect and is legal; only it "
        "acts, or both do", when=("how", "draw"),
    )  # fmt: skip


def compile_finish(finish: Finish, making: Making) -> None:
    """What a last card may be."""
    tables = making.tables
    tables.finish_how = finish.how
    tables.finish_barred = 0 if finish.how == "free" else making.select(finish.barred)
    tables.finish_penalty = making.numbers["finish.penalty"]
    tables.never_last = tables.finish_barred if finish.how == "refuse" else 0
    tables.last_costs = tables.finish_barred if finish.how == "draw" else 0
    tables.fire = bool(finish.fire)
    tables.fire_adds_effects = finish.fire == "both"


def tell(finish: Finish, context: Context) -> Iterator[Told]:
    """What a last card may be."""
    barred = tuple(selector_message(each) for each in finish.barred if each in WIDEST or context.has(each))
    says: tuple[str, ...] = ("finish.how", "finish.barred")
    if finish.how == "draw" and barred:
        cost = cards_message(context.numbers["finish.penalty"])
        costs = Message("rule-last-costs", {"cards": barred, "cost": cost})
        yield Told("finish", "finishing", costs, (*says, "finish.penalty"))
        if finish.fire:
            yield Told("finish", "finishing", Message("rule-fire", {"both": finish.fire == "both"}), ("finish.fire",))
    elif finish.how == "refuse" and barred:
        yield Told("finish", "finishing", Message("rule-last-refused", {"cards": barred}), says)
    else:
        yield Told("finish", "finishing", Message("rule-last-free"), says)


def lint_at(finish: Finish, context: Context, tables: Tables) -> Iterator[Finding]:
    """Hands that nobody can finish."""
    last = tables.pack_mask & ~tables.finish_barred
    # Who lays a card that must be covered, and has no other, draws one.
    covered = sum(1 << card for card in tables.pack if tables.flags[card] & MUST_COVER)
    if not last:
        yield Finding("error", "finish", Message("lint-no-last-card"))
    elif not last & ~covered:
        yield Finding("error", "finish", Message("lint-last-must-be-covered"))
    elif last.bit_count() * 10 < len(tables.pack):
        yield Finding("warning", "finish", Message("lint-few-last-cards"))


WORD = TableWord(key="finish", cls=Finish, place=80, compile=compile_finish, tell=tell, lint_at=lint_at)
