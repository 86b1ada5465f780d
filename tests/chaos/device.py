"""`python -m tests.chaos.device FOLDER CODE SKEW SEED`: one device, which plays and syncs until it is killed.

Whatever the store has said is kept goes into a ledger at once: one id of an event a line.
It says `ready` once it lives.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

from engine.rules.reader import load_preset
from engine.scoresheet.taps import Enter, FinishRound, Score
from engine.scoresheet.terms import terms_of
from store.errors import InvalidState, StoreError
from store.opening import open_folder
from store.os_process import this_process
from store.records import Clock, Seat
from store.store import Store
from store.sync.account import parse_code
from store.sync.client import Sync
from store.sync.errors import SyncError
from tests.chaos.faults import BadNetwork
from tests.sync.devices import play, table

NAMES = ("Ann", "Bo", "Cy", "Dee")


def opened(folder: Path, skew: int = 0) -> Store:
    """Open the store of a device whose clock is wrong by `skew` ms."""
    clock = Clock(lambda: time.time_ns() // 1_000_000 + skew, lambda: time.monotonic_ns() // 1_000_000)
    return open_folder(folder, clock, this_process())


def do_something(store: Store, rng: Random) -> None:
    """Do one thing that people do."""
    matches = store.matches.read_page(limit=20).matches
    deed = rng.choice(("match", "hand", "hand", "hand", "end", "void", "restore", "game", "name", "sheet", "seat"))
    match = rng.choice(matches) if matches else None
    if match is None or deed == "match":
        store.matches.begin_match(table(rng.choice(NAMES)))
    elif deed == "game":
        games = store.games.all()
        store.games.save_game(f"Game {rng.random()}", "text", rng.choice(games).id if games else None)
    elif deed == "name":
        person = rng.choice(store.people.all())
        store.people.rename(person.id, f"{rng.choice(NAMES)} {rng.randrange(1000)}")
    elif deed == "sheet":
        kept = store.sheets.begin_sheet(terms_of(load_preset("switch"), 2), (rng.choice(NAMES), "Zoë"))
        lease = store.leases.acquire(kept.id, "chaos", "chaos", take_over=True)
        sheet = store.sheets.get(kept.id)
        assert sheet
        store.sheets.apply_tap(lease, sheet, Enter(1, 0, Score(rng.randrange(50))))
        store.sheets.apply_tap(lease, sheet, FinishRound(1))
    elif deed == "void":
        store.matches.void_match(match.id)
    elif deed == "restore":
        store.matches.restore_match(rng.randint(1, match.id))  # the page has none that are voided
    elif match.kind == "played" and match.state == "open":
        lease = store.leases.acquire(match.id, "chaos", "chaos", take_over=True)
        if deed == "hand":
            play(store, lease, match)
        elif deed == "end":
            store.matches.end_match(lease, "finished", (1, 2))
        elif deed == "seat":
            store.matches.change_seat(lease, 0, Seat(rng.choice(NAMES)))


def play_on(store: Store, folder: Path, rng: Random) -> None:
    """Do something, and note in a ledger what has been stored."""
    with suppress(StoreError, InvalidState):
        do_something(store, rng)
    with (folder / "ledger").open("a") as ledger:
        ledger.write("".join(f"{key.hex()}\n" for key in store.sync_log().unpacked_event_ids()))


async def live(folder: Path, code: str, skew: int, seed: int) -> None:
    """Play and sync forever."""
    rng = Random(seed)
    store = opened(folder, skew)
    log = store.sync_log()
    noted: set[bytes] = set()
    client = httpx.AsyncClient(transport=BadNetwork(rng, folder / "requests"))
    sync = Sync(log, client, parse_code(code))
    with (folder / "ledger").open("a") as ledger:
        print("ready", flush=True)
        while True:
            for _ in range(rng.randrange(4)):
                try:
                    do_something(store, rng)
                except (StoreError, InvalidState):
                    continue
                kept = set(log.unpacked_event_ids())
                ledger.write("".join(f"{key.hex()}\n" for key in kept - noted))
                ledger.flush()
                noted |= kept
            try:
                await sync.run_once()
            except SyncError:
                await asyncio.sleep(rng.random() / 2)


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
