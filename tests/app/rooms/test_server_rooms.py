"""Rooms on a server on the internet, opened and joined in the app; no device listens."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.new_table.setup import remember_setup
from app.rooms.host.hosting import hosting
from app.rooms.host.listener import start_listener
from app.rooms.memberships.invitation import clean_server
from app.rooms.memberships.link_format import ROOM_LINK
from tests.app import visits
from tests.app.at_table import cards
from tests.app.fake import Client
from tests.app.rooms.room_helpers import guest, join, loopback
from tests.app.rooms.test_rooms import TWO, said
from tests.app.visits import fill_in
from tests.web.front import Front

__all__ = ["loopback"]

KEY = "k" * 32


@contextmanager
def server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Run a room server whose key clients need to open a room, and yield its host name."""
    folder.mkdir()
    door = socket.create_server(("127.0.0.1", 0))
    with Front(folder, int(door.getsockname()[1])) as front:
        monkeypatch.setenv("SSL_CERT_FILE", str(folder / "server.pem"))
        listener = start_listener(door, front.name, folder / "rooms", folder / "certificate", KEY, {})
        try:
            yield front.name
        finally:
            listener.stop()


async def open_on_server(client: Client, name: str, key: str) -> None:
    """Set up a table of two for Ann, and open a room with it on a server."""
    data = visits.app(client).data
    assert data is not None
    remember_setup(data, TWO)
    visits.app(client).change_setting("names", ("Ann",))
    await client.go("/rooms")
    await client.until(lambda: client.has("server-address") or client.has("server-stop"), "the server")
    if client.has("server-stop"):
        await client.click("server-stop")
        await client.wait("server-address")
    await fill_in(client, "server-address", name)
    await client.wait("server-key")
    await fill_in(client, "server-key", key)
    await client.click("server-use")
    await client.until(lambda: client.has("server-stop") or client.has("server-problem"), "the server")
    if client.has("server-stop"):
        await client.go("/")
        await client.click("home-together")


@pytest.mark.usefixtures("loopback")
def test_a_room_on_a_server_needs_the_key_and_no_listener_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(name: str) -> None:
        async with guest(tmp_path / "ann", "/") as ann:
            await open_on_server(ann, "http://" + name, "")
            assert "not the address of a server" in " ".join(ann.texts())
            await open_on_server(ann, name, "x" * 32)
            await ann.until(lambda: visits.top(ann) == "/rooms", "that it needs its key")
            await open_on_server(ann, name, KEY)
            await ann.wait("lobby-copy")
            assert "The server 127.0.0.1 deals" in said(ann) and "Your device deals" not in said(ann)
            assert not hosting.listens
            link = await copied_link(ann, name)
            async with guest(tmp_path / "ben") as ben:
                await join(ben, link, "Ben")
                await ben.wait("chair-2")
                assert "The server 127.0.0.1 deals" in said(ben) and "Wi-Fi" not in said(ben)
                await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
                await ann.click("lobby-deal")
                await ann.until(lambda: cards(ann) and cards(ben), "the cards")
                held = sorted(cards(ann))
                await ann.go("/")
                await ann.click("home-room")
                await ann.until(lambda: sorted(cards(ann)) == held, "the same cards")
                assert not hosting.listens

    with server(tmp_path / "server", monkeypatch) as name:
        asyncio.run(test(name))


async def copied_link(client: Client, name: str) -> str:
    """Return the link that the host would send."""
    before = len(client.called)
    await client.click("lobby-copy")
    copied = " ".join(str(args) for _, args in client.called[before:])
    link = re.search(rf"https://{name}{ROOM_LINK.mark}[\w-]+", copied)
    assert link
    return link[0]


@pytest.mark.usefixtures("loopback")
def test_the_host_role_is_handed_over_on_request_and_on_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(name: str) -> None:
        async with guest(tmp_path / "ann", "/") as ann:
            await open_on_server(ann, name, KEY)
            await ann.wait("lobby-copy")
            assert not ann.has("lobby-quit")  # nobody is there who could be the host
            async with guest(tmp_path / "ben") as ben:
                # The web app lies on that server, too: there the link itself is the way in.
                ben.page_url = f"https://{name}/"
                await ben.go(f"/j/{(await copied_link(ann, name)).partition(ROOM_LINK.mark)[2]}")
                await ben.wait("join-name")
                assert not ben.has("join-link")
                await fill_in(ben, "join-name", "Ben")
                await ben.click("join-do")
                await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
                await ann.click("chair-2")
                await ann.click("host-2")
                await ben.wait("lobby-deal")
                assert "host" in ben.spoken("chair-2") and "host" not in ben.spoken("chair-1")
                await ann.until(lambda: not ann.has("lobby-deal"), "that another deals")
                assert ann.has("lobby-quit") and not ann.has("lobby-close")
                await ben.click("lobby-renew")  # an invitation of one's own
                await ben.wait("lobby-copy")
                await ben.click("lobby-quit")
                assert "Ann becomes the host" in " ".join(ben.texts())
                await ben.click("lobby-quit-sure")
                await ben.until(lambda: visits.top(ben) == "/", "home")
                await ann.wait("lobby-deal")
            await ann.click("lobby-deal")
            await ann.until(lambda: cards(ann), "the cards")
            await ann.go("/")
            await ann.click("home-room")  # what is kept of the room knows it
            await ann.until(lambda: cards(ann), "the same cards")
            await ann.click("menu")
            await ann.click("menu-room")
            await ann.wait("lobby-close")

    with server(tmp_path / "server", monkeypatch) as name:
        asyncio.run(test(name))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("rooms.example.org", "https://rooms.example.org:443"),
        (" https://rooms.example.org/ ", "https://rooms.example.org:443"),
        ("https://rooms.example.org:8443", "https://rooms.example.org:8443"),
        ("http://rooms.example.org", ""),
        ("rooms.example.org/v1", ""),
        ("", ""),
    ],
)
def test_servers_are_used_over_tls_only(typed: str, found: str) -> None:
    assert clean_server(typed) == found
