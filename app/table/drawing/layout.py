"""Where everything on the table lies, and which drawn card is which from one picture to the next. Nothing here draws.

Arithmetic from the screen's size to boxes, centres and angles: the own cards lie within the thumb's reach, the others
sit along the top of an upright screen or beside the pile of one on its side. Lengths are logical pixels, angles radians
clockwise. So that cards fly instead of jumping a drawn card keeps its id, and the client slides it to where it lies.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final
from zlib import crc32

from app.table.picture import CardPicture, Look, Picture
from app.ui import theme
from app.ui.shell import Size


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


# Of a card's width: what must stay uncovered for its index, across and downwards (index and suit).
INDEX_ACROSS: Final = 0.27
INDEX_DOWN: Final = 0.66
WIDEST_STEP: Final = 0.74
THUMB: Final = 21.0  # the least width of a card's uncovered strip before another row is begun
NARROWEST: Final = 44.0
CUT: Final = 1.12  # what is seen of a card that hangs over the lower edge, of its width


def fan(cards: int, room: Box, base: float, cut: bool = False) -> tuple[tuple[Spot, ...], Box]:
    """The own cards at the foot of `room`: a fan, or flat rows when there are many; `cut` lets the lower part of the
    last row hang over its lower edge. Returns the spots, and the box around their visible part with room for lifting.
    """
    if cards == 0:
        return (), Box(room.left, room.bottom - 40, room.width, 40)
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
    return _spots(cards, best or _rows_of(cards, 1, room, base, cut), room)


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


def _spots(cards: int, way: _Rows, room: Box) -> tuple[tuple[Spot, ...], Box]:
    height = way.width * theme.CARD_RATIO
    top = room.bottom - way.tall
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
    return tuple(spots), Box(room.left, top - lifted, room.width, way.tall + lifted)


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


def _seat(x: float, top: float, size: float, width: float, tight: bool) -> SeatSpot:
    return SeatSpot(x, top + size / 2 + 4, size, Box(x - width / 2, top, width, _seat_height(size, tight)), tight)


def _seat_height(size: float, tight: bool) -> float:
    """The circle, its ring, the name, and room for what was said."""
    return size + 6 + (18.0 if tight else 44.0)


def along_top(others: int, left: float, right: float, top: float, roomy: bool, arc: float) -> tuple[SeatSpot, ...]:
    """The seats along the top: up to four in an arc; more are smaller, in two rows where one has no room for names."""
    if others == 0:
        return ()
    width = right - left
    if others <= 4 or (roomy and width / others >= 100):
        cell = min(width / others, 290.0)
        start = (left + right) / 2 - cell * others / 2
        deep = arc if others > 2 else 0.0
        spots = []
        for i in range(others):
            t = 0.0 if others == 1 else 2 * i / (others - 1) - 1
            x = start + cell * (i + 0.5)
            spots.append(_seat(x, top + deep * t * t, 64.0 if roomy else 52.0, cell, tight=False))
        return tuple(spots)
    # Clockwise from the left: the lower row's left half, the upper row, the lower row's right half would cross
    # eyes; reading order is plainer when seats are this small.
    counts = (others,) if width / others >= 62 else (others - others // 2, others // 2)
    return tuple(
        _seat(left + width / count * (i + 0.5), top + row * 68.0, 44.0, width / count, tight=True)
        for row, count in enumerate(counts)
        for i in range(count)
    )


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
    """The seats beside the pile, clockwise: up the left, over the top, down the right; smaller when they are many."""
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


LEAST_MIDDLE: Final = 132.0  # height for the stock and the pile
LEAST_HAND: Final = 150.0
SIZES: Final = {"small": 0.86, "normal": 1.0, "large": 1.16}
LOW: Final = 520.0  # below this height the table is laid out sideways
ROOMY: Final = 600.0  # both sides at least this: a tablet
WORDS_HIGH: Final = 108.0  # the words on a screen on its side,
WIDE_WORDS: Final = 150.0  # where they are at least so wide


SIDE: Final = 0.36  # of a wide screen's width, at the side
WIDEST_SHEET: Final = 380.0


@dataclass(frozen=True)
class Layout:
    """Where everything lies: what `arrange` comes to."""

    header: Box
    seats: tuple[SeatSpot, ...]
    ring: Box
    stock: Spot
    pile: Spot
    called: Box
    words: Box
    actions: Box
    hand: tuple[Spot, ...]
    hand_box: Box
    panel: Box  # room for a chooser, over the middle
    sideways: bool  # on a screen on its side: buttons stand below each other

    @property
    def words_room(self) -> Box:
        """The words' box and what more lines may take beyond it: upwards, for the buttons are below."""
        box = self.words
        if self.sideways:
            return Box(box.left, box.top - box.height, box.width, box.height * 2)
        return Box(box.left, box.top - 52, box.width, box.height + 52)


