"""The accounts that this device stores: the one it syncs with, and during a move the other one.

Secrets are in the platform's keystore under the account's name.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Literal

from app.platform.keystore import Keystore
from app.stored.backups import SYNC
from app.stored.key_values import KeyValues
from app.stored.text import read_stored
from store.sync.account import Account, Invitation

KEY: Final = "pocket-switch-sync"
_NAME_DIGITS: Final = 32
_SECRET_DIGITS: Final = 64
Step = Literal["new", "old", "erasing"]


@dataclass(frozen=True)
class StoredMove:
    """A move between two accounts, with the account that isn't active. By `step`, that is the "new" account, still
    empty; the "old" one, which will be erased; or the old one while erasing it ("erasing").
    """

    step: Step
    server: str
    name: str


@dataclass(frozen=True)
class StoredSync:
    """The account this device syncs with and its server; `last` is the time of the last sync (Unix ms)."""

    server: str
    name: str
    paused: bool = False
    last: int = 0
    move: StoredMove | None = None


class StoredAccounts:
    """Reads and writes this device's accounts."""

    def __init__(self, key_values: KeyValues, keystore: Keystore) -> None:
        self._key_values = key_values
        self._keystore = keystore

    @property
    def is_lasting(self) -> bool:
        """Whether secrets outlive the window."""
        return self._keystore.lasting

    def read_stored(self) -> StoredSync | None:
        """Return what any window has stored last; None if sync is off."""
        return sync_from_text(self._key_values.get_text(SYNC))

    async def store_account(self, kept: StoredSync | None) -> None:
        """Store the sync, or remove it (None), and wait until that's on disk."""
        self._key_values.put_text(SYNC, sync_to_text(kept) if kept else None)
        await self._key_values.wait_until_written()

    async def read_account(self, server: str, name: str) -> Account | None:
        """Return an account with its secret; None if the secret isn't on this device."""
        secret, _, _ = (await self._read_secret(name)).partition(":")
        return Account(server, name, bytes.fromhex(secret)) if len(secret) == _SECRET_DIGITS else None

    async def read_invitation(self, account: Account) -> Invitation | None:
        """Return the invitation for creating an account; None if there's none."""
        _, _, key = (await self._read_secret(account.name)).partition(":")
        return Invitation(account.server, account.name, bytes.fromhex(key)) if key else None

    async def store_secret(self, account: Account, invitation: Invitation | None = None) -> None:
        """Store an account's secret, and the key of its invitation, in the keystore."""
        text = account.secret.hex() + (f":{invitation.key.hex()}" if invitation else "")
        await self._keystore.write_text(f"{KEY}-{account.name}", text)
        await self._keystore.write_text(KEY, "")  # the place of the secret in earlier versions

    async def remove_secret(self, name: str) -> None:
        """Remove a secret from the keystore."""
        await self._keystore.write_text(f"{KEY}-{name}", "")
        await self._keystore.write_text(KEY, "")

    async def _read_secret(self, name: str) -> str:
        return await self._keystore.read_text(f"{KEY}-{name}") or await self._keystore.read_text(KEY)


def sync_from_text(text: str) -> StoredSync | None:
    """Return the sync in a stored text; None if it's empty or can't be read."""
    return read_stored(text, _parse_sync)


def sync_to_text(kept: StoredSync) -> str:
    """Return the sync as text to store. Earlier versions can read all of it except the move."""
    table: dict[str, Any] = {"server": kept.server, "name": kept.name, "paused": kept.paused, "last": kept.last}
    if kept.move is not None:
        table["move"] = {"step": kept.move.step, "server": kept.move.server, "name": kept.move.name}
    return json.dumps(table)


def _parse_sync(kept: Any) -> StoredSync | None:
    server, name, last, move = kept["server"], kept["name"], kept["last"], kept.get("move")
    fits = _is_account(server, name) and type(last) is int
    return StoredSync(server, name, bool(kept["paused"]), last, _parse_move(move) if move else None) if fits else None


def _parse_move(move: Any) -> StoredMove | None:
    step, server, name = move["step"], move["server"], move["name"]
    return StoredMove(step, server, name) if step in ("new", "old", "erasing") and _is_account(server, name) else None


def _is_account(server: Any, name: Any) -> bool:
    return isinstance(server, str) and isinstance(name, str) and len(name) == _NAME_DIGITS
