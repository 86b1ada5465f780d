"""The layout of a table for a window, and the identity of drawn cards from one picture to the next. Nothing is drawn
here.

Your cards are within the thumb's reach. Other seats are along the top of an upright screen, or beside the pile in
landscape. Lengths are logical pixels, angles radians clockwise. Drawn cards keep their ids, so that the client moves
them to their new position instead of replacing them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final
from zlib import crc32

from app.table.layout.own_hand import INDEX_ACROSS, Box, OwnHand, Spot, arrange_hand
from app.table.picture import MAX_FANNED_CARDS, CardPicture, Look, Picture
from app.ui import theme
from app.ui.window.app_state import Size


@dataclass(frozen=True)
class SeatSpot:
    """The position of a seat: the centre of its circle, the circle's size, and the box of the whole seat. If
    `is_tight`, a bubble replaces the name; if `text_beside`, the name is beside the circle; if `without_text`, there's
    room for neither.
    """

    x: float
    y: float
    size: float
    box: Box
    is_tight: bool
    text_beside: bool = False
    without_text: bool = False


def _seat_spot(
    x: float, top: float, size: float, width: float, tight: bool, text_beside: bool = False, grown: bool = False
) -> SeatSpot:
    if text_beside:  # `width` counts from the middle of the circle
        box = Box(x - size, top, size + width, size + 10)
    else:
        box = Box(x - width / 2, top, width, _seat_height(size, tight, grown))
    return SeatSpot(x, top + size / 2 + 4, size, box, tight, text_beside)


def _seat_height(size: float, tight: bool, grown: bool = False) -> float:
    """Return the height of a seat: circle, ring, name (in large letters if `grown`), and room for a bubble."""
    below = (28.0 if grown else 18.0) if tight else (68.0 if grown else 44.0)
    return size + 6 + below


def seats_along_top(
    others: int,
    left: float,
    right: float,
    top: float,
    size: float,
    arc: float,
    tight: bool = False,
    grown: bool = False,
) -> tuple[SeatSpot, ...]:
    """Return the seats along the top: up to four in an arc. More seats are smaller, in two rows if one row has no room
    for names.
    """
    if others == 0:
        return ()
    width = right - left
    if others <= 4 or (size > SEAT_SIZE and width / others >= 100):
        cell = min(width / others, 290.0)
        size = min(size, cell * SEAT_SHARE)
        start = (left + right) / 2 - cell * others / 2
        deep = arc if others > 2 else 0.0
        spots = []
        for i in range(others):
            t = 0.0 if others == 1 else 2 * i / (others - 1) - 1
            x = start + cell * (i + 0.5)
            spots.append(_seat_spot(x, top + deep * t * t, size, cell, tight, grown=grown))
        return tuple(spots)
    # The two rows are in reading order. Strictly clockwise (left half of the lower row, upper row, right half of the
    # lower row) would be hard to follow with seats this small.
    high = _seat_height(CROWDED_SEAT_SIZE, tight=True, grown=grown)
    counts = (
        (others,)
        if width / others >= (MIN_NAMED_SEAT_WIDTH * theme.LARGE_TEXT if grown else MIN_NAMED_SEAT_WIDTH)
        else (others - others // 2, others // 2)
    )
    return tuple(
        _seat_spot(
            left + width / count * (i + 0.5),
            top + row * high,
            CROWDED_SEAT_SIZE,
            width / count,
            tight=True,
            grown=grown,
        )
        for row, count in enumerate(counts)
        for i in range(count)
    )


def seats_over_pile(
    others: int, middle: float, reach: float, top: float, end: float, width: float, tight: bool, grown: bool
) -> tuple[SeatSpot, ...]:
    """Return the seats of a low screen, each `width`, on an arc above the pile. It reaches `reach` pixels to both sides
    and not below `end`. The seat right above the pile has its name beside it.
    """
    # Seats at the sides are below the title.
    room = end - top - theme.TAP - _seat_height(0, tight, grown)
    if others < 4:
        size = max(MIN_SEAT_SIZE, min(SIDE_SEAT_SIZE, room))
    else:
        size = min(MIN_SEAT_SIZE, 2 * reach / others - 18, max(room, COMPACT_SEAT_SIZE_LARGE_TEXT))
    deep = max(0.0, min(ARC_DEPTH, end - top - _seat_height(size, tight, grown)))
    spots = []
    for i in range(others):
        t = 0.0 if others == 1 else (2 * i / (others - 1) - 1) * (1.0 if others > 2 else REACH_OF_TWO_OPPONENTS)
        cell = width if others < 4 else min(width, 2 * reach / (others - 1))
        beside = not tight and t == 0.0
        room = reach - width / 2 if beside else cell  # up to the next seat
        at = top + deep * abs(t) ** (0.7 if tight else 1.3)
        spots.append(_seat_spot(middle + reach * t, at, size, room, tight, beside, grown))
    return tuple(spots)


MIN_MIDDLE_HEIGHT: Final = 132.0  # height of the space for the piles
MIN_HAND_HEIGHT: Final = 150.0
NO_HAND_HEIGHT: Final = 40.0  # free height at the bottom for watchers, who have no hand
CARD_SIZE_FACTORS: Final = {"small": 0.86, "normal": 1.0, "large": 1.16}
LOW_SCREEN_HEIGHT: Final = 560.0  # a landscape screen below this height gets the landscape layout
TABLET_SIDE: Final = 600.0  # a tablet: both sides have at least this
SEAT_SIZE: Final = 60.0
TABLET_SEAT_SIZE: Final = 92.0  # size of a seat's circle on a tablet,
SMALL_PHONE_SEAT_SIZE: Final = 48.0  # on a small phone,
CROWDED_SEAT_SIZE: Final = 44.0  # and where there are many
SEAT_SHARE: Final = 0.66  # the circle's share of its box's width; the rest is for the count and the last card
MIN_NAMED_SEAT_WIDTH: Final = 62.0  # least width of a small seat with name and score
SIDE_SEAT_SIZE: Final = 56.0
MIN_SEAT_SIZE: Final = 40.0  # with four or more opponents, or little room below the title
MAX_CARDS_IN_ONE_ROW: Final = 14  # the most cards in one row on a low screen
MIN_WIDTH_WITH_LOG: Final = 744.0  # least width of a table with the log beside it
LOG_SHARE: Final = 0.3
MAX_LOG_WIDTH: Final = 300.0
EDGE: Final = 12.0
ARC_DEPTH: Final = 62.0  # how much lower the ends of the seats' arc are than its middle, on a low screen
OWN_SEAT_WIDTH_NAMED: Final = 158.0  # width of your seat beside the buttons, with a name,
OWN_SEAT_WIDTH: Final = 64.0  # and without one
RING_BOTTOM_SHARE: Final = 0.39  # from the ring's middle to the bottom of its arrows, as a share of its size,
RING_SIDE_SHARE: Final = 0.47  # and to their ends at the sides
COUNT_WIDTH: Final = 22.0  # width of a seat's count beside its circle
MIN_SEAT_DISTANCE: Final = 70.0  # least distance from the middle of a low screen to a seat beside the pile
ROTATED_CARD_REACH: Final = 1.15  # half the gap and a rotated card, in card widths
MIN_PILE_CARD_WIDTH: Final = 38.0  # the width of the pile's cards on a low screen
MAX_PILE_CARD_SHARE: Final = 0.165  # greatest width of the pile's cards, as a share of a low screen's width
LOW_CARD_LIFT: Final = 12.0
HIGH_CARD_LIFT: Final = 22.0
MESSAGE_ROW_HEIGHT: Final = 56.0  # height of the message and the buttons on a low screen
MIN_LANDSCAPE_WIDTH: Final = 560.0  # narrower landscape screens get the compact layout,
MIN_LANDSCAPE_WIDTH_WITHOUT_MESSAGES: Final = 440.0  # this limit if no messages are shown on the table,
MIN_LANDSCAPE_HEIGHT: Final = 320.0  # and lower landscape screens,
MIN_CROWDED_LANDSCAPE_HEIGHT: Final = 340.0  # this limit with more than FEW opponents,
MAX_FEW_OPPONENTS: Final = 5
MIN_UPRIGHT_HEIGHT: Final = 560.0  # and lower upright screens
COMPACT_SEAT_SIZE: Final = 34.0
COMPACT_SEAT_SIZE_LARGE_TEXT: Final = 28.0  # the same with large letters below
MAX_SEATS_IN_HEADER: Final = 4  # the most seats that fit between the header's buttons
COMPACT_MESSAGE_HEIGHT: Final = 50.0  # the height of the message line of the compact layout,
COMPACT_ACTIONS_WIDTH: Final = 116.0  # the width of its buttons,
COMPACT_ACTIONS_HEIGHT: Final = 52.0  # and their height
PENALTY_OVERLAP: Final = 30.0  # how far the penalty badge overlaps the pile,
PENALTY_OVERLAP_LOW: Final = 31.0  # on a low screen, with seats on both sides of it
PENALTY_PADDING: Final = 4.0  # padding that makes the badge high enough to touch
HEADER_BUTTONS_WIDTH: Final = 3.0 * theme.TAP  # width of the buttons at the end of the header
PENALTY_WIDTH_TWO_DIGITS: Final = 94.0  # width of the badge with two digits
MIN_DISTANCE_BESIDE_PENALTY: Final = (
    134.0  # least distance from the middle of a low screen to the seat beside the badge
)
REACH_OF_TWO_OPPONENTS: Final = 0.95  # of the reach, with two opponents on a low screen
PENALTY_WIDTH_ONE_DIGIT: Final = 74.0  # width of the badge with one digit
PENALTY_RISE: Final = 22.0  # how far the visible badge rises above the pile
PENALTY_SEAT_TOLERANCE: Final = 24.0  # seats that end this far below the top of the pile count as above it
PENALTY_GROWTH_LARGE_TEXT: Final = 6.0  # added height with large letters
COMPACT_OWN_SEAT_SIZE: Final = 52.0  # the size of your seat in the compact layout
TEACHER_MARGIN: Final = 20.0  # how much narrower a teacher's text is than the message line
CROOKED_SHARE: Final = 0.16  # of a card's width: how far crooked cards below it show above and below
COMPACT_STOCK_COUNT_WIDTH: Final = 42.0  # width of the stock's count in the compact layout
STOCK_COUNT_HEIGHT: Final = 24.0  # height of the stock's count
FAN_HEIGHT_SHARE: Final = 0.34  # the hand's share of the height: in a fan,
ROWS_HEIGHT_SHARE: Final = 0.47  # and in rows


SIDE_SHEET_SHARE: Final = 0.36  # width of the sheet at the side, as a share of the screen
MAX_SHEET_WIDTH: Final = 380.0


@dataclass(frozen=True, kw_only=True)
class Layout:
    """The position of everything on the table, in logical pixels."""

    header: Box
    seats: tuple[SeatSpot, ...]
    ring: Box
    stock: Spot
    pile: Spot
    nomination: Box
    message: Box
    own_seat: Box  # your seat, with the name if it fits; empty if neither fits
    actions: Box
    hand: OwnHand
    panel: Box  # for the coach's sheet: beside the pile, never over it
    chooser: Box  # bottom of the chooser, which grows upwards
    log: Box | None  # beside the table of a large screen
    slots: Box  # for the slots of a puzzle
    lesson: Box  # for the teacher's text, over the hand
    is_low: bool  # on a low screen
    penalty: Box  # the penalty badge, over the pile's corner
    stock_count: Box | None  # the stock's count; None if it doesn't fit
    compact: bool = False  # for the smallest screens

    def message_box(self, called: bool) -> Box:
        """Return the message's box, extended upwards as far as no seat, no stock or pile and, if a suit or rank is
        `called`, no nomination is there.
        """
        box = self.message
        if self.compact:  # the pile is right above
            return box
        cards = [
            Box(each.x - each.width / 2, each.y, each.width, each.width * theme.CARD_RATIO / 2)
            for each in (self.stock, self.pile)
        ]
        over = [seat.box for seat in self.seats] + cards + [self.nomination] * called
        taken = [min(each.bottom, box.top) for each in over if each.left < box.right and each.right > box.left]
        top = max([box.top - MESSAGE_GROWTH, *taken])
        return Box(box.left, top, box.width, box.bottom - top)


MESSAGE_GROWTH: Final = 52.0
MAX_TEACHER_WIDTH: Final = 640.0  # greatest width of the teacher's text,
MIN_TEACHER_HEIGHT: Final = 110.0  # and its least height
SLOTS_HEIGHT: Final = 52.0  # height of the slots, with little room,
HIGH_SLOTS_HEIGHT: Final = 78.0  # and with more
PEEKING_HEIGHT: Final = 28.0  # height for the badge and rotated cards over the pile
MIN_SHEET_HEIGHT: Final = 160.0
COACH_MARK_HEIGHT: Final = 16.0  # height of the coach's marks on the top cards


def layout_of_picture(picture: Picture, screen: Size, look: Look) -> Layout:
    """Return the layout for the numbers of seats, cards and buttons that a picture has."""
    behind, sheet = len(picture.hand) - picture.front_count, picture.advice is not None
    return arrange_table(
        screen,
        len(picture.seats),
        behind,
        len(picture.buttons),
        look,
        picture.has_stock,
        picture.front_count,
        sheet,
        bool(picture.puzzle_slots),
        picture.viewer >= 0,
    )


def arrange_table(
    screen: Size,
    others: int,
    behind: int,
    buttons: int,
    look: Look,
    stocked: bool = True,
    front: int = 0,
    sheet: bool = False,
    slots: bool = False,
    seated: bool = True,
) -> Layout:
    """Return the layout for a screen. It depends on the numbers of opponents (`others`, 0 to 11), of held cards
    (`behind`, and `front` of them in front) and of buttons.

    Without a stock, the pile is in the middle; with a `sheet` it's higher up. `slots` are between the pile and the
    message, on a low screen above the message. Without `seated`, the layout is for a watcher.
    """
    grown = look.text_scale > theme.LARGE_TEXT
    low = MIN_LANDSCAPE_HEIGHT if others <= MAX_FEW_OPPONENTS else MIN_CROWDED_LANDSCAPE_HEIGHT
    if is_smallest(
        screen, MIN_LANDSCAPE_WIDTH if look.shows_message and not sheet else MIN_LANDSCAPE_WIDTH_WITHOUT_MESSAGES, low
    ):
        look_of_it = (look.card_size, look.left_handed, grown, look.lesson_height > 0, slots)
        layout = _compact_layout(screen, others, behind + front, *look_of_it)
    elif screen.height < LOW_SCREEN_HEIGHT and screen.width > screen.height:
        words = look.shows_message and not sheet
        layout = _landscape_layout(screen, others, behind + front, look.card_size, look.left_handed, grown, words)
    else:
        wishes, few = (look.card_size, look.left_handed), min(buttons, 4)
        taught = (look.lesson_height, look.shows_message)
        layout = _upright_layout(screen, others, behind, front, few, *wishes, sheet, slots, *taught, grown, seated)
    if stocked:
        return layout
    aside = layout.pile.x - layout.ring.centre_x
    pile = replace(layout.pile, x=layout.ring.centre_x)
    called, penalty = (replace(box, left=box.left - aside) for box in (layout.nomination, layout.penalty))
    return replace(layout, pile=pile, stock=pile, nomination=called, penalty=penalty)


def is_smallest(screen: Size, least: float = MIN_LANDSCAPE_WIDTH, low: float = MIN_LANDSCAPE_HEIGHT) -> bool:
    """Return whether the screen needs the compact layout with cards, faces and one message line, as in a laptop's
    browser at 400 %. In landscape, it does if it's less than `least` wide or `low` high.
    """
    wide, high = screen.width - screen.left - screen.right, screen.height - screen.top - screen.bottom
    if screen.width > screen.height:
        return high < low or (screen.height < LOW_SCREEN_HEIGHT and wide < least)
    return high < MIN_UPRIGHT_HEIGHT


def _penalty_box(pile: Spot, seats: tuple[SeatSpot, ...], header: Box, over: float, grown: bool) -> Box:
    """Return the box of the penalty badge: at the upper right corner of the pile, overlapping it by `over` pixels. It's
    lower if a seat or the header's buttons are above it, and further left if a seat is beside it.
    """
    high = pile.width * theme.CARD_RATIO
    card = Box(pile.x - pile.width / 2, pile.y - high / 2, pile.width, high)
    lowest = card.top + PENALTY_SEAT_TOLERANCE
    left, top = card.right - over - PENALTY_PADDING, card.top - PENALTY_RISE - PENALTY_PADDING
    beside = [
        seat.box.left - PENALTY_WIDTH_TWO_DIGITS
        for seat in seats
        if seat.box.left > pile.x and seat.box.bottom > lowest
    ]
    left = max(card.left + INDEX_ACROSS * card.width, min([left, *beside]))
    buttons = Box(header.right - HEADER_BUTTONS_WIDTH, header.top, HEADER_BUTTONS_WIDTH, header.height)
    above = [
        box.bottom
        for box in (buttons, *(seat.box for seat in seats))
        if box.bottom <= lowest and box.left < left + PENALTY_WIDTH_TWO_DIGITS and box.right > left
    ]
    badge = Box(
        left, max([top, *above]), PENALTY_WIDTH_TWO_DIGITS, theme.TAP + (PENALTY_GROWTH_LARGE_TEXT if grown else 0.0)
    )
    # If the badge doesn't fit beside a seat, it goes below.
    still = [seat.box.bottom for seat in seats if seat.box.left < badge.right and seat.box.right > badge.left]
    lower = min(max([badge.top, *still]), max(badge.top, card.top + high - badge.height))
    return replace(badge, top=lower)


def _stock_count_box(stock: Spot) -> Box:
    """Return the box of the stock's count, below the stock."""
    high = stock.width * theme.CARD_RATIO
    return Box(
        stock.x - stock.width / 2 - theme.EDGE, stock.y + high / 2 + 7, stock.width + 2 * theme.EDGE, STOCK_COUNT_HEIGHT
    )


