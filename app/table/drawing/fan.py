"""The own cards within the thumb's reach: a fan, or flat rows when there are many. Pure arithmetic."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from app.table.drawing.boxes import Box, Spot
from app.ui import theme

# Of a card's width: what must stay uncovered for its index, across and downwards (index and suit).
INDEX_ACROSS: Final = 0.27
INDEX_DOWN: Final = 0.66
WIDEST_STEP: Final = 0.74
THUMB: Final = 21.0  # the least width of a card's uncovered strip before another row is begun
NARROWEST: Final = 44.0
CUT: Final = 1.12  # what is seen of a card that hangs over the lower edge, of its width


def fan(cards: int, room: Box, base: float, floor: float, cut: bool = False) -> tuple[tuple[Spot, ...], Box, float]:
    """The own cards within `room`: a fan, or flat rows when there are many; `cut` lets the lower part of the
    last row hang over the floor. Returns the spots, the box around their visible part with room for lifting,
    and the card's width.
    """
    if cards == 0:
        return (), Box(room.left, floor - 40, room.width, 40), base
    best: _Rows | None = None
    for rows in range(1, 6):
        if rows > 1 and cards <= 2 * rows:
            break
        here = _rows_of(cards, rows, room, base, cut)
        if here.tall > room.height:
            break
        if best is None or here.step > best.step + 1:
            best = here
        if here.step >= THUMB and here.width >= base * 0.72:
            break
    return _spots(cards, best or _rows_of(cards, 1, room, base, cut), room, floor)


@dataclass(frozen=True)
class _Rows:
    """A way to lay the own cards: rows of `per`, `step` apart across and `down` downwards, `tall` in all."""

    rows: int
    per: int
    width: float
    angle: float
    step: float
    down: float
    tall: float


def _rows_of(cards: int, rows: int, room: Box, base: float, cut: bool) -> _Rows:
    per = math.ceil(cards / rows)
    angle = 0.0 if rows > 1 else min(0.155, 0.022 * (per - 1))
    width = _widest(base, per, room.width, angle)
    while True:
        down = max(float(theme.TAP), width * INDEX_DOWN)
        last = width * (CUT if cut else theme.CARD_RATIO)
        if rows == 1:
            last = _fan_height(width, angle) - width * (theme.CARD_RATIO - CUT if cut else 0)
        tall = down * (rows - 1) + max(float(theme.TAP), last)
        if tall <= room.height or width <= NARROWEST:
            break
        width -= 1.0
    lean = width * math.cos(angle) + width * theme.CARD_RATIO * math.sin(angle)
    step = width * WIDEST_STEP if per == 1 else min(width * WIDEST_STEP, (room.width - lean) / (per - 1))
    return _Rows(rows, per, width, angle, step, down, tall)


def _widest(base: float, per: int, room: float, angle: float) -> float:
    """The widest card, at most `base`, with which `per` of them fit across and show their indices."""
    lean = math.cos(angle) + theme.CARD_RATIO * math.sin(angle)
    return min(base, room / (lean + (per - 1) * INDEX_ACROSS / math.cos(angle)))


def _fan_height(width: float, angle: float) -> float:
    height = width * theme.CARD_RATIO
    return height * math.cos(angle) + width / 2 * math.sin(angle) + _drop(height, angle)


def _drop(height: float, angle: float) -> float:
    """How much lower than the middle the ends of a fan lie."""
    return height * 1.25 * angle


def _spots(cards: int, way: _Rows, room: Box, floor: float) -> tuple[tuple[Spot, ...], Box, float]:
    height = way.width * theme.CARD_RATIO
    top = floor - way.tall
    spots: list[Spot] = []
    for row in range(way.rows):
        count = min(way.per, cards - row * way.per)
        span = way.step * (count - 1)
        last = cards <= (row + 1) * way.per
        for i in range(max(count, 0)):
            t = 0.0 if count == 1 else 2 * i / (count - 1) - 1
            # The middles lie on a curve; turning a card lifts one of its corners by as much as is kept free here.
            y = top + row * way.down + height / 2 + _drop(height, way.angle) * t * t
            strip = (way.width if i == count - 1 else way.step, height if last else way.down)
            spots.append(Spot(room.x - span / 2 + way.step * i, y, way.width, t * way.angle, strip))
    lifted = theme.CARD_LIFT + 4
    return tuple(spots), Box(room.left, top - lifted, room.width, floor - top + lifted), way.width


def gap_at(hand: tuple[Spot, ...], x: float, y: float) -> int:
    """In front of which card (its place in the hand, or the hand's length) something dropped at x, y belongs."""
    if not hand:
        return 0
    row = min((abs(spot.y - spot.width * theme.CARD_RATIO / 2 + spot.strip[1] / 2 - y), spot.y) for spot in hand)[1]
    flat = all(spot.angle == 0 for spot in hand)
    places = [i for i, spot in enumerate(hand) if not flat or spot.y == row]
    for i in places:
        if x < hand[i].x - hand[i].width / 2 + hand[i].strip[0] / 2:
            return i
    return places[-1] + 1
