"""A guest's page at a laptop's host: it has the room's screens, and reaches nothing else of the host."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import flet as ft
import httpx
import pytest

from app import main as owner
from app.patches.flutter.fallback_fonts import fallback_fonts
from app.platform import paths
from app.platform.background import off_loop
from app.rooms import guests
from app.rooms.host.guest_pages import FindStanding
from app.rooms.host.hosting import hosting
from app.rooms.host.link_format import MARK
from app.rooms.memberships.invitation import RoomInvitation, read_link
from app.rooms.memberships.storage import SECRET_KEY
from app.rooms.memberships.stored_memberships import KEY
from app.serving import PROTOCOLS, make_pages_app
from app.ui.card_faces import all_table_assets
from app.ui.theme import CardLook
from app.ui.window.hooks import app_of
from tests.app.at_table import cards, look
from tests.app.fake import Client, opened
from tests.app.played import fill
from tests.app.rooms.room_helpers import guest, loopback, open_room, play_on
from tests.app.rooms.test_rooms import TWO
from tests.app.visits import fill_in

__all__ = ["loopback"]

#: What a guest may tap or read, by how its identifiers begin.
OF_ROOMS = (
    "back", "join-", "room-", "lobby-", "chair-", "difference-", "card-", "seat-", "stock", "pile", "words", "log",
    "menu", "sort", "help", "draw", "take", "declare", "talk", "suit-", "rank-", "hand", "direction", "owed", "called",
    "panel-", "result-", "place-", "next-hand", "rule", "title", "pass", "end", "own-seat",
)  # fmt: skip
OWNERS = [
    "/new", "/new/switch", "/new/switch/edit", "/new/import", "/keep", "/continue", "/history", "/history/1",
    "/history/1/1", "/history/1/share", "/history/keepsakes", "/settings", "/settings/sync", "/settings/licences",
    "/statistics", "/statistics/people/1", "/play/1", "/play/1/rules", "/sheet/1", "/rooms/open", "/learn", "/nowhere",
    "/rooms/../settings", "/j/../history",
]  # fmt: skip


@pytest.fixture
def guest_pages() -> Iterator[None]:
    """Makes the host serve pages for guests, as the play server does."""

    def with_guest_pages(referee: Any, netloc: str, find_standing: FindStanding) -> Any:
        return guests.with_guest_pages(referee, netloc, make_pages_app, find_standing)

    hosting.configure(with_guest_pages, PROTOCOLS)
    yield
    hosting.configure(None, {})


@asynccontextmanager
async def page(route: str = "/", kept: Mapping[str, str] | None = None) -> AsyncIterator[Client]:
    """A guest's page in a browser with these stored texts."""
    clients: list[Client] = []
    browser = dict(kept or {})
    arriving: set[asyncio.Task[None]] = set()

    async def arrive(to: str) -> None:
        while not clients:
            await asyncio.sleep(0)
        clients[0].page_url = "http://127.0.0.1"
        session = clients[0].session
        session.apply_page_patch({"route": to})
        await session.dispatch_event(session.page._i, "route_change", {"route": to})

    def push(arguments: Mapping[str, Any]) -> None:
        task = asyncio.get_running_loop().create_task(arrive(arguments["route"]))
        arriving.add(task)
        task.add_done_callback(arriving.discard)

    def put(arguments: Mapping[str, Any]) -> bool:
        browser[arguments["key"]] = arguments["value"]
        return True

    answers = {"push_route": push, "get": lambda asked: browser.get(asked["key"]), "set": put}
    async with opened(guests.guest_main, route=route, answers=answers) as client:
        clients.append(client)
        client.page_url = "http://127.0.0.1"
        client.kept = browser  # type: ignore[attr-defined]
        await client.until(lambda: app_of(client.page).rooms_ready, "the page")
        yield client
        running = app_of(client.page).tasks
        for task in list(running):
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def drawn_images(client: Client) -> set[str]:
    """The sources of all images on the screen."""
    return {str(each.src) for each in client.controls() if isinstance(each, ft.Image)}


@pytest.mark.usefixtures("loopback", "guest_pages")
async def test_a_guest_plays_a_hand_and_returns_to_it_after_a_reload(tmp_path: Path) -> None:
    pictures = set(all_table_assets(CardLook()))

    async with guest(tmp_path / "ann", "/") as ann:
        link = read_link(await open_room(ann, TWO))
        assert link is not None
        async with page(f"/j/{link.secret}") as ben:
            await ben.wait("join-name")
            assert not ben.has("join-link") and not ben.has("room-own")
            await fill_in(ben, "join-name", "Ben")
            await ben.click("join-do")
            await ben.wait("chair-2")
            assert link.secret not in ben.page.route
            await ben.until(lambda: pictures <= drawn_images(ben), "the pictures of all cards, before the deal")
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            await ann.click("lobby-deal")
            await ann.until(lambda: cards(ann) and cards(ben), "the cards")
            held, browser = sorted(cards(ben)), ben.kept  # type: ignore[attr-defined]
            assert not [name for name in look(ben) if not name.startswith(OF_ROOMS)], look(ben)
        async with page("/", browser) as ben:  # the page was killed; its browser knows where it sat
            await ben.until(lambda: sorted(cards(ben)) == held, "the same cards")
            assert not {file for file in pictures if file not in str(ben.sent)}  # they were loaded before the table
            await play_on([ann, ben])


