"""This device's part in a room: the stored membership, the connection, and the commands that are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from app.rooms.connection.connection import ConnectionState, ConnectToHost, RoomConnection
from app.rooms.memberships.error_texts import refusal_text
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.stored_memberships import Membership, Memberships, RoomSecret
from app.rooms.table.room_status import StatusHolder
from app.ui.report import Journal
from app.ui.window.table_window import TableWindow
from app.ui.words import tr
from store.events.bounds import UnfitEvent
from store.rooms.client import HostUnreachable
from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame, apply_frame

FINAL_REFUSALS: Final = ("token", "room", "closed")  # refusals after which the membership is useless
UNFIT_DATA_ERRORS: Final = (
    ValueError,
    LookupError,
    TypeError,
    UnfitEvent,
)  # what data of a faulty or newer host raises


@dataclass(frozen=True)
class LocalHosting:
    """The functions of `open_and_join` by which a session listens for the rooms of this device."""

    reopen: Callable[[Membership], Awaitable[Membership]]
    keep_listening: Callable[[], Awaitable[None]]
    stop: Callable[[Memberships, str], Awaitable[None]]
    report_failures_to: Callable[[Journal], None]


class RoomSession:
    """This device's part in one room, with a stored membership.

    `latest_frame` combines all frames so far: `seq`, `you`, the hand's view `v` and the room's table `r`. After that,
    `apply_frame` is called with each frame, and `connection_changed` after each change of the connection's state. Texts
    for the person, such as why a command failed, go to `notify`.
    """

    def __init__(
        self,
        app: TableWindow,
        memberships: Memberships,
        membership: Membership,
        status: StatusHolder,
        apply_frame: Callable[[Frame], Awaitable[None]],
        connection_changed: Callable[[], None],
        notify: Callable[[str], None],
        connect: ConnectToHost,
        hosting: LocalHosting | None,
    ) -> None:
        self.membership = membership
        self.memberships = memberships
        self.secret: RoomSecret | None = None
        self.latest_frame: dict[str, Any] = {"seq": 0}
        self._app, self._status = app, status
        self._apply_frame, self._connection_changed, self._notify = apply_frame, connection_changed, notify
        self._connect, self._hosting = connect, hosting
        self._connection: RoomConnection | None = None
        self._progressed = asyncio.Event()  # set with every frame that is applied, and every change of the connection

    @property
    def seq(self) -> int:
        """The number of the last frame."""
        return int(self.latest_frame["seq"])

    @property
    def own_player(self) -> int:
        """The own seat in the match, -1 for a watcher. Raises `KeyError` before the first frame."""
        return int(self.latest_frame["you"])

    async def run(self) -> None:
        """Follow the room until it's over; the caller cancels this when the screen is left."""
        self.secret = await self.memberships.secret(self.membership.id)
        if self.secret is None:
            self._status.update(connection=ConnectionState.OVER, reason="token")
            return
        if self.membership.is_hosted_here and self._hosting is not None:
            self._hosting.report_failures_to(self._app.journal)
            try:
                self.membership = await self._hosting.reopen(self.membership)
            except RoomUnavailable as problem:
                self._status.update(connection=ConnectionState.OVER, reason=problem.reason)
                return
            address, pin = self.membership.address, self.membership.pin
            await self.memberships.update(self.membership.id, address=address, pin=pin)
        await self._follow(self.membership, self.secret)

    async def _follow(self, membership: Membership, secret: RoomSecret) -> None:
        pin = "" if membership.is_hosted_here else membership.pin  # a host's own connection leaves no machine
        self._connection = RoomConnection(
            membership.address,
            membership.id,
            secret.token,
            pin,
            self._receive,
            self._show_connection,
            self._connect,
        )
        if membership.is_hosted_here:
            self._app.device.keep_screen_on(True)
        try:
            await self._connection.run()
            if self._connection.reason in FINAL_REFUSALS:
                await self.end_membership()
        finally:
            if membership.is_hosted_here:
                self._app.device.keep_screen_on(False)

    def resume(self) -> None:
        """Renew the connection when the screen is in sight again, since the device may have slept."""
        if self.membership.is_hosted_here and self._hosting is not None:
            self._app.device.run_in_background(self._resume_hosting(self._hosting))
        elif self._connection is not None:
            self._connection.reconnect()

    async def _resume_hosting(self, hosting: LocalHosting) -> None:
        try:
            await hosting.keep_listening()
        except RoomUnavailable as problem:
            self._status.update(connection=ConnectionState.LOST, reason=problem.reason)
        if self._connection is not None:
            self._connection.reconnect()

    # --- frames ------------------------------------------------------------------------------

    async def _receive(self, frame: Frame) -> None:
        """Apply a frame; if it doesn't fit, request a snapshot. Raises `RoomRefused` if a snapshot doesn't fit."""
        try:
            self.latest_frame = apply_frame(self.latest_frame, frame)
            await self._apply_frame(frame)
        except UNFIT_DATA_ERRORS as problem:
            assert self._connection is not None
            self._app.journal.add_failure("a frame of a room", problem)
            if frame["k"] == "all":
                raise RoomRefused("version") from None  # a later app may read it, so the membership stays
            self._connection.request_snapshot()
            raise HostUnreachable("a frame does not fit") from None
        finally:
            self._progressed.set()

    def _show_connection(self) -> None:
        assert self._connection is not None
        self._status.update(connection=self._connection.state, reason=self._connection.reason)
        self._progressed.set()
        self._connection_changed()

    # --- commands ----------------------------------------------------------------------------

    async def send(self, kind: str, **fields: Any) -> bool:
        """Send a command, and wait until the frame of its entry is applied or the connection breaks.

        Returns True if another entry came before the command, so that it may be sent again; else False. If the command
        fails otherwise, `notify` gets the reason.
        """
        if self._connection is None:
            return False
        try:
            seq = await self._connection.send_command(kind, **fields)
        except RoomRefused as refused:
            if refused.code_word == "moved_on":
                await self._wait_for_frame(int(refused.details.get("seq", 0)))
                return True
            self._notify(refusal_text(refused.code_word))
            return False
        except HostUnreachable:
            self._notify(tr("room.refused.no_answer"))
            return False
        await self._wait_for_frame(seq)
        return False

    async def change_terms(self, **terms: Any) -> bool:
        """Change the terms of the room, and return whether that was done. If not, `notify` gets the reason."""
        if self._connection is None:
            return False
        try:
            seq = await self._connection.change_terms(**terms)
        except RoomRefused as refused:
            self._notify(refusal_text(refused.code_word))
            return False
        except HostUnreachable:
            self._notify(tr("room.refused.no_answer"))
            return False
        await self._wait_for_frame(seq)
        return True

    async def _wait_for_frame(self, seq: int) -> None:
        while self.seq < seq and self._status.status.connection is ConnectionState.ONLINE:
            self._progressed.clear()
            await self._progressed.wait()

    async def finished_hands(self, after: int) -> list[dict[str, Any]]:
        """Return the finished hands with a number above `after`. Raises `RoomRefused` or `HostUnreachable`."""
        return await self._connection.fetch_finished_hands(after) if self._connection is not None else []

    async def short_code(self) -> tuple[str, int] | None:
        """Return a short code for the invitation, and when it expires (Unix ms); None without an invitation.

        Raises `RoomRefused` or `HostUnreachable`.
        """
        if self._connection is None or self.secret is None or not self.secret.code:
            return None
        return await self._connection.request_short_code(self.secret.code)

    # --- the membership ----------------------------------------------------------------------

    @property
    def stored_membership(self) -> Membership:
        """The membership as it's stored now, with changes that other code has made to it."""
        return self.memberships.find(self.membership.id) or self.membership

    async def set_host(self, is_host: bool) -> None:
        """Store whether the person here is the host of the room."""
        if is_host != self.membership.is_host:
            await self.memberships.update(self.membership.id, is_host=is_host)
            # Only after it's stored: the caller shows this and the other changes at once.
            self.membership = replace(self.membership, is_host=is_host)

    async def set_invitation(self, code: str) -> None:
        """Store the code of a new invitation."""
        if self.secret is not None:
            self.secret = replace(self.secret, code=code)
            await self.memberships.store(self.stored_membership, self.secret)

    async def move_to(self, room: str) -> bool:
        """Replace the membership by one for the room in which the same people play on, with the same token.

        Returns whether that room is new on this device.
        """
        if self.secret is None or self.memberships.find(room) is not None:
            return False
        await self.memberships.store(replace(self.stored_membership, id=room, stored_hands=0), self.secret)
        await self.memberships.forget(self.membership.id)
        return True

    async def end_membership(self) -> None:
        """Forget the room, and stop listening if no other room is hosted here."""
        await self.memberships.forget(self.membership.id)
        if self.membership.is_hosted_here and self._hosting is not None:
            await self._hosting.stop(self.memberships, self.membership.id)
