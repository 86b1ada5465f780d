"""Today's hand and the puzzles, as home shows them: what was played is told a moment after the first frame."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import flet as ft

from app.daily.hand import open_day
from app.daily.results import Results, results
from app.data import Data
from app.days import seed_of, today
from app.home.first_screen import daily_tiles
from app.platform.background import off_loop
from app.puzzles.progress import Solved, progress
from app.ui.shell import App, on, part, use_app, use_value
from app.ui.words import tr
from engine.puzzles.puzzle import of_day, shipped
from store import StoreError

REST: Final = 0.2  # seconds after home was drawn
NOTHING: Final = (Results(), False, Solved())


@part
def Daily() -> ft.Control:
    """The two tiles."""
    app = use_app()
    known, know = use_value(NOTHING)
    found, going, solved = known
    now, data = today(), app.data
    here = app.page.route == "/"

    async def look() -> None:
        if data is None or not here:
            return
        await asyncio.sleep(REST)
        seed = seed_of(now)
        with suppress(StoreError):  # the window has been left meanwhile
            played = await off_loop(partial(results, data.store))
            here_today = await off_loop(partial(data.store.matches.of_seeds, seed, seed))
            know((played, any(match.state == "open" for match in here_today), progress(data.key_values)))

    ft.use_effect(on(look), [data is None, here])
    return daily_tiles(app, _hand(found, going, now), _puzzle(solved, now))


def open_today(app: App, data: Data) -> str:
    """The route of today's hand, which is begun if it was not yet."""
    return f"/play/{open_day(data, today(), app.settings.names[0] if app.settings.names else '')}"


def _hand(found: Results, going: bool, now: int) -> str:
    """What is said of today's hand."""
    days = found.streak(now)
    row = [tr("daily.streak", days=days)] if days else []
    if now in found.places:
        return " · ".join([tr("daily.place", place=found.places[now]), *row])
    return " · ".join([tr("daily.going" if going else "daily.about"), *row])


def _puzzle(known: Solved, now: int) -> str:
    """What is said of the puzzles."""
    if known.solved and of_day(now, shipped()).number in known.solved:
        return tr("puzzle.count", solved=len(known.solved), count=len(shipped()))
    return tr("puzzle.about")
