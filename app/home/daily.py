"""The tiles of the hand of the day and the puzzles. Their texts arrive shortly after the first frame."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.home.tiles import SIGNS_FROM, half_tile, wide_tile
from app.lazy_routes import later
from app.platform.background import off_loop
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_value
from app.ui.words import tr
from store.errors import StoreError

if TYPE_CHECKING:
    from app.home.play_summary import SummaryTexts

SECONDS_AFTER_DRAWING: Final = 0.2  # from drawing the first screen until the store is read for the texts
# Imported late, since they import the rules, which the first frame doesn't need.
READ_SUMMARY: Final = later("home.play_summary", "read_summary")
DESCRIBE_SUMMARY: Final = later("home.play_summary", "describe_summary")
TODAYS_HAND_ROUTE: Final = later("home.play_summary", "todays_hand_route")
DAYS_SHOWN: Final = 7
DAY_SIZE: Final = 30.0
CALENDAR_SIZE: Final = 34.0  # width and height of the calendar sheet, in pixels
CALENDAR_BINDING: Final = 9.0  # height of its red edge
DAY_EDGE: Final = 2.0


def use_summary_texts(app: App) -> SummaryTexts | None:
    """Hook: return the texts on what has been played, None until they're read from the store."""
    nothing: Any = None
    played, set_played = use_value(nothing)
    data, here = app.data, app.page.route == "/"

    async def read_summary_later() -> None:
        if data is None or not here:
            return
        await asyncio.sleep(SECONDS_AFTER_DRAWING)
        with suppress(StoreError):  # the window was closed meanwhile
            set_played(await off_loop(partial(READ_SUMMARY, data)))

    ft.use_effect(on(read_summary_later), [data is None, here])
    texts: SummaryTexts | None = DESCRIBE_SUMMARY(played, DAYS_SHOWN) if played else None
    return texts


def todays_hand_tile(app: App, texts: SummaryTexts | None) -> ft.Control:
    """Return the tile of today's hand. It has the same size from the first frame on, so that no tap is lost."""
    week: Sequence[tuple[int, int | None] | None] = texts.week if texts else (None,) * DAYS_SHOWN
    roomy = app.size.height >= SIGNS_FROM
    return wide_tile(
        app,
        tr("daily.heading"),
        texts.days_hand if texts else tr("daily.about"),
        partial(app.navigation.create_and_go, partial(TODAYS_HAND_ROUTE, app)),
        "home-daily",
        sign=_calendar_sheet(app, week[-1]),
        play=bool(roomy and week[-1] and week[-1][1] is None),
        below=[_latest_days_row(app, week)] if roomy else [],
    )


def _calendar_sheet(app: App, today: tuple[int, int | None] | None) -> ft.Container:
    """Return a calendar sheet with the day of the month, empty until it's known."""
    day = parts.styled_text(
        str(today[0]) if today else "",
        colour=theme.SUIT_COLOURS["S"],
        size=theme.BODY / max(1.0, app.text_scale),
        weight=theme.HEAVY,
        line_height=1.0,
    )
    paper = ft.Container(day, height=CALENDAR_SIZE - CALENDAR_BINDING, alignment=ft.Alignment.CENTER)
    upper = ft.BorderRadius.only(top_left=theme.SPACE, top_right=theme.SPACE)
    binding = ft.Container(height=CALENDAR_BINDING, bgcolor=theme.OBLIGATION, border_radius=upper)
    binding.clip_behavior = ft.ClipBehavior.NONE
    return ft.Container(
        ft.Column([binding, paper], spacing=0),
        width=CALENDAR_SIZE,
        height=CALENDAR_SIZE,
        bgcolor=theme.CARD_PAPER,
        **theme.round_corners(theme.SPACE),
    )


def puzzles_tile(app: App, texts: SummaryTexts | None) -> ft.Control:
    """Return the tile that opens the puzzles."""
    about = texts.puzzle if texts else tr("puzzle.about")
    return half_tile(
        app,
        ft.Icons.EXTENSION_OUTLINED,
        tr("puzzle.heading"),
        about,
        lambda: app.navigation.go_to("/puzzles"),
        "home-puzzles",
    )


def _latest_days_row(app: App, week: Sequence[tuple[int, int | None] | None]) -> ft.Control:
    """Return a row of marks for the latest days up to today: a star if the day's hand was won, a tick if it was played,
    else the day of the month.
    """
    return ft.Row(
        [_day_mark(app, each, n == len(week) - 1) for n, each in enumerate(week)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _day_mark(app: App, day: tuple[int, int | None] | None, today: bool) -> ft.Control:
    number, place = day or (0, None)
    if place is not None:
        sign = ft.Icons.STAR_ROUNDED if place == 1 else ft.Icons.CHECK_ROUNDED
        return parts.circle(ft.Icon(sign, color=theme.WORDS_ON_FELT, size=DAY_SIZE * 0.7), DAY_SIZE, theme.DIRECTION)
    colour = theme.ACCENT if today else theme.DIRECTION
    size = theme.fitting_font_size(theme.TINY, app.text_scale)
    words = ft.Text(str(number) if number else "", size=size, weight=theme.HEAVY, color=theme.ON_FELT_QUIET)
    return parts.circle(words, DAY_SIZE, border=ft.Border.all(DAY_EDGE, colour))
