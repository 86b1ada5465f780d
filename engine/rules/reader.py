"""Read rulesets strictly from TOML: extend presets and apply options."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from engine.player_names import shown_name
from engine.rules.fields import MAX_WORD_LENGTH, RulesError, check_table, read_table
from engine.rules.model import OWN_CHOICE_SOURCE, OWN_GAME_PREFIX, BySeats, Option, Rules, Words
from engine.rules.numbers import check_number
from engine.rules.word import SEQUENCE, SHEDDING
from engine.rules.words import TABLE_WORDS
from engine.toml import read_toml, toml_text

__all__ = [
    "Option",
    "Rules",
    "RulesError",
    "load_preset",
    "make_own_rules",
    "own_rules_parts",
    "parse_rules",
    "preset_ids",
    "ruleset_text",
]

FAMILIES: Final = (SHEDDING, SEQUENCE)
_ID_FORM: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WORD_KEYS: Final = frozenset(word.key for word in TABLE_WORDS)
_TABLE_KEYS: Final = _WORD_KEYS | {"sources", "seats", "numbers", "from-seats", "options", "from", "own"}
_TOP_KEYS: Final = _TABLE_KEYS | {"id", "name", "family", "about", "extends", "on", "use"}
_OWN_KEYS: Final = _WORD_KEYS | {"seats", "numbers", "from-seats"}
_OPTION_KEYS: Final = frozenset(["text", "question", "group", "source", "needs", "patch", "numbers"])
MAX_RULES_LENGTH: Final = 64_000


@cache
def preset_ids() -> tuple[str, ...]:
    """Return the ids of all presets, in menu order."""
    found = {
        path.name[:-5] for path in files("engine.rules").joinpath("presets").iterdir() if path.name.endswith(".toml")
    } - {_COMMON_FILE}
    first = [name for name in _PRESET_ORDER if name in found]
    return (*first, *sorted(found - set(first)))


_COMMON_FILE: Final = "common"
_PRESET_ORDER: Final = (
    "switch", "turbo-switch", "irish-switch", "peanuckle", "black-jack", "j28", "take-two", "oakley", "kilodney",
    "switch-black-jack", "crazy-eights", "mau-mau", "makao", "macau", "one-card", "last-card", "jack-change-it",
    "kings-reverse",
)  # fmt: skip


def load_preset(id: str, options: Iterable[str] = (), numbers: Mapping[str, int] | None = None) -> Rules:
    """Return the preset `id` with these options on and these numbers changed. Raises RulesError if there is no such
    preset or option, or a number is out of bounds.
    """
    return _resolve_cached(_preset_source(id), tuple(options), dict(numbers or {}))


def parse_rules(source: str, options: Iterable[str] = (), numbers: Mapping[str, int] | None = None) -> Rules:
    """Return the rules in a text that `ruleset_text` wrote, or in a ruleset file. Raises RulesError naming the key that
    is wrong.

    Options and numbers given here are added to those in the text.
    """
    try:
        table = read_toml(source, MAX_RULES_LENGTH)
    except ValueError as error:
        raise RulesError("ruleset", str(error)) from None
    use = table.pop("use", {})
    if not isinstance(use, dict) or not set(use) <= {"options", "numbers"}:
        raise RulesError("ruleset.use", "a table of options and numbers is allowed")
    used = use.get("options", [])
    changed = use.get("numbers", {})
    if not isinstance(used, list) or not all(isinstance(o, str) for o in used):
        raise RulesError("ruleset.use.options", "a list of ids is allowed")
    if not isinstance(changed, dict):
        raise RulesError("ruleset.use.numbers", "a table of numbers is allowed")
    where = str(table.get("id", "ruleset"))
    try:
        if "extends" in table:
            table = _extended_table(table, where)
        return _resolve_cached(_written_table(table, where), (*used, *options), changed | dict(numbers or {}))
    except RecursionError:
        raise RulesError(where, "tables lie too deep within tables") from None


def with_options(rules: Rules, chosen_options: Iterable[str]) -> Rules:
    """Return the same ruleset and numbers with exactly these options on. Raises RulesError if two answer one question,
    or one lacks what it needs.
    """
    return _resolve_cached(rules.source_text, tuple(chosen_options), dict(rules.changed_numbers))


def without_answer(rules: Rules, chosen_options: Iterable[str], question: str) -> tuple[str, ...]:
    """Return the options of `chosen_options` without those that answer `question`, and without those that need one of
    these.
    """
    known = {each.id: each for each in rules.all_options}
    kept = tuple(each for each in chosen_options if known[each].question != question)
    while True:
        answered = {known[each].question for each in kept}
        on = {*kept, *(each for each in rules.preset_options if known[each].question not in answered)}
        left = tuple(each for each in kept if not known[each].needs or on & set(known[each].needs))
        if left == kept:
            return kept
        kept = left


def make_own_rules(base: str, name: str, on: Iterable[str] = (), own: Mapping[str, Any] | None = None) -> Rules:
    """Return the preset `base` under another name, with `on` as its own options and the patch `own` applied to it.

    `own` has the tables of a ruleset, and `numbers`, `seats` and `from-seats`. Raises RulesError if it doesn't fit.
    """
    table = tomllib.loads(_preset_source(base))
    table["id"] = f"{OWN_GAME_PREFIX}{base}"
    table["name"] = name
    table["on"] = list(on)
    try:
        if own:
            table["own"] = _in_written_order(own)
        return _resolve_cached(_written_table(table, table["id"]), (), {})
    except RecursionError:
        raise RulesError(f"{OWN_GAME_PREFIX}{base}.own", "tables lie too deep within tables") from None


def own_rules_parts(rules: Rules) -> tuple[str, str, tuple[str, ...], dict[str, Any]]:
    """Return the arguments with which `make_own_rules` makes these rules: base, name, options, patch."""
    table = tomllib.loads(rules.source_text)
    return rules.base_preset, rules.name, tuple(table.get("on", ())), table.get("own", {})


def _in_written_order(table: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _in_written_order(table[key]) if isinstance(table[key], dict) else table[key] for key in sorted(table)}


def ruleset_text(rules: Rules) -> str:
    """Return the whole ruleset with what its table changed, as TOML. `parse_rules` reads it."""
    table = tomllib.loads(rules.source_text)
    table["use"] = {"options": list(rules.chosen_options), "numbers": dict(rules.changed_numbers)}
    return toml_text(table)


def _written_table(table: Mapping[str, Any], location: str) -> str:
    try:
        return toml_text(table)
    except ValueError as error:
        raise RulesError(location, str(error)) from None


@cache
def _preset_source(id: str) -> str:
    if len(id) > MAX_WORD_LENGTH or not _ID_FORM.fullmatch(id):
        raise RulesError("ruleset", f"'{id[:MAX_WORD_LENGTH]}' is no id: small letters, digits and hyphens are")
    path = files("engine.rules").joinpath("presets", f"{id}.toml")
    if not path.is_file():
        raise RulesError("ruleset", f"'{id}' is not known; there are {', '.join(preset_ids())}")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    if table.get("id") != id:
        raise RulesError(f"{id}.toml", f"id = {table.get('id')!r} is not the name of the file")
    return toml_text(_extended_table(table, id) if "extends" in table else table)


def _extended_table(table: dict[str, Any], location: str) -> dict[str, Any]:
    base = table.pop("extends")
    if not isinstance(base, str):
        raise RulesError(f"{location}.extends", f"{base!r} is not the id of a ruleset")
    merged = tomllib.loads(_preset_source(base))
    if "about" not in table:
        merged.pop("about", None)
    _apply_patch(merged, table)
    return merged


def _apply_patch(table: dict[str, Any], patch: Mapping[str, Any]) -> None:
    for key, value in patch.items():
        old = table.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            _apply_patch(old, value)
        elif isinstance(value, dict):
            table[key] = {}
            _apply_patch(table[key], value)
        else:
            table[key] = value


def _resolve_cached(source: str, chosen_options: tuple[str, ...], changed: dict[str, int]) -> Rules:
    for key, value in changed.items():
        check_number("ruleset.use.numbers", key, value)
    return _resolve_rules(source, chosen_options, tuple(sorted(changed.items(), key=lambda pair: pair[0])))


@lru_cache(maxsize=16)
def _parse_toml(source: str) -> Mapping[str, Any]:
    """Return the tables of a ruleset's text. They are cached and shared, so they must not be changed."""
    return tomllib.loads(source)


