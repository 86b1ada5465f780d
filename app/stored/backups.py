"""When the last backup was made and whether one was offered. Stored on this device only."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from app.stored.text import read_stored

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues
    from store.store import Store

KEY: Final = "backup"
SYNC: Final = "sync"  # the key that is stored if sync is set up
RECENT_BACKUP_MS: Final = 90 * 24 * 60 * 60 * 1000  # ms
MIN_MATCHES_FOR_OFFER: Final = 20  # finished matches from which on a backup is offered


@dataclass(frozen=True)
class Backups:
    """When the last backup was made (`made`, Unix ms, 0 for never), and whether the person has answered the offer to
    make one (`offered`).
    """

    made: int = 0
    offered: bool = False


def read_backups(key_values: KeyValues) -> Backups:
    """Return what is stored on backups; the defaults if nothing is stored or it can't be read."""

    def read(value: Any) -> Backups:
        return Backups(int(value["made"]), bool(value["offered"]))

    return read_stored(key_values.get_text(KEY), read) or Backups()


def store_backups(key_values: KeyValues, known: Backups) -> None:
    """Store when the last backup was made and whether one was offered."""
    key_values.put_text(KEY, json.dumps({"made": known.made, "offered": known.offered}))


def should_offer_backup(store: Store, key_values: KeyValues, now: int) -> bool:
    """Return whether to offer a backup: there are many matches, no copy elsewhere, and it wasn't offered before. `now`
    is in Unix ms.
    """
    known = read_backups(key_values)
    if known.offered or store.read_only or key_values.get_text(SYNC) or now - known.made < RECENT_BACKUP_MS:
        return False
    return store.matches.count_ended_matches() >= MIN_MATCHES_FOR_OFFER
