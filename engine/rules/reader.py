"""Rulesets as data: read strictly from TOML, extended by presets, patched by options."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from engine.rules.validate import LONGEST_WORD, check_words
from engine.rules.vocabulary import NUMBERS, RulesError, Words, check_number, default_numbers, read
from engine.toml import read_toml, toml_text

__all__ = ["NUMBERS", "Option", "Rules", "RulesError", "ids", "load", "parse_rules", "text"]

FAMILIES: Final = ("shedding", "sequence")
OURS: Final = "Our choice"
OWN: Final = "Your own rule"
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TOP: Final = frozenset(
    [
        "id",
        "name",
        "family",
        "about",
        "extends",
        "sources",
        "seats",
        "numbers",
        "from-seats",
        "on",
        "options",
        "from",
        "own",
        "use",
    ]
) | {
    "cards",
    "sequence",
    "custom",
    "replies",
    "also",
    "start",
    "turn",
    "draw",
    "declare",
    "finish",
    "end",
    "scoring",
}
_OPTION: Final = frozenset(["text", "question", "group", "source", "needs", "patch", "numbers"])
LONGEST: Final = 64_000


# Numbers that hold from so many seats on, the fewest first.
BySeats = tuple[tuple[int, Mapping[str, int]], ...]


@dataclass(frozen=True)
class Option:
    """A switch of a ruleset: its words, the question it answers, and where it comes from."""

    id: str
    text: str
    question: str
    group: str
    source: str
    needs: tuple[str, ...]
    touches: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Rules:
    """A ruleset with its options and numbers settled: what one table plays by.

    `options` are the ids that are on, the preset's own included; `numbers` are those that hold for
    any number of seats (`numbers_for` adds what depends on the seats). `own` are the keys of the rules that somebody
    made their own, as explain names them.
    """

    id: str
    name: str
    family: str
    about: str
    sources: tuple[str, ...]
    least_seats: int
    most_seats: int
    options: tuple[str, ...]
    all_options: tuple[Option, ...]
    words: Words
    from_: Mapping[str, str]
    changed: Mapping[str, int]
    asked: tuple[str, ...]
    own: tuple[str, ...]
    own_numbers: Mapping[str, int]
    _numbers: Mapping[str, int] = field(repr=False)
    _by_seats: BySeats = field(repr=False)
    _own_by_seats: BySeats = field(repr=False)
    _source: str = field(repr=False)

    def numbers(self, seats: int) -> dict[str, int]:
        """Every number for a table of so many seats: the ruleset's, its options', the table's."""
        numbers = default_numbers() | dict(self._numbers) | _from(self._by_seats, seats)
        for option in self.options:
            numbers |= self._option_numbers.get(option, {})
        return numbers | dict(self.own_numbers) | _from(self._own_by_seats, seats) | dict(self.changed)

    @property
    def _option_numbers(self) -> dict[str, dict[str, int]]:
        return _option_numbers(self._source)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[object, ...]:
        return self._source, self.asked, tuple(sorted(self.changed.items()))

    @property
    def base(self) -> str:
        """The id of the preset that these rules are, or were made from."""
        return self.id.removeprefix(_MINE)

    def check_seats(self, seats: int) -> None:
        """Raises RulesError when the game is not for so many."""
        if not self.least_seats <= seats <= self.most_seats:
            raise RulesError(self.id, f"{seats} players: {self.least_seats} to {self.most_seats} can play")


def _from(by_seats: BySeats, seats: int) -> dict[str, int]:
    """The numbers that hold from some number of seats on, for so many."""
    return {key: value for least, patch in by_seats if seats >= least for key, value in patch.items()}


def ids() -> tuple[str, ...]:
    """The ids of all presets, in the order in which a menu shows them."""
    found = {
        path.name[:-5] for path in files("engine.rules").joinpath("presets").iterdir() if path.name.endswith(".toml")
    } - {_COMMON}
    first = [name for name in _ORDER if name in found]
    return (*first, *sorted(found - set(first)))


