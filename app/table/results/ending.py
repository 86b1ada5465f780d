"""How a hand, a match or a lesson ends on the felt: a title, the last card with the winner's face, confetti if you won,
and a sheet that rises below.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.table.components.celebration import (
    CARD_WIDTH_MIN,
    HEIGHT_SHARE,
    RisingSheet,
    Winner,
    WinnerCelebration,
    card_width,
)
from app.table.components.table import table_look
from app.table.layout.own_hand import Box, Spot
from app.table.layout.table_layout import TABLET_SIDE, layout_of_picture, table_size
from app.table.motion import PACES
from app.table.painter import picture_of
from app.table.reducer.state import TableState
from app.ui import parts, theme
from app.ui.window.app_state import App, Size

WIDEST: Final = 560.0
LEAST_HALVES: Final = 440.0  # least width of a low screen with the list beside the title
SIDE: Final = 0.42  # width of the winner's part, as a fraction of a low screen
MOST: Final = 280.0  # greatest height of the last card with what is around it
LEAST_LIST: Final = 172.0  # least height of the list
TITLE: Final = 40.0
LARGE_TITLE: Final = 56.0  # on a tablet
LONG_TITLE: Final = 26.0
TITLE_LINE: Final = 1.2
FOOT: Final = 2 * theme.PILL_RADIUS + theme.SPACE + theme.TAP  # two rows of buttons


@dataclass(frozen=True)
class Ending:
    """What the end of a hand, a match or a lesson shows.

    `caption` is the text beside the last card, `standing` what is below it. `list_height` gives the height of the sheet
    without its buttons, in pixels, for a width. `body` gives the sheet with its buttons for a width; its second
    argument are controls that had no room elsewhere. `spoken` is the title as it's announced, "" if it's the same.
    """

    ident: str
    title: str
    winner: Winner
    caption: str
    standing: tuple[ft.Control, ...]
    list_height: Callable[[float], float]
    body: Callable[[float, Sequence[ft.Control]], ft.Control]
    spoken: str = ""


@dataclass(frozen=True)
class EndingLayout:
    """The boxes of the title, of the last card with its width and the winner, of the standing, and of the list with the
    buttons. The first three are empty if large text needs all the room.
    """

    title: Box
    art: Box
    card: float
    standing: Box
    body: Box


def ending_screen(app: App, table_state: TableState, ending: Ending) -> ft.Control:
    """Return an ending. If it has just happened, it's animated; with reduced motion it's a still picture."""
    size, look, won = app.size, table_look(app), ending.winner
    large, rows = _fit_title(ending.title, size, app.text_scale)
    high = ending.list_height(min(size.width - 2 * theme.EDGE, WIDEST))
    places = arrange_ending(size, rows * large * TITLE_LINE, high, app.text_scale)
    heading = ft.Semantics(
        header=True,
        live_region=True,
        label=ending.spoken or None,
        exclude_semantics=bool(ending.spoken),
        content=parts.styled_text(
            ending.title,
            colour=theme.ON_FELT,
            size=theme.fitting_font_size(large, app.text_scale),
            weight=theme.HEAVY,
            align=ft.TextAlign.CENTER,
            line_height=TITLE_LINE,
        ),
    )
    grown = not places.title.height
    body = ending.body(places.body.width, [heading, *ending.standing] if grown else [])
    pace = PACES[app.settings.pace] if table_state.just_ended and not app.reduces_motion else 0.0
    below: list[ft.Control] = [ft.Container(expand=True, **theme.felt_background(look.felt, look.cards.contrast))]
    if not grown:
        beside = (places.body,) if places.body.top < places.art.bottom else ()  # confetti stays out of its buttons
        words = (places.title, places.standing, *beside)
        begins = _start_spots(app, table_state, won.seat) if pace else None
        screen = (size.width, size.height)
        below.append(
            WinnerCelebration(won, places.art, places.card, ending.caption, begins, words, screen, pace or 1.0, look)
        )
        below.append(_boxed_control(heading, places.title))
        below += [_boxed_control(each, places.standing) for each in ending.standing]
    sheet = ft.Container(ft.Stack([_boxed_control(body, places.body)], width=size.width, height=size.height))
    ground = ft.Stack(below, width=size.width, height=size.height)
    shown_so: ft.Control = ft.Stack([ground, sheet])
    if pace:
        waits = theme.SLOW + (theme.CONFETTI_FALL_MS if table_state.celebrates_win else 0)
        shown_so = RisingSheet(
            ground, sheet, 0 if app.uses_screen_reader else round(pace * waits), round(pace * theme.SLOW)
        )
    return ft.Semantics(identifier=ending.ident, content=ft.Container(shown_so, key=ending.ident))


def arrange_ending(size: Size, title: float, listed: float, text_scale: float) -> EndingLayout:
    """Return the layout for a screen, for a title and a list of these heights."""
    left, right = size.left + theme.EDGE, size.width - size.right - theme.EDGE
    top, bottom = size.top + theme.EDGE, size.height - size.bottom - theme.EDGE
    none = Box(left, top, 0, 0)
    if text_scale > theme.LARGE_TEXT or (size.is_low_landscape and right - left < LEAST_HALVES):
        width = min(right - left, WIDEST)
        return EndingLayout(none, none, 0.0, none, Box((left + right - width) / 2, top, width, bottom - top))
    roomy = min(size.width, size.height) >= TABLET_SIDE
    stand = theme.TAP
    if size.is_low_landscape and not roomy:
        width = (right - left) * SIDE
        room = min(MOST, bottom - top - title - stand - 2 * theme.SPACE)
        high = title + room + stand + 2 * theme.SPACE
        top_of = top + (bottom - top - high) / 2
        body = Box(left + width + theme.EDGE, top, right - left - width - theme.EDGE, bottom - top)
        return _stacked_layout(Box(left, top_of, width, title), room, stand, body, roomy=False)
    width = min(right - left, WIDEST)
    x = (left + right - width) / 2
    rest = bottom - top - title - stand - FOOT - 4 * theme.GAP
    least = CARD_WIDTH_MIN * theme.CARD_RATIO * HEIGHT_SHARE
    room = min(MOST, rest - listed)
    if room < least:
        room = least if rest - least >= LEAST_LIST else 0.0
    over = max(0.0, rest - room - listed) / 3
    head = Box(x, top + over, width, title)
    low = head.bottom + room + stand + 3 * theme.GAP
    high = min(bottom - low, listed + theme.GAP + FOOT)
    return _stacked_layout(head, room, stand, Box(x, low, width, high), roomy)


def _stacked_layout(title: Box, space: float, stand: float, body: Box, roomy: bool) -> EndingLayout:
    art = Box(title.left, title.bottom + theme.SPACE, title.width, space)
    card = card_width(space, roomy) if space else 0.0
    return EndingLayout(title, art, card, Box(title.left, art.bottom + theme.SPACE, title.width, stand), body)


def _boxed_control(content: ft.Control, box: Box) -> ft.Control:
    return ft.Container(
        content, left=box.left, top=box.top, width=box.width, height=box.height, alignment=ft.Alignment.CENTER
    )


def _fit_title(text: str, size: Size, text_scale: float) -> tuple[float, int]:
    """Return the font size of a title and its number of lines."""
    wide = size.width - size.left - size.right - 2 * theme.EDGE
    room = min(wide * SIDE if size.is_low_landscape and min(size.width, size.height) < TABLET_SIDE else wide, WIDEST)
    grown, most = (
        min(text_scale, theme.LARGE_TEXT),
        LARGE_TITLE if min(size.width, size.height) >= TABLET_SIDE else TITLE,
    )
    large = theme.narrowed_font_size(text, most * grown, room) / grown
    if theme.text_width(text, large * grown) <= room + 1:
        return large, 1
    return LONG_TITLE, math.ceil(theme.text_width(text, LONG_TITLE * grown) * 1.1 / room)


def _start_spots(app: App, table_state: TableState, seat: int) -> tuple[Spot, Spot | None]:
    """Return the positions of the last card and of a seat's face on the table, from which they move."""
    picture, look = picture_of(table_state), table_look(app)
    layout = layout_of_picture(picture, table_size(app.size, picture), look)
    seats = {each.seat: spot for each, spot in zip(picture.seats, layout.seats, strict=True)}
    spot = seats.get(seat)
    own = Spot(layout.own_seat.left + theme.AVATAR / 2, layout.own_seat.top + layout.own_seat.height / 2, theme.AVATAR)
    return layout.pile, Spot(spot.x, spot.y, spot.size) if spot else own
