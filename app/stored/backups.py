"""When the last backup was made and whether one was offered; stored on this device alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from app.stored.text import read_stored

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues
    from store.store import Store

KEY: Final = "backup"
SYNC: Final = "sync"  # is kept where sync is set up
RECENT: Final = 90 * 24 * 60 * 60 * 1000  # ms
MANY: Final = 20  # matches that are over; fewer would be missed less


@dataclass(frozen=True)
class Backups:
    """`made` is the time of the last backup in Unix ms, 0 for none; `offered` is whether the offer was answered."""

    made: int = 0
    offered: bool = False


def read_backups(kept: KeyValues) -> Backups:
    """Return what is stored about backups, defaults if it can't be read."""

    def read(value: Any) -> Backups:
        return Backups(int(value["made"]), bool(value["offered"]))

    return read_stored(kept.get_text(KEY), read) or Backups()


def store_backups(kept: KeyValues, known: Backups) -> None:
    """Store it."""
    kept.put_text(KEY, json.dumps({"made": known.made, "offered": known.offered}))


def should_offer_backup(store: Store, kept: KeyValues, now: int) -> bool:
    """Return whether there is much history with no copy elsewhere, and the offer wasn't made yet."""
    known = read_backups(kept)
    if known.offered or store.read_only or kept.get_text(SYNC) or now - known.made < RECENT:
        return False
    return store.matches.count_ended_matches() >= MANY
