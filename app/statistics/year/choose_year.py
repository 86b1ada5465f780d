"""Everybody who played in a year, people and groups, and a choice of years."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from app.data import colour_number_of
from app.platform.background import off_loop
from app.statistics.numbers import person_face
from app.statistics.year.content import matches_text
from app.statistics.year.drawing import placed_faces
from app.statistics.year.years import parse_year, review_route, title_of_year, use_years, year_route
from app.ui import parts, theme
from app.ui.person_names import called
from app.ui.player_faces import initials_of
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_phrases, tr
from store.records import Person, YearPlayers

MAX_SHOWN_GROUPS: Final = 8  # shown at first
MAX_FACES: Final = 4  # of a group
PAIR_FACE: Final = 28.0  # the width of each of two faces
NOT_READ: Final[tuple[int, YearPlayers] | None] = None


@screen
def Year() -> ft.Control:
    """The screen with everybody who played in the year of the route."""
    app = use_app()
    year = parse_year(ft.use_route_params().get("year", ""))
    years = use_years(app)
    found, set_found = use_value(NOT_READ)
    archived, show_archived = use_value(False)
    every, show_every = use_value(False)

    async def read_players() -> None:
        if app.data is not None and year is not None:
            set_found((year, await off_loop(partial(app.data.store.years.players, year))))

    ft.use_effect(on(read_players), [app.data is None, year])
    if year is None:
        return parts.not_found_page(app, tr("year.unknown"), "/statistics", tr("nav.statistics"))
    top = parts.header(app, title_of_year(year), back="/statistics")
    if app.data is None or found is None or found[0] != year:
        return parts.loading_page(app, top)
    players = found[1]
    known = {person.id: person for person in app.data.store.people.all(archived=True)}
    hidden = {person.id for person in known.values() if person.archived}
    left_out = frozenset() if archived else hidden
    content: list[ft.Control] = [_year_chips(app, year, years)] if set(years) - {year} else []
    people = [(known[person], many) for person, many in players.people if person in known and person not in left_out]
    groups = [
        (tuple(known[person] for person in group), many)
        for group, many in players.groups
        if all(person in known and person not in left_out for person in group)
    ]
    if not players.people:
        content.append(parts.empty_list(app, tr("year.none", year=str(year)), tr("year.none_about")))
    if people:
        content += parts.section(
            app, tr("statistics.people"), [_row(app, year, (person,), many) for person, many in people]
        )
    if groups:
        shown = groups if every else groups[:MAX_SHOWN_GROUPS]
        content += parts.section(app, tr("year.groups"), [_row(app, year, group, many) for group, many in shown])
        if len(shown) < len(groups):
            label = tr("year.every_group", count=len(groups))
            more = parts.pill(app, label, partial(show_every, True), "year-every-group")
            content.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    if many := sum(person in hidden for person, _ in players.people):
        switch = parts.switch_row(app, tr("statistics.archived", count=many), archived, show_archived, "show-archived")
        content.append(parts.rows(app, [switch]))
    if players.undated:
        content.append(
            ft.Semantics(
                identifier="year-undated", content=parts.quiet_text(app, tr("year.undated", count=players.undated))
            )
        )
    return parts.sheet(app, top, content)


def _year_chips(app: App, year: int, years: Sequence[int]) -> ft.Control:
    return parts.wrapped_row(
        [
            parts.chip(
                app,
                str(each),
                each == year,
                partial(app.navigation.go_to, year_route(each)),
                f"year-{each}",
                tr("year.question"),
            )
            for each in years
        ]
    )


def _row(app: App, year: int, people: Sequence[Person], many: int) -> ft.Control:
    """Return the row of a person or a group that leads to their year."""
    ids = [person.id for person in people]
    return parts.row(
        app,
        join_phrases(called(person.name) for person in people),
        partial(app.navigation.go_to, review_route(year, ids)),
        f"year-of-{'-'.join(map(str, ids))}",
        about=matches_text(many),
        leading=person_face(people[0], people) if len(people) == 1 else _faces(app, people),
    )


def _faces(app: App, people: Sequence[Person]) -> ft.Control:
    """Return the faces of a group: two from corner to corner, more in lines of two."""
    letters = initials_of([person.name for person in people])
    shown = list(zip(people, letters, strict=True))[:MAX_FACES]
    size = PAIR_FACE if len(shown) == 2 else theme.AVATAR / 2
    faces = [parts.person_circle(person.name, colour_number_of(person), size, letter) for person, letter in shown]
    step = theme.AVATAR - size
    places = [(step * (n % 2), step * (n // 2 if len(shown) > 2 else n)) for n in range(len(shown))]
    return placed_faces(app, faces, places, theme.AVATAR, theme.AVATAR)