@lru_cache(maxsize=64)
def _upright_layout(
    screen: Size,
    others: int,
    behind: int,
    front: int,
    buttons: int,
    size: str,
    left_handed: bool,
    sheet: bool,
    slotted: bool,
    taught: float,
    told: bool,
    grown: bool,
    seated: bool,
) -> Layout:
    left, right = screen.left + 8, screen.width - screen.right - 8
    top, bottom = screen.top, screen.height - screen.bottom
    tall = bottom - top
    roomy = min(screen.width, screen.height) >= TABLET_SIDE
    small = tall < 700

    header = Box(left - 6, top + (2 if small else 6), right - left + 12, theme.TAP)
    seat = TABLET_SEAT_SIZE if roomy else SMALL_PHONE_SEAT_SIZE if small else SEAT_SIZE
    base = (min(132.0, screen.width * 0.16) if roomy else min(88.0, screen.width * 0.2257)) * CARD_SIZE_FACTORS[size]
    floor = bottom - (8 if small else 14)
    spread = min(right - left, 940.0)
    # A large screen has the log beside the table, or the coach's sheet in its place.
    log_width = 0.0
    if roomy and right - left >= MIN_WIDTH_WITH_LOG and not (sheet and screen.width > screen.height):
        log_width = min(MAX_LOG_WIDTH, (right - left) * LOG_SHARE)
    felt = right - log_width - (EDGE if log_width else 0.0)
    hand_middle, middle = (left + right) / 2, (left + felt) / 2
    actions_height = 60.0 if small else 68.0
    words_height = 0.0 if not told else 46.0 if small else 52.0
    least = max(MIN_MIDDLE_HEIGHT, tall * 0.21)
    share = FAN_HEIGHT_SHARE if behind + front <= MAX_FANNED_CARDS else ROWS_HEIGHT_SHARE
    lift = HIGH_CARD_LIFT if roomy else float(theme.CARD_LIFT)
    bends = (42.0 if roomy else 26.0 if small else 30.0, False), (0.0, False), (0.0, True)
    # If there's too little room for the pile, the seats' arc is given up first, then their names.
    for arc, tight in bends:
        seats = seats_along_top(others, left, felt, header.bottom, seat, arc, tight, grown)
        seats_end = max((seat.box.bottom for seat in seats), default=header.bottom)
        most = min(tall * share, floor - taught - actions_height - words_height - least - seats_end)
        most = max(most, MIN_HAND_HEIGHT) if seated else NO_HAND_HEIGHT
        hand = arrange_hand(behind, front, Box(hand_middle - spread / 2, floor - most, spread, most), base, lift)
        if hand.full_size or not seated:
            break
    slot_height = (SLOTS_HEIGHT if small else HIGH_SLOTS_HEIGHT) if slotted else 0.0
    # A teacher's text scrolls if it would leave too little room for the pile.
    left_to_say = hand.box.top - actions_height - words_height - slot_height - seats_end - least
    taught = min(taught, max(MIN_TEACHER_HEIGHT, left_to_say))
    said = Box(
        hand_middle - min(spread, MAX_TEACHER_WIDTH) / 2, hand.box.top - taught, min(spread, MAX_TEACHER_WIDTH), taught
    )
    room = said.top - actions_height - words_height - slot_height - seats_end

    own_width = OWN_SEAT_WIDTH_NAMED if buttons <= 2 or roomy else OWN_SEAT_WIDTH
    row = Box(left, said.top - actions_height, min(right - left, spread), actions_height)
    row = replace(row, left=hand_middle - row.width / 2)
    own = Box(row.right - own_width if left_handed else row.left, row.top, own_width, row.height)
    actions = replace(row, left=row.left if left_handed else own.right, width=row.width - own_width)
    words_width = min(felt - left, 620.0)
    words = Box(middle - words_width / 2, actions.top - words_height, words_width, words_height)
    # The pile and the stock are between the seats and the message.
    most = 146.0 if roomy else 96.0
    width = max(52.0, min(most, (room - 58) / theme.CARD_RATIO, (felt - left) / 3.7))
    height = width * theme.CARD_RATIO
    centre = seats_end + (height / 2 + PEEKING_HEIGHT if sheet and not log_width else (room - 18) / 2 + 8)
    gap = width * 0.16
    stock = Spot(middle - gap / 2 - width / 2 - 4, centre, width)
    pile = Spot(middle + gap / 2 + width / 2 + 4, centre, width)
    mark = max(52.0, width * 0.62)
    called = Box(min(pile.x + width * 0.5 - mark * 0.34, felt - mark), centre + height * 0.5 - mark * 0.9, mark, mark)
    if roomy:  # the message is near the pile, not the hand, and may grow towards it by a line
        below = centre + height / 2 + (66 if grown else 44) + slot_height
        words = Box(words.left, min(words.top, below), words.width, words.height)
    slots = Box(words.left, words.top - slot_height, words_width, slot_height)
    # The ring's lowest arrows are above the message.
    ring_size = min(felt - left - 12, width * 3.3, (slots.top - centre) / RING_BOTTOM_SHARE)
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    panel_top = min(centre + height / 2 + 8, words.top)
    # The sheet leaves the buttons visible if it has enough room.
    panel_low = actions.top - 4 if actions.top - panel_top >= MIN_SHEET_HEIGHT else hand.box.top - COACH_MARK_HEIGHT
    panel = Box(words.left, panel_top, words_width, panel_low - panel_top)
    choice_width = min(right - left, 620.0)
    choice = Box(hand_middle - choice_width / 2, row.top, choice_width, row.height)
    log = None
    if log_width:
        log = Box(felt + EDGE, header.bottom + EDGE, log_width, actions.top - header.bottom - 2 * EDGE)
    return Layout(
        header=header,
        seats=seats,
        ring=ring,
        stock=stock,
        pile=pile,
        nomination=called,
        message=words,
        own_seat=own,
        actions=actions,
        hand=hand,
        panel=panel,
        chooser=choice,
        log=log,
        slots=slots,
        lesson=said,
        is_low=False,
        penalty=_penalty_box(pile, seats, header, PENALTY_OVERLAP, grown),
        stock_count=_stock_count_box(stock),
    )


