"""Opening a room on this device, opening it again after a restart, and sitting down in somebody's."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar
from urllib.parse import urlsplit

from app.new_table.setup import Setup
from app.people import USUAL_BOT
from app.platform import paths
from app.platform.background import off_loop
from app.rooms.connection.connection import IMPOSTOR, Impostor, connect_to_host, room_client
from app.rooms.host.hosting import CannotHost, hosting, own_addresses
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.stored_memberships import LocalPerson, Membership, Memberships, RoomSecret
from app.ui.words import render
from engine.names import shown_name
from engine.rules.reader import text as rules_text
from store.rooms.client import NoAnswer, RoomClient
from store.rooms.refereeing.roles import hashed, id_for_rooms
from store.rooms.refused import RoomRefused

T = TypeVar("T")
LOOPBACK: Final = "127.0.0.1"
AWAY: Final = 60  # seconds after which a bot plays for who is away
CLOCKS: Final = (0, 20, 40, 90)
CALLS: Final = ("all", "self", "off")
ASKING: Final = 12.0  # seconds for a host to answer who wants to sit down


@dataclass(frozen=True)
class RoomOnServer:
    """A server of rooms, and the key without which it may open none ("" where everybody may)."""

    address: str
    key: str


class RoomUnavailable(Exception):
    """A room, or a place for one, that cannot be had: `word` is a refusal's, or "no_answer", "impostor", "busy_port",
    "port", "name" where `name` is that of somebody at the table, "person" where one sits there already."""

    def __init__(self, word: str, name: str = "") -> None:
        super().__init__(word)
        self.word = word
        self.name = name


def addresses() -> tuple[str, ...]:
    """Where this device can be reached; by itself alone where it is in no network. A system may be slow to tell it:
    this is not for the event loop."""
    return own_addresses() or (LOOPBACK,)


async def open_room(
    rooms: Memberships,
    setup: Setup,
    oneself: LocalPerson,
    host: str,
    calls: str = "all",
    clock: int = 0,
    away: int = AWAY,
    server: RoomOnServer | None = None,
) -> str:
    """Opens a room at an address of this device, or on a server, for a table, and sits down at its first seat; the id
    of the room. Where several people are at the table its bots sit down, too: else their seats are left to others.
    RoomUnavailable.
    """
    secret = RoomSecret(secrets.token_hex(16), secrets.token_hex(16))
    agreed = {
        "rules": rules_text(setup.rules),
        "seats": len(setup.seats),
        "host": hashed(secret.token),
        "invitation": hashed(secret.code),
        "hands": setup.hands,
        "calls": calls,
        "away": away,
        "clock": clock,
        "bot": USUAL_BOT,
    }
    address, key = (server.address, server.key or secret.token) if server else (await _listen(host, 0), hosting.key)
    pin = "" if server else hosting.pin

    async def work(opener: RoomClient) -> str:
        room = await opener.open(**agreed)
        game = render(setup.rules.title)
        await rooms.keep(Membership(room, address, game, oneself.name, host=True, pin=pin), secret)
        seat = opener.of(room, secret.token)
        await seat.join(secret.code, oneself.name, id_for_rooms(oneself.person))
        for n, each in enumerate(setup.seats):
            if n and each.level and not setup.alone:
                await seat.do("sit", seat=n, bot=each.level, name=setup.name_of(n))
        return room

    await rooms.be(oneself)
    return await _asking(address, "", "", key, work)


async def open_again(room: Membership) -> Membership:
    """A room of this device listens again, with all that it had: where it did, or where this device can be reached now,
    at the same port. The room with its address and certificate of now. RoomUnavailable where that cannot be.
    """
    found = urlsplit(room.address)
    try:
        await _listen(found.hostname or LOOPBACK, found.port or 0)
    except RoomUnavailable as problem:
        if problem.word == "busy_port":  # another window of this device has it
            return room
        await _listen((await off_loop(addresses))[0], found.port or 0)
    return replace(room, address=hosting.address, pin=hosting.pin)


async def listen_on() -> None:
    """The rooms of this device are listened for still, though it slept meanwhile. RoomUnavailable."""
    try:
        await off_loop(hosting.wake)
    except CannotHost:
        raise RoomUnavailable("port") from None


async def join_room(rooms: Memberships, invitation: RoomInvitation, oneself: LocalPerson, watch: bool = False) -> str:
    """Sits down in somebody's room, or watches; its id. Who sits there already has that seat, by the name that they
    have now. RoomUnavailable."""
    kept = rooms.find(invitation.room)
    secret = await rooms.secret(invitation.room) if kept else None
    known = secret or RoomSecret(secrets.token_hex(16))
    address, pin = (rooms.only, "") if rooms.only else (invitation.address, invitation.pin)

    async def work(client: RoomClient) -> str:
        # Kept before it is asked for: an answer that is lost is asked for again with the same token.
        room = kept or Membership(invitation.room, address, name=oneself.name)
        await rooms.keep(room if room.hosted else replace(room, address=address, pin=pin), known)
        try:
            await client.join(invitation.code, oneself.name, id_for_rooms(oneself.person), watch)
        except RoomRefused:
            if secret is None:
                await rooms.forget(invitation.room)
            raise
        await rooms.note(invitation.room, name=oneself.name)
        return invitation.room

    await rooms.be(oneself)
    return await _asking(address, pin, invitation.room, known.token, work)


async def find_room(rooms: Memberships, address: str, code: str) -> RoomInvitation:
    """The invitation that a short code stands for at a host. RoomUnavailable."""
    address = rooms.only or address

    async def work(client: RoomClient) -> RoomInvitation:
        invitation = await client.find(code)
        return RoomInvitation(address, client.room, invitation)

    return await _asking(address, "", "", "", work)


async def close_room(rooms: Memberships, room: str) -> None:
    """Listens no more where no other room is hosted here."""
    if not any(each.hosted and each.id != room for each in rooms.all()):
        await off_loop(hosting.end)


async def _listen(host: str, port: int) -> str:
    try:
        return await off_loop(partial(hosting.start, paths.data(), host, port))
    except CannotHost as problem:
        raise RoomUnavailable("busy_port" if problem.busy else "port") from None


async def _asking(address: str, pin: str, room: str, token: str, work: Callable[[RoomClient], Awaitable[T]]) -> T:
    """What a host answers. RoomUnavailable with the word of its refusal, or where there is no answer."""
    try:
        async with asyncio.timeout(ASKING):
            http, asked = await connect_to_host(address, pin)
            async with http:
                client = room_client(http, asked, room, token)
                await client.hello()  # tried once: who waits wants to know whether there is a host at all
                return await work(client)
    except RoomRefused as refused:
        where, taken = refused.more.get("where"), refused.more.get("taken")
        if where == "name" and taken:
            raise RoomUnavailable("name", shown_name(str(taken))) from None
        raise RoomUnavailable("person" if where == "person" else refused.word) from None
    except Impostor:
        raise RoomUnavailable(IMPOSTOR) from None
    except (NoAnswer, TimeoutError):
        raise RoomUnavailable("no_answer") from None
