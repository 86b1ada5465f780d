"""Where everything on the table lies: pure arithmetic from the screen's size to boxes, centres and angles.

Nothing here draws. Lengths are logical pixels, angles radians clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from app.table.drawing.boxes import Box, SeatSpot, Spot
from app.table.drawing.fan import fan
from app.table.drawing.seating import Side, along_top, at_sides
from app.table.picture import Look, Screen
from app.ui import theme

LEAST_MIDDLE: Final = 132.0  # height for the stock and the pile
LEAST_HAND: Final = 150.0
SIZES: Final = {"small": 0.86, "normal": 1.0, "large": 1.16}
LOW: Final = 520.0  # below this height the table is laid out sideways
ROOMY: Final = 600.0  # both sides at least this: a tablet
WORDS_HIGH: Final = 108.0  # the words on a screen on its side,
WIDE_WORDS: Final = 150.0  # where they are at least so wide


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

    @property
    def words_room(self) -> Box:
        """The words' box and what large letters may take beyond it."""
        box = self.words
        if self.sideways:
            return Box(box.left, box.top - box.height, box.width, box.height * 2)
        return Box(box.left, box.top - 26, box.width, box.height + 52)


def arrange(screen: Screen, others: int, cards: int, buttons: int, look: Look, stocked: bool = True) -> Layout:
    """The table for one screen, number of opponents (0–11), cards in the own hand, buttons and wishes; where there
    is no stock the pile lies in the middle.
    """
    layout = _arrange(screen, others, cards, min(buttons, 4), look.card_size, look.left_handed)
    if stocked:
        return layout
    aside = layout.pile.x - layout.ring.x
    pile = replace(layout.pile, x=layout.ring.x)
    return replace(layout, pile=pile, stock=pile, called=replace(layout.called, left=layout.called.left - aside))


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

    header = Box(left - 6, top + (2 if small else 6), right - left + 12, theme.TAP)
    arc = 42.0 if roomy else 26.0 if small else 30.0
    base = (min(132.0, screen.width * 0.16) if roomy else 88.0) * SIZES[size]
    floor = bottom - (8 if small else 14)
    spread = min(right - left, 940.0)
    middle = (left + right) / 2
    actions_height = 60.0 if small else 68.0
    words_height = 46.0 if small else 52.0
    hand_most = tall * (0.34 if small else 0.33)
    while True:
        seats = along_top(others, left, right, header.bottom, roomy, arc)
        seats_end = max((seat.box.bottom for seat in seats), default=header.bottom)
        hand, hand_box, hand_width = fan(
            cards, Box(middle - spread / 2, floor - hand_most, spread, hand_most), base, floor
        )
        room = hand_box.top - actions_height - words_height - seats_end
        if room >= LEAST_MIDDLE or hand_most < LEAST_HAND:
            break
        # Too little is left for the pile: the seats' arc goes first, then height of the hand.
        arc, hand_most = (0.0, hand_most) if arc else (0.0, hand_most - 8)

    actions = Box(left, hand_box.top - actions_height, right - left, actions_height)
    words_width = min(right - left, 620.0)
    lines = 2
    words = Box(middle - words_width / 2, actions.top - words_height, words_width, words_height)
    # The pile and the stock stand between the seats and the words.
    most = 146.0 if roomy else 96.0
    width = max(52.0, min(most, (room - 58) / theme.CARD_RATIO, (right - left) / 3.7))
    height = width * theme.CARD_RATIO
    centre = seats_end + (room - 18) / 2 + 8
    gap = width * 0.16
    ring_size = min(right - left - 12, max(width * 3.05, 0), room * 1.3 + 60)
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    stock = Spot(middle - gap / 2 - width / 2 - 4, centre, width)
    pile = Spot(middle + gap / 2 + width / 2 + 4, centre, width)
    mark = max(52.0, width * 0.62)
    called = Box(min(pile.x + width * 0.5 - mark * 0.34, right - mark), centre + height * 0.5 - mark * 0.72, mark, mark)
    if roomy:  # the words belong to the pile, not to the hand
        words = Box(words.left, min(words.top, centre + height / 2 + 44), words.width, words.height)
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
    header = Box(left - 6, top + 2, right - left + 12, theme.TAP)

    # Words in one lower corner, buttons in the other: the thumb of the stronger hand gets the buttons.
    side = min(170.0, max(128.0, (right - left) * 0.19))
    button_rows = max(1, buttons)
    actions_height = min(button_rows * 56.0, tall - header.height - 60)
    actions = Box(left if left_handed else right - side, bottom - 8 - actions_height, side, actions_height)
    words_height = WORDS_HIGH * (WIDE_WORDS / side if side < WIDE_WORDS else 1.0)  # a narrower line breaks more often
    words = Box(right - side if left_handed else left, bottom - 12 - words_height, side, words_height)

    between = Box(left + side + 10, top, right - left - 2 * side - 20, tall)
    base = min(88.0, tall * 0.235) * SIZES[size]
    most = tall * 0.44
    hand, hand_box, hand_width = fan(
        cards, Box(between.left, bottom - most, between.width, most), base, bottom, cut=True
    )

    room = hand_box.top - (top + 14)
    width = max(48.0, min(90.0, (room - 6) / theme.CARD_RATIO))
    height = width * theme.CARD_RATIO
    centre = top + 12 + room / 2
    gap = width * 0.2
    ring_size = min(room + 40, 2 * (centre - top) - 8, width * 2.75)
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    stock = Spot(middle - gap / 2 - width / 2, centre, width)
    pile = Spot(middle + gap / 2 + width / 2, centre, width)
    mark = max(46.0, width * 0.55)
    called = Box(pile.x + width * 0.5 - mark * 0.3, centre + height * 0.5 - mark * 0.9, mark, mark)

    near = width + gap / 2 + 20  # from the middle to where the ring's cards end
    lows = [
        (words.top if box is words else actions.top) - 4
        for box in ((actions, words) if left_handed else (words, actions))
    ]
    seats = at_sides(
        others,
        Side(
            header.bottom,
            ((left, between.left - 10), (between.left, middle - near)),
            (lows[0], min(lows[0], hand_box.top)),
        ),
        Side(
            header.bottom,
            ((between.right + 10, right), (middle + near + mark * 0.3, between.right)),
            (lows[1], min(lows[1], hand_box.top)),
        ),
    )
    panel_width = min(right - left, 560.0)
    panel_top = top + 4
    panel = Box(middle - panel_width / 2, panel_top, panel_width, hand_box.top - panel_top)
    return Layout(
        header, seats, ring, stock, pile, called, words, 5, actions, True, hand, hand_box, hand_width,
        theme.CARD_LIFT, panel, True,
    )  # fmt: skip
