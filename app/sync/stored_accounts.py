"""What this device keeps of its accounts: which one it syncs with, and which one it moves to or from. Their secrets are
in the keystore, each under its account's name."""

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
class Move:
    """A move between two accounts, and the one beside that with which the device syncs: a `new` one, which has nothing
    yet; the `old` one, which is to be erased; or that one while it may be erased already (`erasing`)."""

    step: Step
    server: str
    name: str


@dataclass(frozen=True)
class Kept:
    """Where and as whom the device syncs; `last` is when it did (Unix ms)."""

    server: str
    name: str
    paused: bool = False
    last: int = 0
    move: Move | None = None


class KnownAccounts:
    """The accounts that this device knows."""

    def __init__(self, key_values: KeyValues, keystore: Keystore) -> None:
        self._key_values = key_values
        self._keystore = keystore

    @property
    def lasting(self) -> bool:
        """Whether secrets outlive the window."""
        return self._keystore.lasting

    def kept(self) -> Kept | None:
        """What is kept at this moment, by whatever window; None where sync is off."""
        return read(self._key_values.get(SYNC))

    async def keep(self, kept: Kept | None) -> None:
        """Keeps it, or forgets it; it is on the disk when this returns."""
        self._key_values.put(SYNC, text_of(kept) if kept else None)
        await self._key_values.wait_until_written()

    async def account(self, server: str, name: str) -> Account | None:
        """An account with its secret, None where that is not here."""
        secret, _, _ = (await self._secret(name)).partition(":")
        return Account(server, name, bytes.fromhex(secret)) if len(secret) == _SECRET_DIGITS else None

    async def invitation(self, account: Account) -> Invitation | None:
        """The invitation by which an account was to be made, as long as it is remembered."""
        _, _, key = (await self._secret(account.name)).partition(":")
        return Invitation(account.server, account.name, bytes.fromhex(key)) if key else None

    async def remember(self, account: Account, invitation: Invitation | None = None) -> None:
        """Puts a secret into the keystore."""
        text = account.secret.hex() + (f":{invitation.key.hex()}" if invitation else "")
        await self._keystore.write(f"{KEY}-{account.name}", text)
        await self._keystore.write(KEY, "")  # where versions before had the one that they knew

    async def forget(self, name: str) -> None:
        """Takes a secret away."""
        await self._keystore.write(f"{KEY}-{name}", "")
        await self._keystore.write(KEY, "")

    async def _secret(self, name: str) -> str:
        return await self._keystore.read(f"{KEY}-{name}") or await self._keystore.read(KEY)


def read(text: str) -> Kept | None:
    """What is kept of sync in the settings, None where that is nothing or no longer readable."""
    return read_stored(text, _as_kept)


def text_of(kept: Kept) -> str:
    """As it stands in the settings; versions before read all of it but the move."""
    table: dict[str, Any] = {"server": kept.server, "name": kept.name, "paused": kept.paused, "last": kept.last}
    if kept.move is not None:
        table["move"] = {"step": kept.move.step, "server": kept.move.server, "name": kept.move.name}
    return json.dumps(table)


def _as_kept(kept: Any) -> Kept | None:
    server, name, last, move = kept["server"], kept["name"], kept["last"], kept.get("move")
    fits = _is_account(server, name) and type(last) is int
    return Kept(server, name, bool(kept["paused"]), last, _as_move(move) if move else None) if fits else None


def _as_move(move: Any) -> Move | None:
    step, server, name = move["step"], move["server"], move["name"]
    return Move(step, server, name) if step in ("new", "old", "erasing") and _is_account(server, name) else None


def _is_account(server: Any, name: Any) -> bool:
    return isinstance(server, str) and isinstance(name, str) and len(name) == _NAME_DIGITS
