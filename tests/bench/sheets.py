"""What a long score sheet costs in processor time: opening it on its screen, all its rounds, and a tap."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from app.data import CLOCK
from engine.scoresheet.taps import Enter, FinishRound, Score, event_text
from engine.scoresheet.terms import Terms
from store.facts import TapRow
from store.opening import open_store
from tests.app.fake import Client
from tests.app.visits import app, visit
from tests.bench.figure import Figure, share

ROUNDS = 500
PEOPLE = ("Mum", "Dad", "Jo", "Sam", "Gran", "Kim")
OPENED = 300.0  # ms
REPEATS = 5
LOOKS = 0.5  # seconds between two


def measure() -> Iterator[Figure]:
    """Yield the figures of a sheet of 500 rounds and six people."""
    with tempfile.TemporaryDirectory() as folder:
        _fill(Path(folder))
        yield from asyncio.run(_measure_screen(Path(folder)))


def _fill(folder: Path) -> None:
    """Write the sheet as if it had been kept tap by tap."""
    with open_store(folder, CLOCK) as store:
        match = store.sheets.begin_sheet(Terms(name="Rummy"), PEOPLE)
        with store._database.writing() as transaction:
            at = transaction.now
            for number in range(1, ROUNDS + 1):
                taps = [Enter(number, player, Score((number * 7 + player * 3) % 40)) for player in range(len(PEOPLE))]
                for tap in (*taps, FinishRound(number)):
                    at += 1
                    transaction.add(TapRow, match_id=match.id, at=at, text=event_text(tap))
        lease, sheet = store.leases.acquire(match.id, "bench", "bench"), store.sheets.get(match.id)
        assert sheet is not None and not sheet.skipped
        store.sheets.apply_tap(lease, sheet, Enter(ROUNDS + 1, 0, Score(7)))  # lists show the newest tap
        store.leases.release(lease)


async def _measure_screen(folder: Path) -> list[Figure]:
    async with visit(folder) as client:
        await client.wait("home-keep")
        await client.settle()
        opened = [await _cost(client, "/sheet/1", "sheet") for _ in range(REPEATS)]
        app(client).navigation.go_to("/sheet/1")
        await _wait(client, "sheet")
        rounds = []
        for _ in range(REPEATS):
            begun = time.process_time()
            await client.click("round")
            await _wait(client, "panel-rounds")
            rounds.append(1000 * (time.process_time() - begun))
            await client.click("panel-close")
            await client.settle()
        taps = []
        for key in ("key-1", "key-2", "key-3", "key-back", "key-back"):
            begun = time.process_time()
            await client.click(key)
            await client.settle()
            taps.append(1000 * (time.process_time() - begun))
    title = f"sheet of {ROUNDS} rounds, {len(PEOPLE)} players"
    return [
        Figure(f"{title}: opened", share(opened, 0.5), "ms", OPENED),
        Figure(f"{title}: all rounds", share(rounds, 0.5), "ms", OPENED),
        Figure(f"{title}: a digit", share(taps, 0.5), "ms"),
    ]


async def _cost(client: Client, route: str, shown: str) -> float:
    """Return the milliseconds of the processor from going to a route until it is shown, and go home again."""
    begun = time.process_time()
    app(client).navigation.go_to(route)
    await _wait(client, shown)
    spent = 1000 * (time.process_time() - begun)
    app(client).navigation.go_to("/")
    await _wait(client, "home-keep")
    return spent


async def _wait(client: Client, shown: str) -> None:
    """Wait until a control is shown, checking rarely, since checking takes time, too."""
    while not client.has(shown):
        await asyncio.sleep(LOOKS)
    await client.settle()
