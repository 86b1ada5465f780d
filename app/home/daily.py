"""Today's hand and the puzzles, as home shows them: what was played is told a moment after the first frame."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import flet as ft

from app.lazy_routes import later
from app.platform.background import off_loop
from app.ui import parts, theme
from app.ui.shell import App, on, part, use_app, use_value
from app.ui.words import tr
from store import StoreError

REST: Final = 0.2  # seconds after home was drawn
# They bring the rules, which no first frame waits for.
READ: Final = later("daily.told", "read")
TELL: Final = later("daily.told", "tell")
ROUTE_OF_TODAY: Final = later("daily.told", "route_of_today")


@part
def Daily() -> ft.Control:
    """The two tiles, side by side; the same ones from the first frame on, so that no tap on them is lost."""
    app = use_app()
    nothing: Any = None
    played, know = use_value(nothing)
    data, here = app.data, app.page.route == "/"

    async def look() -> None:
        if data is None or not here:
            return
        await asyncio.sleep(REST)
        with suppress(StoreError):  # the window has been left meanwhile
            know(await off_loop(partial(READ, data)))

    ft.use_effect(on(look), [data is None, here])
    days_hand, puzzle = TELL(played) if played else (tr("daily.about"), tr("puzzle.about"))
    tiles = [
        _tile(app, tr("daily.heading"), days_hand, lambda: app.begin(partial(ROUTE_OF_TODAY, app)), "home-daily"),
        _tile(app, tr("puzzle.heading"), puzzle, lambda: app.go("/puzzles"), "home-puzzles"),
    ]
    if app.letters > theme.GROWN:  # large letters want the whole width
        for tile in tiles:
            tile.expand = None
        return parts.column(tiles, theme.GAP, wide=True)
    return ft.Row(tiles, spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _tile(app: App, title: str, about: str, handler: parts.Handler, ident: str) -> ft.Control:
    """Half a button's width: a title and what is said of it."""
    tile = parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
            **theme.surface(theme.PANEL_ON_FELT, theme.PILL_RADIUS, app.contrast),
            content=parts.column(
                [
                    parts.line(title, colour=theme.ON_FELT, size=theme.BODY, weight=theme.HEAVY),
                    parts.line(about, colour=theme.ON_FELT_QUIET, size=theme.SMALL, weight=theme.STRONG),
                ],
                0,
            ),
        ),
        handler,
        ident,
        f"{title}. {about}",
    )
    tile.expand = True
    return tile
