"""Opening a room in one tap: on the terms of the last table, and wherever a room is possible."""

from __future__ import annotations

from typing import Final

from app.new_table.setup import Setup, first_setup, last_setup
from app.people import unused_name
from app.platform.background import off_loop
from app.platform.own_network import can_host, own_addresses
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.storage import find_person, memberships_of
from app.rooms.open_and_join import open_room
from app.ui.window.app_state import App
from engine.lessons.regional import first_game

ROOMS: Final = "/rooms"  # the screen that says why no room can be opened here, and where others are joined


async def route_of_own_room(app: App) -> str:
    """The route of the room that this device is host of, which is opened if there is none.

    If none can be opened, a message says why, and the route is that of the screen that says what to do.
    """
    hosted = next((each for each in memberships_of(app).all() if each.is_host), None)
    if hosted is not None:
        return f"{ROOMS}/{hosted.id}"
    try:
        return f"{ROOMS}/{await open_own_room(app)}"
    except RoomUnavailable as problem:
        app.device.show_message(unavailable_text(problem.reason))
        return ROOMS


async def open_own_room(app: App, address: str = "") -> str:
    """Opens a room on the terms of the last table, at the first seat of it, and returns its id.

    That's on the server that was set up, or if that doesn't answer on this device: at an IP address of its own, or the
    likeliest one. Raises RoomUnavailable.
    """
    memberships = memberships_of(app)
    setup = table_to_open(app)
    named = next(iter(app.settings.names), "")
    person = find_person(app, memberships, memberships.person.name or named or unused_name(()))
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


def table_to_open(app: App) -> Setup:
    """The table that was dealt last, or a first one of the game that is usual where the device's language is spoken."""
    last = last_setup(app.data) if app.data is not None else None
    return last or first_setup(first_game(app.languages), app.settings.names)
