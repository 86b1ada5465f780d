"""What a browser writes down of Python's memory."""

from __future__ import annotations

import asyncio
import io
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable

import pytest

from app.platform.web import memory

WHOLE = """
from app.platform.web import memory
memory.bring("app.main")
from app.lazy_routes import modules
brought = set()
while left := [name for name in modules() if name not in brought]:  # some tell of more
    for name in left:
        memory.bring(name)
    brought.update(left)
memory.settle()
"""
HELD: dict[str, Callable[[], object]] = {
    "a file": lambda: io.FileIO(__file__),
    "a database": lambda: sqlite3.connect(":memory:"),
    "lots": lambda: random.Random(1),
    "what is waited for": lambda: asyncio.Future(loop=asyncio.new_event_loop()),
}


def test_the_code_of_the_app_holds_nothing_of_a_moment_once_it_is_read_in() -> None:
    subprocess.run([sys.executable, "-c", WHOLE], check=True)


@pytest.mark.parametrize("what", HELD)
def test_what_two_pages_must_not_share_is_not_written_down(what: str) -> None:
    code = f"from tests.app.platform.test_memory import HELD, memory\nheld = HELD[{what!r}]()\nmemory.settle()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ValueError: not to be written down" in done.stderr


def test_a_page_that_goes_on_draws_its_own_lots_and_has_its_own_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    before = random.getstate()
    monkeypatch.setenv("POCKET_SWITCH_LANGUAGES", "en")
    memory.wake({"POCKET_SWITCH_LANGUAGES": "de,en"})
    assert os.environ["POCKET_SWITCH_LANGUAGES"] == "de,en"
    assert random.getstate() != before
