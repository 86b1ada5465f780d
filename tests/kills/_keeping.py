"""Keeps score and imports files forever; every tap is stored before the next one.

`main` continues in a folder, and prints what it's about to write and what it has written. The next tap depends only on
the number of taps so far.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path

from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import (
    Enter,
    FinishRound,
    Join,
    Note,
    Penalty,
    Place,
    Redo,
    Score,
    ScoreMark,
    SheetEvent,
    Swap,
    Undo,
    Won,
)
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.opening import open_in_memory, open_store
from store.os_process import Process, this_process
from store.records import Clock
from store.store import Store
from tests.kills._playing import CLOCK, say
from tests.store.tables import exported, whole

TERMS = Terms(name="kept", half=True, penalty=2.5)
NAMES = ("Ann", "Ben", "Cy")
TAPS = 120  # on one sheet; then the next is begun
IMPORT_EVERY = 8  # taps
MOMENT = 1_790_000_000_000  # Unix ms, when everything in a file happened


def next_tap(sheet: Sheet, number: int) -> SheetEvent:
    """Return the next tap on sheet `number`: mostly entries, some in earlier rounds, undo and redo."""
    rng = random.Random(f"{number}:{sheet.length}")
    rounds, players = len(sheet.ledger.rounds), len(sheet.ledger.names)
    at, player = rng.randint(max(1, rounds - 3), rounds), rng.randrange(players)
    points = rng.randint(-40, 200) / 2
    entry = rng.choice([Score(points), Score(points), Place(rng.randint(1, players)), Won(), None])
    choices: list[SheetEvent] = [
        *[Enter(at, player, entry)] * 6,
        Enter(rounds, player, Score(rng.randint(0, 99)), more=sheet.can_undo),
        *[FinishRound(rounds)] * 3,
        ScoreMark(at, player, rng.randint(-2, 12)),
        Note(at, f"note {sheet.length}"),
        Penalty(at, player, "missed"),
        Swap(player, 0),
        *([Join(f"Guest {players}")] if players < 6 else []),
        *([Undo()] * 3 if sheet.can_undo else []),
        *([Redo()] * 2 if sheet.can_redo else []),
    ]
    return rng.choice(choices)


def bundle(number: int) -> bytes:
    """Return a backup with two matches, with the same rows at every call."""
    numbers = count(number << 32)
    clock = Clock(lambda: MOMENT, lambda: MOMENT)
    store = open_in_memory(clock, Process("", 1, ""), lambda size: next(numbers).to_bytes(size, "big"))
    try:
        for _ in range(2):
            match = store.sheets.begin_sheet(Terms(name=f"import{number}x", target=5), ("Ann", f"Guest {number}"))
            lease, sheet = store.leases.acquire(match.id, "bundle", "bundle"), store.sheets.get(match.id)
            assert sheet is not None
            for tap in (Enter(1, 0, Score(5)), Enter(1, 1, Score(number % 5)), FinishRound(1)):
                store.sheets.apply_tap(lease, sheet, tap)
        return exported(store)
    finally:
        store.close()


def newest(store: Store) -> tuple[int, int]:
    """Return the number of the newest sheet here, and the id of its match; (-1, 0) before the first."""
    page = store.matches.read_page("kept", limit=1000, kind="kept")
    own = sorted(match.id for match in page.matches if match.name == TERMS.name)
    return (len(own) - 1, own[-1]) if own else (-1, 0)


def keep(store: Store) -> None:
    """Fill one sheet to its end."""
    number, match_id = newest(store)
    sheet = store.sheets.get(match_id) if match_id else None
    if sheet is None or sheet.length >= TAPS:
        say("about", f"{number + 1}:0")
        match_id = store.sheets.begin_sheet(TERMS, NAMES).id
        number, sheet = number + 1, store.sheets.get(match_id)
        say("wrote", f"{number}:0")
    assert sheet is not None
    lease = store.leases.acquire(match_id, f"process {os.getpid()}", "a table", take_over=True)
    while sheet.length < TAPS:
        if sheet.length % IMPORT_EVERY == IMPORT_EVERY - 1:
            bring(store, number * TAPS + sheet.length)
        say("about", f"{number}:{sheet.length + 1}")
        store.sheets.apply_tap(lease, sheet, next_tap(sheet, number))
        say("wrote", f"{number}:{sheet.length}")


def bring(store: Store, number: int, tell: Callable[[str, str], None] = say) -> None:
    """Import the backup with this number; nothing changes if it has been imported already."""
    incoming = Incoming(bundle(number))
    for _ in incoming.check_in_slices():
        pass
    tell("about", f"import:{number}")
    whole(store.backup.import_file(incoming))
    tell("wrote", f"import:{number}")


def warm() -> None:
    """Export and import a backup, so that everything needed is loaded."""
    with open_in_memory(CLOCK, this_process()) as store:
        bring(store, 0, quiet)


def quiet(word: str, position: str) -> None:
    """Print nothing."""


def main(folder: Path) -> None:
    """Keep score until killed."""
    with open_store(folder, CLOCK) as store:
        while True:
            keep(store)
