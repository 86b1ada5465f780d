"""A room that is opened from a terminal: for the table that was laid last, or the one that was open there before."""

from __future__ import annotations

import asyncio
import io
import secrets
from dataclasses import dataclass

import segno

import store
from app.data import CLOCK, Data
from app.new_table.setup import first_setup, last_setup
from app.people import unused_name
from app.platform import paths
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.open_and_join import addresses, open_again, open_room
from app.rooms.memberships.storage import memberships_in_store
from app.rooms.memberships.stored_memberships import LocalPerson
from app.ui.shell import on
from engine.rules.reader import ids


@dataclass(frozen=True)
class Announcement:
    """What is said of a room that is open: its game, the link to it, and that link as a square of letters."""

    game: str
    link: str
    square: str


def open_in_terminal() -> Announcement:
    """Opens a room on this machine. RoomUnavailable, StoreError, OSError."""
    return asyncio.run(_open())


async def _open() -> Announcement:
    data = Data(store.open_store(paths.data(), CLOCK), on)
    try:
        rooms = memberships_in_store(data)
        kept = next((each for each in rooms.all() if each.hosted), None)
        if kept is not None:
            kept = await open_again(kept)
            await rooms.note(kept.id, address=kept.address, pin=kept.pin)
            room = kept.id
        else:
            names = data.settings.names
            setup = last_setup(data) or first_setup(ids()[0], names)
            name = rooms.oneself.name or next(iter(names), unused_name(()))
            person = rooms.oneself.person or secrets.token_hex(16)
            room = await open_room(rooms, setup, LocalPerson(name, person), addresses()[0])
        found, secret = rooms.find(room), await rooms.secret(room)
        assert found is not None and secret is not None
        link = RoomInvitation(found.address, room, secret.code, found.pin).link
        return Announcement(found.game, link, _square(link))
    finally:
        await data.close()


def _square(link: str) -> str:
    drawn = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
