"""Today's hand and the puzzles, as home shows them: what was played is told a moment after the first frame."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.home.tiles import SIGNS_FROM, tile, wide_tile
from app.lazy_routes import later
from app.platform.background import off_loop
from app.ui import parts, theme
from app.ui.shell import App, on, use_value
from app.ui.words import tr
from store import StoreError

if TYPE_CHECKING:
    from app.home.play_summary import HomeWords

REST: Final = 0.2  # seconds after home was drawn
# They bring the rules, which no first frame waits for.
READ: Final = later("home.play_summary", "read")
TELL: Final = later("home.play_summary", "tell")
ROUTE_OF_TODAY: Final = later("home.play_summary", "route_of_today")
WEEK: Final = 7
DAY: Final = 30.0
SHEET: Final = 34.0  # of a calendar,
BINDING: Final = 9.0  # with its red edge
DAY_EDGE: Final = 2.0


def use_told(app: App) -> HomeWords | None:
    """A hook: what home tells of what was played, None until it is known."""
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
    told: HomeWords | None = TELL(played, WEEK) if played else None
    return told


def todays_hand(app: App, told: HomeWords | None) -> ft.Control:
    """The tile of today's hand, the same from the first frame on, so that no tap on it is lost."""
    week: Sequence[tuple[int, int | None] | None] = told.week if told else (None,) * WEEK
    roomy = app.size.height >= SIGNS_FROM
    return wide_tile(
        app,
        tr("daily.heading"),
        told.days_hand if told else tr("daily.about"),
        partial(app.begin, partial(ROUTE_OF_TODAY, app)),
        "home-daily",
        sign=_sheet(app, week[-1]),
        play=bool(roomy and week[-1] and week[-1][1] is None),
        below=[_days(app, week)] if roomy else [],
    )


def _sheet(app: App, today: tuple[int, int | None] | None) -> ft.Control:
    """The sheet of a calendar with the day of the month, as soon as it is known."""
    day = parts.line(
        str(today[0]) if today else "",
        colour=theme.SUIT_COLOURS["S"],
        size=theme.BODY / max(1.0, app.letters),
        weight=theme.HEAVY,
        high=1.0,
    )
    paper = ft.Container(day, height=SHEET - BINDING, alignment=ft.Alignment.CENTER)
    upper = ft.BorderRadius.only(top_left=theme.SPACE, top_right=theme.SPACE)
    binding = ft.Container(height=BINDING, bgcolor=theme.OBLIGATION, border_radius=upper)
    binding.clip_behavior = ft.ClipBehavior.NONE
    return ft.Container(
        ft.Column([binding, paper], spacing=0),
        width=SHEET,
        height=SHEET,
        bgcolor=theme.CARD_PAPER,
        **theme.rounded(theme.SPACE),
    )


def puzzles(app: App, told: HomeWords | None) -> ft.Control:
    """The tile of the puzzles."""
    about = told.puzzle if told else tr("puzzle.about")
    return tile(
        app, ft.Icons.EXTENSION_OUTLINED, tr("puzzle.heading"), about, lambda: app.go("/puzzles"), "home-puzzles"
    )


def _days(app: App, week: Sequence[tuple[int, int | None] | None]) -> ft.Control:
    """The last days up to today: a tick where its hand was played, a star where it was won, else the day's number."""
    return ft.Row(
        [_day(app, each, n == len(week) - 1) for n, each in enumerate(week)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _day(app: App, day: tuple[int, int | None] | None, today: bool) -> ft.Control:
    number, place = day or (0, None)
    if place is not None:
        sign = ft.Icons.STAR_ROUNDED if place == 1 else ft.Icons.CHECK_ROUNDED
        return parts.disc(ft.Icon(sign, color=theme.WORDS_ON_FELT, size=DAY * 0.7), DAY, theme.DIRECTION)
    colour = theme.ACCENT if today else theme.DIRECTION
    size = theme.fitting(theme.TINY, app.letters)
    words = ft.Text(str(number) if number else "", size=size, weight=theme.HEAVY, color=theme.ON_FELT_QUIET)
    return parts.disc(words, DAY, border=ft.Border.all(DAY_EDGE, colour))
