"""The work recorded for power cuts: `python -m tests.kills._recorded FOLDER WORK [WEAKNESS]` does it to its end, and
prints what it's about to write and what it has written.

A weakness is what the cuts must notice: a database that never waits for the disk (`off`), or not at each commit
(`normal`), and files for which nothing waits (`files`).
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine.scoresheet.taps import Enter, Score
from engine.scoresheet.terms import Terms
from store.opening import open_store
from tests.kills import _keeping
from tests.kills._playing import CLOCK, agreed, play_hand, say, taken_up

SEED = 20
DATA, FILES = "data", "files"
HANDS = 2
EXPORTS = 5
SETTINGS = 5


def play(folder: Path) -> None:
    """Let bots play some hands in a new store."""
    with open_store(folder / DATA, CLOCK) as kept:
        playing = taken_up(kept, kept.matches.begin_match(agreed(SEED)).id)
        say("wrote", "0:end")
        for _ in range(HANDS):
            play_hand(playing)


def keep(folder: Path) -> None:
    """Keep score on one sheet, and import backups."""
    with open_store(folder / DATA, CLOCK) as kept:
        _keeping.keep(kept)


def export(folder: Path) -> None:
    """Export the whole history, again and again."""
    with open_store(folder / DATA, CLOCK) as kept:
        match = kept.sheets.begin_sheet(Terms(name="taken along"), ("Ann", "Ben"))
        lease, sheet = kept.leases.acquire(match.id, "export", "export"), kept.sheets.get(match.id)
        assert sheet is not None
        for number in range(EXPORTS):
            kept.sheets.apply_tap(lease, sheet, Enter(1, 0, Score(number)))
            say("about", f"export:{number}")
            list(kept.backup.export_to_path(folder / FILES / f"{number}.zip"))
            say("wrote", f"export:{number}")


def climb(folder: Path) -> None:
    """Migrate a file of the oldest version, after copying it, and write to it."""
    say("about", "opened:0")
    with open_store(folder / DATA, CLOCK) as kept:
        say("wrote", "opened:0")
        for number in range(SETTINGS):
            say("about", f"set:{number}")
            kept.settings.set_text("number", str(number))
            say("wrote", f"set:{number}")


WORKS: dict[str, Callable[[Path], None]] = {"play": play, "keep": keep, "export": export, "climb": climb}


def weaken(how: str) -> None:
    """Disable one of the safeguards."""
    if how == "files":
        setattr(os, "fsync", lambda _: None)  # noqa: B010
        return

    class Weak(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            return super().execute(sql.replace("synchronous = FULL", f"synchronous = {how}"), *values)

    setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Weak))  # noqa: B010


if __name__ == "__main__":
    if len(sys.argv) > 3:
        weaken(sys.argv[3])
    WORKS[sys.argv[2]](Path(sys.argv[1]))
