"""A ruleset made into `Tables` for a number of seats: every word is looked at once, so that playing asks none."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import full_pack
from engine.messages import Message
from engine.play.tables import Tables
from engine.rules.fields import RulesError
from engine.rules.model import Rules
from engine.rules.word import SEQUENCE, Context, Making
from engine.rules.words import TABLE_WORDS
from engine.rules.words.effects.colour import COLOURED
from engine.rules.words.sequence import added_jokers


@lru_cache(maxsize=256)
def compile_rules(rules: Rules, seats: int) -> Tables:
    """The tables of a ruleset for so many seats. Raises RulesError when they cannot be dealt."""
    rules.check_seats(seats)
    tables = _with_pack(rules, rules.context(seats))
    making = Making(rules.context(seats), tables)
    for word in TABLE_WORDS:
        if word.compile is not None:
            word.compile(getattr(rules.words, word.key), making)
    tables.guards_last = bool(tables.never_last or tables.wild_unless_last or tables.word_guards_last)
    tables.counts = bool(tables.declare_at or tables.bankrupt_at)
    return tables


def _with_pack(rules: Rules, context: Context) -> Tables:
    """Tables that know their cards and nothing else."""
    numbers, seats = context.numbers, context.seats
    coloured = any(effect[COLOURED] for effect in context.effects.values())
    jokers = numbers["jokers"]
    jokers += added_jokers(rules.words.sequence, numbers, seats)
    try:
        tables = Tables(seats, full_pack(numbers["packs"], jokers, coloured, rules.words.start.ranks))
    except ValueError:  # packs are within their own bounds
        raise RulesError(rules.id, Message("rules-too-many-jokers", {"jokers": jokers})) from None
    tables.family = rules.family
    tables.copies = numbers["packs"] > 1 or (jokers > 1 and not coloured)
    if rules.family != SEQUENCE and numbers["deal"] * seats >= len(tables.pack):
        too_many = {"seats": seats, "deal": numbers["deal"], "cards": len(tables.pack)}
        raise RulesError(rules.id, Message("rules-too-many-cards", too_many))
    return tables
