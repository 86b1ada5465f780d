"""The rooms that this device sits in: what may be read of them, and apart from that the secrets that let it in."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from app.stored.text import read_stored
from engine.names import clean_name
from store.events import bounds

KEY: Final = "rooms"  # among what is set; never in a backup
MOST: Final = 20
_TITLE: Final = 80  # characters


@dataclass(frozen=True)
class Membership:
    """A room somebody sits in: its id, the address of its host, the name of the game, as whom one sits there, whether
    as the host, the first half of the host's certificate's SHA-256 ("" for none), and how many hands of it are in the
    history here.
    """

    id: str
    address: str
    game: str = ""
    name: str = ""
    host: bool = False
    pin: str = ""
    taken: int = 0

    @property
    def served(self) -> bool:
        """Whether it is on a server of the internet, and not at somebody's device."""
        return self.address.startswith("https:")

    @property
    def hosted(self) -> bool:
        """Whether this device answers for it: it has its log and listens."""
        return self.host and not self.served


@dataclass(frozen=True)
class RoomSecret:
    """The token of a seat, and for a host the code of the invitation that they made."""

    token: str
    code: str = ""


@dataclass(frozen=True)
class LocalPerson:
    """As whom one sat down last: a name, and the id of the person in hex."""

    name: str = ""
    person: str = ""


@dataclass(frozen=True)
class TextStorage:
    """A place for one text: what is read there at once, and how it is written."""

    read: Callable[[], str]
    write: Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class SecretStorage:
    """A place for one text that nobody else reads."""

    read: Callable[[], Awaitable[str]]
    write: Callable[[str], Awaitable[None]]


class Memberships:
    """All rooms of this device. The open part is in one place, the secrets in another; both know the room's id.

    Where `only` is set every room is at that address and none is hosted, whatever the places say: a stranger's page
    fills them.
    """

    def __init__(self, place: TextStorage, secrets: SecretStorage, only: str = "") -> None:
        self._place, self._secrets = place, secrets
        self.only = only

    def all(self) -> tuple[Membership, ...]:
        """The rooms, the last one first."""
        return self._kept()[1]

    def find(self, room: str) -> Membership | None:
        """A room by its id."""
        return next((each for each in self.all() if each.id == room), None)

    @property
    def oneself(self) -> LocalPerson:
        """As whom one sat down last."""
        return self._kept()[0]

    async def be(self, oneself: LocalPerson) -> None:
        """Remembers as whom one sits down."""
        await self._write(oneself, self.all())

    async def keep(self, room: Membership, secret: RoomSecret | None = None) -> None:
        """Keeps a room, as the last one if it is new; its secret first, so that it is there where the room is."""
        if secret is not None:
            await self._write_secrets({**await self._read_secrets(), room.id: _secret_table(secret)})
        oneself, known = self._kept()
        if any(each.id == room.id for each in known):
            known = tuple(room if each.id == room.id else each for each in known)
        else:
            known = (room, *known)[:MOST]
        await self._write(oneself, known)

    async def note(self, room: str, **values: Any) -> None:
        """Changes something of a room that is kept."""
        found = self.find(room)
        if found is not None and replace(found, **values) != found:
            await self.keep(replace(found, **values))

    async def forget(self, room: str) -> None:
        """Forgets a room, and its secret."""
        oneself, known = self._kept()
        await self._write(oneself, tuple(each for each in known if each.id != room))
        secrets = await self._read_secrets()
        if secrets.pop(room, None) is not None:
            await self._write_secrets(secrets)

    async def secret(self, room: str) -> RoomSecret | None:
        """What lets this device into a room, None where that is gone."""
        found = (await self._read_secrets()).get(room)
        return RoomSecret(str(found["token"]), str(found.get("code", ""))) if found else None

    # --- as texts ----------------------------------------------------------------------------

    def _kept(self) -> tuple[LocalPerson, tuple[Membership, ...]]:
        oneself, known = _read(self._place.read())
        if self.only:
            known = tuple(replace(each, address=self.only, host=False, pin="") for each in known)
        return oneself, known

    async def _write(self, oneself: LocalPerson, known: tuple[Membership, ...]) -> None:
        me = {"name": oneself.name, "person": oneself.person}
        await self._place.write(json.dumps({"me": me, "rooms": list(map(_room_table, known))}))

    async def _read_secrets(self) -> dict[str, Any]:
        return read_stored(await self._secrets.read(), dict) or {}

    async def _write_secrets(self, secrets: dict[str, Any]) -> None:
        rooms = {each.id for each in self.all()} | set(list(secrets)[-1:])
        await self._secrets.write(json.dumps({room: each for room, each in secrets.items() if room in rooms}))


def _room_table(room: Membership) -> dict[str, Any]:
    return {
        "id": room.id,
        "address": room.address,
        "game": room.game,
        "name": room.name,
        "host": room.host,
        "pin": room.pin,
        "taken": room.taken,
    }


def _secret_table(secret: RoomSecret) -> dict[str, str]:
    return {"token": secret.token, "code": secret.code}


def read_memberships(text: str) -> tuple[Membership, ...]:
    """The rooms that a kept text names, the last one first."""
    return _read(text)[1]


def _read(text: str) -> tuple[LocalPerson, tuple[Membership, ...]]:
    return read_stored(text, _as_kept) or (LocalPerson(), ())


def _as_kept(kept: Any) -> tuple[LocalPerson, tuple[Membership, ...]]:
    person = str(kept["me"]["person"])
    if person:
        bounds.key(person, "person")
    known = []
    for each in kept["rooms"][:MOST]:
        bounds.key(each["id"], "id")
        known.append(
            Membership(
                each["id"],
                str(each["address"]),
                clean_name(str(each["game"]), _TITLE),
                clean_name(str(each["name"])),
                bool(each["host"]),
                str(each["pin"]),
                int(each["taken"]),
            )
        )
    return LocalPerson(clean_name(str(kept["me"]["name"])), person), tuple(known)