def _copy_tables(value: Any) -> Any:
    """Return a copy of tables within tables, which `_apply_patch` may change. Lists are shared, since it replaces
    them.
    """
    return {key: _copy_tables(each) for key, each in value.items()} if isinstance(value, dict) else value


@lru_cache(maxsize=256)
def _resolve_rules(source: str, chosen_options: tuple[str, ...], pairs: tuple[tuple[str, int], ...]) -> Rules:
    table = _parse_toml(source)
    id = table.get("id")
    if not isinstance(id, str) or not _ID_FORM.fullmatch(id):
        raise RulesError("ruleset.id", f"{id!r} is no id: small letters, digits and hyphens are")
    for key, value in table.items():
        if key not in _TOP_KEYS:
            raise RulesError(f"{id}.{key}", f"no such table; there are {', '.join(sorted(_TOP_KEYS))}")
        if key in _TABLE_KEYS and not isinstance(value, dict):
            raise RulesError(f"{id}.{key}", f"{value!r} is not a table")
    options = _read_options(table, id)
    on = _options_switched_on(table.get("on", []), chosen_options, options, id)
    body = {k: _copy_tables(v) for k, v in table.items() if k in _WORD_KEYS}
    numbers = _read_numbers(table.get("numbers", {}), f"{id}.numbers")
    for option in on:
        try:
            _apply_patch(body, table["options"][option].get("patch", {}))
        except (AttributeError, TypeError):
            raise RulesError(f"{id}.options.{option}.patch", "it does not fit what it patches") from None
    own = table.get("own", {})
    for key in own:
        if key not in _OWN_KEYS:
            raise RulesError(f"{id}.own.{key}", f"no such table; there are {', '.join(sorted(_OWN_KEYS))}")
    own_numbers = _read_numbers(own.get("numbers", {}), f"{id}.own.numbers")
    try:
        _apply_patch(body, {key: value for key, value in own.items() if key in _WORD_KEYS})
    except (AttributeError, TypeError):
        raise RulesError(f"{id}.own", "it does not fit what it patches") from None
    words = _read_words(body, id)
    own_seats = own.get("seats", {})
    if not isinstance(own_seats, dict) or not set(own_seats) <= {"least", "most"}:
        raise RulesError(f"{id}.own.seats", "a table of least and most is wanted")
    seats = table.get("seats", {}) | own_seats
    least, most = seats.get("least", 2), seats.get("most", 8)
    if type(least) is not int or type(most) is not int or not 2 <= least <= most <= 12:
        raise RulesError(f"{id}.seats", "least and most are whole numbers of 2 to 12")
    family = _read_choice(table, "family", id, FAMILIES)
    own_by_seats = _read_numbers_by_seats(own.get("from-seats", {}), f"{id}.own.from-seats")
    own_keys = {**own_numbers, **{key: 0 for _, patch in own_by_seats for key in patch}}
    sources = table.get("sources", {})
    return Rules(
        id=id,
        name=shown_name(_read_str(table, "name", id)),
        family=family,
        about=_read_str(table, "about", id),
        sources=tuple(str(each) for each in sources.values()),
        min_seats=least,
        max_seats=most,
        options=on,
        preset_options=tuple(table.get("on", [])),
        all_options=tuple(options.values()),
        words=words,
        source_by_key={k: _read_source_name(sources, v, f"{id}.from.{k}") for k, v in table.get("from", {}).items()},
        changed_numbers={key: check_number(f"{id}", key, value) for key, value in pairs},
        chosen_options=chosen_options,
        own_keys=(
            *dict(_iter_patch_values({k: v for k, v in own.items() if k not in ("numbers", "from-seats")}, "")),
            *own_keys,
        ),
        own_numbers=own_numbers,
        number_layers=(
            (0, numbers),
            *_read_numbers_by_seats(table.get("from-seats", {}), f"{id}.from-seats"),
            *((0, table["options"][option].get("numbers", {})) for option in on),
            (0, own_numbers),
            *own_by_seats,
            (0, dict(pairs)),
        ),
        source_text=source,
    )


