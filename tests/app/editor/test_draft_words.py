"""Every word of the rules can be set in the editor, and every option of a preset can be made there by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any, get_type_hints

import pytest

from app.editor.draft import Draft, draft_of_preset
from app.editor.draft_words import (
    ALSO,
    ANSWER,
    ANSWERS,
    CARD_POINTS_RANGE,
    EFFECTS,
    EVERY_CARD,
    GROUPS,
    Word,
    selectors_of_rank,
    words_by_section,
)
from app.ui.words import language, message_id
from engine.rules.difference import differing_rules
from engine.rules.effect import Reply
from engine.rules.fields import Field
from engine.rules.numbers import NUMBER_BOUNDS
from engine.rules.reader import Rules, load_preset, preset_ids
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_FIELDS
from engine.stored_keys import keys_of

ASKED = {word.key: word for words in GROUPS.values() for word in words}
OF_CARDS = {word.key: word for word in EFFECTS}
OF_ANSWERS = {word.key: word for word in ANSWER}


def words_of(cls: type[Any], path: str = "") -> Iterator[str]:
    """Yield the dotted key of every word of a table."""
    for key, each in keys_of(cls).items():
        kind = get_type_hints(cls)[each.name]
        if is_dataclass(kind):
            assert isinstance(kind, type)
            yield from words_of(kind, f"{path}{key}.")
        else:
            yield path + key


def test_the_editor_can_set_every_word() -> None:
    words = {key for table in TABLE_WORDS if table.cls for key in words_of(table.cls, f"{table.key}.")}
    assert words - {"scoring.values"} <= set(ASKED), "points are asked card by card"
    assert {f"numbers.{key}" for key in NUMBER_BOUNDS} <= set(ASKED)
    assert {"seats.least", "seats.most"} <= set(ASKED)
    assert set(EFFECT_FIELDS) == set(OF_CARDS)
    assert {"does", *OF_ANSWERS} == set(words_of(Reply))
    assert set(ANSWERS) - {""} == set(REPLY_WORDS)


def test_a_word_that_is_new_is_asked_with_its_table_and_one_of_a_new_table_at_the_end() -> None:
    turn, new = (
        Word(key, Field(key="new", kind="switch", default=False, meaning="New")) for key in ("turn.new", "new")
    )
    found = words_by_section([new, *ASKED.values(), turn])
    assert found["several"][-1] is turn and found["winning"][-1] is new
    assert words_by_section(ASKED.values()) == GROUPS


def test_every_value_that_a_word_can_have_is_offered() -> None:
    """For each word with a closed list of values, the editor has a text for every value."""
    known = language().table
    for start, asked in (("does.", OF_CARDS), ("answer-word.", OF_ANSWERS), ("", ASKED)):
        for key, word in asked.items():
            assert message_id(f"own.{start}{key}.title") in known
            if word.field_kind == "choice":
                assert {message_id(f"own.{start}{key}.{str(value).lower()}") for value in word.choice_values} <= set(
                    known
                )
    assert message_id(f"own.does.{ALSO.key}.title") in known


def can_be(word: Word, value: Any) -> bool:
    """Return whether the editor can give a word this value."""
    if word.field_kind in ("number", "amount"):
        if value == "dealt":
            return word.field_kind == "amount"
        return word.number_bounds[0] <= value <= word.number_bounds[1] or word.can_be_none
    if word.field_kind == "choice":
        return value in word.choice_values
    if word.field_kind in ("cards", "card"):
        within = {each for name in word.choice_values for each in selectors_of_rank(name)}
        return set(value if word.field_kind == "cards" else [value] if value else []) <= within
    if word.field_kind in ("ranks", "rank"):
        return set(value) <= set("".join(word.choice_values))
    return True  # switches, texts, and groups of pick-ups that there are


def by_hand(draft: Draft, wanted: Rules) -> Draft:
    """Return the draft with every answer set as in the `wanted` rules, question by question."""
    words, numbers = wanted.words, wanted.numbers_for(wanted.min_seats)
    for selector, effect in words.cards.items():
        assert selector in {each for rank in (*EVERY_CARD, "*S", "*H", "*D", "*C") for each in selectors_of_rank(rank)}
        for key, field in EFFECT_FIELDS.items():
            assert can_be(OF_CARDS[key], effect[field]), (selector, key)
        draft = draft.with_effect(selector, **{key: effect[field] for key, field in EFFECT_FIELDS.items()})
    for selector in set(draft.effects_by_selector()) - set(words.cards):
        draft = draft.with_effect(selector, **{key: field.default for key, field in EFFECT_FIELDS.items()})
    for group in {*words.replies, *draft.answers_by_group()}:
        replies = words.replies.get(group, {})
        for selector in set(draft.answers_by_group().get(group, {})) - set(replies):
            draft = draft.with_answer(group, selector, "")
        for selector, reply in replies.items():
            draft = draft.with_answer(group, selector, reply.does)
            for word in ANSWER:
                name = "as_" if word.key == "as" else word.key
                assert can_be(word, getattr(reply, name))
                draft = draft.with_reply(group, selector, **{name: getattr(reply, name)})
    for selector in {*words.also, *draft.standard_rules.words.also}:
        draft = draft.with_extra_targets(selector, words.also.get(selector, ()))
    for selector, worth in words.scoring.values.items():
        points = load_worth(selector) if isinstance(worth, str) else worth
        assert CARD_POINTS_RANGE[0] <= points <= CARD_POINTS_RANGE[1]
        draft = draft.with_worth(selector, points)
    for key, word in ASKED.items():
        first, _, rest = key.partition(".")
        if first == "seats":
            continue
        value: Any = numbers.get(rest, 0) if first == "numbers" else words.value_at(key)
        assert can_be(word, value), (key, value)
        draft = draft.with_value(key, value)
    return draft


def load_worth(selector: str) -> int:
    """Return the points of a card by its standard value."""
    return min("A23456789TJQK".index(selector[0]) + 1, 10)


@pytest.mark.parametrize("game", preset_ids())
def test_options_can_be_built_from_single_words(game: str) -> None:
    for option in load_preset(game).all_options:
        wanted = load_preset(game, (option.id, *option.needs[:1]))
        draft = by_hand(draft_of_preset(game, "Mine"), wanted)
        assert differing_rules(wanted, draft.rules) == (), option.id
