"""Find what can't work in a ruleset before it is played."""

from __future__ import annotations

from engine.messages import Message
from engine.rules.compile import compile_rules
from engine.rules.fields import RulesError
from engine.rules.model import Rules
from engine.rules.word import SHEDDING, Finding
from engine.rules.words import TABLE_WORDS

__all__ = ["Finding", "lint_rules"]


def lint_rules(rules: Rules) -> list[Finding]:
    """Return every problem of a ruleset at any number of seats, each once, errors first.

    What a ruleset can't even express (an answer to nothing, an unknown key) is a RulesError of the reader instead.
    """
    found: dict[tuple[str, Message | None], Finding] = {}
    for seats in range(rules.min_seats, rules.max_seats + 1):
        context = rules.context_for(seats)
        for word in TABLE_WORDS:
            for finding in word.lint(getattr(rules.words, word.key), context) if word.lint is not None else ():
                found.setdefault(_finding_identity(finding), finding)
        try:
            tables = compile_rules(rules, seats)
        except RulesError as error:
            found.setdefault(("deal", None), Finding("error", "deal", error.message))
            continue
        if rules.family != SHEDDING:
            continue
        for word in TABLE_WORDS:
            for finding in word.lint_at(getattr(rules.words, word.key), context, tables) if word.lint_at else ():
                # A problem that several table sizes share is reported once, for the smallest.
                found.setdefault(_finding_identity(finding), finding)
    return sorted(found.values(), key=lambda each: each.level != "error")


def _finding_identity(finding: Finding) -> tuple[str, Message]:
    """Return what makes two findings at different numbers of seats the same: key and message."""
    values = {name: value for name, value in finding.message.values.items() if name != "seats"}
    return finding.key, Message(finding.message.id, values)
