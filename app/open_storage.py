"""The browser's storage, opened for the app: by one tab at a time, and with a word where it cannot be."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from app.platform import paths
from app.platform.web.storage import storage
from app.ui import parts, theme
from app.ui.shell import App
from app.ui.words import tr


async def open_storage(app: App) -> tuple[str, Callable[[], None] | None]:
    """Waits until this tab alone has the storage. Then why nothing can be kept, or what is to be called after each
    change.
    """
    shown = False

    def waiting() -> None:
        nonlocal shown
        shown = True
        ink = app.ink
        app.page.show_dialog(
            ft.AlertDialog(
                modal=True,
                bgcolor=ink.paper,
                shape=ft.RoundedRectangleBorder(radius=theme.PILL_RADIUS),
                title=parts.heading(tr("web.elsewhere"), colour=ink.text),
                content=ft.Semantics(
                    identifier="other-tab", content=parts.line(tr("web.elsewhere_about"), colour=ink.text)
                ),
            )
        )

    def tell(problem: str) -> None:
        app.trouble = tr("web.unsaved") if problem else ""
        if problem:
            app.journal.note(f"not kept: {problem}")
            app.say(app.trouble)

    storage.on_problem = tell
    why = ""
    try:
        await storage.open(paths.data(), waiting)
    except OSError as problem:
        why = str(problem)
    if shown:
        app.page.pop_dialog()
    return why, None if why else storage.save_soon
