"""Which puzzles were solved, and when: kept on this device and taken along in a backup."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from app.stored.text import read_stored

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues

KEY: Final = "puzzles"
MOST: Final = 10_000  # numbers that a text may hold
LATEST: Final = 1_000_000  # and days


@dataclass(frozen=True)
class Solved:
    """`solved` says by the number of a puzzle on which day (from 1970) it was first solved; `tried` are those that were
    tried and are not solved.
    """

    solved: Mapping[int, int] = field(default_factory=dict)
    tried: frozenset[int] = frozenset()

    def after(self, number: int, day: int, *, right: bool) -> Solved:
        """The same once a puzzle was tried on a day."""
        if number in self.solved:
            return self
        if right:
            return Solved({**self.solved, number: day}, self.tried - {number})
        return replace(self, tried=self.tried | {number})


def progress(kept: KeyValues) -> Solved:
    """What is known; nothing where it cannot be read."""
    return from_text(kept.get(KEY)) or Solved()


def keep(kept: KeyValues, known: Solved) -> None:
    """Keeps what is known."""
    kept.put(
        KEY, json.dumps({"solved": {str(n): day for n, day in known.solved.items()}, "tried": sorted(known.tried)})
    )


def from_text(text: str) -> Solved | None:
    """What a kept text says; None where it says nothing that can be used."""

    def read(value: Any) -> Solved:
        solved = {int(number): int(day) for number, day in value["solved"].items()}
        tried = frozenset(map(int, value["tried"]))
        if not all(0 < n <= MOST for n in (*solved, *tried)) or not all(0 <= day <= LATEST for day in solved.values()):
            raise ValueError("no such puzzle or day")
        return Solved(solved, tried - set(solved))

    return read_stored(text, read) if text else None
