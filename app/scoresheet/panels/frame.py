"""The frame of panels over a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.ui import parts
from app.ui.window.app_state import App

WIDE: Final = 480.0
HEAD: Final = 96.0  # the height of a panel without what it holds


def panel_over_sheet(
    app: App,
    title: str,
    ident: str,
    items: Sequence[ft.Control],
    controller: SheetController,
    *,
    height: float = 0,
    width: float = WIDE,
) -> ft.Control:
    """Return a panel for items of about `height` pixels; its title stays in sight when they scroll."""
    return parts.titled_panel(app, title, ident, items, controller.close_panel, height=height + HEAD, width=width)
