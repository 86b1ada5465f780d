"""Boxes and spots on the screen: where something lies, in logical pixels; angles are radians clockwise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def x(self) -> float:
        """The middle, across."""
        return self.left + self.width / 2

    @property
    def y(self) -> float:
        """The middle, downwards."""
        return self.top + self.height / 2


@dataclass(frozen=True)
class Spot:
    """Where a card lies: its middle, its width and its turn. `strip` is the width and height left uncovered."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    strip: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class SeatSpot:
    """Where a seat lies: the middle of its circle, the circle's size, its whole box; `tight` hides the name
    behind the bubble.
    """

    x: float
    y: float
    size: float
    box: Box
    tight: bool
