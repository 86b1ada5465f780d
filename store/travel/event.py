"""An event as it travels, and what its body may hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from engine.scoresheet import SheetError, parse_event

Taken = Literal["new", "known", "waits", "beaten"]
Body = dict[str, Any]
LATEST = 1 << 46  # ms; what is later is no time
LONGEST = 60_000
SEATS = 16
PEOPLE = ("renamed", "recoloured", "archived", "recalled", "merged", "separated")


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that travels. `clock` is a hybrid logical clock: Unix ms times 65,536, never behind one seen before."""

    id: bytes
    clock: int
    kind: str
    body: Body


class UnfitEvent(Exception):
    """The body is not what its kind asks for; the text says which field."""


def _text(most: int = LONGEST, least: int = 0) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and least <= len(value) <= most and "\0" not in value and _plain(value)


def _whole(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _maybe(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or check(value)


def is_key(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 32 and set(value) <= set("0123456789abcdef")


def _plain(text: str) -> bool:
    """Whether it can be written as UTF-8: half a surrogate cannot."""
    return not any("\ud800" <= character <= "\udfff" for character in text) if not text.isascii() else True


def _seed(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 100 and value.removeprefix("-").isdecimal() and value.isascii()


def _json(shape: Callable[[Any], bool]) -> Callable[[Any], bool]:
    def fits(value: Any) -> bool:
        try:
            return isinstance(value, str) and len(value) <= LONGEST and shape(json.loads(value))
        except (ValueError, RecursionError):
            return False

    return fits


def _result(value: Any) -> bool:
    lists = {"scores": _number, "totals": _number, "order": _whole(0, SEATS)}
    return (
        isinstance(value, dict)
        and set(value) == {*lists, "ending", "next_dealer"}
        and all(isinstance(value[name], list) and all(map(fits, value[name])) for name, fits in lists.items())
        and _text(100)(value["ending"])
        and _whole(-1, SEATS)(value["next_dealer"])
    )


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1 << 53


def _placings(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"placings"}
        and isinstance(value["placings"], list)
        and len(value["placings"]) <= SEATS
        and all(map(_whole(0, SEATS), value["placings"]))
    )


def _noted(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == {"text"} and _text()(value["text"])


# What goes with each turn in the life of a match
DETAILS: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("finished", "resigned", "abandoned"), _json(_placings)),
    **dict.fromkeys(("voided", "restored"), _json(lambda value: value == {})),
    "noted": _json(_noted),
}


def _seat(value: Any) -> bool:
    match value:
        case [name, level, player, since]:
            return _text(80)(name) and _text(80)(level) and (player == "" if level else is_key(player)) and _TIME(since)
    return False


def _sheet(value: Any) -> bool:
    match value:
        case {"names": names, "dealer": dealer, "terms": terms, **more}:
            is_names = _json(lambda each: isinstance(each, list) and len(each) <= 64 and all(map(_text(80), each)))
            return not more and is_names(names) and _whole(-1, 64)(dealer) and _json(_is_dict)(terms)
    return value is None


def _is_dict(value: Any) -> bool:
    return isinstance(value, dict)


def _tap(value: Any) -> bool:
    try:
        return _text()(value) and bool(parse_event(value))
    except SheetError:
        return False


_TIME = _whole(0, LATEST)
_BODIES: dict[str, dict[str, Callable[[Any], bool]]] = {
    "ruleset": {"text": _text()},
    "match": {
        "created": _TIME,
        "ruleset": _text(100),
        "rules": lambda value: isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef"),
        "options": _json(lambda value: isinstance(value, list) and all(map(_text(100), value))),
        "numbers": _json(lambda value: isinstance(value, dict) and all(map(_number, value.values()))),
        "seed": _seed,
        "target": _maybe(_whole(-(1 << 40), 1 << 40)),
        "hand_limit": _maybe(_whole(0, 1 << 40)),
        "sheet": _sheet,
        "seats": lambda value: isinstance(value, list) and len(value) <= 64 and all(map(_seat, value)),
    },
    "person": {"name": _text(80, least=1), "created": _TIME},
    "people": {
        "player": is_key,
        "mark": lambda value: value in PEOPLE,
        "at": _TIME,
        "detail": _text(100),
    },
    "seat": {"match": is_key, "number": _whole(0, 64), "seat": _seat},
    "tap": {"match": is_key, "at": _TIME, "text": _tap},
    "mark": {
        "match": is_key,
        "mark": lambda value: value in DETAILS,
        "at": _TIME,
        "detail": lambda value: isinstance(value, str),
    },
    "hand": {
        "match": is_key,
        "number": _whole(1, 1 << 30),
        "dealer": _whole(0, SEATS),
        "seed": _seed,
        "begun": _TIME,
        "ended": _TIME,
        "notation": _text(least=1),
        "result": _json(_result),
    },
    "game": {"game": is_key, "name": _text(80), "text": _text(), "at": _TIME},
}


def check(event: Event) -> None:
    """UnfitEvent unless the body has exactly the fields of its kind, each in its bounds."""
    fields = _BODIES[event.kind]
    if set(event.body) != set(fields):
        raise UnfitEvent(f"{event.kind}: other fields than {', '.join(fields)}")
    for name, fits in fields.items():
        if not fits(event.body[name]):
            raise UnfitEvent(f"{event.kind}: {name} is not allowed")
