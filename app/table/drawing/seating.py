"""Where the others sit: along the top of an upright screen, beside the pile of one on its side. Pure arithmetic."""

from __future__ import annotations

import math
from dataclasses import dataclass

from app.table.drawing.boxes import Box, SeatSpot
from app.ui import theme


def _seat(x: float, top: float, size: float, width: float, tight: bool) -> SeatSpot:
    return SeatSpot(x, top + size / 2 + 4, size, Box(x - width / 2, top, width, _seat_height(size, tight)), tight)


def _seat_height(size: float, tight: bool) -> float:
    """The circle, its ring, the name, and room for what was said."""
    return size + 6 + (18.0 if tight else 44.0)


def along_top(others: int, left: float, right: float, top: float, roomy: bool, arc: float) -> tuple[SeatSpot, ...]:
    """Up to four in an arc; more are smaller, and wrap when a row is too narrow for their names."""
    if others == 0:
        return ()
    width = right - left
    size = 64.0 if roomy else 52.0
    if others <= 4 or (roomy and width / others >= 100):
        cell = min(width / others, 290.0)
        start = (left + right) / 2 - cell * others / 2
        deep = arc if others > 2 else 0.0
        spots = []
        for i in range(others):
            t = 0.0 if others == 1 else 2 * i / (others - 1) - 1
            x = start + cell * (i + 0.5)
            spots.append(_seat(x, top + deep * t * t, size, cell, tight=False))
        return tuple(spots)
    rows = 1 if width / others >= 62 else 2
    size = 44.0
    first = math.ceil(others / rows) if rows == 1 else others - others // 2
    # Clockwise from the left: the lower row's left half, the upper row, the lower row's right half would cross
    # eyes; reading order is plainer when seats are this small.
    spots = []
    done = 0
    for row in range(rows):
        count = min(first, others - done) if row == 0 else others - done
        cell = width / max(count, 1)
        for i in range(count):
            spots.append(_seat(left + cell * (i + 0.5), top + row * 68.0, size, cell, tight=True))
        done += count
    return tuple(spots)


@dataclass(frozen=True)
class Side:
    """Room for seats beside the pile: an outer column over the words or buttons, an inner one over the hand.
    `across` holds each column's edges, the outer one first; `low` how far down each may reach.
    """

    top: float
    across: tuple[tuple[float, float], tuple[float, float]]
    low: tuple[float, float]

    def holds(self, column: int, height: float) -> int:
        """How many seats of a height find room in a column."""
        left, right = self.across[column]
        return max(0, int((self.low[column] - self.top + 0.01) // height)) if right - left >= theme.TAP else 0


def at_sides(others: int, left: Side, right: Side) -> tuple[SeatSpot, ...]:
    """Clockwise: up the left side, over the top, down the right side. Smaller when there are many."""
    for size, tight in ((52.0, False), (52.0, True), (40.0, True), (32.0, True), (24.0, True)):
        height = _seat_height(size, tight)
        room = [side.holds(0, height) + side.holds(1, height) for side in (left, right)]
        here = min(room[0], max((others + 1) // 2, others - room[1]))
        if others <= sum(room) and (others <= 4 or size < 50):
            break
    return _seats_at(left, here, size, tight, up=True) + _seats_at(right, others - here, size, tight, up=False)


def _seats_at(side: Side, count: int, size: float, tight: bool, up: bool) -> tuple[SeatSpot, ...]:
    height = _seat_height(size, tight)
    inner = min(side.holds(1, height), max(count // 2, count - side.holds(0, height)))
    outer = count - inner
    spots = []
    for column, many in ((0, outer), (1, inner)):
        edge, end = side.across[column]
        slack = max(0.0, side.low[column] - side.top - height)
        for i in range(many):
            if many > 1:  # from below upwards on the outside, back down on the inside
                share = 1 - i / (many - 1) if column == 0 else i / (many - 1)
            else:
                share = (0.9 if inner else 0.5) if column == 0 else 0.0
            width = min(end - edge, 130.0)
            spots.append(_seat((edge + end) / 2, side.top + slack * share, size, width, tight))
    return tuple(spots if up else reversed(spots))
