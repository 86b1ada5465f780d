"""What a host does with a room's invitation: showing a short code, replacing the invitation, and removing people."""

from __future__ import annotations

import secrets

from app.data import CLOCK
from app.rooms.table.room_status import StatusHolder
from app.rooms.table.session import RoomSession
from app.ui.window.table_window import TableWindow
from store.rooms.errors import RoomError
from store.rooms.refereeing.roles import hash_token


class Invitations:
    """The short code and the invitation of a room, for its host."""

    def __init__(self, app: TableWindow, session: RoomSession, status: StatusHolder) -> None:
        self._app, self._session, self._status = app, session, status
        self._valid_until = 0  # of the short code, on the steady clock (ms)

    async def refresh_code(self) -> None:
        """Request a short code for the invitation. Does nothing on a device that doesn't have the invitation."""
        room = self._status.status.room
        if room is None or room.close_reason:
            return
        try:
            found = await self._session.short_code()
        except RoomError as problem:
            self._app.journal.add_line(f"no short code: {problem}")
            return
        if found is not None:
            code, until = found
            self._valid_until = CLOCK.steady() + max(0, until - CLOCK.wall())
            self._status.update(short_code=code)

    async def refresh_expired_code(self) -> None:
        """Request a new short code if one is shown and has expired."""
        if self._status.status.short_code and CLOCK.steady() > self._valid_until:
            await self.refresh_code()

    async def renew(self) -> None:
        """Replace the invitation, so that the earlier link and code admit nobody."""
        if self._session.secret is None:
            return
        code = secrets.token_hex(16)
        await self._session.send("invite", invitation=hash_token(code))
        await self._session.set_invitation(code)
        self._status.update(short_code="", invitation_renewed=True)
        await self.refresh_code()

    async def remove_player(self, seat: int) -> None:
        """Remove the person at a seat, and replace the invitation, since they could come back by it."""
        await self._session.send("kick", seat=seat)
        await self.renew()

    async def remove_watcher(self, watcher: str) -> None:
        """Remove the watcher with this id, and replace the invitation, since they could come back by it."""
        await self._session.send("unwatch", watcher=watcher)
        await self.renew()
