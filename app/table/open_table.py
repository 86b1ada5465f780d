"""The screen of a match on this device: it connects the table's components with its controller."""

from __future__ import annotations

import flet as ft

from app.session import STOPPED
from app.table.components.explanation_bubble import explanation_bubble
from app.table.components.seats.seat_parts import MoodPreloader
from app.table.components.table import Table as CardTable
from app.table.components.table import table_look
from app.table.controller import Controller
from app.table.device.device_source import DeviceSource
from app.table.layout.table_layout import has_log_beside
from app.table.painter import picture_of
from app.table.panels import Panel
from app.table.picture import Picture
from app.table.reducer.state import TableState
from app.ui import parts
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_keyboard, use_running, use_value
from app.ui.words import tr


@screen
def Table() -> ft.Control:
    """The screen that plays the match in the route."""
    app = use_app()
    match_id = ft.use_route_params().get("match_id", "")
    shown, show = use_value(TableState())
    found = ft.use_memo(lambda: app.data.match_of_route(match_id) if app.data else None, [app.data is None, match_id])
    source = ft.use_memo(lambda: DeviceSource(app, found.id if found else 0), [found and found.id])
    controller = ft.use_memo(lambda: Controller(app, source, show), [source])

    picture = ft.use_memo(lambda: picture_of(shown), [shown])
    letter = ft.use_memo(lambda: parts.measure_letters(app), [])
    use_running(app, found.id if found else 0, source.run)
    use_keyboard(app, f"/play/{match_id}", controller.on_key_pressed)
    use_log(app, controller)
    ft.use_effect(lambda: None if app.active else controller.on_app_hidden(), [app.active])
    ft.use_effect(source.session.resume if app.present else source.session.release_while_away, [app.present])
    if app.data is not None and found is None:
        return parts.not_found_page(app, tr("play.no_store"), "/")
    layers = [letter, *card_table(app, shown, picture, controller)]
    if shown.panel and (shown.match is not None or shown.panel in STOPPED):
        layers.append(Panel(shown, source, controller))
    return ft.Stack(layers, width=app.size.width, height=app.size.height)


def card_table(app: App, table_state: TableState, picture: Picture, table: Controller) -> list[ft.Control]:
    """Return the table of a controller, and the explanation bubble over it."""
    drawn = CardTable(picture, table_look(app), app.size, table, table, bool(table_state.panel))
    players = ((picture.own_person, False), *((seat.name, bool(seat.level)) for seat in picture.seats))
    return [MoodPreloader(players), drawn, *explanation_bubble(table_state, picture, app, table.on_tip_read)]


def use_log(app: App, table: Controller | None) -> None:
    """Hook: fill the log beside the table once the screen is large enough for it."""
    large = has_log_beside(app.size)
    ft.use_effect(lambda: table.on_log_appeared() if table and large else None, [large])
