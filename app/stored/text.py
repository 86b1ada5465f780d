"""Read stored JSON texts. They may be from an imported file, so they may contain anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

from engine.bounded_json import read_json

T = TypeVar("T")
MAX_TEXT_LENGTH: Final = 1 << 16  # characters; the same limit as for imported files
#: The exceptions that reading such a text may raise.
UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)


def parse_stored(text: str) -> Any:
    """Return the value of a stored text. Raises ValueError if it isn't JSON, is too large or too deep, or has lone
    surrogates, which can't be displayed.
    """
    value = read_json(text, MAX_TEXT_LENGTH)
    if "\\u" in text or not text.isascii():
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    return value


def read_stored(text: str, read: Callable[[Any], T]) -> T | None:
    """Return `read(value)` for the value of a stored text; None if parsing it or `read` fails."""
    try:
        return read(parse_stored(text))
    except UNREADABLE:
        return None
