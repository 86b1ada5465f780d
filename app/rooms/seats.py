"""The seats around the table of a lobby: who has each, and what the host can change about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from app.new_table.setup import LEVELS
from app.people import USUAL_BOT, next_free_bot
from app.rooms.connection.room_info import RoomInfo, RoomSeat
from app.rooms.lobby_content import is_ready, seat_name, seat_state
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import join_sentences, tr

FACE_SIZE: Final = 60.0  # pixels
TICK_SIZE: Final = 22.0
SEAT_WIDTH: Final = 80.0  # width at letters of normal size
MIN_MIDDLE_WIDTH: Final = 140.0  # the least width for the middle of the table between two seats


@dataclass(frozen=True)
class LobbySeats:
    """The lobby around which the seats are drawn, and the id of the seat whose changes are open ("" for none).

    `open_seat` opens the changes of another seat by its id, or closes them with "".
    """

    source: RoomSource
    status: RoomStatus
    room: RoomInfo
    open_seat_id: str
    open_seat: Callable[[str], None]


@dataclass(frozen=True)
class SeatArrangement:
    """The numbers of the others' seats at each side of the table: left and right from the top, and along the top."""

    left: tuple[int, ...]
    top: tuple[int, ...]
    right: tuple[int, ...]


def arrange_seats(others: Sequence[int], beside: bool) -> SeatArrangement:
    """Return on which side of the table the others sit.

    `others` are their numbers clockwise, beginning at the left. All sit at the top unless `beside`.
    """
    if not beside or len(others) < 2:
        return SeatArrangement((), tuple(others), ())
    side = 1 if len(others) < 5 else 2
    left, top, right = others[:side], others[side : len(others) - side], others[len(others) - side :]
    return SeatArrangement(tuple(reversed(left)), tuple(top), tuple(right))


def seats_around(app: App, lobby: LobbySeats, middle: Callable[[float], ft.Control], width: float) -> list[ft.Control]:
    """Return the seats of the others, and between them what `middle` makes for the width in pixels that's left of
    `width`.
    """
    own = lobby.status.own_player
    seats = len(lobby.room.seats)
    others = [(own + 1 + n) % seats for n in range(seats - 1)] if own >= 0 else [*range(seats)]
    chair = SEAT_WIDTH * min(app.text_scale, theme.LARGE_TEXT)
    left_over = width - 2 * (chair + theme.SPACE)
    beside = app.text_scale <= theme.LARGE_TEXT and left_over >= MIN_MIDDLE_WIDTH
    places = arrange_seats(others, beside)

    def column(numbers: Sequence[int]) -> ft.Control:
        drawn: list[ft.Control] = [_seat_control(app, lobby, n, chair) for n in numbers]
        return ft.Column(drawn, spacing=theme.GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER, width=chair)

    def row(numbers: Sequence[int]) -> ft.Control:
        drawn: list[ft.Control] = [
            _seat_control(app, lobby, n, chair if beside else width / 2 - theme.GAP) for n in numbers
        ]
        return ft.Row(
            drawn,
            wrap=True,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.START,
            spacing=theme.GAP,
            run_spacing=theme.SPACE,
        )

    between = left_over if places.left else width
    centre = ft.Container(middle(between), width=between, alignment=ft.Alignment.CENTER)
    line: list[ft.Control] = [centre]
    if places.left:
        line = [column(places.left), centre, column(places.right)]
    around: list[ft.Control] = [row(places.top)] if places.top else []
    around.append(ft.Row(line, spacing=theme.SPACE, alignment=ft.MainAxisAlignment.CENTER))
    return around


def own_seat(app: App, lobby: LobbySeats) -> list[ft.Control]:
    """Return one's own seat, and below it the changes of the open seat."""
    own, room = lobby.status.own_player, lobby.room
    content: list[ft.Control] = []
    if own >= 0:
        chair = _seat_control(app, lobby, own, 2 * SEAT_WIDTH * min(app.text_scale, theme.LARGE_TEXT))
        content.append(ft.Row([chair], alignment=ft.MainAxisAlignment.CENTER))
    for n, seat in enumerate(room.seats):
        if lobby.open_seat_id == _seat_id(n) and _can_change_seat(lobby, n):
            content.append(parts.panel(app, parts.wrapped_row(_seat_change_buttons(app, lobby, n, seat))))
    return content


def _seat_id(n: int) -> str:
    return f"chair-{n + 1}"


