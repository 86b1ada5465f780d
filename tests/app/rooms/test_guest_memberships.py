"""A guest's page makes the host connect to no other address than its own."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.open_and_join import RoomUnavailable, find_room, join_room
from app.rooms.memberships.stored_memberships import LocalPerson, Memberships, SecretStorage, TextStorage


def rooms(only: str) -> Memberships:
    """Memberships in memory, all at one address if one is given."""
    texts = {"rooms": "", "secrets": ""}

    async def write(text: str) -> None:
        texts["rooms"] = text

    async def read_secret() -> str:
        return texts["secrets"]

    async def write_secret(text: str) -> None:
        texts["secrets"] = text

    return Memberships(TextStorage(lambda: texts["rooms"], write), SecretStorage(read_secret, write_secret), only)


@asynccontextmanager
async def listening() -> AsyncIterator[tuple[str, list[bytes]]]:
    """The address of a server that should get no request, and the requests it got."""
    heard: list[bytes] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read(100))
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", heard


def closed_port() -> int:
    """A port of this machine on which nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.parametrize("only", [True, False])
async def test_a_guests_page_connects_only_to_its_own_host(only: bool) -> None:
    async with listening() as (elsewhere, heard):
        known = rooms(f"http://127.0.0.1:{closed_port()}" if only else "")
        for pin in ("", "ab" * 16):
            invitation = RoomInvitation(elsewhere, secrets.token_hex(16), secrets.token_hex(16), pin)
            with pytest.raises(RoomUnavailable):
                await join_room(known, invitation, LocalPerson("Ann", secrets.token_hex(16)))
        with pytest.raises(RoomUnavailable):
            await find_room(known, elsewhere, "0000-0000")
        assert bool(heard) is not only
