"""Texts (JSON) kept by key, read again: whatever they hold, for somebody may have brought them in with a file."""

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
    """What a stored text says. ValueError where it is no JSON, too much of it, or has half of a character in it, which
    no screen could show."""
    value = read_json(text, LONGEST)
    if "\\u" in text or not text.isascii():
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    return value


def read_stored(text: str, read: Callable[[Any], T]) -> T | None:
    """What `read` makes of what a stored text says, None where it can make nothing of it."""
    try:
        return read(parse_stored(text))
    except UNREADABLE:
        return None
