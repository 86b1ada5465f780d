"""What is saved: matches, hands, players and settings in one SQLite file.

Names are imported when they are first used. The database library takes 0.3 s and is loaded with the first of
`open_store`, `open_memory`, `Store` and `Incoming`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from store.backup.incoming import Incoming
    from store.errors import ImportProblem, LeaseHeld, LeaseLost, StoreError, WrongMoment
    from store.opening import open_memory, open_store
    from store.projections.wilson import nemesis
    from store.records import (
        LARGEST_PICTURE,
        Action,
        BotCount,
        Clock,
        Damage,
        EndState,
        GameCount,
        GameTally,
        Grid,
        GridRow,
        Hand,
        HeldCard,
        Lease,
        MatchKind,
        MatchState,
        Meeting,
        NewMatch,
        Notice,
        OpenHand,
        OwnGame,
        OwnPicture,
        Page,
        Person,
        Preview,
        RatingPoint,
        Result,
        Seat,
        Statistics,
        StoredMatch,
    )  # fmt: skip
    from store.store import Store

#: Which module other names than those of `records` are in.
_HOMES: Final = {
    "backup.incoming": ["Incoming"],
    "errors": ["ImportProblem", "LeaseHeld", "LeaseLost", "StoreError", "WrongMoment"],
    "opening": ["open_memory", "open_store"],
    "projections.wilson": ["nemesis"],
    "store": ["Store"],
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'store' has no attribute '{name}'")
    home = next((home for home, names in _HOMES.items() if name in names), "records")
    found = getattr(import_module(f"store.{home}"), name)
    globals()[name] = found
    return found


__all__ = [
    "LARGEST_PICTURE",
    "Action",
    "BotCount",
    "Clock",
    "Damage",
    "EndState",
    "GameCount",
    "GameTally",
    "Grid",
    "GridRow",
    "Hand",
    "HeldCard",
    "ImportProblem",
    "Incoming",
    "Lease",
    "LeaseHeld",
    "LeaseLost",
    "MatchKind",
    "MatchState",
    "Meeting",
    "NewMatch",
    "Notice",
    "OpenHand",
    "OwnGame",
    "OwnPicture",
    "Page",
    "Person",
    "Preview",
    "RatingPoint",
    "Result",
    "Seat",
    "Statistics",
    "Store",
    "StoreError",
    "StoredMatch",
    "WrongMoment",
    "nemesis",
    "open_memory",
    "open_store",
]  # fmt: skip
