"""When everything was last taken along as one file, and whether that was offered: kept on this device alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from app.stored.text import read_stored

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues
    from store import Store

KEY: Final = "backup"
SYNC: Final = "sync"  # is kept where sync is set up
RECENT: Final = 90 * 24 * 60 * 60 * 1000  # ms
MANY: Final = 20  # matches that are over; fewer would be missed less


@dataclass(frozen=True)
class Backups:
    """`made`: Unix ms of the last one, 0 for none; `offered`: somebody has answered the offer."""

    made: int = 0
    offered: bool = False


def backups(kept: KeyValues) -> Backups:
    """What is known of them; nothing where it cannot be read."""

    def read(value: Any) -> Backups:
        return Backups(int(value["made"]), bool(value["offered"]))

    return read_stored(kept.get(KEY), read) or Backups()


def keep(kept: KeyValues, known: Backups) -> None:
    """Keeps what is known of them."""
    kept.put(KEY, json.dumps({"made": known.made, "offered": known.offered}))


def is_wanted(store: Store, kept: KeyValues, now: int) -> bool:
    """Whether there is much here and nowhere else, and nobody was told of it yet."""
    known = backups(kept)
    if known.offered or store.read_only or kept.get(SYNC) or now - known.made < RECENT:
        return False
    return store.matches.ended() >= MANY
