"""The layout of your hand. A few cards are in a fan, many in rows, each with a strip that shows its index and fits a
thumb.

With many cards, playable ones are uncovered in front, the others in rows behind them. Screen readers and arrow keys use
the same order: row by row from the top, each from the left.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.table.picture import MAX_FANNED_CARDS
from app.ui import theme


@dataclass(frozen=True)
class Box:
    """A rectangle in logical pixels."""

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
    def centre_x(self) -> float:
        """The x of the middle."""
        return self.left + self.width / 2

    @property
    def centre_y(self) -> float:
        """The y of the middle."""
        return self.top + self.height / 2

    def contains_point(self, x: float, y: float) -> bool:
        """Return whether a point is inside. The right and lower edges aren't."""
        return self.left <= x < self.right and self.top <= y < self.bottom

    def overlaps(self, other: Box) -> bool:
        """Return whether the boxes have a part in common."""
        beside = self.right <= other.left or other.right <= self.left
        return not beside and self.top < other.bottom and other.top < self.bottom


@dataclass(frozen=True)
class Spot:
    """The position of a card: its centre, width and angle. `strip` is the width and height of its uncovered part."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    strip: tuple[float, float] = (0.0, 0.0)

    @property
    def uncovered_box(self) -> Box:
        """The uncovered part of the card, as if it were upright."""
        left, top = self.x - self.width / 2, self.y - self.width * theme.CARD_RATIO / 2
        return Box(left, top, *self.strip)


@dataclass(frozen=True)
class OwnHand:
    """The arranged hand. `rows` is the number of cards in each row from the top. `box` includes room for raising
    playable cards by `lift`. `full_size` says that the cards have their full size.
    """

    spots: tuple[Spot, ...]
    rows: tuple[int, ...]
    box: Box
    lift: float
    full_size: bool

    def index_at(self, x: float, y: float) -> int:
        """Return the index of the top card at a point, -1 for none."""
        return next(
            (n for n in range(len(self.spots) - 1, -1, -1) if self.spots[n].uncovered_box.contains_point(x, y)), -1
        )

    def insertion_index(self, x: float, y: float) -> int:
        """Return the index at which a card dropped at a point is inserted; the hand's length for the end."""
        if not self.spots:
            return 0
        first, nearest = 0, (math.inf, 0, 0)
        for count in self.rows:
            box = self.spots[first].uncovered_box
            nearest = min(nearest, (abs(box.centre_y - y), first, first + count))
            first += count
        _, first, end = nearest
        for n in range(first, end):
            if x < self.spots[n].uncovered_box.centre_x:
                return n
        return end


# What must stay uncovered of a card, as fractions of its width: its index across, index and suit downwards.
INDEX_ACROSS: Final = 0.33
INDEX_DOWN: Final = 0.66
MAX_STEP: Final = 0.74
MAX_FLAT_STEP: Final = 0.92
STRIP_WIDTH: Final = 44.0  # width of a card's strip, for a thumb,
NARROW_STRIP: Final = 41.0  # and its width if the hand is narrower than NARROW
NARROW: Final = 366.0
BEHIND_SHARE: Final = 0.66  # width of a card behind, as a fraction of one in front
BEHIND_SHOWN: Final = 0.9  # visible height of a card behind, as a fraction of its width
OVERHANG_SHOWN: Final = 1.12  # visible height of a card cut by the lower edge, as a multiple of its width
SHRINK_STEPS: Final = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68)
LIFT_MARGIN: Final = 4.0  # free pixels above the highest card
MAX_FAN_ANGLE: Final = 0.155  # greatest angle of a fan's outer cards, in radians


def arrange_hand(behind: int, front: int, space: Box, base: float, lift: float, flat: bool = False) -> OwnHand:
    """Arrange cards at the bottom of `space`, at most `base` wide: in a fan, or if they're too many, `behind` of them
    in rows and `front` uncovered in front of them.

    `flat` is for low screens: one row, or several equal ones, the last of which is cut by the lower edge.
    """
    cards = behind + front
    if cards <= MAX_FANNED_CARDS and not flat:
        return _fan_arrangement(cards, space, base, lift)
    if cards == 0:
        return OwnHand((), (), space, lift, full_size=True)
    way = _Arrangement((), 0.0, full=False)
    for way in _iter_arrangements(behind, front, space.width, space.height, base, flat):
        if way.tall <= space.height - (lift if flat and len(way.rows) == 1 else LIFT_MARGIN):
            break
    return _arrange_in_rows(way, space, lift if flat and len(way.rows) == 1 else 0.0)


