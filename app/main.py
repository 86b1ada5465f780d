"""The entry of the app for each page: its routes, its first screen, and opening the store after the first frame."""

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
    from app.platform.web.page import allow_memory_snapshot, remove_splash

REST: Final = 3.0  # seconds after the first screen, for taps on it, until the code of other screens is imported


def lazy_route(path: str, module: str, name: str, *below: ft.Route) -> ft.Route:
    """Return a route to the screen `name` in a module of `app`, which is imported when it's first shown, with the
    routes below it.
    """
    return ft.Route(path=path, component=later(module, name), children=list(below))


ROUTES: Final = [
    lazy_route(
        "/",
        "home.first_screen",
        "Home",
        lazy_route(
            "new",
            "new_table.pick_game",
            "Games",
            lazy_route("import", "editor.sharing", "ImportGame"),
            lazy_route(
                ":game",
                "new_table.set_up_table",
                "NewTable",
                lazy_route("rules", "rules.rulebook", "RulesOfGame"),
                lazy_route("edit", "editor.edit_game", "Editor"),
                lazy_route("edit/:house_rules", "editor.edit_game", "Editor"),
            ),
        ),
        lazy_route("continue", "home.open_matches", "UnfinishedMatches"),
        lazy_route(
            "keep",
            "scoresheet.begin.new_sheet",
            "NewSheet",
            lazy_route("bring", "score_files.bring_scores", "BringScores"),
        ),
        lazy_route(
            "sheet/:match_id",
            "scoresheet.open_sheet",
            "ScoreSheet",
            lazy_route("rules", "rules.rulebook", "RulesOfMatch"),
        ),
        lazy_route(
            "play/:match_id", "table.open_table", "Table", lazy_route("rules", "rules.rulebook", "RulesOfMatch")
        ),
        lazy_route(
            "history",
            "history.all_matches",
            "History",
            lazy_route("keepsakes", "history.backup.backup", "Backup"),
            lazy_route(
                ":match_id",
                "history.match",
                "Match",
                lazy_route("rules", "rules.rulebook", "RulesOfMatch"),
                lazy_route("share", "history.share_match", "Share"),
                lazy_route(":hand", "history.replay.replay", "Replay"),
                lazy_route(":hand/review", "history.replay.replay", "Reviewed"),
                lazy_route(":hand/fair", "history.fairness", "Fairness"),
            ),
        ),
        lazy_route("today/:edition/:date", "daily.linked_day", "LinkedDay"),  # sent links name it, so it never changes
        lazy_route("puzzles", "puzzles.all_puzzles", "Puzzles"),
        lazy_route("puzzles/:number", "puzzles.open_puzzle", "OpenPuzzle"),
        lazy_route("puzzles/own/:key", "puzzles.open_puzzle", "OpenOwnPuzzle"),
        lazy_route("rules", "rules.rulebook", "Games", lazy_route(":game", "rules.rulebook", "RulesOfGame")),
        lazy_route(
            "learn",
            "lessons.all_lessons",
            "Lessons",
            lazy_route(
                ":game", "lessons.guided_hand", "GuidedHand", lazy_route("rules", "rules.rulebook", "RulesOfGame")
            ),
        ),
        lazy_route(
            "statistics",
            "statistics.overview",
            "Statistics",
            lazy_route("milestones", "statistics.milestones", "Milestones"),
            lazy_route("people/:person", "statistics.person", "Person"),
            lazy_route(
                "year/:year",
                "statistics.year.choose_year",
                "Year",
                lazy_route(
                    ":people",
                    "statistics.year.review",
                    "YearInReview",
                    lazy_route("share", "statistics.year.review", "ShareYear"),
                ),
            ),
            lazy_route(":game", "statistics.overview", "Game"),
        ),
        lazy_route("j/:secret", "rooms.routes", "Join"),  # an invitation, if the room's server serves the web app
        lazy_route("rooms/join/:scheme/:place/:secret", "rooms.routes", "Join"),
        lazy_route(
            "rooms",
            "rooms.routes",
            "Join",
            lazy_route("open", "rooms.routes", "Join"),  # where rooms were opened in earlier versions
            lazy_route(
                ":room",
                "rooms.routes",
                "Room",
                lazy_route("rules", "rooms.routes", "RoomRules"),
                lazy_route("game", "rooms.routes", "RoomTerms"),
            ),
        ),
        lazy_route("settings/move/:scheme/:place/:secret", "sync.transfer.screen", "Transfer"),
        lazy_route(
            "settings",
            "settings.all_settings",
            "Settings",
            lazy_route("cards", "settings.cards_and_table", "CardsAndTable"),
            lazy_route("sync", "sync.own_devices", "SyncSettings"),
            lazy_route("move", "sync.transfer.screen", "Transfer"),
            lazy_route(
                "licences",
                "settings.licences",
                "Licences",
                lazy_route(
                    "client", "settings.licences", "ClientParts", lazy_route(":part", "settings.licences", "ClientPart")
                ),
                lazy_route(":work", "settings.licences", "Licence"),
            ),
        ),
        # Not the router's `not_found`, which wraps its screen in another View: a View within a View is blank.
        lazy_route(":lost(.+)", "home.first_screen", "NotFound"),
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
    """The router, which draws the screens of the page's route."""
    ft.use_effect(on(_begin_window), [])
    router: ft.Control = ft.Router(ROUTES, manage_views=True)
    return router


def open_window() -> None:
    """Run the app in a window of its own until it is closed."""
    ft.run(main, assets_dir=str(paths.assets_folder()))


async def _begin_window() -> None:
    app = app_of(ft.context.page)
    shown = asyncio.create_task(_wait_for_first_frame(app))
    if not (IN_BROWSER and memory.is_restored()):
        await shown  # it needs no stored data, and the code that opens the store isn't imported yet

    from app.opening import check_large_file, offer_backup, open_data

    asking = asyncio.create_task(window.ask_languages(app))  # the store doesn't wait for the busy client
    await open_data(app)
    await shown
    await asking
    if app.data is None:  # the page was closed, so don't keep it in memory
        return
    await asyncio.sleep(REST)
    await import_screens()
    if not IN_BROWSER:
        _exclude_code_from_gc()
    await offer_backup(app)
    await check_large_file(app)
    if app.data is not None:
        await app.data.remove_orphaned_pictures()
    if IN_BROWSER and not memory.is_restored():
        allow_memory_snapshot()


@cache
def _exclude_code_from_gc() -> None:
    """Exclude the objects of imported code from garbage collection, which makes its pauses shorter. This is done only
    once, because a server must be able to collect what its closed pages leave behind.
    """
    gc.freeze()


async def _wait_for_first_frame(app: App) -> None:
    """Wait until the first frame has been drawn."""
    window.follow_back(app)
    await window.ask_client(app)
    name_window(app.page)
    if IN_BROWSER:
        remove_splash()
