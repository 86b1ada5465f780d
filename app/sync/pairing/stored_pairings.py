"""The devices that this one is paired with, stored as two texts: what is known of them, and the secrets."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from dataclasses import dataclass, field, replace
from typing import Any, Final

from app.rooms.memberships.stored_memberships import SecretStorage
from app.stored.key_values import KeyValues
from app.stored.pairings import KEY
from app.stored.text import read_stored
from app.sync.pairing.beacon import BeaconKey
from engine.player_names import clean_name
from store.hosts import is_ip_address
from store.sync.account import SECRET_BYTES, Account
from store.sync.peer.introduction import LONGEST_NAME, Introduction, read_introduction

SECRET_FILE: Final = "pairings-secret"
SECRET_KEY: Final = "pocket-switch-pairings"
MOST_ADDRESSES: Final = 5  # of one device
MOST: Final = 20  # paired devices; the oldest pair is dropped
_PAIR: Final = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Pairing:
    """A pair of this device with another one. `id` is the account name of the pair.

    `addresses` are the IP addresses at which the other device was found, the last one first: it may be in one of
    several networks. `last` is the time of the last exchange (Unix ms, 0 for none).
    """

    id: str
    other: Introduction
    addresses: tuple[str, ...] = ()
    last: int = 0

    @property
    def urls(self) -> tuple[str, ...]:
        """The URLs at which the other device may be, the likeliest first; none if it doesn't listen."""
        return tuple(f"http://{each}:{self.other.port}" for each in self.addresses) if self.other.port else ()

    def account(self, secret: bytes, url: str = "") -> Account:
        """Return the account of the pair at a URL of the other device."""
        return Account(f"{url.replace('http:', 'https:')}/v1", self.id, secret)

    def found_at(self, address: str) -> tuple[str, ...]:
        """Return the addresses with this one in front."""
        return (address, *(each for each in self.addresses if each != address))[:MOST_ADDRESSES]


@dataclass(frozen=True)
class NewPairing:
    """A pair with its secret, as two devices have agreed on it."""

    pairing: Pairing
    secret: bytes = field(repr=False)


class Pairings:
    """All pairs of this device. A pair without a secret, or a secret without a pair, is none.

    `find`, `find_account`, `beacon_keys` and `update` may be called from any thread.
    """

    def __init__(self, key_values: KeyValues, secrets: SecretStorage) -> None:
        self._key_values, self._secrets = key_values, secrets
        self._known: dict[str, bytes] = {}
        self._writing = threading.Lock()
        self._changing = asyncio.Lock()

    def all(self) -> tuple[Pairing, ...]:
        """Return the pairs, newest first."""
        return pairings_from_text(self._key_values.get_text(KEY))[0]

    def find(self, id: str) -> Pairing | None:
        """Return the pair with this id, None if there is none."""
        return next((each for each in self.all() if each.id == id), None)

    def find_account(self, id: str) -> Account | None:
        """Return the account of a pair, None if it has ended or its secret isn't here."""
        pairing, secret = self.find(id), self._known.get(id)
        return pairing.account(secret) if pairing is not None and secret is not None else None

    def beacon_keys(self) -> dict[str, BeaconKey]:
        """Return what makes the beacons of each paired device, by the id of the pair."""
        known = self._known
        return {each.id: BeaconKey(known[each.id], each.other.pin) for each in self.all() if each.id in known}

    @property
    def port(self) -> int:
        """The port at which this device listens if it can, 0 if none was chosen yet."""
        return pairings_from_text(self._key_values.get_text(KEY))[1]

    async def load_secrets(self) -> None:
        """Read the secrets, which another window may have changed."""
        self._known = _read_secrets(await self._secrets.read())

    async def add(self, new: NewPairing, port: int) -> None:
        """Add a pair as the newest, in place of any with the same device, and store the own port. The secret is written
        first, so that every stored pair has one.
        """
        async with self._changing:
            await self.load_secrets()
            other, stored = new.pairing.other, self.all()
            kept = tuple(each for each in stored if other.device != each.other.device and other.pin != each.other.pin)
            pairs = (new.pairing, *kept)[:MOST]
            secrets = {**self._known, new.pairing.id: new.secret}
            await self._write_secrets({each.id: secrets[each.id] for each in pairs if each.id in secrets})
            with self._writing:
                self._write(pairs, port)
            await self._key_values.wait_until_written()

    async def forget(self, id: str) -> None:
        """Delete a pair and its secret."""
        async with self._changing:
            with self._writing:
                self._write(tuple(each for each in self.all() if each.id != id), self.port)
            await self._key_values.wait_until_written()
            await self.load_secrets()
            await self._write_secrets({pair: secret for pair, secret in self._known.items() if pair != id})

    def update(self, id: str, **values: Any) -> None:
        """Change fields of a pair. Does nothing if it has ended."""
        with self._writing:
            changed = tuple(replace(each, **values) if each.id == id else each for each in self.all())
            if changed != self.all():
                self._write(changed, self.port)

    def _write(self, pairs: tuple[Pairing, ...], port: int) -> None:
        self._key_values.put_text(KEY, pairings_to_text(pairs, port) if pairs else None)

    async def _write_secrets(self, secrets: dict[str, bytes]) -> None:
        self._known = secrets
        await self._secrets.write(json.dumps({pair: secret.hex() for pair, secret in secrets.items()}))


def pairings_to_text(pairs: tuple[Pairing, ...], port: int) -> str:
    """Return the text to store for pairs and the port of this device. Its keys never change."""
    tables = [
        {"pair": each.id, **each.other.to_json(), "addresses": each.addresses, "last": each.last} for each in pairs
    ]
    return json.dumps({"port": port, "pairs": tables})


def pairings_from_text(text: str) -> tuple[tuple[Pairing, ...], int]:
    """Return the pairs in a stored text, newest first, and the port of this device; none and 0 if it's damaged."""
    return read_stored(text, _from_table) or ((), 0)


def _from_table(table: Any) -> tuple[tuple[Pairing, ...], int]:
    pairs = []
    for each in table["pairs"][:MOST]:
        other, addresses, last = read_introduction(each), tuple(each["addresses"]), int(each["last"])
        if other is not None and _PAIR.fullmatch(each["pair"]) and all(map(is_ip_address, addresses)):
            pairs.append(Pairing(each["pair"], other, addresses[:MOST_ADDRESSES], last))
    port = int(table["port"])
    return tuple(pairs), port if 0 <= port < 1 << 16 else 0


def _read_secrets(text: str) -> dict[str, bytes]:
    def read(table: Any) -> dict[str, bytes]:
        found = {str(pair): bytes.fromhex(secret) for pair, secret in table.items()}
        return {pair: secret for pair, secret in found.items() if len(secret) == SECRET_BYTES}

    return read_stored(text, read) or {}


def cleaned_device_name(name: str) -> str:
    """Return the name of a device as it's stored and sent."""
    return clean_name(name, LONGEST_NAME)
