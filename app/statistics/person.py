"""The screen of one person: results, opponents, changes over time, and controls that edit the person."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from app.game_lookup import game_title
from app.statistics.numbers import person_face, won_text
from app.statistics.overview import use_statistics_count
from app.statistics.person_changes import person_change_controls
from app.statistics.person_numbers import costly_cards, games_chart, meetings_panel, number_tiles, rating_chart
from app.statistics.year.years import review_route, use_years, year_row
from app.ui import parts, theme
from app.ui.charts import use_charts
from app.ui.parts import ChoiceOption
from app.ui.person_names import called
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from store.records import Statistics as Numbers

EVERY_GAME: Final[str | None] = None


@screen
def Person() -> ft.Control:
    """The screen of the person whose id is in the route."""
    app = use_app()
    asked = ft.use_route_params().get("person", "")
    library = use_charts()
    use_statistics_count(app)
    game, choose = use_value(EVERY_GAME)
    typed, type_name = use_value("")
    drawn, draw = use_value(0)
    deleting, ask_deleting = use_value(False)
    years = use_years(app, (int(asked),) if asked.isascii() and asked.isdigit() else ())
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("nav.statistics"), back="/statistics"))
    store = app.data.store
    people = store.people.all(archived=True)
    person = next((each for each in people if str(each.id) == asked), None)
    if person is None:
        return parts.not_found_page(app, tr("person.unknown"), "/statistics", tr("nav.statistics"))
    counted = store.statistics.statistics_of_person(person.id, game)
    meetings = store.statistics.meetings_of_person(person.id, game)
    rating = store.statistics.rating_history(person.id)
    words = [
        parts.styled_text(called(person.name), colour=app.palette.text, size=theme.HEADING, weight=theme.HEAVY),
        parts.styled_text(won_text(counted), colour=app.palette.quiet, weight=theme.STRONG),
    ]
    content: list[ft.Control] = [
        ft.Row([person_face(person, people, 64), parts.stacked(words, 0, expand=True)], spacing=theme.EDGE)
    ]
    if person.archived:
        content.append(parts.notice(app, tr("person.archived"), "person-archived"))
    if len(counted.by_game) > 1 or game is not None:
        content.append(_game_choices(app, store.statistics.statistics_of_person(person.id), game, choose))
    if counted.matches:
        content += number_tiles(app, counted)
        content += [parts.rows(app, [year_row(app, year, review_route(year, (person.id,)))]) for year in years[:1]]
        content += rating_chart(app, library, person, rating)
        content += games_chart(app, library, counted) if game is None else []
        content += meetings_panel(app, meetings, people)
        content += costly_cards(app, store.statistics.costliest_cards(person.id, game))
    else:
        content.append(parts.empty_list(app, tr("person.nothing"), tr("person.nothing_about")))
    content += person_change_controls(
        app, person, people, typed, type_name, lambda: draw(drawn + 1), deleting, ask_deleting
    )
    return parts.sheet(app, parts.header(app, called(person.name), back="/statistics"), content)


def _game_choices(app: App, every: Numbers, game: str | None, choose: Callable[[Any], None]) -> ft.Control:
    assert app.data is not None
    options = [ChoiceOption(EVERY_GAME, tr("person.every_game"))]
    options += [ChoiceOption(each.game, game_title(app.data, each.game)) for each in every.by_game]
    return parts.wrapped_row([
            parts.chip(
                app, option.title, option.value == game, partial(choose, option.value), f"person-game-{n}",
                tr("history.game"),
            )
            for n, option in enumerate(options)
        ])  # fmt: skip
