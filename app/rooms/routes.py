"""The routes of rooms. Their modules are imported off the event loop at the first visit, so solo play
never loads them.
"""

from __future__ import annotations

from typing import Any

import flet as ft

from app.ui import parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app, use_code
from app.ui.words import tr


@screen
def Join() -> ft.Control:
    """The screen of rooms, with the form for joining one."""
    return _lazy("join_screen", "Join")


@screen
def Room() -> ft.Control:
    """The screen of one room: its lobby, then its table."""
    return _lazy("room_screen", "Room")


@screen
def RoomRules() -> ft.Control:
    """The screen of a room's rules."""
    return _lazy("room_screen", "RoomRules")


@screen
def RoomTerms() -> ft.Control:
    """The screen of a room's terms, for its host."""
    return _lazy("room_terms", "RoomTerms")


def _lazy(module: str, name: str) -> ft.Control:
    """Return the component with this name in a module of app.rooms; a loading screen until the module is imported."""
    app, code = use_app(), use_code(f"app.rooms.{module}")
    if code is None or app.data is None:
        return parts.loading_page(app, parts.header(app, tr("room.title"), back="/"))
    component: Any = getattr(code, name)
    made: ft.Control = component()
    return made
