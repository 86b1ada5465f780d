"""What a benchmark finds, and how it is told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import ceil


@dataclass(frozen=True)
class Figure:
    """One measured value. `floor` must be met, `goal` is wanted; `more` says that more is better."""

    name: str
    value: float
    unit: str
    floor: float | None = None
    goal: float | None = None
    more: bool = False

    @property
    def verdict(self) -> str:
        """How it stands to its bounds; nothing where nothing is asked."""
        if self.floor is None:
            return ""
        if not self._meets(self.floor):
            return "below the floor"
        if self.goal is None:
            return "floor met"
        return "goal met" if self._meets(self.goal) else "floor met, goal not"

    @property
    def bounds(self) -> str:
        """Floor and goal in words."""
        named = (("floor", self.floor), ("goal", self.goal))
        return ", ".join(f"{name} {value:g}" for name, value in named if value is not None)

    def _meets(self, bound: float) -> bool:
        return self.value >= bound if self.more else self.value <= bound


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed: 0.5 is the median, 0.95 the p95."""
    ranked = sorted(values)
    return ranked[max(0, ceil(part * len(ranked)) - 1)]


def report(figures: Iterable[Figure], as_json: bool) -> int:
    """Print the figures, a table's lines as soon as they are found; 1 if one is below its floor, else 0."""
    found = []
    for figure in figures:
        found.append(figure)
        if not as_json:
            print(_line(figure), flush=True)
    if as_json:
        print(json.dumps({figure.name: {**asdict(figure), "verdict": figure.verdict} for figure in found}, indent=1))
    return int(any(figure.verdict == "below the floor" for figure in found))


def _line(figure: Figure) -> str:
    digits = 3 if abs(figure.value) < 1 else 2
    told = f"{figure.name:44} {figure.value:12,.{digits}f} {figure.unit:12}"
    return f"{told} {figure.bounds}: {figure.verdict}" if figure.verdict else told.rstrip()
