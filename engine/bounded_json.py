"""Read JSON from outside within bounds of length, depth and number of values, which are checked before it is parsed.

A parser takes twenty times the memory of its text for a list of empty lists, and one stack frame for each level.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import lru_cache
from math import isfinite
from typing import Any, Final

MAX_VALUES: Final = 100_000
MAX_DEPTH: Final = 24
_MARKS_A_VALUE: Final = 4  # the most matches of `_MARK` for one value: a key, an opening and a closing bracket, a comma
# A whole string (also an unterminated one, at one pass whatever it contains), or a character of structure.
_MARK: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{},]', re.DOTALL)

Pairs = Callable[[list[tuple[str, Any]]], Any]


def read_json(
    source: str | bytes, longest: int, pairs: Pairs | None = None, max_bytes: int = MAX_VALUES, deepest: int = MAX_DEPTH
) -> Any:
    """Return the value of a JSON text of at most `longest` characters (or bytes of UTF-8), with at most `max_bytes`
    values, and objects and lists nested at most `deepest` deep. `pairs` converts the key-value pairs of each object.

    Raises ValueError saying what is wrong, also for NaN and for numbers beyond a float.
    """
    if len(source) > longest:
        raise ValueError(f"{len(source)} characters; at most {longest} are read")
    text = source.decode("utf-8") if isinstance(source, bytes) else source
    _check_size_and_depth(text, max_bytes, deepest)
    return _make_decoder(pairs).decode(text)


def _check_size_and_depth(text: str, max_bytes: int, deepest: int) -> None:
    """Raise ValueError if the text has too many values or levels. Strings are skipped over only if a count of all
    brackets and commas exceeds the bounds.
    """
    opened = text.count("[") + text.count("{")
    if opened <= deepest and opened + text.count(",") < max_bytes:
        return
    values = depth = 0
    for count, found in enumerate(_MARK.finditer(text)):
        mark = text[found.start()]
        if mark in "[{":
            depth += 1
            if depth > deepest:
                raise ValueError(f"lists and objects in each other; at most {deepest} are read")
        elif mark in "]}":
            depth -= 1
        values += mark in "[{,"
        if values >= max_bytes or count > max_bytes * _MARKS_A_VALUE:
            raise ValueError(f"too many values; at most {max_bytes} are read")


def _parse_float(digits: str) -> float:
    value = float(digits)
    if not isfinite(value):
        raise ValueError(f"{digits[:20]} is too large a number")
    return value


def _refuse_constant(word: str) -> float:
    raise ValueError(f"{word} is no number")


@lru_cache(maxsize=16)  # making one takes as long as decoding a short text
def _make_decoder(pairs: Pairs | None) -> json.JSONDecoder:
    return json.JSONDecoder(object_pairs_hook=pairs, parse_float=_parse_float, parse_constant=_refuse_constant)
