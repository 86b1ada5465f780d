"""Where everything on the table lies: pure arithmetic from the screen's size to boxes, centres and angles.

Nothing here draws. Lengths are logical pixels, angles radians clockwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from app import theme
from app.table.picture import Look, Screen

# Of a card's width: what must stay uncovered for its index, across and downwards (index and suit).
INDEX_ACROSS: Final = 0.27
INDEX_DOWN: Final = 0.66
WIDEST_STEP: Final = 0.74
SIZES: Final = {"small": 0.86, "normal": 1.0, "large": 1.16}
LOW: Final = 520.0  # below this height the table is laid out sideways
ROOMY: Final = 600.0  # both sides at least this: a tablet


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


@dataclass(frozen=True)
class Layout:
    """All of it."""

    header: Box
    seats: tuple[SeatSpot, ...]
    ring: Box
    stock: Spot
    pile: Spot
    called: Box
    words: Box
    words_lines: int
    actions: Box
    actions_down: bool  # buttons below each other
    hand: tuple[Spot, ...]
    hand_box: Box
    hand_width: float
    lift: float
    panel: Box  # room for a chooser, over the middle
    sideways: bool


def arrange(screen: Screen, others: int, cards: int, buttons: int, look: Look) -> Layout:
    """The table for one screen, number of opponents (0–7), cards in the own hand, buttons and wishes."""
    return _arrange(screen, others, cards, min(buttons, 4), look.card_size, look.left_handed)


@lru_cache(maxsize=64)
def _arrange(screen: Screen, others: int, cards: int, buttons: int, size: str, left_handed: bool) -> Layout:
    if screen.height < LOW and screen.width > screen.height:
        return _sideways(screen, others, cards, buttons, size, left_handed)
    return _upright(screen, others, cards, size)


def _upright(screen: Screen, others: int, cards: int, size: str) -> Layout:
    left, right = screen.left + 8, screen.width - screen.right - 8
    top, bottom = screen.top, screen.height - screen.bottom
    tall = bottom - top
    roomy = min(screen.width, screen.height) >= ROOMY
    small = tall < 700

    header = Box(left, top + (4 if small else 8), right - left, theme.TAP)
    seats = _seats_along_top(others, left, right, header.bottom, roomy, small)
    seats_end = max((seat.box.bottom for seat in seats), default=header.bottom)

    base = (min(132.0, screen.width * 0.16) if roomy else 88.0) * SIZES[size]
    floor = bottom - (8 if small else 14)
    hand_most = tall * (0.34 if small else 0.33)
    spread = min(right - left, 940.0)
    middle = (left + right) / 2
    hand, hand_box, hand_width = _hand(
        cards, Box(middle - spread / 2, floor - hand_most, spread, hand_most), base, floor
    )

    actions_height = 60.0 if small else 68.0
    actions = Box(left, hand_box.top - actions_height, right - left, actions_height)
    words_width = min(right - left, 620.0)
    words_height = 46.0 if small else 52.0
    lines = 2
    words = Box(middle - words_width / 2, actions.top - words_height, words_width, words_height)
    if roomy:  # keep the words near the pile instead of near the hand
        words = Box(words.left, words.top - 24, words.width, words.height)

    # The pile and the stock stand between the seats and the words.
    room = words.top - seats_end
    most = 146.0 if roomy else 96.0
    width = max(56.0, min(most, (room - 44) / theme.CARD_RATIO, (right - left) / 3.7))
    height = width * theme.CARD_RATIO
    centre = seats_end + (room - 18) / 2 + 4
    gap = width * 0.16
    ring_size = min(right - left - 12, max(width * 3.05, 0), room * 1.3 + 60)
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    stock = Spot(middle - gap / 2 - width / 2 - 4, centre, width)
    pile = Spot(middle + gap / 2 + width / 2 + 4, centre, width)
    mark = max(52.0, width * 0.62)
    called = Box(min(pile.x + width * 0.5 - mark * 0.34, right - mark), centre + height * 0.5 - mark * 0.72, mark, mark)
    panel_width = min(right - left, 420.0)
    panel_top = header.bottom + 4
    panel = Box(middle - panel_width / 2, panel_top, panel_width, hand_box.top - panel_top)
    return Layout(
        header, seats, ring, stock, pile, called, words, lines, actions, False, hand, hand_box, hand_width,
        theme.CARD_LIFT, panel, False,
    )  # fmt: skip


def _sideways(screen: Screen, others: int, cards: int, buttons: int, size: str, left_handed: bool) -> Layout:
    left, right = screen.left + 8, screen.width - screen.right - 8
    top, bottom = screen.top, screen.height - screen.bottom
    middle = (left + right) / 2
    tall = bottom - top
    header = Box(left, top + 4, right - left, theme.TAP)

    # Words in one lower corner, buttons in the other: the thumb of the stronger hand gets the buttons.
    side = min(170.0, max(128.0, (right - left) * 0.19))
    button_rows = max(1, buttons)
    actions_height = min(button_rows * 56.0, tall - header.height - 60)
    actions = Box(left if left_handed else right - side, bottom - 8 - actions_height, side, actions_height)
    words_height = 84.0
    words = Box(right - side if left_handed else left, bottom - 12 - words_height, side, words_height)

    between = Box(left + side + 10, top, right - left - 2 * side - 20, tall)
    base = min(88.0, tall * 0.235) * SIZES[size]
    most = tall * 0.46
    hand, hand_box, hand_width = _hand(
        cards, Box(between.left, bottom - most, between.width, most), base, bottom, cut=True
    )

    room = hand_box.top - (top + 14)
    width = max(48.0, min(96.0, (room - 6) / theme.CARD_RATIO))
    height = width * theme.CARD_RATIO
    centre = top + 12 + room / 2
    gap = width * 0.2
    ring_size = min(room + 40, 2 * (centre - top) - 8, width * 2.75)
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    stock = Spot(middle - gap / 2 - width / 2, centre, width)
    pile = Spot(middle + gap / 2 + width / 2, centre, width)
    mark = max(46.0, width * 0.55)
    called = Box(pile.x + width * 0.5 - mark * 0.3, centre + height * 0.5 - mark * 0.9, mark, mark)

    edge = width + gap / 2 + 26
    seats_top = header.bottom
    low = min(words.top, actions.top) - 4
    seats = _seats_beside(
        others,
        Box(left, seats_top, middle - edge - left, low - seats_top),
        Box(middle + edge + mark * 0.4, seats_top, right - middle - edge - mark * 0.4, low - seats_top),
    )
    panel_width = min(right - left, 560.0)
    panel_top = top + 4
    panel = Box(middle - panel_width / 2, panel_top, panel_width, hand_box.top - panel_top)
    return Layout(
        header, seats, ring, stock, pile, called, words, 4, actions, True, hand, hand_box, hand_width,
        theme.CARD_LIFT, panel, True,
    )  # fmt: skip


def _seat(x: float, top: float, size: float, width: float, tight: bool) -> SeatSpot:
    under = 18.0 if tight else 44.0
    return SeatSpot(x, top + size / 2 + 4, size, Box(x - width / 2, top, width, size + 6 + under), tight)


def _seats_along_top(
    others: int, left: float, right: float, top: float, roomy: bool, small: bool
) -> tuple[SeatSpot, ...]:
    """Up to four in an arc; more are smaller, and wrap when a row is too narrow for their names."""
    if others == 0:
        return ()
    width = right - left
    size = 64.0 if roomy else 52.0
    if others <= 4 or (roomy and width / others >= 100):
        cell = min(width / others, 290.0)
        start = (left + right) / 2 - cell * others / 2
        deep = 0.0 if others == 1 else (26.0 if small else 30.0) * (1.4 if roomy else 1.0)
        spots = []
        for i in range(others):
            t = 0.0 if others == 1 else 2 * i / (others - 1) - 1
            x = start + cell * (i + 0.5)
            if others == 2:
                t *= 0.0
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


def _seats_beside(others: int, left: Box, right: Box) -> tuple[SeatSpot, ...]:
    """Clockwise: up the left side, over the top, down the right side."""
    if others == 0:
        return ()
    here = others // 2 if others != 3 else 2
    if others == 1:
        return _seats_in(left, 1, up=True)
    return _seats_in(left, here, up=True) + _seats_in(right, others - here, up=False)


def _seats_in(box: Box, count: int, up: bool) -> tuple[SeatSpot, ...]:
    """`count` seats in a box at one side, on a path from its lower outer corner to its upper inner one
    (`up`), or mirrored and back.
    """
    if count <= 0:
        return ()
    roomy = box.height >= 2 * 102.0 and count <= 2
    size = 52.0 if count <= 2 else 40.0
    tight = not (roomy or (count <= 2 and box.height >= 102))
    height = size + 6 + (18.0 if tight else 44.0)
    across = box.width / 2
    rows = max(1, int(box.height // height))
    outer = min(count, max(1, min(rows, math.ceil(count / 2)))) if count > 1 else 1
    inner = count - outer
    places: list[tuple[float, float]] = []  # share across from the outer edge, top
    slack = max(0.0, box.height - height)
    for i in range(outer):
        t = 0.55 if outer == 1 and inner == 0 else (1.0 if outer == 1 else 1 - i / (outer - 1))
        if outer == 1 and inner:
            t = min(1.0, 0.78)
        places.append((0.5 if inner else 0.8, box.top + slack * t))
    for i in range(inner):
        t = 0.0 if inner == 1 else i / (inner - 1)
        places.append((1.5, box.top + (slack * t if inner > 1 else 0.0)))
    if not up:
        places.reverse()
    spots = []
    for share, y in places:
        x = box.left + across * share if up else box.right - across * share
        spots.append(_seat(x, y, size, min(across, 120.0), tight))
    return tuple(spots)


def _hand(cards: int, room: Box, base: float, floor: float, cut: bool = False) -> tuple[tuple[Spot, ...], Box, float]:
    """The own cards within `room`: a fan, or flat rows when there are many; `cut` lets the lower part of the
    last row hang over the floor. Returns the spots, the box around their visible part with room for lifting,
    and the card's width.
    """
    if cards == 0:
        return (), Box(room.left, room.bottom - 40, room.width, 40), base
    for rows in range(1, 7):
        per = math.ceil(cards / rows)
        angle = 0.0 if rows > 1 else min(0.155, 0.022 * (per - 1))
        width = _widest(base, per, room.width, angle)
        down = max(float(theme.TAP), width * INDEX_DOWN)
        least = max(44.0, base * (0.66 if rows == 1 else 0.5))
        tall = _fan_height(width, angle, per) if rows == 1 else down * (rows - 1) + width * theme.CARD_RATIO
        if cut:
            tall = down * (rows - 1) + max(width * 0.95, float(theme.TAP)) + (0.0 if rows > 1 else width * 0.1)
        if rows < 6 and (width < least or (rows > 1 and tall > room.height and width > least and per > 14)):
            continue
        while tall > room.height and width > 44.0 and not (cut and rows == 1):
            width -= 1.0
            down = max(float(theme.TAP), width * INDEX_DOWN)
            tall = _fan_height(width, angle, per) if rows == 1 else down * (rows - 1) + width * theme.CARD_RATIO
            if cut:
                tall = down * (rows - 1) + max(width * 0.95, float(theme.TAP))
        return _rows(cards, rows, per, room, width, angle, down, floor, tall)
    raise AssertionError("six rows always do")


def _widest(base: float, per: int, room: float, angle: float) -> float:
    """The widest card, at most `base`, with which `per` of them fit across and show their indices."""
    lean = math.cos(angle) + theme.CARD_RATIO * math.sin(angle)
    return min(base, room / (lean + (per - 1) * INDEX_ACROSS / math.cos(angle)))


def _fan_height(width: float, angle: float, per: int) -> float:
    height = width * theme.CARD_RATIO
    return height * math.cos(angle) + width * math.sin(angle) + _drop(height, angle)


def _drop(height: float, angle: float) -> float:
    """How much lower than the middle the ends of a fan lie."""
    return height * 1.25 * angle


def _rows(
    cards: int, rows: int, per: int, room: Box, width: float, angle: float, down: float, floor: float, tall: float
) -> tuple[tuple[Spot, ...], Box, float]:
    height = width * theme.CARD_RATIO
    lean = width * math.cos(angle) + height * math.sin(angle)
    top = floor - tall
    spots: list[Spot] = []
    for row in range(rows):
        count = min(per, cards - row * per)
        if count <= 0:
            break
        step = 0.0 if per == 1 else min(width * WIDEST_STEP, (room.width - lean) / (per - 1))
        span = step * (count - 1)
        last = row == rows - 1 or cards <= (row + 1) * per
        for i in range(count):
            t = 0.0 if count == 1 else 2 * i / (count - 1) - 1
            x = room.x - span / 2 + step * i
            # Middles on a curve; the top of the middle card is at `top` (the ends' corners rise by their turn).
            y = top + row * down + height / 2 + _drop(height, angle) * t * t
            y += (width / 2) * math.sin(angle) * 0.5 if angle else 0.0
            strip = (width if i == count - 1 else step, height if last else down)
            spots.append(Spot(x, y, width, t * angle, strip))
    box = Box(room.left, top - theme.CARD_LIFT - 4, room.width, floor - top + theme.CARD_LIFT + 4)
    return tuple(spots), box, width
