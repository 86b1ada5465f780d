"""A few kills among the tests; `python -m tests.kills play --times 200` makes many."""

from __future__ import annotations

from tests.kills import play


def test_a_killed_table_plays_on_as_if_nothing_had_been() -> None:
    *_, continued = play.kill(6)
    assert continued.value == 6