def _fan_arrangement(cards: int, space: Box, base: float, lift: float) -> OwnHand:
    # All fans take as much room as the roundest one, so that the table above doesn't move as cards come and go.
    most = space.height - lift - LIFT_MARGIN
    tall = min(_fan_height(base, MAX_FAN_ANGLE), most)
    angle = min(MAX_FAN_ANGLE, 0.022 * (cards - 1))
    # The widest card, at most `base`, with which all fit across with visible indices, and which isn't too high.
    lean = math.cos(angle) + theme.CARD_RATIO * math.sin(angle)
    width = min(base, space.width / (lean + (cards - 1) * INDEX_ACROSS / math.cos(angle)))
    width = min(width, most / _fan_height(1.0, angle))
    step = min(width * MAX_STEP, (space.width - width * lean) / max(1, cards - 1))
    height = width * theme.CARD_RATIO
    top = space.bottom - _fan_height(width, angle)
    spots: list[Spot] = []
    for n in range(cards):
        t = 0.0 if cards == 1 else 2 * n / (cards - 1) - 1
        # The centres are on a curve. Rotating a card raises one of its corners, for which this leaves room.
        y = top + height / 2 + _fan_end_drop(height, angle) * t * t
        strip = (width if n == cards - 1 else step, height)
        spots.append(Spot(space.centre_x + step * (n - (cards - 1) / 2), y, width, t * angle, strip))
    box = Box(space.left, space.bottom - tall - lift - LIFT_MARGIN, space.width, tall + lift + LIFT_MARGIN)
    return OwnHand(tuple(spots), (cards,) if cards else (), box, lift, full_size=tall < most)


def _fan_height(width: float, angle: float) -> float:
    height = width * theme.CARD_RATIO
    return height * math.cos(angle) + width / 2 * math.sin(angle) + _fan_end_drop(height, angle)


def _fan_end_drop(height: float, angle: float) -> float:
    """Return by how many pixels the ends of a fan are lower than its middle."""
    return height * 1.25 * angle


@dataclass(frozen=True)
class _Row:
    """A row of `count` cards with a width, `step` pixels apart, of which `down` pixels are visible vertically."""

    count: int
    width: float
    step: float
    down: float


@dataclass(frozen=True)
class _Arrangement:
    """Rows from the top, `tall` pixels in total. `full` says that the cards have their full size."""

    rows: tuple[_Row, ...]
    tall: float
    full: bool


def _iter_arrangements(
    behind: int, front: int, space: float, high: float, base: float, flat: bool
) -> Iterator[_Arrangement]:
    """Yield arrangements of many cards, the most comfortable first. Cards get smaller before their
    strips get narrower.
    """
    strip = STRIP_WIDTH if space >= NARROW else NARROW_STRIP
    if flat:  # in a very low hand, two rows of narrower cards show more of each card than one row
        strip = min(strip, (high - LIFT_MARGIN - 0.5) / (1 + OVERHANG_SHOWN))
    first = max(2, min(behind + front, int((space - base * (1.0 if flat else BEHIND_SHARE)) / strip) + 1))
    for per in range(first, max(first, behind + front) + 1):
        if flat:
            rear, last = _split_evenly(behind + front, per), []
        else:
            rear, last = _split_evenly(behind, per), _split_evenly(front, per)
        if not last:
            last = [rear.pop()]
        for share in SHRINK_STEPS:
            rows = tuple(_measure_rows(rear, last, space, base * share, strip, flat))
            foot = OVERHANG_SHOWN if flat and len(rows) > 1 else theme.CARD_RATIO
            tall = sum(row.down for row in rows[:-1]) + rows[-1].width * foot
            yield _Arrangement(rows, tall, full=per == first and share == 1.0)


def _split_evenly(cards: int, per: int) -> list[int]:
    """Return the lengths of rows of at most `per` cards, as equal as possible, the longer ones first."""
    rows = math.ceil(cards / per)
    return [cards // rows + (n < cards % rows) for n in range(rows)]


def _measure_rows(
    rear: Sequence[int], last: Sequence[int], space: float, base: float, strip: float, flat: bool
) -> Iterator[_Row]:
    most = max((*rear, 2 if not rear else 1))
    small = min(max(strip, base * (1.0 if flat else BEHIND_SHARE)), space / (1 + INDEX_ACROSS * (most - 1)))
    for n, count in enumerate((*rear, *last)):
        wide = small
        if n >= len(rear) and (not flat or not rear):  # in front, cards are as large as their strips allow
            narrowest = space / (1 + INDEX_ACROSS * (count - 1))
            wide = min(base, narrowest, max(small, space - strip * (count - 1)))
        step = min(max(strip, wide * MAX_FLAT_STEP), (space - wide) / max(1, count - 1))
        yield _Row(count, wide, step, max(strip, BEHIND_SHOWN * small, INDEX_DOWN * wide))


def _arrange_in_rows(arrangement: _Arrangement, space: Box, lift: float) -> OwnHand:
    spots: list[Spot] = []
    # The part below the lower edge isn't counted as uncovered.
    top = begin = space.bottom - arrangement.tall
    for n, row in enumerate(arrangement.rows):
        height = row.width * theme.CARD_RATIO
        down = height if n == len(arrangement.rows) - 1 else row.down
        for i in range(row.count):
            x = space.centre_x + row.step * (i - (row.count - 1) / 2)
            across = row.width if i == row.count - 1 else min(row.step, row.width)
            spots.append(Spot(x, top + height / 2, row.width, strip=(across, down)))
        top += row.down
    box = Box(space.left, begin - lift - LIFT_MARGIN, space.width, arrangement.tall + lift + LIFT_MARGIN)
    return OwnHand(tuple(spots), tuple(row.count for row in arrangement.rows), box, lift, arrangement.full)
