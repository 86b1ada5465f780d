"""Opening a room in one tap, with the setup of the last table, on the server that was set up or on this device."""

from __future__ import annotations

from typing import Final

from app.new_table.setup import Setup, first_setup, last_setup
from app.platform.background import off_loop
from app.platform.own_network import can_host, own_addresses
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.storage import find_person, memberships_of
from app.rooms.open_and_join import open_room
from app.ui.window.app_state import App
from engine.lessons.regional import first_game

JOIN_ROUTE: Final = "/rooms"  # the screen that says why no room can be opened here, and where others are joined


async def find_or_open_own_room(app: App) -> str:
    """Return the route of the room that this device's person is host of, opening a room if there's none.

    Without a name, return the route of the screen of rooms, which asks for it. If opening fails, show a message that
    says why, and return that route, too.
    """
    hosted = next((each for each in memberships_of(app).all() if each.is_host), None)
    if hosted is not None:
        return f"{JOIN_ROUTE}/{hosted.id}"
    if not name_in_rooms(app):
        return JOIN_ROUTE
    try:
        return f"{JOIN_ROUTE}/{await open_own_room(app)}"
    except RoomUnavailable as problem:
        app.device.show_message(unavailable_text(problem.reason))
        return JOIN_ROUTE


def name_in_rooms(app: App) -> str:
    """Return the name under which this device's person is in rooms, "" if nobody knows it yet."""
    return memberships_of(app).person.name or next(iter(app.settings.names), "")


async def open_own_room(app: App, address: str = "") -> str:
    """Open a room with the setup of the last table, take its first seat, and return its id.

    The room is on the server that was set up. If there's none or it doesn't answer, it's on this device, at `address`
    or at the IP address that others are most likely to reach. Raises `RoomUnavailable`.
    """
    memberships = memberships_of(app)
    setup = setup_of_new_room(app)
    person = find_person(app, memberships, name_in_rooms(app))
    server = await memberships.server() if not address else None
    found = (address,) if address else await off_loop(own_addresses) if can_host() else ()
    if server is not None:
        try:
            return await open_room(memberships, setup, person, server=server)
        except RoomUnavailable as problem:
            if problem.reason == "host_only":
                raise RoomUnavailable("server_key") from None
            if problem.reason != "no_answer" or not found:
                raise
    if not found:
        raise RoomUnavailable("no_network" if can_host() else "no_host")
    return await open_room(memberships, setup, person, found[0])


def setup_of_new_room(app: App) -> Setup:
    """Return the setup of the last table, or a first one for the game that the device's language suggests."""
    last = last_setup(app.data) if app.data is not None else None
    return last or first_setup(first_game(app.languages), app.settings.names)
