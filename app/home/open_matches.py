"""The matches that are not over: what the way to them says, and their list where there are several."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from app.games import game_name
from app.match_rows import current_hand, match_row, route_of, score
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
    known = own_colours(app.data)
    items = [match_row(app, match, route_of(match), f"continue-{match.id}", known) for match in matches]
    return parts.sheet(app, top, [parts.rows(app, items)])


def describe_going_on(matches: Sequence[KeptMatch]) -> tuple[str, str]:
    """What is said of the matches that are open, the last touched first, and the route that leads on."""
    first = matches[0]
    if len(matches) > 1:
        return tr("home.several", count=len(matches), game=game_name(first)), "/continue"
    return f"{game_name(first)} · {current_hand(first)} · {score(first)}", route_of(first)
