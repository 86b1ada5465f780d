"""JSON from outside keeps to its bounds, or is refused before it's parsed."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bounded_json import MAX_DEPTH, read_json

LONGEST = 1 << 20
PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20)


def values_in(value: Any) -> int:
    """Return the reader's count of values: one, plus one for each comma and opening bracket outside texts."""
    inner = list(value.values() if isinstance(value, dict) else value) if isinstance(value, (list, dict)) else None
    return 1 if inner is None else 1 + max(1, len(inner)) + sum(values_in(each) - 1 for each in inner)


def deep(value: Any) -> int:
    """Return how deeply lists and objects are nested."""
    if not isinstance(value, (list, dict)):
        return 0
    return 1 + max(map(deep, value.values() if isinstance(value, dict) else value), default=0)


@given(VALUES, st.booleans())
def test_json_within_bounds_round_trips(value: Any, plainly: bool) -> None:
    source = json.dumps(value, ensure_ascii=plainly)
    assert read_json(source, LONGEST) == value
    if plainly:
        assert read_json(source.encode("utf-8"), LONGEST) == value


@given(VALUES, st.integers(1, 6), st.integers(0, 4))
def test_bounds_are_those_of_the_value_whatever_its_texts_hold(value: Any, most: int, deepest: int) -> None:
    """Brackets, commas and quotes in texts don't count."""
    fits = deep(value) <= deepest and values_in(value) <= most
    try:
        assert read_json(json.dumps(value), LONGEST, max_bytes=most, deepest=deepest) == value
        assert fits
    except ValueError as problem:
        assert not fits, problem


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("[" + "[]," * 200_000 + "[]]", "too many values"),
        ("[" + "1," * 200_000 + "1]", "too many values"),
        ('{"a":' * 100_000, f"at most {MAX_DEPTH}"),
        ("[" * 100_000, f"at most {MAX_DEPTH}"),
        ("[" + '"\\"[",' * 100_000 + "[]]", "too many values"),
        ('"' + '\\"[,' * 200_000, "Unterminated"),
        (" " * (LONGEST + 1), f"at most {LONGEST}"),
        ("NaN", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ("1e999", "too large"),
        ("9" * 5000, "digits"),
        (b'"\xff"', "utf-8"),
        ("[1, 2]".encode("utf-16"), "utf-8"),
        ("", "Expecting value"),
    ],
)
def test_json_out_of_bounds_is_refused_early(source: str | bytes, said: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=said):
            read_json(source, LONGEST, max_bytes=1000)
        assert tracemalloc.get_traced_memory()[1] < LONGEST * 4
    finally:
        tracemalloc.stop()


def test_pairs_make_the_objects() -> None:
    assert read_json('{"a": 1, "a": {"b": 2}}', 100, pairs=list) == [("a", 1), ("a", [("b", 2)])]
