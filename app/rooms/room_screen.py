"""The screen of a room: its lobby until the first hand is dealt, then its table, over which the lobby can be opened."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.rooms.host.hosting import hosting
from app.rooms.lobby import Lobby
from app.rooms.memberships.storage import memberships_of
from app.rooms.open_and_join import keep_listening, reopen_room, stop_hosting
from app.rooms.table.panels import RoomPanel
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.rooms.table.session import LocalHosting
from app.rules.rulebook import read_rules, use_reading
from app.table.controller import Controller
from app.table.open_table import card_table, use_log
from app.table.painter import picture_of
from app.table.reducer.state import TableState
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_keyboard, use_running, use_value
from app.ui.words import tr

HOSTING: Final = LocalHosting(reopen_room, keep_listening, stop_hosting, hosting.report_failures_to)
SOURCE_KEY: Final = "room-source"  # the key under which a Flet session stores the RoomSource of the screen


@guarded_component
def Room() -> ft.Control:
    """The screen of the room whose id is in the route."""
    app = use_app()
    room = ft.use_route_params().get("room", "")
    memberships = memberships_of(app)
    shown, show = use_value(TableState())
    status, show_status = use_value(RoomStatus())
    lobby_open, open_lobby = use_value(False)

    def make_source() -> RoomSource | None:
        membership = memberships.find(room)
        made = RoomSource(app, memberships, membership, show_status, hosting=HOSTING) if membership else None
        app.page.session.store.set(SOURCE_KEY, made)
        return made

    source = ft.use_memo(make_source, [room])
    controller = ft.use_memo(lambda: Controller(app, source, show) if source else None, [source])
    picture = ft.use_memo(lambda: picture_of(shown), [shown])
    letter = ft.use_memo(lambda: parts.measure_letters(app), [])
    use_running(app, room if source else "", source.run if source else _run_nothing)
    ft.use_effect(
        source.session.resume if source and app.active and app.present else _do_nothing, [app.active, app.present]
    )
    use_keyboard(app, f"/rooms/{room}", controller.on_key_pressed if controller else _ignore_key)
    use_log(app, controller)
    if source is None or controller is None:
        return parts.not_found_page(app, tr("room.lost"), "/rooms")
    has_table = shown.view is not None
    if not has_table or lobby_open:
        back = (lambda: open_lobby(False)) if has_table else None
        return Lobby(source, status, back)
    layers = [letter, *card_table(app, shown, picture, controller)]
    if shown.panel:
        layers.append(RoomPanel(shown, source, controller, lambda: open_lobby(True)))
    return ft.Stack(layers, width=app.size.width, height=app.size.height)


@guarded_component
def RoomRules() -> ft.Control:
    """The screen of the rules of the room that is open below it."""
    app = use_app()
    reading, read = use_reading()
    back = ft.use_view_path().removesuffix("/rules")
    source = open_source(app)
    status = source.room_status if source is not None else RoomStatus()
    if status.rules is None or status.room is None:
        return parts.not_found_page(app, tr("room.lost"), back)
    return read_rules(app, status.rules, len(status.room.seats), back, reading(), read)


def open_source(app: App) -> RoomSource | None:
    """Return the game source of the room whose screen is open, None if none is."""
    source = app.page.session.store.get(SOURCE_KEY)
    return source if isinstance(source, RoomSource) else None


def _do_nothing() -> None:
    """Do nothing: for `ft.use_effect`, in place of `resume`, on a screen without a room or out of sight."""


async def _run_nothing() -> None:
    """Do nothing: what a screen without a room runs."""


async def _ignore_key(name: str) -> None:
    """Do nothing with a key: there is no table."""
