"""Which puzzles were solved and when. It's stored on this device and included in backups."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from app.stored.text import read_stored

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues

KEY: Final = "puzzles"
MAX_PUZZLE_NUMBER: Final = 10_000  # the greatest number of a puzzle
MAX_DAY: Final = 1_000_000  # and the greatest day that are read


@dataclass(frozen=True)
class PuzzleProgress:
    """`solved` has the day (counted from 1970) on which each puzzle was first solved, by the puzzle's number; `tried`
    has the numbers of puzzles that were tried but not solved.
    """

    solved: Mapping[int, int] = field(default_factory=dict)
    tried: frozenset[int] = frozenset()

    def after_attempt(self, number: int, day: int, *, right: bool) -> PuzzleProgress:
        """Return the progress after an attempt at a puzzle on a day. A solved puzzle stays solved on its first day."""
        if number in self.solved:
            return self
        if right:
            return PuzzleProgress({**self.solved, number: day}, self.tried - {number})
        return replace(self, tried=self.tried | {number})


def read_progress(key_values: KeyValues) -> PuzzleProgress:
    """Return the stored progress; it's empty if none is stored or it can't be read."""
    return from_text(key_values.get_text(KEY)) or PuzzleProgress()


def store_progress(key_values: KeyValues, progress: PuzzleProgress) -> None:
    """Store the progress."""
    key_values.put_text(
        KEY,
        json.dumps({"solved": {str(n): day for n, day in progress.solved.items()}, "tried": sorted(progress.tried)}),
    )


def from_text(text: str) -> PuzzleProgress | None:
    """Return the progress in a stored text; None if it can't be read."""

    def parse_progress(value: Any) -> PuzzleProgress:
        solved = {int(number): int(day) for number, day in value["solved"].items()}
        tried = frozenset(map(int, value["tried"]))
        if not all(0 < n <= MAX_PUZZLE_NUMBER for n in (*solved, *tried)) or not all(
            0 <= day <= MAX_DAY for day in solved.values()
        ):
            raise ValueError("no such puzzle or day")
        return PuzzleProgress(solved, tried - set(solved))

    return read_stored(text, parse_progress) if text else None
