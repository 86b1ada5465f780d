"""Which years can be reviewed, and the routes of their screens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from app.platform.background import off_loop
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_value
from app.ui.words import tr
from store.records import YEARS, Person

NO_YEARS: Final[tuple[int, ...]] = ()
MAX_ID_DIGITS: Final = 15  # digits
MAX_PEOPLE: Final = 99


def use_years(app: App, people: Sequence[int] = ()) -> tuple[int, ...]:
    """Hook: return the years with matches of these people, of anybody if there are none, latest first; () until they
    are read.
    """
    years, set_years = use_value(NO_YEARS)

    async def read_years() -> None:
        if app.data is not None:
            set_years(await off_loop(partial(app.data.store.years.all, people)))

    ft.use_effect(on(read_years), [app.data is None, tuple(people)])
    return years


def year_row(app: App, year: int, route: str) -> ft.Control:
    """Return the row that leads to a year in review."""
    return parts.row(
        app, title_of_year(year), partial(app.navigation.go_to, route), "statistics-year", about=tr("year.about")
    )


def title_of_year(year: int) -> str:
    """Return the title of a year in review. Its number is written as it is, without a sign for thousands."""
    return tr("year.title", year=str(year))


def year_route(year: int) -> str:
    """Return the route of the screen with everybody who played in a year."""
    return f"/statistics/year/{year}"


def review_route(year: int, people: Sequence[int]) -> str:
    """Return the route of a person's year, or of a group's."""
    return f"{year_route(year)}/{'-'.join(map(str, people))}"


def parse_year(text: str) -> int | None:
    """Return the year in a route; None if it isn't one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) == 4 and int(text) in YEARS else None


def parse_people(text: str, known: Sequence[Person]) -> tuple[Person, ...]:
    """Return the people whose ids are in a route, or were merged into them, each once; () if one of them is unknown."""
    ids = text.split("-")
    if len(ids) > MAX_PEOPLE or not all(
        each.isascii() and each.isdigit() and len(each) <= MAX_ID_DIGITS for each in ids
    ):
        return ()
    by_id = {merged: person for person in known for merged, _ in person.merged} | {each.id: each for each in known}
    if not all(int(each) in by_id for each in ids):
        return ()
    return tuple({by_id[int(each)].id: by_id[int(each)] for each in ids}.values())
