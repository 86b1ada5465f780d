"""Read TOML from outside within bounds, and write it: the format of rulesets and hands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

# Bounds within a line: the time to read a dotted key, or a number, grows with the square of its length.
MAX_DOTS: Final = 400
MAX_DIGITS: Final = 400
# The most characters of `_MARKS` in a text: each table, key and value takes about a thousand bytes of memory.
MAX_MARKS: Final = 30_000
_MARKS: Final = ".,=[{"
_DIGITS: Final = re.compile(rf"[0-9A-Fa-f_]{{{MAX_DIGITS}}}")
_MAX_INTEGER: Final = 1 << 63


def read_toml(source: str, longest: int) -> dict[str, Any]:
    """Return the table of a text of at most `longest` characters. Raises ValueError saying what is wrong."""
    if len(source) > longest:
        raise ValueError(f"{len(source)} characters; at most {longest} are read")
    if sum(map(source.count, _MARKS)) > MAX_MARKS:
        raise ValueError(f"too many values; at most {MAX_MARKS} of {' '.join(_MARKS)} are read")
    for number, line in enumerate(source.splitlines(), 1):
        if len(line) > MAX_DOTS and line.count(".") > MAX_DOTS:
            raise ValueError(f"not TOML that is read here: line {number} has more than {MAX_DOTS} dots")
        if len(line) > MAX_DIGITS and _DIGITS.search(line):
            raise ValueError(f"not TOML that is read here: line {number} has a number of {MAX_DIGITS} digits or more")
    try:
        table = tomllib.loads(source)
        _check_values(table)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"not TOML: {error}") from None
    return table


def _check_values(value: object) -> None:
    """Raise ValueError for numbers of more than 63 bits, in the value or in anything within it."""
    if isinstance(value, dict):
        for each in value.values():
            _check_values(each)
    elif isinstance(value, list):
        for each in value:
            _check_values(each)
    elif type(value) is int and abs(value) > _MAX_INTEGER:
        raise ValueError("a number of more than 63 bits")


def toml_text(table: Mapping[str, Any]) -> str:
    """Return the TOML text of a table of strings, numbers, booleans, lists of these, and tables. Raises ValueError for
    other values.
    """
    lines: list[str] = []
    _write_table(table, (), lines)
    return "\n".join(lines) + "\n"


def _write_table(table: Mapping[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    if path and (plain or not table):
        lines.append(f"[{'.'.join(map(_format_key, path))}]")
    lines.extend(f"{_format_key(key)} = {_format_value(value)}" for key, value in plain.items())
    for key, value in table.items():
        if isinstance(value, dict):
            _write_table(value, (*path, key), lines)


def _format_key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _format_value(key)


def _format_value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return quote_toml(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_format_value(each) for each in value) + "]"
    raise ValueError(f"{value!r} cannot be written")


_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def quote_toml(text: str) -> str:
    """Return a string in quotes as TOML writes it."""
    return '"' + "".join(_escape_character(ch) for ch in text) + '"'


def _escape_character(ch: str) -> str:
    if ch in _ESCAPES:
        return _ESCAPES[ch]
    return f"\\u{ord(ch):04x}" if ord(ch) < 32 or ord(ch) == 127 else ch
