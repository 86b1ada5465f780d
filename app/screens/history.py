"""Every match that was played here, newest first."""

from __future__ import annotations

from typing import Final

import flet as ft

from app import parts
from app.screens.matches import match_row
from app.shell import screen, use_app, use_value
from app.words import tr

Key = tuple[int, int]
FIRST: Final[tuple[Key | None, ...]] = (None,)


@screen
def History() -> ft.Control:
    """The list of matches, a page at a time."""
    app = use_app()
    pages, show = use_value(FIRST)
    top = parts.header(app, tr("nav.history"), back="/")
    if app.data is None:
        return parts.sheet(app, top, [parts.waiting(app, tr("parts.opening"))])
    items: list[ft.Control] = []
    older: Key | None = None
    for key in pages:
        page = app.data.matches(key)
        items += [match_row(app, match, f"/history/{match.id}", f"match-{match.id}") for match in page.matches]
        older = page.older
    if not items:
        return parts.sheet(
            app,
            top,
            [
                parts.empty(
                    app,
                    tr("history.empty"),
                    tr("history.empty_about"),
                    parts.pill(app, tr("home.new"), lambda: app.go("/new"), "history-new", accent=True),
                )
            ],
        )
    content: list[ft.Control] = [parts.rows(app, items)]
    if older is not None:
        content.append(
            ft.Row(
                [parts.pill(app, tr("history.older"), lambda: show((*pages, older)), "history-older")],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    return parts.sheet(app, top, content)