def _read_words(body: Mapping[str, Any], id: str) -> Words:
    """Return every table of the ruleset, read and checked. Raises RulesError naming the key that is wrong."""
    found: dict[str, Any] = {}
    for word in TABLE_WORDS:
        if word.key not in body:
            continue
        where = f"{id}.{word.key}"
        if word.read is not None:
            found[word.key] = word.read(body[word.key], where)
        elif word.cls is not None:
            found[word.key] = read_table(word.cls, body[word.key], where)
    words = Words(**found)
    for word in TABLE_WORDS:
        value = getattr(words, word.key)
        if word.check is not None:
            word.check(value, f"{id}.{word.key}", vars(words))
        else:
            check_table(value, f"{id}.{word.key}")
    return words


def _read_numbers_by_seats(tables: object, location: str) -> BySeats:
    """Return the tables of numbers that hold from a number of seats on, fewest seats first."""
    if not isinstance(tables, dict):
        raise RulesError(location, "a table of numbers of seats is wanted")
    for n in tables:
        if not re.fullmatch("[1-9][0-9]?", n):
            raise RulesError(f"{location}.{n}", "a number of seats is wanted")
    return tuple((int(n), _read_numbers(tables[n], f"{location}.{n}")) for n in sorted(tables, key=int))


def _read_str(table: Mapping[str, Any], key: str, id: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str) or not value or len(value) > 400:
        raise RulesError(f"{id}.{key}", "a text of 1 to 400 characters is wanted")
    return value


