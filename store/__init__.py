"""What survives: matches, hands, players and settings in one SQLite file.

Importing this package is cheap; the database library (0.3 s) is loaded by the first `open_…`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from store.errors import ImportProblem, LeaseHeld, LeaseLost, StoreError, WrongMoment
from store.projections.wilson import nemesis
from store.records import (
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
    KeptMatch,
    Lease,
    MatchKind,
    MatchState,
    Meeting,
    NewMatch,
    Notice,
    OpenHand,
    OwnGame,
    Page,
    Person,
    Preview,
    RatingPoint,
    Result,
    Seat,
    Statistics,
)

if TYPE_CHECKING:
    from store.backup import Incoming
    from store.store import Store

__all__ = [
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
    "KeptMatch",
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
    "Page",
    "Person",
    "Preview",
    "RatingPoint",
    "Result",
    "Seat",
    "Statistics",
    "Store",
    "StoreError",
    "WrongMoment",
    "nemesis",
    "open_memory",
    "open_store",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """`Store` for annotations that are looked up while running, and `Incoming`, without loading them early."""
    if name == "Incoming":
        from store.backup import Incoming

        return Incoming
    if name == "Store":
        from store.store import Store

        return Store
    raise AttributeError(name)


def open_store(folder: Path, clock: Clock, kept: Callable[[], None] | None = None) -> Store:
    """The store in a folder, which is made if need be; look at `Store.notice` afterwards.

    `kept` is for a folder that nobody else has and that somebody else saves whole: it is called after each change.
    StoreError if nothing can be written there: `open_memory` then lets play go on.
    """
    from store.opening import open_folder
    from store.os_process import this_process

    return open_folder(folder, clock, this_process(), kept=kept)


def open_memory(clock: Clock) -> Store:
    """A store that is forgotten when the process ends."""
    from store.opening import open_memory as opened
    from store.os_process import this_process

    return opened(clock, this_process())
