"""The rooms in which this device is a member, stored as two texts: the memberships, and their secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from app.stored.text import read_stored
from engine.player_names import clean_name
from store.events import bounds

MAX_MEMBERSHIPS: Final = 20  # memberships; the oldest is dropped
_SERVER_KEY: Final = "server"  # the key among the secrets under which the server's key is stored
_MAX_TITLE_LENGTH: Final = 80  # characters


@dataclass(frozen=True)
class Membership:
    """This device's place in a room, as a player or watcher.

    `address` is the URL of the host, `game` the game's title, `name` the person's name in the room. `pin` is the first
    half of the SHA-256 of the host's certificate in hex, "" for none. `stored_hands` is the number of the room's last
    hand that is in the history of this device.
    """

    id: str
    address: str
    game: str = ""
    name: str = ""
    is_host: bool = False
    pin: str = ""
    stored_hands: int = 0

    @property
    def is_on_server(self) -> bool:
        """Whether the room is on a server on the internet, rather than on a person's device."""
        return self.address.startswith("https:")

    @property
    def is_hosted_here(self) -> bool:
        """Whether this device holds the room's log and listens for its members."""
        return self.is_host and not self.is_on_server


@dataclass(frozen=True)
class RoomSecret:
    """The secrets of a membership: the token of the seat and, for a host, the code of the invitation ("" for none)."""

    token: str
    code: str = ""


@dataclass(frozen=True)
class LocalPerson:
    """The person on this device who joined a room last: name, id in hex, and id of their face ("" for the initial)."""

    name: str = ""
    id: str = ""
    face: str = ""


@dataclass(frozen=True)
class InternetServer:
    """A room server on the internet: its URL, and the key that it requires for opening a room ("" for none)."""

    address: str
    access_key: str


@dataclass(frozen=True)
class TextStorage:
    """The functions that read and write one stored text."""

    read: Callable[[], str]
    write: Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class SecretStorage:
    """The functions that read and write one text where no other program can read it."""

    read: Callable[[], Awaitable[str]]
    write: Callable[[str], Awaitable[None]]


class Memberships:
    """All memberships of this device."""

    def __init__(self, storage: TextStorage, secrets: SecretStorage) -> None:
        self._storage, self._secrets = storage, secrets
        # The secrets are read, changed and written as a whole: what another call writes meanwhile would be lost.
        self._changing_secrets = asyncio.Lock()

    def all(self) -> tuple[Membership, ...]:
        """Return the memberships, newest first."""
        return self._read().memberships

    def find(self, room: str) -> Membership | None:
        """Return the membership of the room with this id, None if there is none."""
        return next((each for each in self.all() if each.id == room), None)

    @property
    def person(self) -> LocalPerson:
        """The person who joined a room last, with empty fields if there was none."""
        return self._read().person

    async def set_person(self, person: LocalPerson) -> None:
        """Store the person who joins a room."""
        await self._write(replace(self._read(), person=person))

    @property
    def server_address(self) -> str:
        """The URL of the server on which rooms are opened, "" if they're opened on this device."""
        return self._read().server

    async def server(self) -> InternetServer | None:
        """Return the server on which rooms are opened, None if they're opened on this device."""
        if not self.server_address:
            return None
        key = (await self._read_secrets()).get(_SERVER_KEY, {}).get("token", "")
        return InternetServer(self.server_address, str(key))

    async def set_server(self, server: InternetServer | None) -> None:
        """Store the server on which rooms are opened from now on, None for this device."""
        async with self._changing_secrets:
            await self._write(replace(self._read(), server=server.address if server is not None else ""))
            await self._set_secret(
                _SERVER_KEY, {"token": server.access_key} if server is not None and server.access_key else None
            )

    async def store(self, membership: Membership, secret: RoomSecret | None = None) -> None:
        """Add a membership as the newest, or replace that of the same room. Above `MAX_MEMBERSHIPS`, the oldest are
        dropped.

        The secret is written first, so that every stored membership has one.
        """
        async with self._changing_secrets:
            if secret is not None:
                await self._set_secret(membership.id, _secret_table(secret))
            now = self._read()
            stored = now.memberships
            if any(each.id == membership.id for each in stored):
                stored = tuple(membership if each.id == membership.id else each for each in stored)
            else:
                stored = (membership, *stored)[:MAX_MEMBERSHIPS]
            await self._write(replace(now, memberships=stored))

    async def update(self, room: str, **values: Any) -> None:
        """Change fields of a room's membership. Does nothing if there's no membership, or nothing to change."""
        found = self.find(room)
        if found is not None and replace(found, **values) != found:
            await self.store(replace(found, **values))

    async def forget(self, room: str) -> None:
        """Delete a room's membership and its secret."""
        async with self._changing_secrets:
            now = self._read()
            await self._write(replace(now, memberships=tuple(each for each in now.memberships if each.id != room)))
            await self._set_secret(room, None)

    async def secret(self, room: str) -> RoomSecret | None:
        """Return the secret of a room's membership, None if it's lost."""
        found = (await self._read_secrets()).get(room)
        return RoomSecret(str(found["token"]), str(found.get("code", ""))) if found else None

    # --- as texts ----------------------------------------------------------------------------

    def _read(self) -> StoredMemberships:
        return _parse_memberships_text(self._storage.read())

    async def _write(self, rooms: StoredMemberships) -> None:
        await self._storage.write(memberships_text(rooms.person, rooms.memberships, rooms.server))

    async def _read_secrets(self) -> dict[str, Any]:
        return read_stored(await self._secrets.read(), dict) or {}

    async def _set_secret(self, key: str, secret: dict[str, str] | None) -> None:
        """Replace or delete (None) the secret under a key, and delete those of rooms that aren't stored any more."""
        secrets = await self._read_secrets()
        if secret is None and key not in secrets:
            return
        known = {each.id for each in self.all()} | {_SERVER_KEY}
        changed = {room: each for room, each in secrets.items() if room in known and room != key}
        if secret is not None:
            changed[key] = secret
        await self._secrets.write(json.dumps(changed))


