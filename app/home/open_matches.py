"""The unfinished matches: the texts on the latest one, and the screen that lists all."""

from __future__ import annotations

import flet as ft

from app.game_lookup import game_name
from app.match_rows import current_hand, match_route, matches_by_day, score_text
from app.people import colour_numbers_by_name
from app.ui import parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app
from app.ui.words import join_details, tr
from store.records import StoredMatch


@screen
def UnfinishedMatches() -> ft.Control:
    """The screen with all unfinished matches."""
    app = use_app()
    top = parts.header(app, tr("home.continue"), back="/")
    if app.data is None:
        return parts.loading_page(app, top)
    matches = app.data.store.matches.unfinished_matches()
    if not matches:
        return parts.sheet(app, top, [parts.empty_list(app, tr("home.none"), tr("home.none_about"))])
    return parts.sheet(
        app, top, matches_by_day(app, matches, match_route, "continue", colour_numbers_by_name(app.data))
    )


def describe_unfinished(match: StoredMatch) -> tuple[str, str, str]:
    """Return the texts on an unfinished match (game and hand, then all points) and its route."""
    return join_details((game_name(match), current_hand(match))), score_text(match), match_route(match)
