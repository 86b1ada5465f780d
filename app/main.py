"""The app, once per visitor: its page, its routes, and the store behind the first frame."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from app import window
from app.lazy_routes import bring_all, later
from app.platform import paths
from app.platform.background import IN_BROWSER
from app.ui import shell, theme

if IN_BROWSER:
    from app.platform.web.page import uncover

REST: Final = 3.0  # seconds for the first screen to be drawn, and tapped on, before the code of the others is read
ROUTES: Final = [
    ft.Route(
        path="/",
        component=later("home.first_screen", "Home"),
        children=[
            ft.Route(
                path="new",
                component=later("new_table.pick_game", "Games"),
                children=[
                    ft.Route(path="import", component=later("editor.sharing", "Import")),
                    ft.Route(
                        path=":game",
                        component=later("new_table.lay_table", "Table"),
                        children=[
                            ft.Route(path="rules", component=later("rules.rulebook", "Rules")),
                            ft.Route(path="edit", component=later("editor.edit_game", "Editor")),
                            ft.Route(path="edit/:house_rules", component=later("editor.edit_game", "Editor")),
                        ],
                    ),
                ],
            ),
            ft.Route(path="continue", component=later("home.open_matches", "Continue")),
            ft.Route(path="keep", component=later("scoresheet.begin.new_sheet", "NewSheet")),
            ft.Route(
                path="sheet/:match_id",
                component=later("scoresheet.open_sheet", "ScoreSheet"),
                children=[ft.Route(path="rules", component=later("rules.rulebook", "TableRules"))],
            ),
            ft.Route(
                path="play/:match_id",
                component=later("table.open_table", "Table"),
                children=[ft.Route(path="rules", component=later("rules.rulebook", "TableRules"))],
            ),
            ft.Route(
                path="history",
                component=later("history.all_matches", "History"),
                children=[
                    ft.Route(path="keepsakes", component=later("history.backup", "Backup")),
                    ft.Route(
                        path=":match_id",
                        component=later("history.match", "Match"),
                        children=[
                            ft.Route(path="rules", component=later("rules.rulebook", "TableRules")),
                            ft.Route(path="share", component=later("history.share_match", "Share")),
                            ft.Route(path=":hand", component=later("history.replay", "Replay")),
                            ft.Route(path=":hand/review", component=later("history.replay", "Reviewed")),
                        ],
                    ),
                ],
            ),
            ft.Route(
                path="rules",
                component=later("rules.rulebook", "Games"),
                children=[ft.Route(path=":game", component=later("rules.rulebook", "Rules"))],
            ),
            ft.Route(
                path="statistics",
                component=later("statistics.overview", "Statistics"),
                children=[
                    ft.Route(path="people/:person", component=later("statistics.person", "Person")),
                    ft.Route(path=":game", component=later("statistics.overview", "Game")),
                ],
            ),
            ft.Route(
                path="settings",
                component=later("settings.all_settings", "Settings"),
                children=[ft.Route(path="sync", component=later("sync.own_devices", "Sync"))],
            ),
            # Not the router's `not_found`, which puts what it draws into a View of its own: a View in a View is blank.
            ft.Route(path=":lost(.+)", component=later("home.first_screen", "Lost")),
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
    app.dress()
    page.render_views(Root)


@ft.component
def Root() -> ft.Control:
    """Every screen, under the route of the page."""
    ft.use_effect(shell.on(_begin), [])
    router: ft.Control = ft.Router(ROUTES, manage_views=True)
    return router


def open_window() -> None:
    """The app in a window of its own, until it is closed."""
    ft.run(main, assets_dir=str(paths.assets()))


async def _begin() -> None:
    app = shell.app_of(ft.context.page)
    await window.ask_client(app)
    if IN_BROWSER:
        uncover()

    from app.opening import open_data  # read in after the first frame: nothing on it is kept

    await open_data(app)
    await asyncio.sleep(REST)
    await bring_all()
