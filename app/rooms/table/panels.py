"""The panels on the table of a room: menu, sayings, results, and the reason for which the game is stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.rooms.table.panel_content import (
    PanelChoice,
    menu_choices,
    panel_title,
    result_choices,
    saying_choices,
    stopped_choices,
)
from app.rooms.table.room_source import RoomSource
from app.table.controller import Controller
from app.table.panel_kind import CLOSABLE_PANELS, RESULT_PANELS, PanelKind
from app.table.panels import TEXT_PANELS, menu_panel, text_panel
from app.table.reducer.state import TableState
from app.table.results.result import ResultButton, result_panel
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr


@guarded_component
def RoomPanel(
    table_state: TableState, source: RoomSource, controller: Controller, show_lobby: Callable[[], Any]
) -> ft.Control:
    """The open panel of the table."""
    app = use_app()
    panel, match = table_state.panel, table_state.match
    if match is not None and table_state.view is not None:
        if panel in RESULT_PANELS:
            whole = panel is PanelKind.MATCH_RESULT
            steps = [ResultButton(each.label, each.on_chosen, each.id) for each in result_choices(source, match, whole)]
            return result_panel(app, table_state, whole, steps, controller)
        if panel is PanelKind.MENU:
            choices = menu_choices(source, show_lobby, controller.on_help_pressed, _app_choices(app))
            rows = [parts.row(app, each.label, each.on_chosen, each.id, about=each.subtitle) for each in choices]
            return menu_panel(app, rows, controller)
        if panel in TEXT_PANELS:
            return text_panel(app, table_state, controller)
    choices = saying_choices(source) if panel is PanelKind.SAYINGS else stopped_choices(source, panel, show_lobby)
    content = [parts.pill(app, each.label, each.on_chosen, each.id, accent=each.is_primary) for each in choices]
    about = table_state.panel_text if panel is not PanelKind.SAYINGS else ""
    if about:
        content.insert(0, parts.styled_text(about, colour=app.palette.text, align=ft.TextAlign.CENTER))
    close = controller.on_panel_closed if panel in CLOSABLE_PANELS else None
    return parts.titled_sheet(app, panel, panel_title(panel), content, close, lines=len(content), letters=len(about))


def _app_choices(app: App) -> tuple[PanelChoice, ...]:
    """Return the choices of the menu that guests in browsers don't have."""
    return (
        PanelChoice("menu-settings", tr("nav.settings"), lambda: app.navigation.go_to("/settings")),
        PanelChoice("menu-report", tr("play.report"), lambda: app.device.copy(app.make_report())),
    )
