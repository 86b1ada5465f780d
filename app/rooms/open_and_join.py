"""Opening a room on this device or on a server, reopening it after a restart, and joining a room of other people."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar
from urllib.parse import urlsplit

from app.new_table.setup import Setup
from app.people import USUAL_BOT
from app.platform import paths
from app.platform.background import off_loop
from app.platform.own_network import own_addresses
from app.rooms.connection.connection import IMPOSTOR, WrongCertificate, connect_to_host, room_client
from app.rooms.host.hosting import hosting
from app.rooms.host.port import CannotHost
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.stored_memberships import InternetServer, LocalPerson, Membership, Memberships, RoomSecret
from app.ui.words import render
from engine.player_names import shown_name
from engine.rules.reader import ruleset_text as rules_text
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.refereeing.roles import hash_token, person_id_for_rooms

T = TypeVar("T")
LOOPBACK: Final = "127.0.0.1"
AWAY_SECONDS: Final = 60  # seconds until a bot plays for a person who isn't connected
TURN_SECONDS_CHOICES: Final = (
    0,
    20,
    40,
    90,
)  # the time limits for a turn that a host can choose, in seconds; 0 for none
CALL_RULES: Final = ("all", "self", "off")  # who can catch a missed declaration
ANSWER_TIMEOUT: Final = 12.0  # seconds within which a host must answer to opening or joining a room


def own_ip_addresses() -> tuple[str, ...]:
    """Return the IP addresses of this device in its networks, or only loopback if it's in none.

    This may block while the system finds them, so it isn't for the event loop.
    """
    return own_addresses() or (LOOPBACK,)


async def open_room(
    memberships: Memberships,
    setup: Setup,
    person: LocalPerson,
    host: str = "",
    away_seconds: int = AWAY_SECONDS,
    server: InternetServer | None = None,
) -> str:
    """Open a room with the game, rules and number of seats of a setup, take its first seat, and return its id.

    All other seats are free. The room is on `server` if given, else on this device, which then listens at the IP
    address `host`. After `away_seconds` seconds, a bot plays for a person who isn't connected. Raises
    `RoomUnavailable`.
    """
    secret = RoomSecret(secrets.token_hex(16), secrets.token_hex(16))
    terms = {
        "rules": rules_text(setup.rules),
        "seats": len(setup.seats),
        "host": hash_token(secret.token),
        "invitation": hash_token(secret.code),
        "hands": setup.hands,
        "calls": CALL_RULES[0],
        "away": away_seconds,
        "clock": TURN_SECONDS_CHOICES[0],
        "bot": USUAL_BOT,
    }
    address, key = (
        (server.address, server.access_key or secret.token) if server else (await _listen(host, 0), hosting.key)
    )
    pin = "" if server else hosting.pin

    async def open_and_join(opener: RoomClient) -> str:
        room = await opener.open_room(**terms)
        game = render(setup.rules.title)
        await memberships.store(Membership(room, address, game, person.name, is_host=True, pin=pin), secret)
        client = opener.client_for_room(room, secret.token)
        await client.join_room(secret.code, person.name, person_id_for_rooms(person.id), face=person.face)
        return room

    await memberships.set_person(person)
    return await _ask_host(address, "", "", key, open_and_join)


async def reopen_room(membership: Membership) -> Membership:
    """Listen again for a room of this device, and return its membership with the present address and certificate.

    Listens at the earlier address, or if the device has lost it, at its present one with the same port. Raises
    `RoomUnavailable`.
    """
    url = urlsplit(membership.address)
    try:
        await _listen(url.hostname or LOOPBACK, url.port or 0)
    except RoomUnavailable as problem:
        if problem.reason == "busy_port":  # another window of this device listens there
            return membership
        await _listen((await off_loop(own_ip_addresses))[0], url.port or 0)
    return replace(membership, address=hosting.address, pin=hosting.pin)


async def keep_listening() -> None:
    """Listen again if the system closed the socket while the device slept. Raises `RoomUnavailable`."""
    try:
        await off_loop(hosting.restart_if_ended)
    except CannotHost:
        raise RoomUnavailable("port") from None


async def join_room(
    memberships: Memberships, invitation: RoomInvitation, person: LocalPerson, watch: bool = False
) -> str:
    """Join the room of an invitation as a player or watcher, and return the room's id.

    A member gets the same seat again, under the given name. Raises `RoomUnavailable`.
    """
    membership = memberships.find(invitation.room)
    stored_secret = await memberships.secret(invitation.room) if membership else None
    secret = stored_secret or RoomSecret(secrets.token_hex(16))
    address, pin = invitation.address, invitation.pin

    async def join(client: RoomClient) -> str:
        # Stored before the request: if its answer is lost, the next try uses the same token and gets the same seat.
        joined = membership or Membership(invitation.room, address, name=person.name)
        await memberships.store(joined if joined.is_hosted_here else replace(joined, address=address, pin=pin), secret)
        try:
            await client.join_room(invitation.code, person.name, person_id_for_rooms(person.id), watch, person.face)
        except RoomRefused:
            if stored_secret is None:
                await memberships.forget(invitation.room)
            raise
        await memberships.update(invitation.room, name=person.name)
        return invitation.room

    await memberships.set_person(person)
    return await _ask_host(address, pin, invitation.room, secret.token, join)


async def join_again(memberships: Memberships, membership: Membership, person: LocalPerson) -> None:
    """Change the name and face of a member at their seat. Raises `RoomUnavailable`."""
    secret = await memberships.secret(membership.id)
    if secret is None:
        raise RoomUnavailable("token")
    pin = "" if membership.is_hosted_here else membership.pin

    async def rename(client: RoomClient) -> None:
        # The owner of a seat needs no invitation, but a request has to have one.
        code = secret.code or secrets.token_hex(16)
        await client.join_room(code, person.name, person_id_for_rooms(person.id), face=person.face)

    await _ask_host(membership.address, pin, membership.id, secret.token, rename)
    await memberships.set_person(person)
    await memberships.update(membership.id, name=person.name)


async def find_room(address: str, code: str) -> RoomInvitation:
    """Return the invitation that a short code means on a host. Raises `RoomUnavailable`."""

    async def find(client: RoomClient) -> RoomInvitation:
        invitation = await client.find_invitation(code)
        return RoomInvitation(address, client.room, invitation)

    return await _ask_host(address, "", "", "", find)


async def stop_hosting(memberships: Memberships, room: str) -> None:
    """Stop listening, unless this device hosts a room other than this one."""
    if not any(each.is_hosted_here and each.id != room for each in memberships.all()):
        await off_loop(hosting.stop_for_good)


async def _listen(host: str, port: int) -> str:
    """Listen at an IP address and port (0 for any), and return the URL. Raises `RoomUnavailable`."""
    try:
        return await off_loop(partial(hosting.start, paths.data_folder(), host, port))
    except CannotHost as problem:
        raise RoomUnavailable("busy_port" if problem.busy else "port") from None


async def _ask_host(address: str, pin: str, room: str, token: str, ask: Callable[[RoomClient], Awaitable[T]]) -> T:
    """Call `ask` with a client for the host, and return what it returns. Raises `RoomUnavailable`."""
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT):
            http, url = await connect_to_host(address, pin)
            async with http:
                client = room_client(http, url, room, token)
                await client.fetch_host_info()  # sent once, to fail at once if there's no host
                return await ask(client)
    except RoomRefused as refused:
        field, taken = refused.details.get("where"), refused.details.get("taken")
        if field == "name" and taken:
            raise RoomUnavailable("name", shown_name(str(taken))) from None
        raise RoomUnavailable("person" if field == "person" else refused.code_word) from None
    except WrongCertificate:
        raise RoomUnavailable(IMPOSTOR) from None
    except (HostUnreachable, TimeoutError):
        raise RoomUnavailable("no_answer") from None
