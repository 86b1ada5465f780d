"""Reads stored JSON texts, which may hold anything, since they can be imported from a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

from engine.bounded_json import read_json

T = TypeVar("T")
LONGEST: Final = 1 << 16  # characters, as many as a file may bring
#: What reading such a text may raise.
UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)


def parse_stored(text: str) -> Any:
    """Parse a stored text. Raises ValueError if it isn't JSON, is too large or too deep, or has lone surrogates, which
    no screen can show.
    """
    value = read_json(text, LONGEST)
    if "\\u" in text or not text.isascii():
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    return value


def read_stored(text: str, read: Callable[[Any], T]) -> T | None:
    """Return `read(value)` for the value of a stored text, None if that fails."""
    try:
        return read(parse_stored(text))
    except UNREADABLE:
        return None
