"""Compile a ruleset into `Tables` for a number of seats, so that playing never looks into the ruleset."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import FACE_MASK, JOKER, Card, make_pack
from engine.messages import Message
from engine.play.tables import Tables
from engine.rules.fields import RulesError
from engine.rules.model import Rules
from engine.rules.word import SEQUENCE, Context, TablesBuilder
from engine.rules.words import TABLE_WORDS
from engine.rules.words.sequence import added_jokers


@lru_cache(maxsize=256)
def compile_rules(rules: Rules, seats: int) -> Tables:
    """Return the tables of a ruleset for a number of seats. Raises RulesError if the game can't have so many seats, or
    the cards can't be dealt to them.
    """
    rules.check_seats(seats)
    tables = _tables_with_pack(rules, rules.context_for(seats))
    making = TablesBuilder(rules.context_for(seats), tables)
    for word in TABLE_WORDS:
        if word.compile is not None:
            word.compile(getattr(rules.words, word.key), making)
    tables.restricts_last_card = bool(
        tables.forbidden_last_cards or tables.wild_unless_last or tables.last_card_needs_declaration
    )
    tables.counts_hands = bool(tables.declaration_limit or tables.bankrupt_at)
    return tables


def pack_of(rules: Rules, seats: int) -> list[Card]:
    """Return every card in play at a table with `seats` seats, jokers included. Raises RulesError if the packs don't
    hold as many jokers as the rules ask for.
    """
    numbers = rules.numbers_for(seats)
    jokers = numbers["jokers"]
    jokers += added_jokers(rules.words.sequence, numbers, seats)
    try:
        return make_pack(numbers["packs"], jokers, rules.words.has_coloured_jokers, rules.words.start.ranks)
    except ValueError:  # it can only be the jokers: the number of packs was checked when the ruleset was read
        raise RulesError(rules.id, Message("rules-too-many-jokers", {"jokers": jokers})) from None


def _tables_with_pack(rules: Rules, context: Context) -> Tables:
    """Return tables that have only the cards filled in. Raises RulesError if no card would be left after the deal."""
    numbers, seats = context.numbers, context.seats
    tables = Tables(seats, pack_of(rules, seats))
    tables.family = rules.family
    tables.has_copies = numbers["packs"] > 1 or (tables.pack_mask & FACE_MASK[JOKER]).bit_count() > 1
    if rules.family != SEQUENCE and numbers["deal"] * seats >= len(tables.pack):
        too_many = {"seats": seats, "deal": numbers["deal"], "cards": len(tables.pack)}
        raise RulesError(rules.id, Message("rules-too-many-cards", too_many))
    return tables
