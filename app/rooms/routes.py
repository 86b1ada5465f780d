"""The routes of rooms. Their code is imported off the event loop on the first visit, and never for solo play."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.ui import parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app, use_code
from app.ui.words import tr


@screen
def Join() -> ft.Control:
    """The rooms you're a member of, and the form to join another."""
    return _lazy("join_screen", "Join")


@screen
def Room() -> ft.Control:
    """One room: its lobby, then its table."""
    return _lazy("room_screen", "Room")


@screen
def RoomRules() -> ft.Control:
    """The rules of a room."""
    return _lazy("room_screen", "RoomRules")


@screen
def RoomTerms() -> ft.Control:
    """The terms of a room, for its host."""
    return _lazy("room_terms", "RoomTerms")


def _lazy(module: str, name: str) -> ft.Control:
    """The component of that name in a module, or a loading screen until it's imported."""
    app, code = use_app(), use_code(f"app.rooms.{module}")
    if code is None or app.data is None:
        return parts.loading_page(app, parts.header(app, tr("room.title"), back="/"))
    component: Any = getattr(code, name)
    made: ft.Control = component()
    return made