@lru_cache(maxsize=64)
def _landscape_layout(
    screen: Size, others: int, cards: int, size: str, left_handed: bool, grown: bool, worded: bool
) -> Layout:
    """Return the layout of a low screen. If `worded`, the message is in one corner and the buttons in the other; else
    the pile is at the side, because only the buttons need a corner.
    """
    left, right = screen.left + 8, screen.width - screen.right - 8
    top, bottom = screen.top, screen.height - screen.bottom
    middle = (left + right) / 2
    wide, tall = right - left, bottom - top
    header = Box(left - 6, top + 2, wide + 12, theme.TAP)

    # Your seat is beside the hand. Above them are the message in one corner and the buttons in the thumb's corner.
    beside = min(OWN_SEAT_WIDTH_NAMED, wide * 0.19) if cards <= MAX_CARDS_IN_ONE_ROW else OWN_SEAT_WIDTH
    seats_high = header.bottom - top + _seat_height(MIN_SEAT_SIZE, tight=True, grown=grown)
    base = min(88.0, tall * 0.205) * CARD_SIZE_FACTORS[size]
    base = min(base, (tall - seats_high - MESSAGE_ROW_HEIGHT - LOW_CARD_LIFT - 14) / theme.CARD_RATIO)
    most = base * theme.CARD_RATIO + LOW_CARD_LIFT + 4
    hand_left = left if left_handed else left + beside + 8
    hand = arrange_hand(
        cards, 0, Box(hand_left, bottom - 6 - most, wide - beside - 8, most), base, LOW_CARD_LIFT, flat=True
    )
    own = Box(right - beside if left_handed else left, bottom - 6 - most, beside, most)
    line = min(hand.box.top, own.top) - 4 - MESSAGE_ROW_HEIGHT

    cell = wide * 0.14
    # Away from the penalty badge, which grows with the text scale.
    clear = (MIN_DISTANCE_BESIDE_PENALTY + cell / 2) / (REACH_OF_TWO_OPPONENTS if others == 2 else 1.0)
    reach = max(wide * (0.25 if grown else 0.24), clear) if others < 4 else wide * 0.33
    if not worded and others in (0, 2):  # with more opponents, a seat would be below the header's buttons
        aside = max(wide / 2 - reach - cell / 2 - EDGE, 0.0)
        middle += aside if left_handed else -aside
    low = grown or line < top + 8 + ARC_DEPTH + _seat_height(SIDE_SEAT_SIZE, tight=False)
    seats = seats_over_pile(others, middle, reach, top + 8, line, cell, others > 3 or low, grown)
    # A seat takes its box, and on a narrow screen more, because its count hangs over the circle's edge.
    taken = [max(seat.box.width, seat.size + 2 * COUNT_WIDTH) / 2 for seat in seats]
    between = [
        (abs(seat.box.centre_x - middle) - half, seat.box.bottom) for seat, half in zip(seats, taken, strict=True)
    ]
    over = [bottom for room, bottom in between if room < MIN_SEAT_DISTANCE]
    # The middle of the header is empty. At the side, the pile must be below its buttons.
    free_from = header.bottom if middle != (left + right) / 2 else header.bottom - 20
    room = line + MESSAGE_ROW_HEIGHT - 32 - max(over, default=free_from)
    beside_seats = min((room for room, _ in between if room >= MIN_SEAT_DISTANCE), default=wide) / ROTATED_CARD_REACH
    width = max(MIN_PILE_CARD_WIDTH, min(90.0, wide * MAX_PILE_CARD_SHARE, room / theme.CARD_RATIO, beside_seats))
    height = width * theme.CARD_RATIO
    centre = line + MESSAGE_ROW_HEIGHT - 22 - height / 2
    gap = width * 0.2
    ring_size = width * 3.0
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    stock = Spot(middle - gap / 2 - width / 2, centre, width)
    pile = Spot(middle + gap / 2 + width / 2, centre, width)
    mark = max(float(theme.TAP), width * 0.55)
    called = Box(pile.x + width * 0.5 - mark * 0.3, centre + height * 0.5 - mark * 0.9, mark, mark)
    penalty = _penalty_box(pile, seats, header, PENALTY_OVERLAP_LOW, grown)

    near = width + gap / 2 + 16  # distance from the middle to the end of the pile's cards
    # The nominated suit is to the right of the pile, the penalty badge above that.
    beyond = max(middle + near + mark * 0.4, penalty.right if penalty.bottom > line else 0.0)
    corners = [
        Box(left, line, middle - near - left, MESSAGE_ROW_HEIGHT),
        Box(beyond, line, right - beyond, MESSAGE_ROW_HEIGHT),
    ]
    actions, words = corners if left_handed else reversed(corners)
    # A message that grows upwards mustn't reach the arrows of the ring.
    clear = ring_size * RING_SIDE_SHARE + 4
    if left_handed:
        words = Box(
            max(words.left, middle + clear),
            words.top,
            min(words.width, words.right - middle - clear),
            MESSAGE_ROW_HEIGHT,
        )
    else:
        words = replace(words, width=min(words.width, middle - clear - left))
    panel = Box(middle + near, header.bottom, right - middle - near, hand.box.top - COACH_MARK_HEIGHT - header.bottom)
    aside = min(words.width, wide / 2 - reach - cell / 2)
    slots = Box(words.right - aside if left_handed else left, line - MESSAGE_GROWTH - SLOTS_HEIGHT, aside, SLOTS_HEIGHT)
    return Layout(
        header=header,
        seats=seats,
        ring=ring,
        stock=stock,
        pile=pile,
        nomination=called,
        message=words,
        own_seat=own,
        actions=actions,
        hand=hand,
        panel=panel,
        chooser=actions,
        log=None,
        slots=slots,
        lesson=hand.box,
        is_low=True,
        penalty=penalty,
        stock_count=_stock_count_box(stock),
    )


