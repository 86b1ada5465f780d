"""Decide which values of a ruleset can change anything at a table, and so which of its options are worth offering."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from engine.rules.effect import Effect, Reply
from engine.rules.fields import Field, condition_holds, fields_of
from engine.rules.model import Option, Rules
from engine.rules.numbers import NUMBER_BOUNDS, NUMBER_FIELDS
from engine.rules.reader import with_options, without_answer
from engine.rules.word import Context
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_FIELDS, EFFECT_WORDS
from engine.stored_keys import keys_of


@lru_cache(maxsize=64)
def offered_options(rules: Rules) -> tuple[Option, ...]:
    """Return the options that change something when they are switched, in the order of the ruleset.

    Each is tried together with the others that are on, and with one that it needs.
    """
    return tuple(option for option in rules.all_options if _changes_something(rules, option))


def _changes_something(rules: Rules, option: Option) -> bool:
    """Return whether the option is on by the ruleset itself, or sets a value that matters and differs from the present
    one.
    """
    asked = without_answer(rules, rules.chosen_options, option.question)
    without = rules if asked == rules.chosen_options else with_options(rules, asked)
    if option.id in without.options:  # on by the ruleset itself, whatever a table asks for
        return True
    if option.needs and not set(option.needs) & set(without.options):
        questions = {each.id: each.question for each in rules.all_options}
        needed = option.needs[0]
        without = with_options(rules, (*without_answer(rules, asked, questions[needed]), needed))
    context = without.context_for(0)
    return any(
        not _is_set_to(without, key, value) and key_matters(without, key, context)
        for key, value in option.values.items()
    )


def key_matters(rules: Rules, key: str, context: Context) -> bool:
    """Return whether a value or number of a ruleset, by its dotted key, can change anything given the others."""
    first, _, rest = key.partition(".")
    if first == "cards":
        selector, _, word = rest.partition(".")
        main = _MAIN_KEYS.get(word)
        effect = rules.words.cards.get(selector, Effect())
        return context.has_card(selector) and (main is None or bool(effect[main]))
    if first == "replies":
        group, _, rest = rest.partition(".")
        selector, _, word = rest.partition(".")
        reply = rules.words.replies.get(group, {}).get(selector)
        return not word or word == "does" or reply is None or word in REPLY_WORDS[reply.does].used_fields
    found = _OPTION_FIELDS.get(key)
    if found is None:
        return True
    field, table = found
    if field.needs is not None:
        other = field.needs[0] if key in NUMBER_BOUNDS else f"{table}.{field.needs[0]}"
        if not condition_holds(field.needs, rules.words.value_at(other)):
            return False
    return field.has_meaning is None or field.has_meaning(context)


def _is_set_to(rules: Rules, key: str, value: Any) -> bool:
    """Return whether a value or number, by its dotted key, already equals `value`, which an option would set."""
    words = rules.words
    if key in NUMBER_BOUNDS:
        return all(rules.numbers_for(seats).get(key) == value for seats in range(rules.min_seats, rules.max_seats + 1))
    first, _, rest = key.partition(".")
    if first == "cards":
        selector, _, word = rest.partition(".")
        effect = words.cards.get(selector)
        if not word:
            return effect is None if value is False else effect is not None
        field = EFFECT_FIELDS[word]
        return bool((effect or Effect())[field] == field.parse_value(value, key))
    if first == "replies":
        group, _, rest = rest.partition(".")
        selector, _, word = rest.partition(".")
        reply = words.replies.get(group, {}).get(selector)
        if word:
            return reply is not None and bool(getattr(reply, keys_of(Reply)[word].name) == value)
        return reply is None if value is False else reply == Reply(does=str(value))
    if first == "also":
        return words.also.get(rest, ()) == (() if value is False else tuple(value))
    if key.startswith("scoring.values."):
        return bool(words.scoring.values.get(key.removeprefix("scoring.values."), False) == value)
    return bool(rules.words.value_at(key) == (tuple(value) if isinstance(value, list) else value))


def _table_fields(table: type[Any], path: str) -> Iterator[tuple[str, tuple[Field[Any], str]]]:
    """Yield (dotted key, (field, its table's key)) for every field of a table and of its nested tables."""
    for field in fields_of(table):
        if field.cls is None:
            yield f"{path}.{field.key}", (field, path)
        else:
            yield from _table_fields(field.cls, f"{path}.{field.key}")


_OPTION_FIELDS: Final[dict[str, tuple[Field[Any], str]]] = {
    **{number.key: (number, "numbers") for number in NUMBER_FIELDS},
    **{key: found for word in TABLE_WORDS if word.cls is not None for key, found in _table_fields(word.cls, word.key)},
}
# By key of a detail of an effect, the field without which it means nothing: `skip` for `answerable`.
_MAIN_KEYS: Final = {
    field.key: word.field for word in EFFECT_WORDS for field in word.more_fields if word.field.key != "wild"
}
