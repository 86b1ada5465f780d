"""The screen that a link to a day's hand opens. It deals that hand at once, or says why it can't."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.daily.hand import game_of, route_of_day
from app.daily.message import read_day_route
from app.daily_seeds import EDITION, day_text, days_since_1970
from app.ui import parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app
from app.ui.words import render, tr
from engine.rules.reader import load_preset


@screen
def LinkedDay() -> ft.Control:
    """The screen of the day in the route. A link to it opens that day's table; after Back, a button does."""
    app, params = use_app(), ft.use_route_params()
    found = read_day_route(params.get("edition", ""), params.get("date", ""))
    today = days_since_1970()
    playable = found is not None and found[0] == EDITION and found[1] <= today
    route = app.page.route

    def open_table(day: int) -> None:
        app.navigation.create_and_go(partial(route_of_day, day, today, app.settings.names))

    def deal_on_arrival() -> None:
        if found and playable and app.navigation.follow_link(route):
            open_table(found[1])

    ft.use_effect(deal_on_arrival, [route])
    if found is None:
        return parts.not_found_page(app, tr("lost.about"), "/")
    edition, day = found
    top = parts.header(app, day_text(day), back="/")
    if app.data is None:
        return parts.loading_page(app, top)
    if playable:
        button = parts.pill(app, tr("rules.play"), partial(open_table, day), "day-play", accent=True)
        about = tr("daily.about") if day == today else tr("daily.late")
        title = render(load_preset(game_of(day)[0]).title)
        return parts.sheet(app, top, [parts.empty_list(app, title, about, button)])
    if edition != EDITION:
        title, about = tr("daily.other_edition"), tr("daily.other_edition_about")
    else:
        title, about = tr("daily.not_yet"), tr("daily.not_yet_about", day=day_text(day))
    button = parts.pill(app, tr("daily.play_today"), partial(open_table, today), "day-today", accent=True)
    return parts.sheet(app, top, [parts.empty_list(app, title, about, button)])