_COMMON: Final = "common"
_MINE: Final = "own-"
_ORDER: Final = (
    "switch",
    "turbo-switch",
    "irish-switch",
    "peanuckle",
    "black-jack",
    "j28",
    "take-two",
    "oakley",
    "kilodney",
    "switch-black-jack",
    "crazy-eights",
    "mau-mau",
    "makao",
    "one-card",
    "last-card",
    "jack-change-it",
)


def load(id: str, options: Iterable[str] = (), numbers: Mapping[str, int] | None = None) -> Rules:
    """The preset `id` with these options on and these numbers changed. Raises RulesError."""
    return _settle(_preset(id), tuple(options), dict(numbers or {}))


def parse_rules(source: str, options: Iterable[str] = (), numbers: Mapping[str, int] | None = None) -> Rules:
    """Rules from their text (`text`), or from a ruleset file. Raises RulesError.

    Options and numbers given here are added to those that the text has in use.
    """
    try:
        table = read_toml(source, LONGEST)
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
            table = _extend(table, where)
        return _settle(_written(table, where), (*used, *options), changed | dict(numbers or {}))
    except RecursionError:
        raise RulesError(where, "tables lie too deep within tables") from None


def make_own(base: str, name: str, on: Iterable[str] = (), own: Mapping[str, Any] | None = None) -> Rules:
    """The preset `base` under another name, with these options as its own and the patch `own` laid over all of it.

    `own` has the tables of a ruleset, and `numbers`, `seats` and `from-seats`. Raises RulesError.
    """
    table = tomllib.loads(_preset(base))
    table["id"] = f"{_MINE}{base}"
    table["name"] = name
    table["on"] = list(on)
    try:
        if own:
            table["own"] = _ordered(own)
        return _settle(_written(table, table["id"]), (), {})
    except RecursionError:
        raise RulesError(f"{_MINE}{base}.own", "tables lie too deep within tables") from None


def own_parts(rules: Rules) -> tuple[str, str, tuple[str, ...], dict[str, Any]]:
    """What `make_own` makes rules of: base, name, options, patch."""
    table = tomllib.loads(rules._source)
    return rules.base, rules.name, tuple(table.get("on", ())), table.get("own", {})


def _ordered(table: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _ordered(table[key]) if isinstance(table[key], dict) else table[key] for key in sorted(table)}


def text(rules: Rules) -> str:
    """The whole ruleset with what its table changed: `parse_rules` gives the same rules back."""
    table = tomllib.loads(rules._source)
    table["use"] = {"options": list(rules.asked), "numbers": dict(rules.changed)}
    return toml_text(table)


def _written(table: Mapping[str, Any], where: str) -> str:
    try:
        return toml_text(table)
    except ValueError as error:
        raise RulesError(where, str(error)) from None


@cache
def _preset(id: str) -> str:
    if len(id) > LONGEST_WORD or not _ID.fullmatch(id):
        raise RulesError("ruleset", f"'{id[:LONGEST_WORD]}' is no id: small letters, digits and hyphens are")
    path = files("engine.rules").joinpath("presets", f"{id}.toml")
    if not path.is_file():
        raise RulesError("ruleset", f"'{id}' is not known; there are {', '.join(ids())}")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    if table.get("id") != id:
        raise RulesError(f"{id}.toml", f"id = {table.get('id')!r} is not the name of the file")
    return toml_text(_extend(table, id) if "extends" in table else table)


def _extend(table: dict[str, Any], where: str) -> dict[str, Any]:
    base = table.pop("extends")
    if not isinstance(base, str):
        raise RulesError(f"{where}.extends", f"{base!r} is not the id of a ruleset")
    merged = tomllib.loads(_preset(base))
    if "about" not in table:
        merged.pop("about", None)
    _patch(merged, table)
    return merged


def _patch(table: dict[str, Any], patch: Mapping[str, Any]) -> None:
    for key, value in patch.items():
        old = table.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            _patch(old, value)
        elif isinstance(value, dict):
            table[key] = {}
            _patch(table[key], value)
        else:
            table[key] = value


