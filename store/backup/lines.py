"""What a line of a file may hold: one JSON object of one kind, each field in its bounds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from engine.scoresheet import LONGEST_NAME, SheetError, clean_name, parse_event, parse_terms
from store.errors import ImportProblem

HISTORY = "history.jsonl"
MOST_TEXT = 1 << 16
LATEST = 1 << 46  # Unix ms
SLICE = 16  # items that are checked at a time

Line = dict[str, Any]
Check = Callable[[Any, str], None]


def json_object(raw: bytes, where: str) -> Line:
    """The JSON object in these bytes, else ImportProblem."""
    try:
        table = json.loads(raw.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ImportProblem(where, f"it is no JSON: {str(error)[:60]}") from None
    if not isinstance(table, dict):
        raise ImportProblem(where, "it is no object")
    return table


def _no_constant(word: str) -> float:
    raise ValueError(f"{word} is no number")


def parsed(raw: bytes, number: int) -> Line:
    """What a line says, with its kind; nothing of it is checked but that it is an object."""
    return json_object(raw, f"{HISTORY} line {number}")


def checked(line: Line, number: int) -> Iterator[None]:
    """Checks a line in slices; ImportProblem names the line and the place in it."""
    where = f"{HISTORY} line {number}"
    table = dict(line)
    kind = table.pop("kind", None)
    check = KINDS.get(kind) if isinstance(kind, str) else None
    if check is None:
        raise ImportProblem(where, f"{str(kind)[:20]!r} is no kind; there are {', '.join(KINDS)}")
    check(table, where)
    for name, (inner, most) in LISTS.items() if kind == "match" else ():
        _few(table[name], f"{where} {name}", most)
        for at, item in enumerate(table[name]):
            inner(item, f"{where} {name}[{at}]")
            if at % SLICE == SLICE - 1:
                yield
    yield


def _any(value: Any, where: str) -> None:
    """It is checked elsewhere."""


def _text(most: int = MOST_TEXT, least: int = 0) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise ImportProblem(where, f"a text of {least} to {most} characters is wanted")
        if "\0" in value or any("\ud800" <= character <= "\udfff" for character in value):
            raise ImportProblem(where, "there is a character in it that no text has")

    return check


def _name(value: Any, where: str) -> None:
    _text(LONGEST_NAME)(value, where)
    if clean_name(value) != value:
        raise ImportProblem(where, "there is something in it that no name has")


def _whole(least: int, most: int) -> Check:
    def check(value: Any, where: str) -> None:
        if type(value) is not int or not least <= value <= most:
            raise ImportProblem(where, f"a whole number of {least} to {most} is wanted")

    return check


def _maybe(inner: Check) -> Check:
    def check(value: Any, where: str) -> None:
        if value is not None:
            inner(value, where)

    return check


def _hex(digits: int) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, str) or len(value) != digits or not set(value) <= set("0123456789abcdef"):
            raise ImportProblem(where, f"{digits} hexadecimal digits are wanted")

    return check


def _one_of(*words: str) -> Check:
    def check(value: Any, where: str) -> None:
        if value not in words:
            raise ImportProblem(where, f"one of {', '.join(words)} is wanted")

    return check


def _few(value: Any, where: str, most: int) -> None:
    if not isinstance(value, list) or len(value) > most:
        raise ImportProblem(where, f"a list of at most {most} is wanted")


def _list(inner: Check, most: int) -> Check:
    def check(value: Any, where: str) -> None:
        _few(value, where, most)
        for number, each in enumerate(value):
            inner(each, f"{where}[{number}]")

    return check


def _table(**fields: Check) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, dict) or set(value) != set(fields):
            raise ImportProblem(where, f"exactly {', '.join(fields)} are wanted")
        for name, inner in fields.items():
            inner(value[name], f"{where} {name}")

    return check


def _seed(value: Any, where: str) -> None:
    if not (isinstance(value, str) and len(value) <= 100 and value.isascii() and value.removeprefix("-").isdigit()):
        raise ImportProblem(where, "a whole number as text is wanted")


def _in_json(inner: Check) -> Check:
    def check(value: Any, where: str) -> None:
        _text()(value, where)
        try:
            table = json.loads(value, parse_constant=_no_constant)
        except (ValueError, RecursionError):
            raise ImportProblem(where, "it is no JSON") from None
        inner(table, where)

    return check


def _numbers(value: Any, where: str) -> None:
    if not isinstance(value, dict) or not all(_is_number(each) for each in value.values()):
        raise ImportProblem(where, "numbers by name are wanted")


def _number(value: Any, where: str) -> None:
    if not _is_number(value):
        raise ImportProblem(where, "a number is wanted")


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < 1 << 53


def _mark(value: Any, where: str) -> None:
    """A turn in a match's life, with what belongs to it: placings of an end, the text of a note."""
    words = ("finished", "resigned", "abandoned", "voided", "restored", "noted")
    _table(uuid=_uuid, mark=_one_of(*words), at=_time, detail=_text())(value, where)
    placings, note = _table(placings=_list(_whole(0, 100), 100)), _table(text=_text(1000))
    inner = note if value["mark"] == "noted" else _table() if value["mark"] in ("voided", "restored") else placings
    _in_json(inner)(value["detail"], f"{where} detail")


