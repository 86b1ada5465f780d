"""A few kills as a test; `python -m tests.kills play --times 200` makes many, and so does `sheet`."""

from __future__ import annotations

from tests.kills import play, sheet


def test_a_killed_table_plays_on_as_if_nothing_had_been() -> None:
    *_, continued = play.kill(6)
    assert continued.value == 6


def test_a_killed_sheet_has_every_tap_and_every_file_whole() -> None:
    *_, whole, same = sheet.kill(4)
    assert (whole.value, same.value) == (4, 1)