@pytest.mark.usefixtures("loopback", "guest_pages")
async def test_no_route_shows_a_guest_the_hosts_data(tmp_path: Path) -> None:
    before = os.environ.get("FLET_APP_STORAGE_DATA")
    fill(tmp_path / "ann", 2)

    async with guest(tmp_path / "ann", "/") as ann:
        await open_room(ann, TWO)
        async with page() as ben:
            state = app_of(ben.page)
            for route in OWNERS:
                await ben.go(route)
                assert not [name for name in look(ben) if not name.startswith(OF_ROOMS)], (route, look(ben))
                assert state.data is None and state.guest
            # An invitation's address is one for all: each is shown the way into the room.
            owners = {f"/{each.path}" for each in owner.ROUTES[0].children or ()} - {"/:lost(.+)", "/j/:secret"}
            assert not owners & {each.path for each in guests.ROUTES}
            files = [str(path) for path in (tmp_path / "ann").iterdir()]
            assert not [text for text in ben.texts() if any(file in text for file in files)]
    assert os.environ.get("FLET_APP_STORAGE_DATA") == before


@pytest.mark.usefixtures("loopback", "guest_pages")
async def test_stored_texts_of_a_guests_browser_lead_only_to_this_host(tmp_path: Path) -> None:
    """It says it hosts a room, and that rooms are elsewhere: the host's process listens for nobody and calls nobody."""
    room = {"id": "a" * 32, "game": "x", "name": "Ben", "pin": "", "taken": 0}
    hits: list[bytes] = []

    async def elsewhere(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hits.append(await reader.read(100))
        writer.close()

    server = await asyncio.start_server(elsewhere, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    evil = f"http://127.0.0.1:{port}"
    async with guest(tmp_path / "ann", "/") as ann:
        await open_room(ann, TWO)
        here = hosting.address
        told: list[Any] = [
            {"me": {"name": "Ben", "person": ""}, "rooms": [{**room, "address": evil, "host": True}]},
            {"me": {"name": "Ben", "person": ""}, "rooms": [{**room, "address": evil, "host": False}]},
            {"me": {}, "rooms": [{}]},
            ["x"] * 1000,
        ]
        for kept in told:
            secrets = {"a" * 32: {"token": "t" * 32, "code": "c" * 32}}
            async with page("/", {KEY: json.dumps(kept), SECRET_KEY: json.dumps(secrets)}) as ben:
                await ben.go(f"/rooms/{'a' * 32}")
                await ben.until(lambda: ben.has("back"), "a screen")
                await ben.go(f"/j/{RoomInvitation(evil, 'a' * 32, 'c' * 32).secret}")
                await fill_in(ben, "join-name", "Ben")
                await ben.click("join-do")
                await ben.wait("join-problem")
            assert hosting.address == here
    server.close()
    assert not hits


@pytest.mark.usefixtures("loopback", "guest_pages")
async def test_requests_from_other_hosts_and_origins_are_refused(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        await open_room(ann, TWO)
        address, here = hosting.address, hosting.address.removeprefix("http://")
        async with httpx.AsyncClient(trust_env=False) as http:
            for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"):
                for path in (
                    "/",
                    "/index.html",
                    "/ws",
                    "/upload/0",
                    "/assets/../app/play.py",
                    "/etc/passwd",
                ):
                    for headers in (
                        {},
                        {"Host": "evil.example"},
                        {"Origin": "http://evil.example"},
                        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
                        {"Origin": "null"},
                    ):
                        found = await http.request(method, address + path, headers=headers)
                        ours = not headers and method in ("GET", "HEAD")
                        if not ours or path == "/ws":
                            assert found.status_code in (403, 404, 405), (method, path, headers, found.status_code)
                        assert "set-cookie" not in found.headers
                        assert "access-control-allow-origin" not in found.headers
                        assert found.headers.get("x-frame-options") == "DENY", (method, path, headers, found)
            # A link that is followed opens the page, and a script's page none of it.
            followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
            assert (await http.get(address + "/", headers=followed)).status_code == 200
            assert (await http.get(address + "/index.html", headers=followed)).status_code == 403
            opened_by_others = await http.post(address + "/v1/rooms", json={}, headers={"Host": here})
            assert opened_by_others.status_code == 401
            for name in (here, "evil.example"):
                for origin in ("", "http://evil.example", "null", f"https://{here}"):
                    upgrade = {
                        "Host": name, "Origin": origin, "Connection": "Upgrade", "Upgrade": "websocket",
                        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
                    }  # fmt: skip
                    assert (await http.get(address + "/ws", headers=upgrade)).status_code == 403
        await off_loop(hosting.stop)
        with pytest.raises(httpx.ConnectError):
            async with httpx.AsyncClient(trust_env=False) as http:
                await http.get(f"{address}{MARK}")


@pytest.mark.usefixtures("loopback", "guest_pages")
async def test_a_guests_page_gets_the_fonts_for_names_in_any_script(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        await open_room(ann, TWO)
        async with httpx.AsyncClient(trust_env=False) as http:
            for font in fallback_fonts()[::80]:
                found = await http.get(f"{hosting.address}/{paths.FALLBACK_BASE}{font.address}")
                assert found.content == (paths.assets_folder() / paths.FALLBACK / font.address).read_bytes()
