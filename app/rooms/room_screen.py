"""One room on one screen: its lobby until the first deal, then its table, and the lobby again for who asks."""

from __future__ import annotations

import flet as ft

from app.rooms.lobby import Lobby
from app.rooms.memberships.storage import HELD_TABLE, memberships_of
from app.rooms.table.panels import RoomPanel
from app.rooms.table.room_source import RoomSource, RoomStatus
from app.rules.rulebook import read_rules
from app.table.open_table import card_table, use_keyboard, use_log
from app.table.painter import TableState, picture_of
from app.ui import parts
from app.ui.shell import part, use_app, use_running, use_value
from app.ui.words import tr


@part
def Room() -> ft.Control:
    """The room that the address names."""
    app = use_app()
    room = ft.use_route_params().get("room", "")
    rooms = memberships_of(app)
    shown, show = use_value(TableState())
    state, tell = use_value(RoomStatus())
    looking, look = use_value(False)

    def begin() -> RoomSource | None:
        kept = rooms.find(room)
        table = RoomSource(app, rooms, kept, show, tell) if kept else None
        app.page.session.store.set(HELD_TABLE, table)
        return table

    table = ft.use_memo(begin, [room])
    picture = ft.use_memo(lambda: picture_of(shown), [shown])
    letter = ft.use_memo(lambda: parts.measure_letters(app), [])
    use_running(app, room if table else "", table.run if table else _nothing)
    ft.use_effect(table.come if table and app.active and app.present else _stay, [app.active, app.present])
    use_keyboard(app, f"/rooms/{room}", table.table.key if table else _no_key)
    use_log(app, table.table if table else None)
    if table is None:
        return parts.lost(app, tr("room.lost"), "/rooms")
    at_table = shown.view is not None
    if not at_table or looking:
        back = (lambda: look(False)) if at_table else None
        return Lobby(table, state, back)
    layers = [letter, *card_table(app, shown, picture, table.table)]
    if shown.panel:
        layers.append(RoomPanel(shown, table, state, lambda: look(True)))
    return ft.Stack(layers, width=app.size.width, height=app.size.height)


@part
def RoomRules() -> ft.Control:
    """The rules of the room that is on the screen below."""
    app = use_app()
    sourced, show_sources = use_value(False)
    back = ft.use_view_path().removesuffix("/rules")
    table = app.page.session.store.get(HELD_TABLE)
    rules = table.state.rules if isinstance(table, RoomSource) else None
    if rules is None or not isinstance(table, RoomSource) or table.state.room is None:
        return parts.lost(app, tr("room.lost"), back)
    return read_rules(app, rules, len(table.state.room.chairs), back, sourced, show_sources)


def _stay() -> None:
    """Nobody looks: the line is left as it is."""


async def _nothing() -> None:
    """There is no such room."""


async def _no_key(name: str) -> None:
    """Nobody plays."""
