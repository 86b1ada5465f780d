"""Bounds of values that come from elsewhere: small check functions with which fields of events are declared.

A check takes a value and its location, and raises UnfitEvent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.bounded_json import read_json
from engine.messages.errors import PocketSwitchError

MAX_TEXT_LENGTH = 1 << 16  # characters
MAX_RECORD_LENGTH = 1 << 18  # characters of a hand in notation: about 18,000 actions
MAX_NAME_LENGTH = 80
MAX_SEATS = 100
MAX_TIME = 1 << 46  # Unix ms; no time is later
MAX_POINTS = 1 << 53  # of either sign; larger floats aren't exact


class UnfitEvent(PocketSwitchError):
    """Raised for a value that isn't allowed. `location` is the path to it from the event's body, `what` says what is
    wrong.
    """

    code = "event"

    def __init__(self, location: str, what: str) -> None:
        super().__init__(f"{location}: {what}")
        self.location = location
        self.what = what


Check = Callable[[Any, str], None]
"""UnfitEvent, naming the place it is told, unless the value may stand there."""


def accept_anything(value: Any, location: str) -> None:
    """Accept any value, for fields that are checked elsewhere."""


def text_check(maximum: int = MAX_TEXT_LENGTH, minimum: int = 0) -> Check:
    """Return a check for text of a length within bounds, that can be encoded as UTF-8 and has no NUL."""

    def check_value(value: Any, location: str) -> None:
        if not isinstance(value, str) or not minimum <= len(value) <= maximum:
            raise UnfitEvent(location, f"a text of {minimum} to {maximum} characters is wanted")
        if "\0" in value or not (value.isascii() or _is_unicode(value)):
            raise UnfitEvent(location, "there is a character in it that no text has")

    return check_value


def _is_unicode(value: str) -> bool:
    """Return whether a text has no half of a surrogate pair."""
    return not any("\ud800" <= character <= "\udfff" for character in value)


def integer_check(minimum: int, maximum: int) -> Check:
    """Return a check for an integer within bounds. A bool isn't one."""

    def check_value(value: Any, location: str) -> None:
        if type(value) is not int or not minimum <= value <= maximum:
            raise UnfitEvent(location, f"an integer from {minimum} to {maximum} is wanted")

    return check_value


def optional_check(inner: Check) -> Check:
    """Return a check for None, or what `inner` accepts."""

    def check_value(value: Any, location: str) -> None:
        if value is not None:
            inner(value, location)

    return check_value


def hexadecimal_check(digits: int) -> Check:
    """Return a check for exactly `digits` digits of 0 to 9 and a to f."""

    def check_value(value: Any, location: str) -> None:
        if not isinstance(value, str) or len(value) != digits or not set(value) <= set("0123456789abcdef"):
            raise UnfitEvent(location, f"{digits} hexadecimal digits are wanted")

    return check_value


def one_of_check(allowed: Iterable[str]) -> Check:
    """Return a check for one of these words."""
    known = tuple(allowed)

    def check_value(value: Any, location: str) -> None:
        if value not in known:
            raise UnfitEvent(location, f"one of {', '.join(known)} is wanted")

    return check_value


def list_check(inner: Check, maximum: int | None = None) -> Check:
    """Return a check for a list whose items `inner` accepts, of at most `maximum` if given."""

    def check_value(value: Any, location: str) -> None:
        if not isinstance(value, list) or (maximum is not None and len(value) > maximum):
            raise UnfitEvent(
                location, "a list is wanted" if maximum is None else f"a list of at most {maximum} is wanted"
            )
        for number, each in enumerate(value):
            inner(each, f"{location}[{number}]")

    return check_value


def check_bool(value: Any, location: str) -> None:
    """Raise UnfitEvent unless the value is true or false."""
    if type(value) is not bool:
        raise UnfitEvent(location, "true or false is wanted")


def object_check(wanted: Mapping[str, Check]) -> Check:
    """Return a check for an object with exactly these fields."""
    names = set(wanted)

    def check_value(value: Any, location: str) -> None:
        if not isinstance(value, dict) or set(value) != names:
            raise UnfitEvent(location, f"exactly {', '.join(wanted) or 'no fields'} are wanted")
        for name, inner in wanted.items():
            inner(value[name], f"{location} {name}" if location else name)

    return check_value


def values_check(inner: Check) -> Check:
    """Return a check for an object with any fields, whose values `inner` accepts."""

    def check_value(value: Any, location: str) -> None:
        if not isinstance(value, dict):
            raise UnfitEvent(location, "an object is wanted")
        for name, each in value.items():
            inner(each, f"{location} {name[:20]}")

    return check_value


def json_check(inner: Check) -> Check:
    """Return a check for text that is the JSON of a value that `inner` accepts."""
    is_text = text_check()

    def check_value(value: Any, location: str) -> None:
        is_text(value, location)
        try:
            plain = read_json(value, MAX_TEXT_LENGTH)
        except ValueError:
            raise UnfitEvent(location, "it is no JSON") from None
        inner(plain, location)

    return check_value


def check_points(value: Any, location: str) -> None:
    """Raise UnfitEvent unless the value is a number of points."""
    if type(value) not in (int, float) or not abs(value) < MAX_POINTS:
        raise UnfitEvent(location, "a number is wanted")


def check_seed(value: Any, location: str) -> None:
    """Raise UnfitEvent unless the value is an integer of any size as text."""
    if not (isinstance(value, str) and len(value) <= 100 and value.isascii() and value.removeprefix("-").isdecimal()):
        raise UnfitEvent(location, "a whole number as text is wanted")


key = hexadecimal_check(32)  # the id of an event


@dataclass(frozen=True)
class EventIdCheck:
    """A check for the id of an event of another kind, which must come first."""

    kind: str

    def __call__(self, value: Any, location: str) -> None:
        """Raise UnfitEvent unless the value is an id."""
        key(value, location)


time = integer_check(0, MAX_TIME)
seat = integer_check(0, MAX_SEATS - 1)
name = text_check(MAX_NAME_LENGTH)