def arrange(screen: Size, others: int, cards: int, buttons: int, look: Look, stocked: bool = True) -> Layout:
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
def _arrange(screen: Size, others: int, cards: int, buttons: int, size: str, left_handed: bool) -> Layout:
    if screen.height < LOW and screen.width > screen.height:
        return _sideways(screen, others, cards, buttons, size, left_handed)
    return _upright(screen, others, cards, size)


def _upright(screen: Size, others: int, cards: int, size: str) -> Layout:
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
        hand, hand_box = fan(cards, Box(middle - spread / 2, floor - hand_most, spread, hand_most), base)
        room = hand_box.top - actions_height - words_height - seats_end
        if room >= LEAST_MIDDLE or hand_most < LEAST_HAND:
            break
        # Too little is left for the pile: the seats' arc goes first, then height of the hand.
        arc, hand_most = (0.0, hand_most) if arc else (0.0, hand_most - 8)

    actions = Box(left, hand_box.top - actions_height, right - left, actions_height)
    words_width = min(right - left, 620.0)
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
    return Layout(header, seats, ring, stock, pile, called, words, actions, hand, hand_box, panel, sideways=False)


def _sideways(screen: Size, others: int, cards: int, buttons: int, size: str, left_handed: bool) -> Layout:
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
    hand, hand_box = fan(cards, Box(between.left, bottom - most, between.width, most), base, cut=True)

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
    return Layout(header, seats, ring, stock, pile, called, words, actions, hand, hand_box, panel, sideways=True)


def beside(screen: Size) -> bool:
    """Whether the sheet stands at the side and the table makes room for it."""
    return screen.width >= theme.WIDE_SCREEN and screen.width > screen.height


def side_width(screen: Size) -> float:
    """How wide it is there."""
    return min(WIDEST_SHEET, (screen.width - screen.left - screen.right) * SIDE)


def left_to_table(screen: Size, picture: Picture) -> Size:
    """What the table is laid out on while the sheet is there."""
    if picture.advice is None or not beside(screen):
        return screen
    return replace(screen, width=screen.width - screen.right - side_width(screen), right=0.0)


STOCK_SHOWN: Final = 5  # backs in the stock: as many can be drawn at once and be seen to fly
STOCK_LAYERS: Final = 3  # of them seen as layers
LAYER: Final = 2.0
SEAT_CARD: Final = 0.5  # width of a hidden card under a seat, of the seat's circle


@dataclass(frozen=True)
class Element:
    """One drawn card. `id` is the client's key, `text` its face ("" is the back)."""

    id: str
    text: str
    spot: Spot
    opacity: float = 1.0
    card: CardPicture | None = None  # set in the own hand
    top: bool = False  # the top of the pile


