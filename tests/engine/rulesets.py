"""Random rulesets from all words of the rules, with numbers within their bounds and options mixed.

A ruleset begins with a preset and some of its options. Patches of other presets' options are merged into it, and any
values of the declared fields. So a new word is covered as soon as it's declared.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar

from engine.cards import RANKS, SUITS
from engine.rng import Rng
from engine.rules.fields import DEALT, FACE, Field, fields_of
from engine.rules.numbers import NUMBER_FIELDS as NUMBERS
from engine.rules.reader import Rules, RulesError, load_preset, make_own_rules, preset_ids
from engine.rules.selectors import JOKERS, WIDEST_SELECTORS
from engine.rules.words import TABLE_WORDS
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.effects.pickup import GROUP, PICKUP
from engine.rules.words.replies import AS, REPLY_FIELDS

T = TypeVar("T")

GROUPS: Final = ("two", "four", "jack", "joker", "king", "seven")  # those of the presets, and another
CALLS: Final = ("last card", "knock", "Mau", " ", "")
TURNS: Final = 120  # the usual limit of turns: a hand that nobody can end is blocked soon
MOST_CARDS: Final = 6  # entries of [cards] and of [replies.GROUP]
SOME_CHANGES: Final = 8
MANY_CHANGES: Final = 40


def some_ruleset(rng: Rng) -> Rules:
    """Return a random ruleset that can be read, whatever the linter says."""
    while True:
        try:
            return _ruleset(rng)
        except RulesError:  # options that exclude each other, answers to what no card makes
            continue


def _ruleset(rng: Rng) -> Rules:
    base = _pick(rng, preset_ids())
    own: dict[str, Any] = {}
    for _ in range(rng.integer_below(3)):
        _lay_over(own, _patch_of_an_option(rng))
    for _ in range(rng.integer_below(MANY_CHANGES if rng.integer_below(4) == 0 else SOME_CHANGES)):
        _lay_over(own, _some_words(rng))
    own.setdefault("numbers", {}).setdefault("turn.limit", TURNS)
    if rng.integer_below(4) == 0:
        least = 2 + rng.integer_below(5)
        own["seats"] = {"least": least, "most": least + rng.integer_below(13 - least)}
    return make_own_rules(base, "Made by chance", _some_options(base, rng), own)


def _some_options(base: str, rng: Rng) -> list[str]:
    """Return random options of a preset, at most one for each question."""
    known = list(load_preset(base).all_options)
    rng.shuffle(known)
    asked = {option.question: option.id for option in known[: rng.integer_below(6)]}
    return list(asked.values())


@cache
def _options() -> tuple[dict[str, Any], ...]:
    """Return the patches of all options of all presets, those of numbers included."""
    found = []
    for id in preset_ids():
        for option in tomllib.loads(load_preset(id).source_text).get("options", {}).values():
            if option:
                patch = dict(option.get("patch", {}))
                found.append({**patch, "numbers": option["numbers"]} if "numbers" in option else patch)
    return tuple(found)


def _patch_of_an_option(rng: Rng) -> dict[str, Any]:
    return _pick(rng, _options())


def _lay_over(own: dict[str, Any], patch: dict[str, Any]) -> None:
    for key, value in patch.items():
        if isinstance(value, dict):
            held = own.setdefault(key, {})
            if isinstance(held, dict):
                _lay_over(held, value)
                continue
        own[key] = value


# --- words by their fields --------------------------------------------------------------------


def _some_words(rng: Rng) -> dict[str, Any]:
    """Return a random change: of a number, a word of a table, an effect, an answer, or extra targets."""
    kind = rng.integer_below(8)
    if kind == 0:
        number = _pick(rng, NUMBERS)
        return {"numbers": {number.key: _value(number, rng)}}
    if kind < 3:
        return _effects(rng)
    if kind == 3:
        return {"also": {_selector(rng): [_selector(rng) for _ in range(1 + rng.integer_below(3))]}}
    tables = [word for word in TABLE_WORDS if word.cls is not None]
    word = _pick(rng, tables)
    return {word.key: _table(word.cls, rng)}


def _table(cls: Any, rng: Rng) -> dict[str, Any]:
    field = _pick(rng, fields_of(cls))
    return {field.key: _table(field.cls, rng) if field.cls is not None else _value(field, rng)}


def _effects(rng: Rng) -> dict[str, Any]:
    """Return random effects of some cards; a pick-up group has answers."""
    cards: dict[str, Any] = {}
    replies: dict[str, Any] = {}
    for _ in range(1 + rng.integer_below(MOST_CARDS)):
        effect: dict[str, Any] = {}
        for _ in range(1 + rng.integer_below(3)):
            word = _pick(rng, EFFECT_WORDS)
            for field in word.fields if rng.integer_below(2) else word.fields[:1]:
                effect[field.key] = _value(field, rng)
        if effect.get(PICKUP.key) or GROUP.key in effect:
            group = effect.setdefault(GROUP.key, _pick(rng, GROUPS))
            effect.setdefault(PICKUP.key, 1 + rng.integer_below(5))
            if effect[PICKUP.key]:
                replies[group] = {_selector(rng): _reply(rng, group) for _ in range(rng.integer_below(MOST_CARDS))}
        cards[_selector(rng)] = effect
    return {"cards": cards, "replies": {group: entries for group, entries in replies.items() if entries}}


def _reply(rng: Rng, group: str) -> dict[str, Any]:
    reply = {REPLY_FIELDS[0].key: _pick(rng, REPLY_FIELDS[0].choices)}
    for field in REPLY_FIELDS[1:]:
        if rng.integer_below(3) == 0:
            reply[field.key] = group if field is AS else _value(field, rng)
    return reply


def _selector(rng: Rng) -> str:
    """Return the selector of some cards, most often a rank."""
    kind = rng.integer_below(8)
    if kind < 4:
        return _pick(rng, RANKS)
    if kind == 4:
        return _pick(rng, RANKS) + _pick(rng, SUITS)
    return _pick(rng, ("BJ", "RJ", *JOKERS, *(f"*{suit}" for suit in SUITS)))


def _value(field: Field[Any], rng: Rng) -> Any:
    """Return a random value for a field, mostly a small number."""
    kind = field.kind
    if kind == "switch":
        return rng.integer_below(2) == 1
    if kind == "choice":
        return _pick(rng, field.choices)
    if kind in ("number", "amount"):
        if kind == "amount" and rng.integer_below(6) == 0:
            return DEALT
        span = field.maximum - field.minimum
        small = min(span, (8, 8, 20, span)[rng.integer_below(4)])
        return field.minimum + rng.integer_below(small + 1)
    if kind == "cards":
        return [
            _pick(rng, WIDEST_SELECTORS) if field.power and rng.integer_below(2) else _selector(rng)
            for _ in range(rng.integer_below(4))
        ]
    if kind == "card":
        return _selector(rng)
    if kind == "group":
        return _pick(rng, GROUPS)
    if kind == "groups":
        return [_pick(rng, GROUPS) for _ in range(rng.integer_below(3))]
    if kind == "ranks":
        return "".join(rank for rank in RANKS if rng.integer_below(3)) or RANKS
    if kind == "rank":
        return _pick(rng, (*RANKS, ""))
    if kind == "line":
        return _pick(rng, CALLS)
    assert kind == "worths", kind
    return {
        _selector(rng): FACE if rng.integer_below(5) == 0 else rng.integer_below(41) - 10
        for _ in range(rng.integer_below(6))
    }


def _pick(rng: Rng, items: Sequence[T]) -> T:
    return items[rng.integer_below(len(items))]