def _seat_control(app: App, lobby: LobbySeats, n: int, width: float) -> ft.Control:
    """A seat with its player and their state. The host can tap it to open its changes."""
    room, status = lobby.room, lobby.status
    seat, ident = room.seats[n], _seat_id(n)
    name, about = seat_name(seat), seat_state(status, room, n)
    may_change = _can_change_seat(lobby, n)
    is_open = may_change and lobby.open_seat_id == ident
    size = theme.narrowed_font_size(name, theme.NAME * app.text_scale, width) / app.text_scale
    centre = ft.TextAlign.CENTER
    lines = 1 if seat.is_taken else 2  # a free seat's name has several words
    content = ft.Column(
        [
            _seat_face(app, status, n, seat, is_open),
            parts.styled_text(name, colour=theme.ON_FELT, size=size, weight=theme.HEAVY, align=centre, max_lines=lines),
            parts.styled_text(about, colour=theme.ON_FELT_QUIET, size=theme.TINY, weight=theme.STRONG, align=centre),
        ],
        spacing=theme.SPACE / 4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    drawn = ft.Container(content, width=width)
    spoken = join_sentences((name, about))
    if not may_change:
        return parts.label(drawn, ident, spoken)
    open_or_close = partial(lobby.open_seat, "" if is_open else ident)
    return parts.tap(drawn, open_or_close, ident, spoken, expanded=is_open, fore=theme.ON_FELT)


def _seat_face(app: App, status: RoomStatus, n: int, seat: RoomSeat, is_open: bool) -> ft.Control:
    """The face of the player, with a tick if they're ready; a plus for a free seat."""
    if not seat.is_taken:
        plus = ft.Icon(ft.Icons.ADD_ROUNDED, color=theme.ON_FELT_QUIET, size=theme.ICON)
        return parts.circle(plus, FACE_SIZE, border=ft.Border.all(2, theme.ACCENT if is_open else theme.ON_FELT_QUIET))
    face = parts.seat_face(seat.name, n, bot=bool(seat.bot_level) and not seat.person, size=FACE_SIZE)
    rim = ft.Container(face, padding=3, bgcolor=theme.ACCENT if is_open else theme.CARD_PAPER)
    rim.border_radius = FACE_SIZE
    if not is_ready(status, n, seat):
        return ft.Container(rim, opacity=theme.FAINT)
    tick = ft.Icon(ft.Icons.CHECK_ROUNDED, color=theme.ON_ACCENT, size=TICK_SIZE * 0.7)
    mark = parts.circle(tick, TICK_SIZE, theme.ACCENT, right=-2, bottom=-2)
    return ft.Stack([rim, mark], clip_behavior=ft.ClipBehavior.NONE)


def _can_change_seat(lobby: LobbySeats, n: int) -> bool:
    """Return whether the person here is host and can change this seat of another player."""
    room = lobby.room
    if not lobby.source.session.membership.is_host or n == lobby.status.own_player or room.close_reason:
        return False
    return not room.has_begun or room.seats[n].person


def _seat_change_buttons(app: App, lobby: LobbySeats, n: int, seat: RoomSeat) -> Sequence[ft.Control]:
    """The buttons by which the host changes a seat: its bot's level, making its person host, removing them."""
    source, room = lobby.source, lobby.room

    async def send(kind: str, **fields: Any) -> None:
        lobby.open_seat("")
        await source.send_command(kind, seat=n, **fields)

    async def remove() -> None:
        lobby.open_seat("")
        await source.invitations.remove_player(n)

    if seat.person:
        pills = []
        if room.has_begun and not seat.bot_level:
            bot = partial(send, "sit", bot=USUAL_BOT, name="")
            pills.append(parts.pill(app, tr("play.to_bot", name=seat.name), bot, f"bot-{n + 1}"))
        if source.session.membership.is_on_server and room.host >= 0:
            label = tr("room.make_host", name=seat.name)
            pills.append(parts.pill(app, label, partial(send, "host"), f"host-{n + 1}"))
        kick = parts.pill(app, tr("room.kick", name=seat.name), remove, f"kick-{n + 1}", danger=True)
        return [*pills, kick]
    name = seat.name or next_free_bot(each.name for each in room.seats)
    levels = [
        parts.chip(
            app, tr(f"people.{level}"), level == seat.bot_level, partial(send, "sit", bot=level, name=name),
            f"bot-{n + 1}-{level}", tr("room.bot"),
        )
        for level in LEVELS
    ]  # fmt: skip
    if seat.bot_level:
        levels.append(parts.pill(app, tr("room.make_free"), partial(send, "sit", bot="", name=""), f"free-{n + 1}"))
    return levels
