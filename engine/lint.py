"""What cannot work in a ruleset that somebody made, said before anybody plays it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.cards import cards_in
from engine.rules import Rules
from engine.tables import Tables, compile_rules
from engine.vocabulary import RulesError


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: an error stops a ruleset, a warning explains itself."""

    level: Literal["error", "warning"]
    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.level} {self.key}: {self.text}"


def lint(rules: Rules) -> list[Finding]:
    """Everything that is wrong with a ruleset at any number of seats, each said once."""
    found: dict[Finding, None] = {}
    if rules.family != "shedding":
        return []
    for seats in range(rules.least_seats, rules.most_seats + 1):
        try:
            tables = compile_rules(rules, seats)
        except RulesError as error:
            found[Finding("error", "deal", error.why)] = None
            continue
        for finding in _check(rules, tables):
            found[finding] = None
    return list(found)


def _check(rules: Rules, tables: Tables) -> Iterator[Finding]:
    words = rules.words
    pack = tables.pack_mask
    owed = sum(tables.amount[card] for card in tables.pack if tables.kind[card] >= 5)
    if owed > len(tables.pack):
        yield Finding(
            "warning",
            "cards",
            f"pick-ups may add up to {owed} cards, more than the {len(tables.pack)} there are",
        )
    if words.declare.how != "none" and not words.declare.word.strip():
        yield Finding("error", "declare.word", "a declaration needs a word")
    if words.declare.how != "none" and tables.declare_at >= tables.deal:
        yield Finding("error", "declare.at", "the word would be due before anything is played")
    if tables.finish_how != "free" and pack & ~tables.finish_barred == 0:
        yield Finding("error", "finish", "no card may be the last one, so no hand can be finished")
    if words.start.barred and pack & ~tables.starter_barred == 0:
        yield Finding("error", "start", "no card may be the first face-up card")
    again = [card for card in cards_in(pack) if tables.effect[card] and _again(tables, card)]
    if len(again) == len(tables.pack):
        yield Finding("error", "cards", "every card gives another turn, so the turn never passes")
    for option in rules.options:
        if not any(each.id == option for each in rules.all_options):
            yield Finding("error", "options", f"'{option}' is no option")


def _again(tables: Tables, card: int) -> bool:
    effect = tables.effect[card]
    return effect is not None and effect.play_again
