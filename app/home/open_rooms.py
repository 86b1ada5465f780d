"""The tile that leads to the rooms in which this device is a member."""

from __future__ import annotations

import flet as ft

from app.home.tiles import wide_tile
from app.rooms.memberships.stored_memberships import read_memberships
from app.stored.memberships import KEY
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr


@guarded_component
def OpenRooms() -> ft.Control:
    """The tile, which opens the room, or the screen of rooms if there are several. Empty without memberships."""
    app = use_app()
    known = read_memberships(app.data.key_values.get_text(KEY)) if app.data else ()
    if not known:
        return ft.Container()
    if len(known) > 1:
        title, route = tr("home.rooms", count=len(known)), "/rooms"
    else:
        title, route = tr("home.room"), f"/rooms/{known[0].id}"
    about = known[0].game or tr("room.title")
    return wide_tile(app, title, about, lambda: app.navigation.go_to(route), "home-room", accent=True)