@lru_cache(maxsize=64)
def _option_numbers(source: str) -> dict[str, dict[str, int]]:
    found = tomllib.loads(source).get("options", {})
    return {id: dict(o.get("numbers", {})) for id, o in found.items() if isinstance(o, dict)}


def _settle(source: str, asked: tuple[str, ...], changed: dict[str, int]) -> Rules:
    for key, value in changed.items():
        check_number("ruleset.use.numbers", key, value)
    return _settled(source, asked, tuple(sorted(changed.items(), key=lambda pair: pair[0])))


@lru_cache(maxsize=256)
def _settled(source: str, asked: tuple[str, ...], pairs: tuple[tuple[str, int], ...]) -> Rules:
    table = tomllib.loads(source)
    id = table.get("id")
    if not isinstance(id, str) or not _ID.fullmatch(id):
        raise RulesError("ruleset.id", f"{id!r} is no id: small letters, digits and hyphens are")
    for key, value in table.items():
        if key not in _TOP:
            raise RulesError(f"{id}.{key}", f"no such table; there are {', '.join(sorted(_TOP))}")
        if key in _TABLES and not isinstance(value, dict):
            raise RulesError(f"{id}.{key}", f"{value!r} is not a table")
    options = _options(table, id)
    on = _switched_on(table.get("on", []), asked, options, id)
    body = {k: v for k, v in table.items() if k in _WORDS}
    numbers = _numbers(table.get("numbers", {}), f"{id}.numbers")
    for option in on:
        try:
            _patch(body, table["options"][option].get("patch", {}))
        except (AttributeError, TypeError):
            raise RulesError(f"{id}.options.{option}.patch", "it does not fit what it patches") from None
    own = table.get("own", {})
    for key in own:
        if key not in _OWN:
            raise RulesError(f"{id}.own.{key}", f"no such table; there are {', '.join(sorted(_OWN))}")
    own_numbers = _numbers(own.get("numbers", {}), f"{id}.own.numbers")
    try:
        _patch(body, {key: value for key, value in own.items() if key in _WORDS})
    except (AttributeError, TypeError):
        raise RulesError(f"{id}.own", "it does not fit what it patches") from None
    words: Words = read(Words, body, id)
    check_words(words, id)
    own_seats = own.get("seats", {})
    if not isinstance(own_seats, dict) or not set(own_seats) <= {"least", "most"}:
        raise RulesError(f"{id}.own.seats", "a table of least and most is wanted")
    seats = table.get("seats", {}) | own_seats
    least, most = seats.get("least", 2), seats.get("most", 8)
    if type(least) is not int or type(most) is not int or not 2 <= least <= most <= 12:
        raise RulesError(f"{id}.seats", "least and most are whole numbers of 2 to 12")
    family = _one_of(table, "family", id, FAMILIES)
    own_by_seats = _by_seats(own.get("from-seats", {}), f"{id}.own.from-seats")
    own_keys = {**own_numbers, **{key: 0 for _, patch in own_by_seats for key in patch}}
    sources = table.get("sources", {})
    return Rules(
        id=id,
        name=_str(table, "name", id),
        family=family,
        about=_str(table, "about", id),
        sources=tuple(str(each) for each in sources.values()),
        least_seats=least,
        most_seats=most,
        options=on,
        all_options=tuple(options.values()),
        words=words,
        from_={k: _source_name(sources, v, f"{id}.from.{k}") for k, v in table.get("from", {}).items()},
        changed={key: check_number(f"{id}", key, value) for key, value in pairs},
        asked=asked,
        own=(*_touched({"patch": {k: v for k, v in own.items() if k not in ("numbers", "from-seats")}}), *own_keys),
        own_numbers=own_numbers,
        _numbers=numbers,
        _by_seats=_by_seats(table.get("from-seats", {}), f"{id}.from-seats"),
        _own_by_seats=own_by_seats,
        _source=source,
    )


