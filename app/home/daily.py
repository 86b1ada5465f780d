"""Today's hand and the puzzles, as home shows them: what was played is told a moment after the first frame."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import flet as ft

from app.home.tiles import pair, tile
from app.lazy_routes import later
from app.platform.background import off_loop
from app.ui.shell import on, part, use_app, use_value
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
    begin = partial(app.begin, partial(ROUTE_OF_TODAY, app))
    return pair(
        app,
        (
            tile(app, ft.Icons.CALENDAR_TODAY_ROUNDED, tr("daily.heading"), days_hand, begin, "home-daily"),
            tile(
                app,
                ft.Icons.EXTENSION_OUTLINED,
                tr("puzzle.heading"),
                puzzle,
                lambda: app.go("/puzzles"),
                "home-puzzles",
            ),
        ),
    )
