"""The rooms that this device is a member of, stored as two texts: the memberships, and their secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from app.stored.text import read_stored
from engine.names import clean_name
from store.events import bounds

KEY: Final = "rooms"  # of the text among the settings; it's never part of a backup
MOST: Final = 20  # memberships; the oldest is dropped
_SERVER: Final = "server"  # under which the key of the server is among the secrets
_LONGEST_TITLE: Final = 80  # characters


@dataclass(frozen=True)
class Membership:
    """A room in which somebody on this device has a seat or watches.

    `address` is the URL of its host, `game` the game's title, `name` the person's name in the room. `pin` is the first
    half of the SHA-256 of the host's certificate in hex, "" for none. `stored_hands` is the number of the last hand
    that is in the history here.
    """

    id: str
    address: str
    game: str = ""
    name: str = ""
    is_host: bool = False
    pin: str = ""
    stored_hands: int = 0

    @property
    def on_server(self) -> bool:
        """Whether the room is on a server on the internet, not on somebody's device."""
        return self.address.startswith("https:")

    @property
    def hosted_here(self) -> bool:
        """Whether this device has the room's log and listens for its guests."""
        return self.is_host and not self.on_server


@dataclass(frozen=True)
class RoomSecret:
    """The token of a seat and, for a host, the code of the invitation that they made."""

    token: str
    code: str = ""


@dataclass(frozen=True)
class LocalPerson:
    """The person on this device who joined a room last: the name, the person's id in hex, and the id of their face
    ("" for their initial).
    """

    name: str = ""
    id: str = ""
    face: str = ""


@dataclass(frozen=True)
class InternetServer:
    """A server on the internet: its URL, and the key that it wants for opening a room ("" for none)."""

    address: str
    key: str


@dataclass(frozen=True)
class TextStorage:
    """Reads and writes one text."""

    read: Callable[[], str]
    write: Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class SecretStorage:
    """Reads and writes one text that nobody else can read."""

    read: Callable[[], Awaitable[str]]
    write: Callable[[str], Awaitable[None]]


class Memberships:
    """All memberships of this device."""

    def __init__(self, storage: TextStorage, secrets: SecretStorage) -> None:
        self._storage, self._secrets = storage, secrets
        # The secrets are read, changed and written as a whole: what another call writes meanwhile would be lost.
        self._changing_secrets = asyncio.Lock()

    def all(self) -> tuple[Membership, ...]:
        """The memberships, the newest first."""
        return self._read().memberships

    def find(self, room: str) -> Membership | None:
        """The membership of the room with this id."""
        return next((each for each in self.all() if each.id == room), None)

    @property
    def person(self) -> LocalPerson:
        """The person who joined a room last."""
        return self._read().person

    async def set_person(self, person: LocalPerson) -> None:
        """Stores who joins a room now."""
        await self._write(replace(self._read(), person=person))

    @property
    def server_address(self) -> str:
        """The URL of the server on which rooms are opened, "" if they are opened on this device."""
        return self._read().server

    async def server(self) -> InternetServer | None:
        """The server on which rooms are opened, None if they are opened on this device."""
        if not self.server_address:
            return None
        key = (await self._read_secrets()).get(_SERVER, {}).get("token", "")
        return InternetServer(self.server_address, str(key))

    async def set_server(self, server: InternetServer | None) -> None:
        """Stores the server on which rooms are opened from now on, None for this device."""
        async with self._changing_secrets:
            await self._write(replace(self._read(), server=server.address if server is not None else ""))
            await self._set_secret(_SERVER, {"token": server.key} if server is not None and server.key else None)

    async def store(self, membership: Membership, secret: RoomSecret | None = None) -> None:
        """Adds a membership as the newest, or replaces that of the same room.

        The secret is written first, so that no membership is ever without it.
        """
        async with self._changing_secrets:
            if secret is not None:
                await self._set_secret(membership.id, _secret_table(secret))
            now = self._read()
            stored = now.memberships
            if any(each.id == membership.id for each in stored):
                stored = tuple(membership if each.id == membership.id else each for each in stored)
            else:
                stored = (membership, *stored)[:MOST]
            await self._write(replace(now, memberships=stored))

    async def update(self, room: str, **values: Any) -> None:
        """Replaces fields of a membership, if there is one for this room."""
        found = self.find(room)
        if found is not None and replace(found, **values) != found:
            await self.store(replace(found, **values))

    async def forget(self, room: str) -> None:
        """Deletes a membership and its secret."""
        async with self._changing_secrets:
            now = self._read()
            await self._write(replace(now, memberships=tuple(each for each in now.memberships if each.id != room)))
            await self._set_secret(room, None)

    async def secret(self, room: str) -> RoomSecret | None:
        """The secret of a membership, None if it's lost."""
        found = (await self._read_secrets()).get(room)
        return RoomSecret(str(found["token"]), str(found.get("code", ""))) if found else None

    # --- as texts ----------------------------------------------------------------------------

    def _read(self) -> StoredMemberships:
        return _parse(self._storage.read())

    async def _write(self, rooms: StoredMemberships) -> None:
        await self._storage.write(memberships_text(rooms.person, rooms.memberships, rooms.server))

    async def _read_secrets(self) -> dict[str, Any]:
        return read_stored(await self._secrets.read(), dict) or {}

    async def _set_secret(self, key: str, secret: dict[str, str] | None) -> None:
        """Replace or delete (None) the secret under a key, and delete those of rooms that aren't stored any more."""
        secrets = await self._read_secrets()
        if secret is None and key not in secrets:
            return
        known = {each.id for each in self.all()} | {_SERVER}
        changed = {room: each for room, each in secrets.items() if room in known and room != key}
        if secret is not None:
            changed[key] = secret
        await self._secrets.write(json.dumps(changed))