def _compact_seat_spots(
    others: int, left: float, right: float, top: float, size: float, grown: bool
) -> tuple[SeatSpot, ...]:
    """Return the seats of the compact layout, between the header's buttons. If they don't fit into one row, they have
    no names, and some are on both sides of the pile.
    """
    first, end = left + theme.TAP, right - theme.TAP
    if others <= MAX_SEATS_IN_HEADER:
        cell = (end - first) / max(1, others)
        return tuple(_seat_spot(first + cell * (n + 0.5), top, size, cell, True, grown=grown) for n in range(others))
    sides = min(others - MAX_SEATS_IN_HEADER, MAX_SEATS_IN_HEADER)
    before, row = (sides + 1) // 2, others - sides
    cell = (end - first) / row
    xs = [
        *((left + theme.TAP * (n + 0.5), top + theme.TAP, float(theme.TAP)) for n in range(before)),
        *((first + cell * (n + 0.5), top, cell) for n in range(row)),
        *(
            (right - theme.TAP * (sides - before - n - 0.5), top + theme.TAP, float(theme.TAP))
            for n in range(sides - before)
        ),
    ]
    spots = []
    for x, at, wide in xs:
        spot = _seat_spot(x, at, min(size, wide - 8), wide, True)
        spots.append(replace(spot, box=replace(spot.box, height=theme.TAP), without_text=True))
    return tuple(spots)


