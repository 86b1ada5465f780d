"""Helpers of the store's tests: clocks that the test sets, a match to play, and two windows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TypeVar

from store.opening import open_folder
from store.os_process import Process, this_process
from store.records import Clock, Lease, NewMatch, Result, Seat, StoredMatch
from store.store import Store

NOON = 1_790_000_000_000
RULES = 'id = "switch"\nname = "Switch"\n'
HEADER = 'notation = 1\nruleset = "switch"\ndeal = ["7H 2C", "9S AD"]\n'
WON = Result(scores=(0, 12), totals=(0, 12), order=(0, 1), ending="won", next_dealer=1)

T = TypeVar("T")


@dataclass
class Clocks:
    """Clocks that the test sets, of a machine that was never switched off."""

    wall: int = NOON
    steady: int = 1_000_000
    booted: int | None = 0

    def advance(self, ms: int) -> None:
        """Let so many ms pass on both clocks."""
        self.wall += ms
        self.steady += ms

    @property
    def clock(self) -> Clock:
        """The clocks as the store takes them."""
        return Clock(lambda: self.wall, lambda: self.steady, lambda: self.booted)


def opened(folder: Path, clocks: Clocks, here: Process | None = None) -> Store:
    """Open the store in a folder, as this process or as another one."""
    return open_folder(folder, clocks.clock, here or this_process())


def two_seats(rules: str = RULES, names: tuple[str, str] = ("Ann", "Robin")) -> NewMatch:
    """Return a match of a person and a bot."""
    return NewMatch(
        ruleset="switch",
        rules=rules,
        seats=(Seat(names[0]), Seat(names[1], "steady")),
        seed=2**70 + 7,
        options=("runs",),
        numbers={"deal": 7},
        target=100,
    )


def begun(store: Store, holder: str = "window 1") -> tuple[StoredMatch, Lease]:
    """Begin a match, deal its first hand, and return it with its lease."""
    match = store.matches.begin_match(two_seats())
    lease = store.leases.acquire(match.id, holder, holder)
    store.hands.begin_hand(lease, number=1, dealer=1, seed=2**65 + 1, header=HEADER)
    return match, lease


def whole(steps: Iterator[T]) -> T:
    """Run work that yields in slices, and return its last step."""
    *_, last = steps
    return last


def exported(store: Store) -> bytes:
    """Return a backup of everything in a store."""
    file = BytesIO()
    whole(store.backup.export_into(file))
    return file.getvalue()
