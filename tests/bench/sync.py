"""Ten thousand hands over a real Kinto on a real PostgreSQL: the first push, a new device's full pull, an idle poll.

The server is a process of its own on loopback, as `store.server` sets it up. Medians.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx

from store.sync.account import new_account
from store.sync.accounts import register_account
from store.sync.client import Outcome
from tests.bench.figure import Figure
from tests.sync.devices import Device
from tests.sync.servers import KintoProcess, postgres

HANDS = 10_000
ROUNDS = 3
IDLE = 20


@dataclass
class Round:
    """Seconds and requests of one push, one pull, and the polls after it."""

    push: float
    pushed: Outcome
    pull: float
    pulled: Outcome
    polls: list[float]
    longest: float


def measure() -> list[Figure]:
    """Return seconds and requests, medians over the rounds; each round has a new account and two new devices."""
    with postgres() as database, tempfile.TemporaryDirectory() as folder:
        server = KintoProcess(database.address)
        server.start()
        try:
            first = played(Path(folder) / "first")
            rounds = [asyncio.run(once(server.address, first, Path(folder) / str(at))) for at in range(ROUNDS)]
        finally:
            server.stop()
    return [
        Figure("first push, 10,000 hands", median(one.push for one in rounds), "s", floor=5, goal=3),
        Figure("requests of the first push", median(one.pushed.requests for one in rounds), ""),
        Figure("events pushed", median(one.pushed.sent for one in rounds), ""),
        Figure("full pull, 10,000 hands", median(one.pull for one in rounds), "s", floor=2, goal=1),
        Figure("requests of the full pull", median(one.pulled.requests for one in rounds), ""),
        Figure("idle poll", median(poll for one in rounds for poll in one.polls), "s"),
        Figure("longest turn of the event loop in a pull", max(one.longest for one in rounds) * 1000, "ms"),
    ]


def played(folder: Path, hands: int = HANDS) -> Device:
    """Return a device on which so many hands were played, ten in each match."""
    device = Device(folder)
    for _ in range(hands // 10):
        device.end(device.match(hands=10))
    return device


async def once(address: str, first: Device, folder: Path) -> Round:
    """Measure one account: push everything, pull everything, then poll without news."""
    account = new_account(address, os.urandom)
    second = Device(folder)
    async with httpx.AsyncClient() as client:
        await register_account(client, account)
        first.log.forget_server()
        start = perf_counter()
        pushed = await first.synced(client, account)
        push = perf_counter() - start
        gaps: list[float] = []
        watching = asyncio.create_task(watch(gaps))
        start = perf_counter()
        pulled = await second.synced(client, account)
        pull = perf_counter() - start
        watching.cancel()
        polls = []
        for _ in range(IDLE):
            start = perf_counter()
            await second.synced(client, account)
            polls.append(perf_counter() - start)
    assert second.picture() == first.picture()
    second.close()
    return Round(push, pushed, pull, pulled, polls, max(gaps))


async def watch(gaps: list[float]) -> None:
    """Record how long everything else on the event loop had to wait."""
    while True:
        start = perf_counter()
        await asyncio.sleep(0)
        gaps.append(perf_counter() - start)
