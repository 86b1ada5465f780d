"""Whether a room can be opened here, which is said before anybody tries."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.platform.background import off_loop
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_value

SERVER_IN_TEXT: Final = '"server": "http'  # what is in the text that names one's rooms, if a server is set up


def use_obstacle(app: App) -> str:
    """Why no room can be opened here: "no_host" (a browser without a server), "no_network", or "" for no reason.

    It's "" until that is found out, which is done again whenever the window is looked at.
    """
    obstacle, set_obstacle = use_value("")

    async def find_out() -> None:
        if app.data is not None:
            served = SERVER_IN_TEXT in app.data.key_values.get_text("rooms")
            set_obstacle("" if served else await off_loop(_obstacle_here))

    ft.use_effect(on(find_out), [app.data is not None, app.active, app.present])
    return obstacle


def _obstacle_here() -> str:
    from app.platform.own_network import can_host, own_addresses

    if not can_host():
        return "no_host"
    return "" if own_addresses() else "no_network"