class Elements:
    """Remembers which drawn card is which. A card that comes into sight takes over the id of a hidden one that already
    lies where it comes from: the stock's backs, or a card under its player's seat.
    """

    def __init__(self) -> None:
        self._made = 0
        self._ids: dict[str, str] = {}  # card key → id
        self._stock: list[str] = []  # the top one last
        self._seats: dict[int, str] = {}
        self._counts: dict[int, int] = {}
        self._me: int | None = None
        self._left = 0  # cards in the stock

    def place(self, picture: Picture, layout: Layout) -> tuple[Element, ...]:
        """Every card to draw, the lowest first; the same for the same picture."""
        here = {spot.seat: layout.seats[i] for i, spot in enumerate(picture.seats)}
        if self._me != picture.me:  # another person holds the device: nothing flies
            self._ids, self._stock, self._seats, self._counts = {}, [], {}, {}
            self._me = picture.me
        for seat in here:
            self._seats.setdefault(seat, self._new())
        self._follow(picture)

        elements = [Element(id, "", _layer(layout.stock, len(self._stock) - 1 - i)) for i, id in enumerate(self._stock)]
        for seat, id in self._seats.items():
            if seat in here:
                at = here[seat]
                elements.append(Element(id, "", Spot(at.x, at.y, at.size * SEAT_CARD), opacity=0.0))
        for card, spot in zip(picture.hand, layout.hand, strict=True):
            up = theme.CARD_LIFT if card.playable or card.lifted or card.pointed else 0.0
            where = replace(spot, y=spot.y - up, width=spot.width * (1.06 if card.lifted else 1.0))
            text, where = ("", layout.stock) if picture.dealing else (card.text, where)
            elements.append(Element(self._ids[card.key], text, where, card=card))
        for i, laid in enumerate(picture.pile):
            top = i == len(picture.pile) - 1
            spot = _toss(layout.pile, laid.key, top) if picture.spread else layout.pile
            elements.append(Element(self._ids[laid.key], laid.text, spot, top=top))
        return tuple(elements)

    def _follow(self, picture: Picture) -> None:
        first = not self._ids
        stock = list(self._stock)
        for laid in picture.pile:
            if laid.key not in self._ids:
                self._ids[laid.key] = self._seats.pop(laid.seat, "") or self._new()
        for card in picture.hand:
            if card.key not in self._ids:
                self._ids[card.key] = stock.pop() if stock and not first else self._new()
        for seat in picture.seats:
            if seat.count > self._counts.get(seat.seat, seat.count) and stock:
                self._seats[seat.seat] = stock.pop()
            self._counts[seat.seat] = seat.count
            self._seats.setdefault(seat.seat, self._new())
        shown = min(picture.stock, STOCK_SHOWN)
        stock = stock[len(stock) - shown :] if len(stock) > shown else stock
        known = {card.key for card in picture.hand} | {laid.key for laid in picture.pile}
        # The pile that is turned is seen going to the stock.
        turned = [id for key, id in self._ids.items() if key not in known] if picture.stock > self._left else []
        self._left = picture.stock
        missing = shown - len(stock)
        turned = [] if first else turned[-missing:] if missing > 0 else []
        self._stock = [self._new() for _ in range(missing - len(turned))] + turned + stock
        self._ids = {key: id for key, id in self._ids.items() if key in known}

    def _new(self) -> str:
        self._made += 1
        return f"e{self._made}"


def _layer(spot: Spot, deep: int) -> Spot:
    off = LAYER * min(deep, STOCK_LAYERS - 1)
    return replace(spot, x=spot.x + off, y=spot.y + off)


def _toss(spot: Spot, key: str, top: bool) -> Spot:
    """Where a card of a spread pile lies: a little askew, each in its own way, so that the last ones peek out."""
    rng = crc32(key.encode())
    lean = (rng % 15 - 7) / 7  # -1 … 1
    if top:
        return replace(spot, angle=lean * 0.03)
    side = 1 if rng & 64 else -1
    return replace(
        spot,
        x=spot.x + side * spot.width * (0.08 + 0.04 * abs(lean)),
        y=spot.y + spot.width * 0.03 * (rng // 128 % 5 - 2),
        angle=side * (0.05 + 0.07 * abs(lean)),
    )
