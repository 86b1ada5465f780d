"""A small share of every attack of `python -m tests.attack`, and that its table reports what gets through."""

from __future__ import annotations

import pytest

from tests.attack.__main__ import PARTS, rows
from tests.attack._row import LONGEST, MOST_MEMORY, Meter, Row

SHARE = 0.02


@pytest.mark.parametrize("part", PARTS)
def test_nothing_gets_through(part: str) -> None:
    found = list(rows(part, SHARE))
    assert found and all(row.tried for row in found)
    assert {row.what: row.through for row in found if row.through} == {}


def test_what_is_worse_than_its_floor_is_a_fault() -> None:
    assert Row("", 1, (), MOST_MEMORY, LONGEST).faults == []
    assert len(Row("", 0, (), 0, 0).faults) == 1
    assert len(Row("", 2, ("one", "other"), 0, 0).faults) == 2
    assert len(Row("", 1, (), MOST_MEMORY + 1, LONGEST + 1).faults) == 2


def test_a_meter_sees_the_memory_of_one_attempt_and_what_it_let_through() -> None:
    meter = Meter("a bomb")
    with meter.attempt():
        bomb = bytearray(b"x") * (80 << 20)
    del bomb
    meter.let_through("it went off")
    row = meter.row()
    assert (row.tried, row.through) == (1, ("it went off",))
    assert row.memory > MOST_MEMORY or row.memory == 0  # 0: this system does not tell
    assert row.longest > 0
