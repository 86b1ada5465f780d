"""Messages about the browser's storage: another tab has it, or writing failed."""

from __future__ import annotations

import flet as ft

from app.platform.web.storage import storage
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import tr


def report_storage(app: App) -> None:
    """Show messages about the storage from now on, beginning with its present state."""

    def show_other_tab(waits: bool) -> None:
        if not waits:
            app.page.pop_dialog()
            return
        ink = app.palette
        app.page.show_dialog(
            ft.AlertDialog(
                modal=True,
                bgcolor=ink.paper,
                shape=ft.RoundedRectangleBorder(radius=theme.PILL_RADIUS),
                title=parts.heading(tr("web.elsewhere"), colour=ink.text),
                content=ft.Semantics(
                    identifier="other-tab", content=parts.styled_text(tr("web.elsewhere_about"), colour=ink.text)
                ),
            )
        )

    def show_problem(problem: str) -> None:
        app.storage_trouble = tr("web.unsaved") if problem else ""
        if problem:
            app.journal.add_line(f"not kept: {problem}")
            app.device.show_message(app.storage_trouble)

    storage.on_problem = show_problem
    storage.on_waiting = show_other_tab
    if storage.waits:
        show_other_tab(True)
