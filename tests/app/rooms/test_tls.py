"""TLS between apps, pinned by the link: eavesdroppers read nothing, and impostors are recognised."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from app.platform.background import off_loop
from app.rooms.connection.connection import WrongCertificate, connect_to_host, room_client
from app.rooms.host.hosting import CERTIFICATE_FILE, hosting
from app.rooms.host.listener import start_listener
from app.rooms.host.tls_identity import load_or_make_identity
from app.rooms.memberships.invitation import read_link
from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import HostUnreachable
from store.rooms.refereeing.roles import hash_token
from tests.app.at_table import cards
from tests.app.rooms.room_helpers import guest, join, loopback, open_room
from tests.app.rooms.test_rooms import TWO

__all__ = ["loopback"]

HELLO = b"\x16"
Between = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


@asynccontextmanager
async def standing(between: Between, port: int = 0, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Listen on this machine with `between` as handler, and yield the port."""
    serving: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(between(reader, writer))
        serving.add(task)
        with suppress(asyncio.CancelledError):
            await task
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", port, ssl=tls)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)


def relay(port: Callable[[], int], heard: list[bytes]) -> Between:
    """Return a handler that relays bytes both ways, and records them in an item for each direction of a connection."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, place: int) -> None:
        with suppress(OSError):
            while part := await reader.read(1 << 16):
                heard[place] += part
                writer.write(part)
                await writer.drain()
            writer.close()

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port())
        heard.extend([b"", b""])
        place = len(heard) - 2
        try:
            await asyncio.gather(pump(reader, back, place), pump(there, writer, place + 1))
        finally:
            back.close()

    return between


def answers(told: list[bytes]) -> Between:
    """Return a handler that answers each request as a host would, and records what it was sent."""

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            told.append(await reader.read(1 << 16))
            body = b'{"rooms": 1, "v": [1], "name": ""}'
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))
            writer.close()

    return between


async def test_an_eavesdropper_reads_nothing(tmp_path: Path) -> None:
    """None of what must stay secret is in the bytes of joining a room and beginning a hand over TLS."""

    async def play(address: str, pin: str, key: str) -> list[str]:
        """Return the texts that must not be read."""
        tokens, code = [secrets.token_hex(16) for _ in range(2)], secrets.token_hex(16)
        http, asked = await connect_to_host(address, pin)
        async with http:
            opener = room_client(http, asked, "", key)
            room = await opener.open_room(
                rules=ruleset_text(load_preset("switch")),
                seats=2,
                host=hash_token(tokens[0]),
                invitation=hash_token(code),
                hands=1,
                calls="all",
                away=0,
                clock=0,
                bot="steady",
            )
            people = [opener.client_for_room(room, token) for token in tokens]
            for each, name in zip(people, ("Annabella", "Bartholomew"), strict=True):
                await each.join_room(code, name, secrets.token_hex(16))
            await people[0].send_command("deal")
            frames = await people[1].poll_frames(0)
            assert frames[-1]["v"]["hand"]
        return [*tokens, code, room, "Annabella", "Bartholomew", '"hand"', "discard", "Bearer"]

    heard: list[bytes] = []
    door = socket.create_server(("127.0.0.1", 0))
    async with standing(relay(lambda: int(door.getsockname()[1]), heard)) as port:
        here = f"127.0.0.1:{port}"
        files = tmp_path / "rooms", tmp_path / "certificate"
        listener = await off_loop(lambda: start_listener(door, here, *files, "k" * 32, {}))
        hidden = await play(f"http://{here}", listener.pin, "k" * 32)
        assert heard and all(part.startswith(HELLO) for part in heard if part)
        assert not [word for word in hidden for part in heard if word.encode() in part]
        heard.clear()
        plain = await play(f"http://{here}", "", "k" * 32)  # what is looked for could be found
        assert not [word for word in plain if not any(word.encode() in part for part in heard)]
        await off_loop(listener.stop)


async def test_a_host_with_another_certificate_is_sent_nothing(tmp_path: Path) -> None:
    """Neither if it shows another certificate, nor if it shows the right one first and has another then."""

    mine, other = (load_or_make_identity(tmp_path / name, "127.0.0.1:0") for name in ("mine", "other"))
    assert mine and other and mine.pin != other.pin
    told: list[bytes] = []
    async with standing(answers(told), tls=mine.tls) as right, standing(answers(told), tls=other.tls) as wrong:
        http, asked = await connect_to_host(f"http://127.0.0.1:{right}", mine.pin)
        async with http:
            assert (await http.get(f"{asked}/v1/hello")).json()["rooms"] == 1
        told.clear()
        with pytest.raises(WrongCertificate):
            await connect_to_host(f"http://127.0.0.1:{wrong}", mine.pin)
        where = [right]
        async with standing(relay(lambda: where[0], [])) as port:
            http, asked = await connect_to_host(f"http://127.0.0.1:{port}", mine.pin)
            where[0] = wrong
            async with http:
                with pytest.raises(HostUnreachable):
                    await room_client(http, asked, "a" * 32, "t" * 32).fetch_host_info()
        async with standing(answers(told)) as plain:
            with pytest.raises(WrongCertificate):
                await connect_to_host(f"http://127.0.0.1:{plain}", mine.pin)
    assert not any(b"HTTP/1.1" in part for part in told)
    with pytest.raises(HostUnreachable):
        await connect_to_host(f"http://127.0.0.1:{wrong}", mine.pin)


@pytest.mark.usefixtures("loopback")
async def test_an_impostor_is_recognized_and_the_host_after_it(tmp_path: Path) -> None:
    told: list[bytes] = []
    other = load_or_make_identity(tmp_path / "other", "127.0.0.1:0")
    assert other
    async with guest(tmp_path / "ben") as ben:
        async with guest(tmp_path / "ann", "/") as ann:
            link = await open_room(ann, TWO)
            found = read_link(link)
            assert found and found.pin == hosting.pin
            assert "connect to your device with encryption" in ann.spoken("lobby-seen-1")
            async with standing(answers(told), tls=other.tls) as port:
                await join(ben, replace(found, address=f"http://127.0.0.1:{port}").link, "Ben")
                await ben.until(lambda: "Another device answers" in " ".join(ben.texts()), "the warning")
            await join(ben, link, "Ben")
            await ben.wait("chair-2")
            assert not ben.has("lobby-seen-1")  # the line is sealed: nobody else is to be warned of
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            await ann.click("lobby-deal")
            await ann.until(lambda: cards(ann) and cards(ben), "the cards")
            held, mode = sorted(cards(ben)), (tmp_path / "ann" / CERTIFICATE_FILE).stat().st_mode
            assert mode & 0o077 == 0
        await off_loop(hosting.stop)
        port = int(found.address.rpartition(":")[2])
        async with standing(answers(told), port=port, tls=other.tls):
            await ben.until(lambda: "Another device answers" in " ".join(ben.texts()), "who that is")
        async with guest(tmp_path / "ann", "/") as ann:
            await ann.click("home-room")
            await ben.until(lambda: not ben.has("panel-unreachable"), "the host")
            assert hosting.pin == found.pin and sorted(cards(ben)) == held
        assert not any(part for part in told if b"HTTP" in part)


@pytest.mark.usefixtures("loopback")
async def test_browsers_and_apps_share_one_port(tmp_path: Path) -> None:
    """Silent or malformed connections keep nobody out, and a closed room leaves no certificate."""

    async with guest(tmp_path / "ann", "/") as ann:
        await open_room(ann, TWO)
        host, _, port = hosting.address.removeprefix("http://").partition(":")
        silent = [socket.create_connection((host, int(port))) for _ in range(140)]
        silent[-1].sendall(HELLO + os.urandom(50))
        assert await off_loop(lambda: silent[0].recv(1)) == b""  # of too many the eldest is let go
        async with httpx.AsyncClient(trust_env=False) as http:
            assert (await http.get(f"{hosting.address}/v1/hello")).json()["rooms"] == 1
        http, asked = await connect_to_host(hosting.address, hosting.pin)
        async with http:
            assert (await http.get(f"{asked}/v1/hello")).json()["rooms"] == 1
        for each in silent:
            each.close()
        await ann.click("lobby-close")
        await ann.click("lobby-close-sure")
        await ann.until(lambda: not (tmp_path / "ann" / CERTIFICATE_FILE).exists(), "the end of the room")
