"""The clocks that the app gives to the store."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.data import CLOCK

STATUS = Path("/proc/stat")


@pytest.mark.skipif(not STATUS.exists(), reason="this system does not say when it was started")
def test_when_the_machine_was_started_is_what_the_system_says() -> None:
    said = re.search(r"^btime (\d+)$", STATUS.read_text(encoding="ascii"), re.MULTILINE)
    booted = CLOCK.booted()
    assert said and booted is not None
    assert abs(booted - 1000 * int(said[1])) < 60_000  # who sets the clock of the system moves one before the other
    assert booted < CLOCK.wall()
