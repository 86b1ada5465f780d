"""The copy of Python's memory that a browser stores."""

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
import tests.read_in
from app.platform.web import memory
from app.platform.web.worked_out import fill_caches
fill_caches()
memory.freeze_imports()
"""
# What a start asks the store for, on the way to a table. Nothing may be worked out that comes of the code alone.
STARTED = """
import tempfile
from pathlib import Path
from sqlalchemy.sql.elements import ClauseElement
from app.data import CLOCK
from store.records import NewMatch, Seat
from store.opening import open_store
from store.migrations import migrating

def late(*_, **__):
    raise AssertionError("too late")

ClauseElement.compile = late
with tempfile.TemporaryDirectory() as name:
    with open_store(Path(name), CLOCK) as kept:
        match = kept.matches.begin_match(NewMatch("switch", "rules", (Seat("Ann"), Seat("Robin", "steady")), seed=1))
        lease = kept.leases.acquire(match.id, "start", "start")
        kept.hands.begin_hand(lease, 1, 0, 7, "")
        kept.hands.append_action(lease, 1, 0, "1 draw")
    migrating.open_connection = late
    with open_store(Path(name), CLOCK) as kept:
        assert kept.settings.all() == {} and kept.people.all(archived=True) and kept.people.pictures_by_person() == {}
        assert kept.matches.get(match.id)
        assert kept.hands.resume_hand(kept.leases.acquire(match.id, "start", "start", take_over=True))
"""
HELD: dict[str, Callable[[], object]] = {
    "a file": lambda: io.FileIO(__file__),
    "a database": lambda: sqlite3.connect(":memory:"),
    "lots": lambda: random.Random(1),
    "what is waited for": lambda: asyncio.Future(loop=asyncio.new_event_loop()),
}


def test_the_code_of_the_app_holds_nothing_of_a_moment_once_it_is_read_in() -> None:
    subprocess.run([sys.executable, "-c", WHOLE], check=True)


def test_a_start_that_goes_on_compiles_no_statement_and_makes_no_schema() -> None:
    subprocess.run([sys.executable, "-c", WHOLE + STARTED], check=True)


@pytest.mark.parametrize("what", HELD)
def test_memory_snapshot_holds_no_secret_of_a_page(what: str) -> None:
    code = f"from tests.app.platform.test_memory import HELD, memory\nheld = HELD[{what!r}]()\nmemory.freeze_imports()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ValueError: not to be written down" in done.stderr


def test_a_page_that_goes_on_draws_its_own_lots_and_has_its_own_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    before = random.getstate()
    monkeypatch.setenv("POCKET_SWITCH_LANGUAGES", "en")
    memory.restore_page({"POCKET_SWITCH_LANGUAGES": "de,en"})
    assert os.environ["POCKET_SWITCH_LANGUAGES"] == "de,en"
    assert random.getstate() != before
