"""The app, once per visitor: its page, its routes, and the store behind the first frame."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from app import shell, theme, window
from app.beside import IN_BROWSER
from app.dress import dress
from app.later import bring_all, later

REST: Final = 3.0  # seconds for the first screen to be drawn, and tapped on, before the code of the others is read
ROUTES: Final = [
    ft.Route(
        path="/",
        component=later("home", "Home"),
        children=[
            ft.Route(
                path="new",
                component=later("pick_game", "Games"),
                children=[
                    ft.Route(path="import", component=later("sharing", "Import")),
                    ft.Route(
                        path=":game",
                        component=later("new_table", "Table"),
                        children=[
                            ft.Route(path="rules", component=later("rules", "Rules")),
                            ft.Route(path="edit", component=later("own_game", "Editor")),
                            ft.Route(path="edit/:house_rules", component=later("own_game", "Editor")),
                        ],
                    ),
                ],
            ),
            ft.Route(path="continue", component=later("home", "Continue")),
            ft.Route(path="keep", component=later("keep", "Keep")),
            ft.Route(
                path="sheet/:match_id",
                component=later("score_sheet", "ScoreSheet"),
                children=[ft.Route(path="rules", component=later("rules", "TableRules"))],
            ),
            ft.Route(
                path="play/:match_id",
                component=later("table", "Table"),
                children=[ft.Route(path="rules", component=later("rules", "TableRules"))],
            ),
            ft.Route(
                path="history",
                component=later("history", "History"),
                children=[
                    ft.Route(path="keepsakes", component=later("keepsakes", "Keepsakes")),
                    ft.Route(
                        path=":match_id",
                        component=later("match", "Match"),
                        children=[
                            ft.Route(path="rules", component=later("rules", "TableRules")),
                            ft.Route(path="share", component=later("share_match", "Share")),
                            ft.Route(path=":hand", component=later("replay", "Replay")),
                            ft.Route(path=":hand/review", component=later("replay", "Reviewed")),
                        ],
                    ),
                ],
            ),
            ft.Route(
                path="rules",
                component=later("rules", "Games"),
                children=[ft.Route(path=":game", component=later("rules", "Rules"))],
            ),
            ft.Route(
                path="statistics",
                component=later("statistics", "Statistics"),
                children=[
                    ft.Route(path="people/:person", component=later("people", "Person")),
                    ft.Route(path=":game", component=later("statistics", "Game")),
                ],
            ),
            ft.Route(
                path="settings",
                component=later("settings", "Settings"),
                children=[ft.Route(path="sync", component=later("sync", "Sync"))],
            ),
            # Not the router's `not_found`, which puts what it draws into a View of its own: a View in a View is blank.
            ft.Route(path=":lost(.+)", component=later("home", "Lost")),
        ],
    )
]


def main(page: ft.Page) -> None:
    """Shows the screen of the page's route; the store is opened once the first frame is there."""
    app = shell.App(_page=page)
    page.session.store.set("app", app)
    page.fonts = {theme.FAMILY: theme.FONT_FILE}
    app.system_dark = page.platform_brightness == ft.Brightness.DARK
    window.measure(app)
    window.listen(app)
    dress(app)
    page.render_views(Root)


@ft.component
def Root() -> ft.Control:
    """Every screen, under the route of the page."""
    ft.use_effect(shell.on(_begin), [])
    router: ft.Control = ft.Router(ROUTES, manage_views=True)
    return router


async def _begin() -> None:
    app = shell.app_of(ft.context.page)
    await window.ask_client(app)
    if IN_BROWSER:
        from app.web.page import drawn

        drawn()

    from app.data import open_data
    from app.sync import syncing_of

    await open_data(app)
    await syncing_of(app.page).begin(app)
    await asyncio.sleep(REST)
    await bring_all()
