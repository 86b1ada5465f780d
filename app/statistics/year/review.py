"""A year in review: the screen of a person's or a group's year, and the screen that shares it."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.game_lookup import game_title
from app.platform.background import off_loop
from app.scoresheet.summary.page import summary_foot, summary_page
from app.statistics.year.content import YearSummary, summarise_year, year_text
from app.statistics.year.drawing import year_box, year_details, year_heading
from app.statistics.year.years import (
    parse_people,
    parse_year,
    review_route,
    title_of_year,
    use_years,
    year_route,
)
from app.ui import parts, theme
from app.ui.parts.sharing import Shared, app_name_line, poster_width, share_content
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, tr
from store.records import YearReview

NOT_READ: Final[YearReview | None] = None


def _use_review(app: App) -> tuple[int | None, tuple[int, ...], YearSummary | None]:
    """Hook: return the year of the route, the people of the route (none if one of them is unknown), and their year,
    which is None until it's read.
    """
    params = ft.use_route_params()
    year = parse_year(params.get("year", ""))
    review, set_review = use_value(NOT_READ)
    everybody = app.data.store.people.all(archived=True) if app.data else ()
    people = parse_people(params.get("people", ""), everybody)
    ids = tuple(sorted(person.id for person in people))

    async def read_review() -> None:
        if app.data is not None and year is not None and ids:
            set_review(await off_loop(partial(app.data.store.years.review, year, ids)))

    ft.use_effect(on(read_review), [app.data is None, year, ids])
    data = app.data
    if data is None or review is None or (review.year, review.people) != (year, ids):
        return year, ids, None
    by_id = {person.id: person for person in people}
    shown = [by_id[person] for person in review.people]
    return year, ids, summarise_year(review, shown, everybody, partial(game_title, data))


@screen
def YearInReview() -> ft.Control:
    """The screen with the year of the people in the route."""
    app = use_app()
    year, ids, summary = _use_review(app)
    years = use_years(app, ids)
    if app.data is not None and (year is None or not ids):
        back = "/statistics" if year is None else year_route(year)
        return parts.not_found_page(app, tr("person.unknown"), back, tr("nav.statistics"))
    bar = _top_bar(app, year)
    if year is None or summary is None:
        return parts.felt(app, bar)
    if not summary.sections:
        empty = [
            parts.styled_text(
                tr("year.none", year=str(year)), colour=theme.ON_FELT, weight=theme.STRONG, align=ft.TextAlign.CENTER
            )
        ]
        return summary_page(
            app,
            bar,
            lambda width: [*year_heading(app, summary, width), *empty],
            lambda width: _other_years(app, year, ids, years),
            ft.Container(),
        )
    share = parts.pill(
        app,
        tr("keep.share"),
        partial(app.navigation.go_to, f"{review_route(year, ids)}/share"),
        "year-share",
        accent=True,
        expand=True,
    )
    return summary_page(
        app,
        bar,
        lambda width: year_heading(app, summary, width, falls=True),
        lambda width: [*year_details(app, summary, width), *_other_years(app, year, ids, years)],
        summary_foot(app, ft.Row([share])),
    )


def _top_bar(app: App, year: int | None) -> ft.Control:
    """Return the button that leads back, with the letter that measures the text scale."""
    back = "/statistics" if year is None else year_route(year)
    button = parts.icon_button(
        ft.Icons.CHEVRON_LEFT_ROUNDED,
        tr("nav.back"),
        partial(app.navigation.go_to, back),
        "back",
        colour=theme.ON_FELT,
    )
    row = ft.Container(ft.Row([button]), padding=ft.Padding.symmetric(horizontal=theme.SPACE))
    return ft.Stack([ft.Container(parts.measure_letters(app), left=0, top=0), row], fit=ft.StackFit.PASS_THROUGH)


def _other_years(app: App, year: int, ids: tuple[int, ...], years: tuple[int, ...]) -> list[ft.Control]:
    """Return buttons for the other years in which these people played; [] if there are none."""
    others = [each for each in years if each != year]
    if not others:
        return []
    buttons = [
        parts.pill(
            app,
            str(each),
            partial(app.navigation.go_to, review_route(each, ids)),
            f"year-{each}",
            felt=True,
            spoken=title_of_year(each),
        )
        for each in others
    ]
    return [parts.heading(tr("year.other_years"), colour=theme.ON_FELT), parts.wrapped_row(buttons)]


@screen
def ShareYear() -> ft.Control:
    """The screen that previews and shares the year of the people in the route."""
    app = use_app()
    year, ids, summary = _use_review(app)
    picture: ft.Ref[ft.Screenshot] = ft.use_memo(lambda: ft.Ref[ft.Screenshot](), [])
    if app.data is not None and (year is None or not ids):
        back = "/statistics" if year is None else year_route(year)
        return parts.not_found_page(app, tr("person.unknown"), back, tr("share.title"))
    top = parts.header(app, tr("share.title"), back=review_route(year or 0, ids))
    if year is None or summary is None:
        return parts.loading_page(app, top)
    shared = Shared(year_text(summary), join_details((summary.title, *summary.names)), f"{tr('share.file')}-{year}")
    poster = year_box(app, summary, poster_width(app), [app_name_line()])
    return parts.sheet(app, top, share_content(app, shared, poster, picture))
