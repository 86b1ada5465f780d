"""The frame that panels over a sheet have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.ui import parts, theme
from app.ui.shell import App
from app.ui.words import tr

WIDE: Final = 480.0
HEAD: Final = 96.0  # the height of a panel without what it holds
SPARE: Final = 1.2  # room for letters so much larger is kept at least


def lay_panel(
    app: App,
    title: str,
    ident: str,
    items: Sequence[ft.Control],
    controller: SheetController,
    *,
    height: float = 0,
    width: float = WIDE,
) -> ft.Control:
    """A panel with its title and a way to put it away. What holds about `height` and may be too much for the screen
    scrolls in a panel as high as it.
    """
    free = app.size.height - app.size.top - app.size.bottom - 2 * theme.GAP
    high = (height + HEAD) * max(SPARE, app.letters) > free
    ink = app.ink
    head = ft.Row(
        [
            ft.Container(parts.heading(title, colour=ink.text), expand=True),
            parts.ink_button(app, ft.Icons.CLOSE_ROUNDED, tr("play.close"), controller.close, "panel-close"),
        ],
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    # A column that scrolls takes all the room there is, so only what may be too much for the screen does.
    inside = ft.Column(
        list(items),
        spacing=theme.GAP,
        tight=not high,
        scroll=ft.ScrollMode.AUTO if high else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=high,
    )
    content = ft.Column([head, inside], spacing=theme.SPACE, tight=not high)
    return parts.over_table(
        app, content, f"panel-{ident}", back=ink.paper, width=width, high=high, handler=controller.close
    )
