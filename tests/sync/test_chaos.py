"""A short storm; `python -m tests.chaos` runs a long one."""

from __future__ import annotations

from tests.chaos.run import run


def test_nothing_is_lost_or_doubled_in_a_storm() -> None:
    found = run(seconds=4, seed=3)
    assert (found.lost, found.doubled, found.equal) == (0, 0, True), found
    assert found.acknowledged and found.device_kills and found.server_kills
