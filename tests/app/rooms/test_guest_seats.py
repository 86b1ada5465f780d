"""How the seats of guest pages are opened and closed, in one event loop and without a listener."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from app.data import CLOCK
from app.rooms.guest_page import server
from app.rooms.guest_page.server import GuestPages
from app.rooms.memberships.invitation import RoomInvitation
from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import RoomClient
from store.rooms.log import MemoryLog
from store.rooms.referee import Referee
from store.rooms.refereeing.roles import hash_token
from store.rooms.server import RoomServer, RoomServerSettings
from store.sync.in_process import InProcessTransport, connect_in_process
from tests.app.rooms.guest_browser import PATIENCE, GuestBrowser

NETLOC = "table.example:8550"
ADDRESS = f"http://{NETLOC}"
CODE = "c" * 32


class Table:
    """A room with one free seat. While `held` isn't set, commands of guests wait."""

    def __init__(self) -> None:
        rooms = RoomServer(Referee(MemoryLog(), CLOCK.wall, os.urandom), RoomServerSettings(frozenset([NETLOC])))
        self.rooms, self.held = rooms, asyncio.Event()
        self.held.set()
        self.pages = GuestPages(self._answer, NETLOC, self._find_standing)
        self.browsers: list[GuestBrowser] = []

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "POST":
            await self.held.wait()
        await self.rooms.app(scope, receive, send)

    async def _find_standing(self, room: str, secret: str) -> str:
        await asyncio.sleep(0)  # a log in a file takes as long
        return await self.rooms.standing_of(room, secret)

    async def open(self) -> None:
        """Open the room as Ann."""
        http = connect_in_process(self.rooms.app, "10.0.0.1")
        token = secrets.token_hex(16)
        opener = RoomClient(http, ADDRESS, os.urandom)
        self.room = await opener.open_room(
            rules=ruleset_text(load_preset("switch")), seats=3, host=hash_token(token), invitation=hash_token(CODE),
            hands=0, calls="self", away=0, clock=0, bot="steady",
        )  # fmt: skip
        self.host = opener.client_for_room(self.room, token)
        await self.host.join_room(CODE, "Ann", secrets.token_hex(16))

    async def guest(self, name: str) -> GuestBrowser:
        """Return a browser that has joined, without an open page."""
        http = httpx.AsyncClient(transport=InProcessTransport(self.pages, "10.0.0.2"), timeout=PATIENCE)
        made = GuestBrowser(http, ADDRESS, self.room)
        self.browsers.append(made)
        assert (await made.join(RoomInvitation(ADDRESS, self.room, CODE), name)).status_code == 200
        return made

    async def see(self, guest: GuestBrowser, query: str = "") -> httpx.Response:
        """Request pictures and return the response: the whole stream, or one picture with `after`."""
        return await guest.http.get(f"{ADDRESS}/r/{self.room}/see?{query}")


@asynccontextmanager
async def table() -> AsyncIterator[Table]:
    """Open a room. Afterwards its pages are closed, and no seat may be left running."""
    made = Table()
    await made.open()
    try:
        yield made
    finally:
        made.held.set()
        for each in made.browsers:
            await each.http.aclose()
        async with asyncio.timeout(PATIENCE):
            while running_seats():
                await asyncio.sleep(0.01)
        await made.rooms.close()


def running_seats() -> int:
    """Return how many seats follow their room."""
    return sum("GuestSeat._run_room" in repr(task.get_coro()) for task in asyncio.all_tasks())


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let seats be closed almost at once when their page is gone."""
    monkeypatch.setattr(server, "SEAT_LINGER_SECONDS", 0.05)
    monkeypatch.setattr(server, "HEARTBEAT_SECONDS", 0.02)


async def test_two_requests_at_once_open_one_seat() -> None:
    async with table() as room:
        ben = await room.guest("Ben")
        ask = [asyncio.create_task(room.see(ben, "after=0")) for _ in range(3)]
        assert [each.status_code for each in await asyncio.gather(*ask)] == [200] * 3
        assert running_seats() == 1


async def test_the_stream_of_a_seat_that_made_room_for_another_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_SEATS", 1)
    async with table() as room:
        ben, cy = await room.guest("Ben"), await room.guest("Cy")
        async with asyncio.timeout(PATIENCE):
            streaming = asyncio.create_task(room.see(ben))
            while not running_seats():
                await asyncio.sleep(0)
            assert (await room.see(cy, "after=0")).status_code == 200
            seen = await streaming
        assert seen.status_code == 200 and "data:0\n" not in seen.text  # so that the page asks again


async def test_a_page_asks_for_its_stream_again_and_keeps_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "STREAM_TIMEOUT", 0.1)
    async with table() as room:
        ben = await room.guest("Ben")
        async with asyncio.timeout(PATIENCE):
            for _ in range(3):
                assert '"panel"' in (await room.see(ben)).text
                assert running_seats() == 1


async def test_after_a_tap_that_the_change_of_language_cut_off_others_are_done() -> None:
    async with asyncio.timeout(PATIENCE), table() as room:
        ben = await room.guest("Ben")
        await room.guest("Cy")
        async with ben.following():
            await ben.until(lambda: ben.panel == "lobby")
            await room.host.send_command("deal")
            await ben.until(lambda: ben.cards)
            assert await ben.tap("menu") == 204
            await ben.until(lambda: ben.panel == "menu")
            room.held.clear()
            leaving = asyncio.create_task(ben.post(f"/r/{room.room}/tap", {"n": 1 << 40, "tap": "menu-bot"}))
            while not [task for task in asyncio.all_tasks() if "_call_handler" in repr(task.get_coro())]:
                await asyncio.sleep(0)
            assert (await room.see(ben, "after=0&lang=de")).status_code == 200
            room.held.set()
            assert (await leaving).status_code == 409
            await ben.until(lambda: ben.cards and not ben.panel)
            assert (await ben.post(f"/r/{room.room}/tap", {"n": 1 << 41, "tap": "menu"})).status_code == 204


async def test_a_new_page_of_a_room_that_is_over_asks_to_join() -> None:
    async with table() as room:
        ben = await room.guest("Ben")
        async with ben.following():
            await ben.until(lambda: ben.panel == "lobby")
            await room.host.send_command("close")
            await ben.until(lambda: "closed" in str(ben.picture))
            async with asyncio.timeout(PATIENCE):
                while (await room.see(ben, "after=0")).status_code != 401:
                    await asyncio.sleep(0.01)


async def test_unknown_paths_get_an_uncached_answer() -> None:
    async with table() as room:
        answers: list[Any] = []

        async def send(message: Any) -> None:
            answers.append(message)

        for path in ("cards", "/cards/nothing.svg", "/fonts/nothing"):
            scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "query_string": b"",
                     "headers": [(b"host", NETLOC.encode())], "client": ("10.0.0.3", 0)}  # fmt: skip
            await room.pages(scope, asyncio.Event().wait, send)
        started = [each for each in answers if each["type"] == "http.response.start"]
        assert [each["status"] for each in started] == [404] * 3
        assert all((b"cache-control", b"no-store") in each["headers"] for each in started)
