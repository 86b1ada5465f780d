"""The tile for playing in a room, each player on their own phone. It says if no room can be opened here."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.home.tiles import half_tile
from app.platform.background import off_loop
from app.ui.room_obstacle import use_obstacle
from app.ui.window.app_state import App
from app.ui.window.hooks import use_value
from app.ui.words import tr

if TYPE_CHECKING:
    from app.data import Data

ROOMS: Final = "/rooms"


def use_together_tile(app: App) -> ft.Control:
    """Hook: return the tile that opens a room and shows it. If that isn't possible, it opens the screen of rooms."""
    opening, set_opening = use_value(False)
    obstacle = use_obstacle(app)

    async def open_room(data: Data) -> str:
        set_opening(True)
        try:
            code: Any = await off_loop(partial(import_module, "app.rooms.play_together"))
            route: str = await code.find_or_open_own_room(app)
        finally:
            set_opening(False)
        return route

    def begin() -> None:
        if obstacle:
            app.navigation.go_to(ROOMS)
        else:
            app.navigation.prepare_and_go(open_room)

    about = tr(f"home.together_{'opening' if opening else obstacle or 'about'}")
    return half_tile(app, ft.Icons.WIFI_TETHERING_ROUNDED, tr("new.join"), about, begin, "home-together")