@lru_cache(maxsize=64)
def _compact_layout(
    screen: Size, others: int, cards: int, size: str, left_handed: bool, grown: bool, taught: bool, slotted: bool
) -> Layout:
    """Return the layout of the smallest screens: faces between the header's buttons, the piles below them, one line
    with the message and the buttons, and the hand. If `taught`, the teacher's text is beside the pile, above the
    message.
    """
    left, right = screen.left + 8, screen.width - screen.right - 8
    top, bottom = screen.top + 2, screen.height - screen.bottom - 4
    wide, tall = right - left, bottom - top
    header = Box(left - 6, top, wide + 12, theme.TAP)
    seats = _compact_seat_spots(
        others, left, right, top, COMPACT_SEAT_SIZE_LARGE_TEXT if grown else COMPACT_SEAT_SIZE, grown
    )
    seats_end = max((seat.box.bottom for seat in seats if not seat.without_text), default=header.bottom) + 2

    base = min(88.0, max(46.0, tall * 0.18)) * min(1.0, CARD_SIZE_FACTORS[size])
    most = base * theme.CARD_RATIO + LOW_CARD_LIFT + 4
    hand = arrange_hand(cards, 0, Box(left, bottom - most, wide, most), base, LOW_CARD_LIFT, flat=True)
    # What is above the hand doesn't move with the number of cards.
    foot = min(hand.box.top, bottom - most)
    actions = Box(
        left if left_handed else right - COMPACT_ACTIONS_WIDTH,
        foot - COMPACT_ACTIONS_HEIGHT,
        COMPACT_ACTIONS_WIDTH,
        COMPACT_ACTIONS_HEIGHT,
    )
    words_wide = wide - COMPACT_ACTIONS_WIDTH - theme.SPACE
    words = Box(
        right - words_wide if left_handed else left, foot - COMPACT_MESSAGE_HEIGHT, words_wide, COMPACT_MESSAGE_HEIGHT
    )

    floor = min(words.top, actions.top)
    between = 2 * theme.TAP * 2 + theme.SPACE if others > MAX_SEATS_IN_HEADER else 0.0
    width = min(90.0, (floor - seats_end - 2) / (theme.CARD_RATIO + CROOKED_SHARE), (wide - between) / 2.3)
    if taught:
        width = min(width, (COMPACT_ACTIONS_WIDTH + TEACHER_MARGIN - PENALTY_WIDTH_ONE_DIGIT) / (1.2 + INDEX_ACROSS))
    gap = width * 0.2
    said = Box(
        words.left + (TEACHER_MARGIN if left_handed else 0), seats_end, words.width - TEACHER_MARGIN, foot - seats_end
    )
    middle = (left + right) / 2
    if taught:  # as far left as possible, since the penalty badge is on its right
        middle = (left if left_handed else said.right + theme.SPACE) + gap / 2 + width
    centre = (seats_end + floor) / 2
    stock = Spot(middle - gap / 2 - width / 2, centre, width)
    pile = Spot(middle + gap / 2 + width / 2, centre, width)
    high = width * theme.CARD_RATIO
    ring_size = min(width * 3.0, 1.25 * (floor - seats_end))
    ring = Box(middle - ring_size / 2, centre - ring_size / 2, ring_size, ring_size)
    mark = float(theme.TAP)
    called = Box(
        min(pile.x + width * 0.5 - mark * 0.3, right - mark),
        min(centre + high * 0.5 - mark * 0.9, actions.top - mark),
        mark,
        mark,
    )
    own_size = (
        min(COMPACT_OWN_SEAT_SIZE, actions.top - seats_end) if others <= MAX_SEATS_IN_HEADER and not taught else 0.0
    )
    own = Box(right - own_size, seats_end, own_size, own_size)
    aside = stock.x - width / 2 - theme.SPACE - left
    slots = Box(left, seats_end, aside, SLOTS_HEIGHT)
    left_said = Box(
        stock.x - width / 2 - 4 - COMPACT_STOCK_COUNT_WIDTH,
        min(centre + high / 2, actions.top) - STOCK_COUNT_HEIGHT,
        COMPACT_STOCK_COUNT_WIDTH,
        STOCK_COUNT_HEIGHT,
    )
    panel = Box(left, words.top, wide, foot - COACH_MARK_HEIGHT - words.top)
    choice = Box(left, foot - COMPACT_ACTIONS_HEIGHT, wide, COMPACT_ACTIONS_HEIGHT)
    return Layout(
        header=header,
        seats=seats,
        ring=ring,
        stock=stock,
        pile=pile,
        nomination=called,
        message=words,
        own_seat=own,
        actions=actions,
        hand=hand,
        panel=panel,
        chooser=choice,
        log=None,
        slots=slots,
        lesson=said,
        is_low=True,
        penalty=_penalty_box(pile, seats, header, PENALTY_OVERLAP_LOW, grown),
        stock_count=None if slotted or taught else left_said,
        compact=True,
    )


