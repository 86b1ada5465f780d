"""The matches that are not over: what the way to the last one says, and the list of all."""

from __future__ import annotations

import flet as ft

from app.games import game_name
from app.match_rows import current_hand, matches_by_day, route_of, score
from app.people import own_colours
from app.ui import parts
from app.ui.screens import screen
from app.ui.shell import use_app
from app.ui.words import tr
from store import KeptMatch


@screen
def Continue() -> ft.Control:
    """The matches that are not over, when there are several."""
    app = use_app()
    top = parts.header(app, tr("home.continue"), back="/")
    if app.data is None:
        return parts.opening(app, top)
    matches = app.data.store.matches.unfinished()
    if not matches:
        return parts.sheet(app, top, [parts.empty(app, tr("home.none"), tr("home.none_about"))])
    return parts.sheet(app, top, matches_by_day(app, matches, route_of, "continue", own_colours(app.data)))


def describe_going_on(match: KeptMatch) -> tuple[str, str, str]:
    """The game and which hand it is, everybody's points, and the route that leads to it."""
    return f"{game_name(match)} · {current_hand(match)}", score(match), route_of(match)
