"""How large a person has set the system's letters, as far as a screen can tell."""

from __future__ import annotations

import flet as ft

from app.ui import theme
from app.ui.shell import App, on


def probe(app: App) -> ft.Control:
    """A letter that nobody sees: how high it is drawn tells how large a person has set the system's letters."""

    def measured(event: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        letters = round(event.height / theme.TOTAL, 2)
        if letters > 0 and letters != app.letters:
            app.letters = letters

    letter = ft.Text("0", size=theme.TOTAL, opacity=0, style=ft.TextStyle(height=1), on_size_change=on(measured))
    return ft.Semantics(content=letter, exclude_semantics=True)
