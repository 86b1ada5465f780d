"""Opens a room from a terminal: the room that this device hosts already, or one with the setup of the last table."""

from __future__ import annotations

import asyncio
import io
import secrets
from dataclasses import dataclass

import segno

from app.data import CLOCK, Data
from app.new_table.setup import first_setup, last_setup
from app.platform import paths
from app.platform.last_language import read_last_language
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.storage import memberships_in_store
from app.rooms.memberships.stored_memberships import LocalPerson
from app.rooms.open_and_join import open_room, own_ip_addresses, reopen_room
from app.ui.window.error_boundary import on
from app.ui.words import tr
from engine.lessons.regional import first_game
from store.opening import open_store


@dataclass(frozen=True)
class Announcement:
    """An open room for the terminal: its game, its link, and the link as a QR code in characters."""

    game: str
    link: str
    qr_code: str


def open_in_terminal() -> Announcement:
    """Open a room on this device. Raises `RoomUnavailable`, `StoreError` or `OSError`."""
    return asyncio.run(_open())


async def _open() -> Announcement:
    data = Data(open_store(paths.data_folder(), CLOCK), on)
    try:
        memberships = memberships_in_store(data)
        membership = next((each for each in memberships.all() if each.is_hosted_here), None)
        if membership is not None:
            membership = await reopen_room(membership)
            await memberships.update(membership.id, address=membership.address, pin=membership.pin)
            room = membership.id
        else:
            names = data.settings.names
            setup = last_setup(data) or first_setup(first_game((data.settings.language, read_last_language())), names)
            name = memberships.person.name or next(iter(names), tr("people.nameless"))
            person = LocalPerson(name, memberships.person.id or secrets.token_hex(16))
            room = await open_room(memberships, setup, person, own_ip_addresses()[0])
        opened, secret = memberships.find(room), await memberships.secret(room)
        assert opened is not None and secret is not None
        link = RoomInvitation(opened.address, room, secret.code, opened.pin).link
        return Announcement(opened.game, link, _qr_code(link))
    finally:
        await data.close()


def _qr_code(link: str) -> str:
    drawn = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
