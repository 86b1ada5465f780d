"""The screens of rooms. Their code is read beside the event loop when somebody first comes to one, so that nobody who
plays alone reads any of it in.
"""

from __future__ import annotations

from typing import Any

import flet as ft

from app.ui import parts
from app.ui.screens import screen
from app.ui.shell import use_app, use_code
from app.ui.words import tr


@screen
def Join() -> ft.Control:
    """The rooms one sits in, and the way into others."""
    return _behind("join_screen", "Join")


@screen
def OpenRoom() -> ft.Control:
    """A room of one's own for the table that was laid last."""
    return _behind("open_screen", "OpenRoom")


@screen
def Room() -> ft.Control:
    """One room: its lobby, then its table."""
    return _behind("room_screen", "Room")


@screen
def RoomRules() -> ft.Control:
    """The rules of one room."""
    return _behind("room_screen", "RoomRules")


def _behind(module: str, name: str) -> ft.Control:
    """What is drawn by a part of that name, once its code is here."""
    app, code = use_app(), use_code(f"app.rooms.{module}")
    if code is None or not (app.data is not None or app.rooms_ready):
        return parts.opening(app, parts.header(app, tr("room.title"), back="/"))
    drawn: Any = getattr(code, name)
    shown: ft.Control = drawn()
    return shown
