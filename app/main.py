"""The app, once for each visitor: its page, its routes, and opening the store behind the first frame."""

from __future__ import annotations

import asyncio
import gc
from functools import cache
from typing import Final

import flet as ft

from app import window
from app.lazy_routes import import_screens, later
from app.patches.flet.apply_all import apply_all
from app.platform import paths
from app.platform.background import IN_BROWSER
from app.ui.page_theme import name_window
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import app_of

if IN_BROWSER:
    from app.platform.web import memory
    from app.platform.web.page import rest, uncover

REST: Final = 3.0  # seconds for the first screen to be drawn, and tapped on, before the code of the others is read


def route(path: str, module: str, name: str, *below: ft.Route) -> ft.Route:
    """Return the route of a path to the screen `name` in a module of `app`, with the routes below it."""
    return ft.Route(path=path, component=later(module, name), children=list(below))


ROUTES: Final = [
    route(
        "/",
        "home.first_screen",
        "Home",
        route(
            "new",
            "new_table.pick_game",
            "Games",
            route("import", "editor.sharing", "ImportGame"),
            route(
                ":game",
                "new_table.set_up_table",
                "NewTable",
                route("rules", "rules.rulebook", "RulesOfGame"),
                route("edit", "editor.edit_game", "Editor"),
                route("edit/:house_rules", "editor.edit_game", "Editor"),
            ),
        ),
        route("continue", "home.open_matches", "UnfinishedMatches"),
        route("keep", "scoresheet.begin.new_sheet", "NewSheet"),
        route(
            "sheet/:match_id", "scoresheet.open_sheet", "ScoreSheet", route("rules", "rules.rulebook", "RulesOfMatch")
        ),
        route("play/:match_id", "table.open_table", "Table", route("rules", "rules.rulebook", "RulesOfMatch")),
        route(
            "history",
            "history.all_matches",
            "History",
            route("keepsakes", "history.backup.backup", "Backup"),
            route(
                ":match_id",
                "history.match",
                "Match",
                route("rules", "rules.rulebook", "RulesOfMatch"),
                route("share", "history.share_match", "Share"),
                route(":hand", "history.replay.replay", "Replay"),
                route(":hand/review", "history.replay.replay", "Reviewed"),
            ),
        ),
        route("puzzles", "puzzles.all_puzzles", "Puzzles"),
        route("puzzles/:number", "puzzles.open_puzzle", "OpenPuzzle"),
        route("rules", "rules.rulebook", "Games", route(":game", "rules.rulebook", "RulesOfGame")),
        route(
            "learn",
            "lessons.all_lessons",
            "Lessons",
            route(":game", "lessons.guided_hand", "GuidedHand", route("rules", "rules.rulebook", "RulesOfGame")),
        ),
        route(
            "statistics",
            "statistics.overview",
            "Statistics",
            route("milestones", "statistics.milestones", "Milestones"),
            route("people/:person", "statistics.person", "Person"),
            route(":game", "statistics.overview", "Game"),
        ),
        route("j/:secret", "rooms.routes", "Join"),  # an invitation, where the web app is on the server of the room
        route("rooms/join/:scheme/:place/:secret", "rooms.routes", "Join"),
        route(
            "rooms",
            "rooms.routes",
            "Join",
            route("open", "rooms.routes", "OpenRoom"),
            route(":room", "rooms.routes", "Room", route("rules", "rooms.routes", "RoomRules")),
        ),
        route(
            "settings",
            "settings.all_settings",
            "Settings",
            route("cards", "settings.cards_and_table", "CardsAndTable"),
            route("sync", "sync.own_devices", "SyncSettings"),
            route(
                "licences",
                "settings.licences",
                "Licences",
                route("client", "settings.licences", "ClientParts", route(":part", "settings.licences", "ClientPart")),
                route(":work", "settings.licences", "Licence"),
            ),
        ),
        # Not the router's `not_found`, which puts what it draws into a View of its own: a View in a View is blank.
        route(":lost(.+)", "home.first_screen", "NotFound"),
    )
]


def main(page: ft.Page) -> None:
    """Show the screen of the page's route, and open the store after the first frame."""
    apply_all()
    app = window.open_app(page)
    window.set_first_language(app)
    page.render_views(Root)


@ft.component
def Root() -> ft.Control:
    """Every screen, under the page's route."""
    ft.use_effect(on(_begin), [])
    router: ft.Control = ft.Router(ROUTES, manage_views=True)
    return router


def open_window() -> None:
    """Run the app in a window of its own until it is closed."""
    ft.run(main, assets_dir=str(paths.assets()))


async def _begin() -> None:
    app = app_of(ft.context.page)
    shown = asyncio.create_task(_show(app))
    if not (IN_BROWSER and memory.is_woken()):
        await shown  # nothing on it is kept, and what opens the store has still to be read in

    from app.opening import check_large_file, offer_backup, open_data

    asking = asyncio.create_task(window.ask_languages(app))  # the client is busy still, and the store need not wait
    await open_data(app)
    await shown
    await asking
    if app.data is None:  # the page has left, and is not to be held on to
        return
    await asyncio.sleep(REST)
    await import_screens()
    if not IN_BROWSER:
        _leave_out_code()
    await offer_backup(app)
    await check_large_file(app)
    if IN_BROWSER and not memory.is_woken():
        rest()


@cache
def _leave_out_code() -> None:
    """Exclude the code's objects from garbage collection, whose pauses stop the app. Only once, as what earlier
    visitors of a server left behind must be collected.
    """
    gc.freeze()


async def _show(app: App) -> None:
    """Wait until the first frame has been drawn."""
    window.follow_back(app)
    await window.ask_client(app)
    name_window(app.page)
    if IN_BROWSER:
        uncover()
