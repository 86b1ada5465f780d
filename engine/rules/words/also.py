"""`[also]`: cards on which a card may also be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.cards import cards_in
from engine.messages import Message, Value, selector_message
from engine.rules.fields import RulesError, read_entries, read_texts
from engine.rules.selectors import selector_mask
from engine.rules.word import Context, RuleSentence, TablesBuilder, TableWord


def read_extra_targets(table: object, location: str) -> dict[str, tuple[str, ...]]:
    """Return by selector of a card the selectors of cards on which it may also be played. Raises RulesError if these
    are no lists of texts.
    """
    return {key: read_texts(each, f"{location}.{key}") for key, each in read_entries(table, location).items()}


def check_extra_targets(entries: Mapping[str, tuple[str, ...]], location: str, words: Mapping[str, Any]) -> None:
    """Raise RulesError for a selector that names no card."""
    for selector, targets in entries.items():
        if any(selector_mask(each) is None for each in (selector, *targets)):
            raise RulesError(f"{location}.{selector}", "no such card")


def compile_extra_targets(entries: Mapping[str, tuple[str, ...]], builder: TablesBuilder) -> None:
    """Add the cards that may also follow a card, then remove those that may never be played on it."""
    tables = builder.tables
    for selector, targets in entries.items():
        for card in cards_in(builder.select_cards(targets)):
            tables.playable_on[card] |= builder.select_cards((selector,))
    for card in tables.pack:
        tables.playable_on[card] &= ~tables.barred_on[card]


def describe_extra_targets(entries: Mapping[str, tuple[str, ...]], context: Context) -> Iterator[RuleSentence]:
    """Yield a sentence for each card on where it may also be played."""
    for selector, targets in entries.items():
        cards = tuple(selector_message(each) for each in targets if context.has_card(each))
        if cards and context.has_card(selector):
            values: dict[str, Value] = {"card": selector_message(selector), "cards": cards}
            yield RuleSentence(f"also.{selector}", "cards", Message("rule-also", values))


WORD = TableWord(
    key="also",
    order=20,
    one_key_an_entry=True,
    read=read_extra_targets,
    check=check_extra_targets,
    compile=compile_extra_targets,
    describe=describe_extra_targets,
)
