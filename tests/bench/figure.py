"""The figures that benchmarks yield."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil


@dataclass(frozen=True)
class Figure:
    """One measured value.

    `floor` must be met, `goal` is wanted; `more` is whether more is better. `anchor` is the same run's value for
    something well known, or for what nothing can be faster than.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None
    goal: float | None = None
    more: bool = False
    anchor: float | None = None

    @property
    def ratio(self) -> float | None:
        """The value as a multiple of its anchor, None without an anchor."""
        return self.value / self.anchor if self.anchor else None

    @property
    def is_below(self) -> bool:
        """Whether it misses its floor."""
        return self.floor is not None and not self._meets(self.floor)

    @property
    def verdict(self) -> str:
        """The text on whether it meets floor and goal, "" without them."""
        if self.floor is None:
            return ""
        if self.is_below:
            return "below the floor"
        if self.goal is None:
            return "floor met"
        return "goal met" if self._meets(self.goal) else "floor met, goal not"

    @property
    def bounds(self) -> str:
        """The text with floor and goal."""
        named = (("floor", self.floor), ("goal", self.goal))
        return ", ".join(f"{name} {value:g}" for name, value in named if value is not None)

    @property
    def number(self) -> str:
        """The value as text, without its unit."""
        return f"{self.value:,.{3 if abs(self.value) < 1 else 2}f}"

    def _meets(self, bound: float) -> bool:
        return self.value >= bound if self.more else self.value <= bound


@dataclass(frozen=True)
class LeftOut:
    """What could not be measured, and the tool that isn't installed."""

    name: str
    needs: str


def share(values: Sequence[float], part: float) -> float:
    """Return the value that this share of all values doesn't exceed: 0.5 is the median, 0.95 the p95."""
    ranked = sorted(values)
    return ranked[max(0, ceil(part * len(ranked)) - 1)]
