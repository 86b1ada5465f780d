"""What a value that comes from elsewhere may be: small checks that fields of events are declared with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.bounded_json import read_json
from engine.messages.errors import PocketSwitchError

MOST_TEXT = 1 << 16  # characters
MOST_RECORD = 1 << 18  # characters of a hand in notation: about 18,000 actions
MOST_NAME = 80
MOST_SEATS = 100
LATEST = 1 << 46  # Unix ms; what is later is no time
MOST_POINTS = 1 << 53  # of either sign; beyond it a float is not exact


class UnfitEvent(PocketSwitchError):
    """A value is not what is wanted: `where` is the way to it from the event's body, `what` says what is wrong."""

    code = "event"

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


Check = Callable[[Any, str], None]
"""UnfitEvent, naming the place it is told, unless the value may stand there."""


def anything(value: Any, where: str) -> None:
    """It is checked elsewhere."""


def text(most: int = MOST_TEXT, least: int = 0) -> Check:
    """A text of so many characters that can be written as UTF-8 and has no NUL."""

    def check(value: Any, where: str) -> None:
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise UnfitEvent(where, f"a text of {least} to {most} characters is wanted")
        if "\0" in value or not (value.isascii() or _is_unicode(value)):
            raise UnfitEvent(where, "there is a character in it that no text has")

    return check


def _is_unicode(value: str) -> bool:
    """Whether there is no half of a surrogate in it."""
    return not any("\ud800" <= character <= "\udfff" for character in value)


def whole(least: int, most: int) -> Check:
    """A whole number; True is none."""

    def check(value: Any, where: str) -> None:
        if type(value) is not int or not least <= value <= most:
            raise UnfitEvent(where, f"a whole number of {least} to {most} is wanted")

    return check


def maybe(inner: Check) -> Check:
    """None, or what `inner` takes."""

    def check(value: Any, where: str) -> None:
        if value is not None:
            inner(value, where)

    return check


def hexadecimal(digits: int) -> Check:
    """So many digits of 0 to 9 and a to f."""

    def check(value: Any, where: str) -> None:
        if not isinstance(value, str) or len(value) != digits or not set(value) <= set("0123456789abcdef"):
            raise UnfitEvent(where, f"{digits} hexadecimal digits are wanted")

    return check


def one_of(words: Iterable[str]) -> Check:
    """One of these words."""
    known = tuple(words)

    def check(value: Any, where: str) -> None:
        if value not in known:
            raise UnfitEvent(where, f"one of {', '.join(known)} is wanted")

    return check


def listed(inner: Check, most: int | None = None) -> Check:
    """A list, each item of which `inner` takes."""

    def check(value: Any, where: str) -> None:
        if not isinstance(value, list) or (most is not None and len(value) > most):
            raise UnfitEvent(where, "a list is wanted" if most is None else f"a list of at most {most} is wanted")
        for number, each in enumerate(value):
            inner(each, f"{where}[{number}]")

    return check


def fields(wanted: Mapping[str, Check]) -> Check:
    """An object with exactly these fields."""
    names = set(wanted)

    def check(value: Any, where: str) -> None:
        if not isinstance(value, dict) or set(value) != names:
            raise UnfitEvent(where, f"exactly {', '.join(wanted) or 'no fields'} are wanted")
        for name, inner in wanted.items():
            inner(value[name], f"{where} {name}" if where else name)

    return check


def named(inner: Check) -> Check:
    """An object of any fields, each of which `inner` takes."""

    def check(value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise UnfitEvent(where, "an object is wanted")
        for name, each in value.items():
            inner(each, f"{where} {name[:20]}")

    return check


def in_json(inner: Check) -> Check:
    """A text that is the JSON of what `inner` takes."""
    is_text = text()

    def check(value: Any, where: str) -> None:
        is_text(value, where)
        try:
            plain = read_json(value, MOST_TEXT)
        except ValueError:
            raise UnfitEvent(where, "it is no JSON") from None
        inner(plain, where)

    return check


def number(value: Any, where: str) -> None:
    """A number of points."""
    if type(value) not in (int, float) or not abs(value) < MOST_POINTS:
        raise UnfitEvent(where, "a number is wanted")


def seed(value: Any, where: str) -> None:
    """A whole number as text, however large."""
    if not (isinstance(value, str) and len(value) <= 100 and value.isascii() and value.removeprefix("-").isdecimal()):
        raise UnfitEvent(where, "a whole number as text is wanted")


key = hexadecimal(32)  # the id of an event


@dataclass(frozen=True)
class IdOf:
    """The id of an event of another kind, which must be here first."""

    kind: str

    def __call__(self, value: Any, where: str) -> None:
        """UnfitEvent unless it is an id."""
        key(value, where)


time = whole(0, LATEST)
seat = whole(0, MOST_SEATS - 1)
name = text(MOST_NAME)