_WORDS: Final = frozenset(Words.__dataclass_fields__)
_TABLES: Final = _WORDS | {"sources", "seats", "numbers", "from-seats", "options", "from", "own"}
_OWN: Final = _WORDS | {"seats", "numbers", "from-seats"}


def _by_seats(tables: object, where: str) -> BySeats:
    """The tables of numbers that hold from some number of seats on, the fewest first."""
    if not isinstance(tables, dict):
        raise RulesError(where, "a table of numbers of seats is wanted")
    for n in tables:
        if not re.fullmatch("[1-9][0-9]?", n):
            raise RulesError(f"{where}.{n}", "a number of seats is wanted")
    return tuple((int(n), _numbers(tables[n], f"{where}.{n}")) for n in sorted(tables, key=int))


def _str(table: Mapping[str, Any], key: str, id: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str) or not value or len(value) > 400:
        raise RulesError(f"{id}.{key}", "a text of 1 to 400 characters is wanted")
    return value


def _one_of(table: Mapping[str, Any], key: str, id: str, allowed: tuple[str, ...]) -> str:
    value = table.get(key)
    if value not in allowed:
        raise RulesError(f"{id}.{key}", f"{value!r} is not allowed; {' or '.join(allowed)} is")
    return str(value)


def _numbers(table: object, where: str) -> dict[str, int]:
    if not isinstance(table, dict):
        raise RulesError(where, "a table of numbers is wanted")
    return {key: check_number(where, key, value) for key, value in table.items()}


def _source_name(sources: Mapping[str, Any], key: object, where: str) -> str:
    if key == "ours":
        return OURS
    if not isinstance(key, str) or key not in sources:
        raise RulesError(where, f"{key!r} is none of the sources {', '.join(sources)} or ours")
    return str(sources[str(key)])


def _options(table: Mapping[str, Any], id: str) -> dict[str, Option]:
    options: dict[str, Option] = {}
    for key, raw in table.get("options", {}).items():
        where = f"{id}.options.{key}"
        if raw is False:
            continue
        if not isinstance(raw, dict) or not set(raw) <= _OPTION:
            raise RulesError(where, f"a table of {', '.join(sorted(_OPTION))} is wanted")
        _numbers(raw.get("numbers", {}), f"{where}.numbers")
        needs = raw.get("needs", [])
        if not isinstance(needs, list) or not isinstance(raw.get("patch", {}), dict):
            raise RulesError(where, "needs is a list of ids, patch is a table")
        options[key] = Option(
            id=key,
            text=_str(raw, "text", where),
            question=str(raw.get("question", key)),
            group=str(raw.get("group", "")),
            source=_source_name(table.get("sources", {}), raw.get("source", "ours"), where),
            needs=tuple(str(each) for each in needs),
            touches=_touched(raw),
        )
    return options


def _touched(raw: Mapping[str, Any]) -> tuple[str, ...]:
    """The rules that an option changes: `cards.8`, `replies.two`, `draw`, `declare.penalty`."""
    keys: list[str] = list(raw.get("numbers", {}))
    for word, patch in raw.get("patch", {}).items():
        if word in ("cards", "replies", "also") and isinstance(patch, dict):
            keys += [f"{word}.{selector}" for selector in patch]
        elif word == "turn" and isinstance(patch, dict):
            keys += [f"turn.{part}" for part in patch]
        else:
            keys.append(word)
    return tuple(keys)


def _switched_on(preset: object, asked: tuple[str, ...], options: Mapping[str, Option], id: str) -> tuple[str, ...]:
    """The options that hold: those asked for, and the preset's own that nothing asked replaces."""
    if not isinstance(preset, list):
        raise RulesError(f"{id}.on", "a list of option ids is wanted")
    for key in (*preset, *asked):
        if key not in options:
            raise RulesError(f"{id}.options", f"'{key}' is no option; there are {', '.join(options) or 'none'}")
    answered: dict[str, str] = {}
    for key in dict.fromkeys(asked):
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
