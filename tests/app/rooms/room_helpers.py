"""Helpers for tests with a host's referee on this device and several apps, without a browser."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from app.new_table.setup import SeatSetup, Setup, remember_setup
from app.platform.own_network import ADDRESS_VARIABLE
from app.rooms.host.hosting import hosting
from app.rooms.memberships.link_format import ROOM_LINK
from store.rooms.refereeing import calls, due_acts
from tests.app import visits
from tests.app.at_table import STILL, something_to_do
from tests.app.fake import Client
from tests.app.visits import fill_in, visit

TABLE = Setup("switch", (SeatSetup("Ann"), SeatSetup("Ben"), SeatSetup("Cy", "careless")), hands=1)


@pytest.fixture
def loopback(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let rooms be opened on loopback only, and stop the listener after the test."""
    monkeypatch.setenv(ADDRESS_VARIABLE, "127.0.0.1")
    monkeypatch.setattr(due_acts, "BOT_PACE_MS", 0)
    monkeypatch.setattr(calls, "CALL_WINDOW_MS", 50)
    yield
    hosting.stop()


@asynccontextmanager
async def guest(folder: Path, route: str = "/rooms", **how: Any) -> AsyncIterator[Client]:
    """Open an app without animations and sounds."""
    async with visit(folder, route, **how) as client:
        for key, value in STILL.items():
            visits.app(client).change_setting(key, value)
        yield client


async def open_room(client: Client, table: Setup = TABLE) -> str:
    """Open a room from the first screen as Ann, and return its link."""
    data = visits.app(client).data
    assert data is not None
    remember_setup(data, table)
    visits.app(client).change_setting("names", ("Ann",))
    await client.go("/")
    await client.click("home-together")
    await client.wait("lobby-copy")
    return await link_of(client)


async def link_of(client: Client) -> str:
    """Return the link that the lobby copies."""
    before = len(client.called)
    await client.click("lobby-copy")
    copied = next(str(args) for _, args in client.called[before:] if ROOM_LINK.mark in str(args))
    found = re.search(rf"http://[^'\"]*{ROOM_LINK.mark}[\w-]+", copied)
    assert found
    return found[0]


async def join(client: Client, link: str, name: str, watch: bool = False, code: str = "") -> None:
    """Join a room by its link, or by an address and a code."""
    await client.go("/rooms")
    await client.wait("join-link")
    await fill_in(client, "join-link", link)
    if code:
        await fill_in(client, "join-code", code)
    await fill_in(client, "join-name", name)
    await client.click("join-watch" if watch else "join-do")


async def play_on(clients: list[Client]) -> None:
    """Play the first offered move in all apps until the hand is over."""
    for _ in range(3000):
        if all(client.has("hand-over") or client.has("match-over") for client in clients):
            return
        for client in clients:
            name = something_to_do(client)
            if name and name not in ("hand-over", "match-over"):
                before = len(client.sent)
                await client.click(name)
                await client.until(lambda c=client, b=before: len(c.sent) > b, f"an answer to {name}")  # type: ignore[misc]
        await clients[0].until(
            lambda: any(something_to_do(client) for client in clients), "something to do for anybody"
        )
    raise AssertionError("the hand does not end")