@dataclass(frozen=True)
class StoredMemberships:
    """What is stored as one text: who joined last, the memberships, the newest first, and the URL of one's server."""

    person: LocalPerson = LocalPerson()
    memberships: tuple[Membership, ...] = ()
    server: str = ""


def memberships_text(person: LocalPerson, memberships: tuple[Membership, ...], server: str = "") -> str:
    """The stored text of the person who joined last, the memberships, the newest first, and the URL of one's server."""
    me = {"name": person.name, "person": person.id, **({"face": person.face} if person.face else {})}
    table = {"me": me, "rooms": list(map(_membership_table, memberships))}
    return json.dumps({**table, "server": server} if server else table)


def _membership_table(membership: Membership) -> dict[str, Any]:
    """The stored form. Its keys never change."""
    return {
        "id": membership.id,
        "address": membership.address,
        "game": membership.game,
        "name": membership.name,
        "host": membership.is_host,
        "pin": membership.pin,
        "taken": membership.stored_hands,
    }


def _secret_table(secret: RoomSecret) -> dict[str, str]:
    """The stored form. Its keys never change."""
    return {"token": secret.token, "code": secret.code}


def read_memberships(text: str) -> tuple[Membership, ...]:
    """The memberships of a stored text, the newest first."""
    return _parse(text).memberships


def _parse(text: str) -> StoredMemberships:
    """What a stored text has; nobody and none for a damaged one."""
    return read_stored(text, _from_table) or StoredMemberships()


def _from_table(table: Any) -> StoredMemberships:
    person = str(table["me"]["person"])
    if person:
        bounds.key(person, "person")
    memberships = []
    for each in table["rooms"][:MOST]:
        bounds.key(each["id"], "id")
        memberships.append(
            Membership(
                each["id"],
                str(each["address"]),
                clean_name(str(each["game"]), _LONGEST_TITLE),
                clean_name(str(each["name"])),
                bool(each["host"]),
                str(each["pin"]),
                int(each["taken"]),
            )
        )
    face = clean_name(str(table["me"].get("face", "")))
    me = LocalPerson(clean_name(str(table["me"]["name"])), person, face)
    return StoredMemberships(me, tuple(memberships), str(table.get("server", "")))