def sheet_beside(screen: Size) -> bool:
    """Return whether the advice sheet is at the side of the screen and takes room from the table."""
    return screen.width >= theme.WIDE_SCREEN and screen.width > screen.height


def has_log_beside(screen: Size) -> bool:
    """Return whether the screen has room for the log beside the table."""
    return (
        min(screen.width, screen.height) >= TABLET_SIDE
        and screen.width - screen.left - screen.right >= MIN_WIDTH_WITH_LOG + 2 * theme.SPACE
    )


def side_width(screen: Size) -> float:
    """Return the width of the sheet at the side, in pixels."""
    return min(MAX_SHEET_WIDTH, (screen.width - screen.left - screen.right) * SIDE_SHEET_SHARE)


def table_size(screen: Size, picture: Picture) -> Size:
    """Return the part of the screen that the table has while a sheet may be open."""
    if picture.advice is None or not sheet_beside(screen):
        return screen
    return replace(screen, width=screen.width - screen.right - side_width(screen), right=0.0)


MAX_STOCK_BACKS: Final = 5  # backs in the stock, which is how many cards can fly at once
STOCK_LAYERS: Final = 3  # how many of them show as layers
LAYER_OFFSET: Final = 2.0
HIGHLIGHT_LIFT: Final = float(theme.CARD_LIFT)  # how far a highlighted card rises
SUGGESTION_LIFT: Final = 28.0  # how far one that a lesson suggests rises
MAX_WAITING_CARDS: Final = 2  # the most of your drawn cards that are shown on the stock
PILE_SINK: Final = 3.0  # how far the pile drops when a penalty grows
SHUFFLE_GAP: Final = 12.0  # how far the halves of the stock move apart when it's shuffled
SEAT_CARD_SHARE: Final = 0.5  # width of a hidden card below a seat, as a fraction of the circle