def _read_choice(table: Mapping[str, Any], key: str, id: str, allowed: tuple[str, ...]) -> str:
    value = table.get(key)
    if value not in allowed:
        raise RulesError(f"{id}.{key}", f"{value!r} is not allowed; {' or '.join(allowed)} is")
    return str(value)


def _read_numbers(table: object, location: str) -> dict[str, int]:
    if not isinstance(table, dict):
        raise RulesError(location, "a table of numbers is wanted")
    return {key: check_number(location, key, value) for key, value in table.items()}


def _read_source_name(sources: Mapping[str, Any], key: object, location: str) -> str:
    if key == "ours":
        return OWN_CHOICE_SOURCE
    if not isinstance(key, str) or key not in sources:
        raise RulesError(location, f"{key!r} is none of the sources {', '.join(sources)} or ours")
    return str(sources[str(key)])


def _read_options(table: Mapping[str, Any], id: str) -> dict[str, Option]:
    options: dict[str, Option] = {}
    for key, raw in table.get("options", {}).items():
        where = f"{id}.options.{key}"
        if raw is False:
            continue
        if not isinstance(raw, dict) or not set(raw) <= _OPTION_KEYS:
            raise RulesError(where, f"a table of {', '.join(sorted(_OPTION_KEYS))} is wanted")
        _read_numbers(raw.get("numbers", {}), f"{where}.numbers")
        needs = raw.get("needs", [])
        if not isinstance(needs, list) or not isinstance(raw.get("patch", {}), dict):
            raise RulesError(where, "needs is a list of ids, patch is a table")
        options[key] = Option(
            id=key,
            text=_read_str(raw, "text", where),
            question=str(raw.get("question", key)),
            group=str(raw.get("group", "")),
            source=_read_source_name(table.get("sources", {}), raw.get("source", "ours"), where),
            needs=tuple(str(each) for each in needs),
            values={**raw.get("numbers", {}), **dict(_iter_patch_values(raw.get("patch", {}), ""))},
        )
    return options


def _iter_patch_values(patch: Mapping[str, Any], within: str) -> Iterator[tuple[str, Any]]:
    """Yield each dotted key that a patch sets, such as `cards.8.skip`, `replies.two.A` or `draw.then`, with its
    value.
    """
    for word, value in patch.items():
        path = f"{within}.{word}" if within else word
        if isinstance(value, dict) and value:
            yield from _iter_patch_values(value, path)
        else:
            yield path, value


def _options_switched_on(
    preset: object, chosen_options: tuple[str, ...], options: Mapping[str, Option], id: str
) -> tuple[str, ...]:
    """Return the options that are on: those asked for, and the preset's own unless one of these answers the same
    question. Raises RulesError if two asked for answer one question, or an option lacks what it needs.
    """
    if not isinstance(preset, list) or not all(isinstance(key, str) for key in preset):
        raise RulesError(f"{id}.on", "a list of option ids is wanted")
    for key in (*preset, *chosen_options):
        if key not in options:
            raise RulesError(f"{id}.options", f"'{key}' is no option; there are {', '.join(options) or 'none'}")
    answered: dict[str, str] = {}
    for key in dict.fromkeys(chosen_options):
        question = options[key].question
        if question in answered:
            raise RulesError(f"{id}.options", f"'{answered[question]}' and '{key}' answer the same question")
        answered[question] = key
    for key in preset:
        answered.setdefault(options[key].question, key)
    on = tuple(key for key in options if key in answered.values())
    for key in on:
        needs = options[key].needs
        if needs and not set(needs) & set(on):
            raise RulesError(f"{id}.options", f"'{key}' needs one of {', '.join(needs)}")
    return on