def _person(value: Any, where: str) -> None:
    """What was done to a person, with what belongs to it."""
    details = {"renamed": _name, "recoloured": _colour, "merged": _uuid}
    words = ("renamed", "recoloured", "archived", "recalled", "merged", "separated")
    _table(uuid=_uuid, player=_uuid, mark=_one_of(*words), at=_time, detail=_text(100))(value, where)
    details.get(value["mark"], _text(0))(value["detail"], f"{where} detail")


def _colour(value: Any, where: str) -> None:
    if not (isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4):
        raise ImportProblem(where, "a colour by its number is wanted")


def _sheet(value: Any, where: str) -> None:
    _table(names=_list(_name, 20), dealer=_whole(0, 19), terms=_text())(value, where)
    try:
        parse_terms(value["terms"], None)
    except SheetError as error:
        raise ImportProblem(f"{where} terms", str(error)) from None
    if not 0 <= value["dealer"] < len(value["names"]):
        raise ImportProblem(f"{where} dealer", "it is none of the players")


def _tap(value: Any, where: str) -> None:
    _text()(value, where)
    try:
        parse_event(value)
    except SheetError as error:
        raise ImportProblem(where, str(error)) from None


_time = _whole(0, LATEST)
_uuid = _hex(32)
_seats = _whole(0, 99)
_result = _table(
    scores=_list(_number, 100), totals=_list(_number, 100), order=_list(_seats, 100), ending=_text(100),
    next_dealer=_whole(-1, 99),
)  # fmt: skip
_action = _table(
    number=_whole(1, 1 << 31), seat=_whole(-1, 99), text=_text(), back_to=_maybe(_whole(0, 1 << 31)), at=_time
)
_hand = {"uuid": _uuid, "number": _whole(1, 1 << 31), "dealer": _seats, "seed": _seed, "begun": _time}

# What there may be much of in a match, and at most how much: it is checked item by item.
LISTS: dict[str, tuple[Check, int]] = {
    "seats": (_table(seat=_seats, player=_uuid, name=_name, since=_time), 10_000),
    "marks": (_mark, 10_000),
    "hands": (_table(**_hand, ended=_time, notation=_text(), result=_in_json(_result)), 10_000),
    "taps": (_table(uuid=_uuid, at=_time, text=_tap), 100_000),
}
KINDS: dict[str, Check] = {
    "ruleset": _table(sha256=_hex(64), text=_text(1 << 20)),
    "player": _table(uuid=_uuid, name=_text(60), level=_text(LONGEST_NAME), created=_time),
    "person": _person,
    "match": _table(
        uuid=_uuid,
        created=_time,
        ruleset=_text(100),
        rules=_hex(64),
        options=_in_json(_list(_text(100), 1000)),
        numbers=_in_json(_numbers),
        seed=_seed,
        target=_maybe(_whole(-(1 << 40), 1 << 40)),
        hand_limit=_maybe(_whole(0, 1 << 40)),
        seats=_any,
        marks=_any,
        hands=_any,
        taps=_any,
        open=_maybe(_table(**_hand, header=_text(), actions=_list(_action, 100_000))),
        sheet=_maybe(_sheet),
    ),
    "game": _table(uuid=_uuid, game=_uuid, name=_name, text=_text(), at=_time),
    "setting": _table(key=_text(100, 1), value=_text()),
}

# The first member: what the other one is
MANIFEST_FIELDS = _table(
    exported=_time, device=_text(100), lines=_whole(0, 1 << 40), sha256=_hex(64), format=_any, version=_any
)
