"""The bounds of a share of wins, and who is a person's nemesis."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.projections.wilson import find_nemesis, wilson_interval
from store.records import Meeting


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_bounds_are_those_of_the_tables(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson_interval(wins, matches) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 10**6), st.data())
def test_the_share_lies_within_its_bounds_and_more_matches_narrow_them(matches: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, matches))
    bounds, wider = wilson_interval(wins, matches), wilson_interval(wins * 3, matches * 3)
    assert bounds is not None and wider is not None
    assert 0 <= bounds[0] <= wins / matches + 1e-12 and wins / matches - 1e-12 <= bounds[1] <= 1
    assert wider[1] - wider[0] <= bounds[1] - bounds[0]


def test_no_matches_have_no_bounds() -> None:
    assert wilson_interval(0, 0) is None


def met(other: int, matches: int, ahead: int, behind: int, level: str = "") -> Meeting:
    return Meeting(other, f"P{other}", level, matches, ahead, behind)


def test_a_nemesis_is_a_person_who_was_ahead_more_surely_than_all_others() -> None:
    assert find_nemesis([]) is None
    assert find_nemesis([met(1, 4, 0, 4)]) is None  # too few matches to say so
    assert find_nemesis([met(1, 10, 5, 5)]) is None
    assert find_nemesis([met(1, 9, 0, 9, "master")]) is None
    found = find_nemesis([met(1, 5, 0, 5), met(2, 40, 5, 35), met(3, 60, 40, 20)])
    assert found is not None and found.other == 2