@dataclass(frozen=True)
class Element:
    """One drawn card. `id` is the client's key, `text` its face ("" is the back)."""

    id: str
    text: str
    spot: Spot
    is_drawn: bool = True
    card: CardPicture | None = None  # set in the own hand
    top: bool = False  # the top of the pile


class CardElements:
    """Remembers the identity of drawn cards between pictures. A card that becomes visible gets the id of the hidden
    card in the place it comes from: the top of the stock, or a card below its player's seat.
    """

    def __init__(self) -> None:
        self._made = 0
        self._ids: dict[str, str] = {}  # card key → id
        self._stock: list[str] = []  # the top one last
        self._seats: dict[int, str] = {}
        self._counts: dict[int, int] = {}
        self._me: int | None = None
        self._left = 0  # cards in the stock
        self._coming: set[str] = set()  # keys of your drawn cards that are still on the stock,
        self._flying: set[str] = set()  # and of those that have just left it

    def place_cards(self, picture: Picture, layout: Layout, under: int = -1) -> tuple[Element, ...]:
        """Return all cards to draw, the lowest first; the result is the same for the same picture. `under` is the index
        of your card below a sliding finger, -1 for none.
        """
        here = {spot.seat: layout.seats[i] for i, spot in enumerate(picture.seats)}
        if self._me != picture.viewer:  # another person has the device, so nothing flies
            self._ids, self._stock, self._seats, self._counts = {}, [], {}, {}
            self._me = picture.viewer
            self._coming, self._flying = set(), set()
        coming = {card.key for card in picture.hand if card.on_stock}
        self._flying = self._flying | self._coming - coming if picture.cards_flying else set()
        self._coming = coming
        for seat in here:
            self._seats.setdefault(seat, self._new_id())
        self._follow_moved_cards(picture)

        elements = [
            Element(
                id,
                "",
                _stacked_spot(
                    layout.stock, len(self._stock) - 1 - i, (-1) ** i * SHUFFLE_GAP if picture.stock_split else 0.0
                ),
            )
            for i, id in enumerate(self._stock)
        ]
        for seat, id in self._seats.items():
            if seat in here:
                at = here[seat]
                elements.append(Element(id, "", Spot(at.x, at.y, at.size * SEAT_CARD_SHARE), is_drawn=False))
        below: list[Element] = []  # cards on their way to the hand
        own: list[Element] = []
        above: list[Element] = []  # a raised card is above its neighbours
        waits = 0
        for n, (card, spot) in enumerate(zip(picture.hand, layout.hand.spots, strict=True)):
            raised = card.lifted or card.highlighted or n == under
            up = max(layout.hand.lift, HIGHLIGHT_LIFT) if raised else layout.hand.lift if card.playable else 0.0
            over = layout.lesson.top < layout.hand.box.top and not layout.compact
            up = SUGGESTION_LIFT if card.suggested and over else up
            where = replace(spot, y=spot.y - up, width=spot.width * (1.06 if card.lifted or n == under else 1.0))
            text = "" if (picture.hides_hand and n >= picture.revealed_count) or card.on_stock else card.text
            row = below if card.on_stock or card.key in self._flying else above if raised else own
            waits += card.on_stock
            seen = not card.on_stock or waits <= MAX_WAITING_CARDS  # those below others needn't be drawn
            row.append(Element(self._ids[card.key], text, layout.stock if card.on_stock else where, seen, card))
        pile = replace(layout.pile, y=layout.pile.y + PILE_SINK) if picture.penalty_grew else layout.pile
        for i, laid in enumerate(picture.pile):
            top = i == len(picture.pile) - 1
            spot = _tossed_spot(pile, laid.key, top) if picture.pile_spread else pile
            elements.append(Element(self._ids[laid.key], laid.text, spot, top=top))
        # Cards that fly to the pile or the hand are below those in the hand, so that they don't catch its touches.
        elements += below + own + above
        return tuple(elements)

    def _follow_moved_cards(self, picture: Picture) -> None:
        first = not self._ids
        stock = list(self._stock)
        for laid in picture.pile:
            if laid.key not in self._ids:
                self._ids[laid.key] = self._seats.pop(laid.seat, "") or self._new_id()
        for card in picture.hand:
            if card.key not in self._ids:
                self._ids[card.key] = stock.pop() if stock and not first else self._new_id()
        for seat in picture.seats:
            if seat.card_count > self._counts.get(seat.seat, seat.card_count) and stock:
                self._seats[seat.seat] = stock.pop()
            self._counts[seat.seat] = seat.card_count
            self._seats.setdefault(seat.seat, self._new_id())
        shown = min(picture.stock_count, MAX_STOCK_BACKS)
        stock = stock[len(stock) - shown :] if len(stock) > shown else stock
        known = {card.key for card in picture.hand} | {laid.key for laid in picture.pile}
        # The recycled pile is shown moving to the stock.
        turned = [id for key, id in self._ids.items() if key not in known] if picture.stock_count > self._left else []
        self._left = picture.stock_count
        missing = shown - len(stock)
        turned = [] if first else turned[-missing:] if missing > 0 else []
        self._stock = [self._new_id() for _ in range(missing - len(turned))] + turned + stock
        self._ids = {key: id for key, id in self._ids.items() if key in known}

    def _new_id(self) -> str:
        self._made += 1
        return f"e{self._made}"


def _stacked_spot(spot: Spot, deep: int, aside: float) -> Spot:
    off = LAYER_OFFSET * min(deep, STOCK_LAYERS - 1)
    return replace(spot, x=spot.x + off + aside, y=spot.y + off)


def _tossed_spot(spot: Spot, key: str, top: bool) -> Spot:
    """Return the position of a card in a spread pile: a little rotated and shifted, always the same for one card, so
    that the cards below show.
    """
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