@dataclass(frozen=True)
class StoredMemberships:
    """The content of the stored text: the person who joined last, the memberships (newest first), and the URL of the
    server on which rooms are opened ("" for none).
    """

    person: LocalPerson = LocalPerson()
    memberships: tuple[Membership, ...] = ()
    server: str = ""


def memberships_text(person: LocalPerson, memberships: tuple[Membership, ...], server: str = "") -> str:
    """Return the text to store for these values, which `StoredMemberships` describes."""
    me = {"name": person.name, "person": person.id, **({"face": person.face} if person.face else {})}
    table = {"me": me, "rooms": list(map(_membership_table, memberships))}
    return json.dumps({**table, "server": server} if server else table)


def _membership_table(membership: Membership) -> dict[str, Any]:
    """Return the stored form of a membership. Its keys never change."""
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
    """Return the stored form of a secret. Its keys never change."""
    return {"token": secret.token, "code": secret.code}


def read_memberships(text: str) -> tuple[Membership, ...]:
    """Return the memberships of a stored text, newest first; none if it's damaged."""
    return _parse_memberships_text(text).memberships


def _parse_memberships_text(text: str) -> StoredMemberships:
    """Return the content of a stored text; without person and memberships if the text is damaged."""
    return read_stored(text, _parse_table) or StoredMemberships()


def _parse_table(table: Any) -> StoredMemberships:
    """Return the memberships of a parsed text. Raises one of `UNREADABLE` if any part of it is damaged."""
    person = str(table["me"]["person"])
    if person:
        bounds.key(person, "person")
    memberships = []
    for each in table["rooms"][:MAX_MEMBERSHIPS]:
        bounds.key(each["id"], "id")
        memberships.append(
            Membership(
                each["id"],
                str(each["address"]),
                clean_name(str(each["game"]), _MAX_TITLE_LENGTH),
                clean_name(str(each["name"])),
                bool(each["host"]),
                str(each["pin"]),
                int(each["taken"]),
            )
        )
    face = clean_name(str(table["me"].get("face", "")))
    me = LocalPerson(clean_name(str(table["me"]["name"])), person, face)
    return StoredMemberships(me, tuple(memberships), str(table.get("server", "")))
