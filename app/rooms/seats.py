"""Around the table of a lobby: who sits where, and what the host may do about a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.new_table.setup import LEVELS
from app.people import USUAL_BOT, free_bot
from app.rooms.connection.room_info import RoomInfo, RoomSeat
from app.rooms.table.room_source import RoomSource, RoomStatus
from app.ui import parts, theme
from app.ui.shell import App
from app.ui.words import join_sentences, tr

FACE: Final = 48.0
TICK: Final = 20.0
BESIDE_FACE: Final = 560.0  # so wide is a screen where names have room beside faces


def chairs(
    app: App, table: RoomSource, state: RoomStatus, room: RoomInfo, asked: str, ask: Callable[[str], None]
) -> list[ft.Control]:
    """Every seat, two side by side where there is room; for the host each with what can be done about it."""
    beside = 1 if app.letters > theme.GROWN else 2  # so that what can be done about a seat stands right below it
    content: list[ft.Control] = []
    ready = sum(_ready(state, n, chair) for n, chair in enumerate(room.chairs))
    said = parts.line(tr("room.ready", count=ready, of=len(room.chairs)), colour=app.ink.quiet, weight=theme.STRONG)
    heading = parts.heading(tr("room.who"), colour=app.ink.quiet)
    head = [heading, ft.Container(said, padding=ft.Padding.only(top=theme.GAP))]
    content.append(ft.Row(head, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True))
    for first in range(0, len(room.chairs), beside):
        here = range(first, min(first + beside, len(room.chairs)))
        tiles = [_chair(app, table, state, room, n, asked, ask) for n in here]
        content.append(parts.pair(app, tiles))
        content += [
            parts.panel(app, parts.wrap(_changes(app, table, room, n, room.chairs[n], ask)))
            for n in here
            if asked == _name(n) and _may_change(table, state, room, n)
        ]
    return content


def _name(n: int) -> str:
    return f"chair-{n + 1}"


def _chair(
    app: App,
    table: RoomSource,
    state: RoomStatus,
    room: RoomInfo,
    n: int,
    asked: str,
    ask: Callable[[str], None],
) -> ft.Control:
    """A seat: whose, and how things stand with them; the host taps it to change something."""
    chair, ident = room.chairs[n], _name(n)
    name, about = chair.name if chair.taken else tr("room.free"), _about(state, n, chair)
    if n == room.host:
        about = f"{about} · {tr('room.is_host')}"
    may = _may_change(table, state, room, n)
    is_open = may and asked == ident
    face, words = _face(app, state, n, chair), parts.caption(app, name, about, expand=True)
    end = [parts.arrow(app, is_open)] if may else []
    if app.size.width >= BESIDE_FACE * app.letters:
        content: ft.Control = ft.Row([face, words, *end], spacing=theme.GAP)
    else:
        words.expand = None
        head = ft.Row([face, *end], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        content = parts.column([head, words], theme.SPACE, wide=True)
    tile = parts.panel(app, content, ring=is_open)
    spoken = join_sentences((name, about))
    if not may:
        return parts.label(tile, ident, spoken)
    return parts.tap(tile, partial(ask, "" if is_open else ident), ident, spoken, expanded=is_open)


def _face(app: App, state: RoomStatus, n: int, chair: RoomSeat) -> ft.Control:
    """Who sits there, with a tick once they are ready; a plus where nobody does."""
    if not chair.taken:
        plus = ft.Icon(ft.Icons.ADD_ROUNDED, color=app.ink.quiet, size=theme.ICON)
        return parts.disc(plus, FACE, border=ft.Border.all(2, app.ink.quiet))
    face = parts.seat_face(chair.name, n, bot=bool(chair.bot) and not chair.person, size=FACE)
    if not _ready(state, n, chair):
        return ft.Container(face, opacity=theme.FAINT)
    tick = ft.Icon(ft.Icons.CHECK_ROUNDED, color=app.ink.on_strong, size=TICK * 0.7)
    mark = parts.disc(tick, TICK, app.ink.strong, border=ft.Border.all(2, app.ink.panel), right=-4, bottom=-2)
    return ft.Stack([face, mark], clip_behavior=ft.ClipBehavior.NONE)


def _ready(state: RoomStatus, n: int, chair: RoomSeat) -> bool:
    """Whether whoever plays there can be dealt to."""
    return bool(chair.bot) or (chair.person and (n == state.player or n not in state.away))


def _may_change(table: RoomSource, state: RoomStatus, room: RoomInfo, n: int) -> bool:
    """Whether one is the host, and may do something about this seat, which is not their own."""
    return table.kept.host and n != state.player and not room.closed and (not room.begun or room.chairs[n].person)


def _about(state: RoomStatus, n: int, chair: RoomSeat) -> str:
    """What is said of who sits there."""
    if n == state.player:
        return tr("room.you")
    if chair.person and chair.bot:
        return tr("room.bot_plays")
    if chair.bot:
        return tr(f"people.{chair.bot}") if chair.bot in LEVELS else tr("room.bot")
    if not chair.person:
        return tr("room.free_about")
    return tr("room.away" if n in state.away else "room.here")


def _changes(
    app: App, table: RoomSource, room: RoomInfo, n: int, chair: RoomSeat, ask: Callable[[str], None]
) -> Sequence[ft.Control]:
    """What the host may do about a seat."""

    async def do(k: str, **more: Any) -> None:
        ask("")
        await table.do(k, seat=n, **more)

    async def put_out() -> None:
        ask("")
        await table.put_out(n)

    if chair.person:
        pills = []
        if room.begun and not chair.bot:
            bot = partial(do, "sit", bot=USUAL_BOT, name="")
            pills.append(parts.pill(app, tr("play.to_bot", name=chair.name), bot, f"bot-{n + 1}"))
        if table.kept.served and room.host >= 0:
            label = tr("room.make_host", name=chair.name)
            pills.append(parts.pill(app, label, partial(do, "host"), f"host-{n + 1}"))
        kick = parts.pill(app, tr("room.kick", name=chair.name), put_out, f"kick-{n + 1}", danger=True)
        return [*pills, kick]
    name = chair.name or free_bot(each.name for each in room.chairs)
    levels = [
        parts.chip(
            app, tr(f"people.{level}"), level == chair.bot, partial(do, "sit", bot=level, name=name),
            f"bot-{n + 1}-{level}", tr("room.bot"),
        )
        for level in LEVELS
    ]  # fmt: skip
    if chair.bot:
        levels.append(parts.pill(app, tr("room.make_free"), partial(do, "sit", bot="", name=""), f"free-{n + 1}"))
    return levels
