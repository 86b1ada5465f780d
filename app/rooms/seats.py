"""The seats in the lobby: who has each, and what the host can change about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.new_table.setup import LEVELS
from app.people import USUAL_BOT, next_free_bot
from app.rooms.connection.room_info import RoomInfo, RoomSeat
from app.rooms.lobby_content import is_ready, ready_count, seat_name, seat_state
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import join_sentences, tr

FACE: Final = 48.0
TICK: Final = 20.0
BESIDE_FACE: Final = 560.0  # width of a screen with room for names beside faces, at letters of normal size


def seat_tiles(
    app: App, source: RoomSource, status: RoomStatus, room: RoomInfo, opened: str, open_tile: Callable[[str], None]
) -> list[ft.Control]:
    """A heading and a tile for each seat, two in a row if there's room. Below the tile with the id `opened` are the
    changes that the host can make.
    """
    beside = 1 if app.text_scale > theme.LARGE_TEXT else 2  # so that the changes stand right below their tile
    content: list[ft.Control] = []
    count = parts.styled_text(ready_count(status, room), colour=app.palette.quiet, weight=theme.STRONG)
    heading = parts.heading(tr("room.who"), colour=app.palette.quiet)
    head = [heading, ft.Container(count, padding=ft.Padding.only(top=theme.GAP))]
    content.append(ft.Row(head, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True))
    for first in range(0, len(room.seats), beside):
        numbers = range(first, min(first + beside, len(room.seats)))
        tiles = [_tile(app, source, status, room, n, opened, open_tile) for n in numbers]
        content.append(parts.pair(app, tiles))
        content += [
            parts.panel(app, parts.wrapped_row(_changes(app, source, room, n, room.seats[n], open_tile)))
            for n in numbers
            if opened == _tile_id(n) and _may_change(source, status, room, n)
        ]
    return content


def _tile_id(n: int) -> str:
    return f"chair-{n + 1}"


def _tile(
    app: App,
    source: RoomSource,
    status: RoomStatus,
    room: RoomInfo,
    n: int,
    opened: str,
    open_tile: Callable[[str], None],
) -> ft.Control:
    """A seat with its player and their state. The host can tap it to open its changes."""
    seat, ident = room.seats[n], _tile_id(n)
    name, about = seat_name(seat), seat_state(status, room, n)
    may_change = _may_change(source, status, room, n)
    is_open = may_change and opened == ident
    face, words = _face(app, status, n, seat), parts.caption(app, name, about, expand=True)
    end = [parts.open_arrow(app, is_open)] if may_change else []
    if app.size.width >= BESIDE_FACE * app.text_scale:
        content: ft.Control = ft.Row([face, words, *end], spacing=theme.GAP)
    else:
        words.expand = None
        head = ft.Row([face, *end], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        content = parts.stacked([head, words], theme.SPACE, wide=True)
    tile = parts.panel(app, content, ring=is_open)
    spoken = join_sentences((name, about))
    if not may_change:
        return parts.label(tile, ident, spoken)
    return parts.tap(tile, partial(open_tile, "" if is_open else ident), ident, spoken, expanded=is_open)


def _face(app: App, status: RoomStatus, n: int, seat: RoomSeat) -> ft.Control:
    """The player's face, with a tick if they're ready; a plus for a free seat."""
    if not seat.taken:
        plus = ft.Icon(ft.Icons.ADD_ROUNDED, color=app.palette.quiet, size=theme.ICON)
        return parts.circle(plus, FACE, border=ft.Border.all(2, app.palette.quiet))
    face = parts.seat_face(seat.name, n, bot=bool(seat.bot) and not seat.person, size=FACE)
    if not is_ready(status, n, seat):
        return ft.Container(face, opacity=theme.FAINT)
    tick = ft.Icon(ft.Icons.CHECK_ROUNDED, color=app.palette.on_strong, size=TICK * 0.7)
    mark = parts.circle(tick, TICK, app.palette.strong, border=ft.Border.all(2, app.palette.panel), right=-4, bottom=-2)
    return ft.Stack([face, mark], clip_behavior=ft.ClipBehavior.NONE)


def _may_change(source: RoomSource, status: RoomStatus, room: RoomInfo, n: int) -> bool:
    """Whether the person here is the host and can change this seat, which isn't their own."""
    if not source.session.membership.is_host or n == status.player or room.closed:
        return False
    return not room.begun or room.seats[n].person


def _changes(
    app: App, source: RoomSource, room: RoomInfo, n: int, seat: RoomSeat, open_tile: Callable[[str], None]
) -> Sequence[ft.Control]:
    """The buttons with which the host changes a seat."""

    async def send(kind: str, **fields: Any) -> None:
        open_tile("")
        await source.send(kind, seat=n, **fields)

    async def remove() -> None:
        open_tile("")
        await source.invitations.remove_player(n)

    if seat.person:
        pills = []
        if room.begun and not seat.bot:
            bot = partial(send, "sit", bot=USUAL_BOT, name="")
            pills.append(parts.pill(app, tr("play.to_bot", name=seat.name), bot, f"bot-{n + 1}"))
        if source.session.membership.on_server and room.host >= 0:
            label = tr("room.make_host", name=seat.name)
            pills.append(parts.pill(app, label, partial(send, "host"), f"host-{n + 1}"))
        kick = parts.pill(app, tr("room.kick", name=seat.name), remove, f"kick-{n + 1}", danger=True)
        return [*pills, kick]
    name = seat.name or next_free_bot(each.name for each in room.seats)
    levels = [
        parts.chip(
            app, tr(f"people.{level}"), level == seat.bot, partial(send, "sit", bot=level, name=name),
            f"bot-{n + 1}-{level}", tr("room.bot"),
        )
        for level in LEVELS
    ]  # fmt: skip
    if seat.bot:
        levels.append(parts.pill(app, tr("room.make_free"), partial(send, "sit", bot="", name=""), f"free-{n + 1}"))
    return levels
