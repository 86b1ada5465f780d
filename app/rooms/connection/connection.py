"""The connection to a room: receives frames, reconnects after a failure, and sends commands.

Importing this module imports httpx, so it's imported only when a room is opened or joined.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from enum import Enum
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from app.platform.background import IN_BROWSER, off_loop
from store.rooms.client import HostUnreachable, RoomClient, StreamingUnsupported
from store.rooms.errors import RoomConnectionError, RoomRefused
from store.rooms.frames import Frame
from store.sync.connection import Client, make_client

if not IN_BROWSER:  # a browser does TLS itself, and can't check a fingerprint
    from store.rooms.certificate_pin import WrongHost, trusting_context

FIRST_RETRY_DELAY: Final = 0.3  # seconds until a broken connection is tried again; doubles with each try
MAX_RETRY_DELAY: Final = 5.0  # seconds between two tries, at most
IMPOSTOR: Final = "impostor"  # the reason of a connection that is lost because of `WrongCertificate`
MAX_EMPTY_STREAMS: Final = 2  # streams in a row that ended without a frame, until frames are polled for instead
FINAL_REFUSALS: Final = ("token", "invitation", "room", "closed", "version", "host_only")


class ConnectionState(Enum):
    """The state of a connection. After LOST, `RoomConnection` connects again; OVER is final."""

    OPENING = "opening"
    ONLINE = "online"
    LOST = "lost"
    OVER = "over"


class WrongCertificate(RoomConnectionError):
    """The host at a room's address has another certificate than the one in the invitation."""

    code = "impostor"


async def connect_to_host(address: str, pin: str) -> tuple[Client, str]:
    """Return an HTTP client for a host, and the URL to use with it.

    With a `pin` (the first half of the certificate's SHA-256, in hex), the client accepts that certificate alone, and
    the URL is https. Without a pin, the URL is `address`.

    Raises `WrongCertificate` if the host has another certificate, `HostUnreachable` if no TLS connection can be made.
    """
    if not pin or IN_BROWSER:
        # Answers of a host say themselves that they aren't to be cached; else a browser asks before each request.
        return await off_loop(partial(make_client, cache="default")), address
    url = urlsplit(address)
    try:
        trusted = await trusting_context(url.hostname or "", url.port or 443, pin)
    except WrongHost as problem:
        raise WrongCertificate(str(problem)) from None
    except (OSError, UnicodeError) as problem:
        raise HostUnreachable(str(problem)) from None
    return await off_loop(partial(make_client, trusted)), f"https://{url.netloc}"


ConnectToHost = Callable[[str, str], Awaitable[tuple[Client, str]]]
"""Returns what `connect_to_host` does for an address and a pin."""


def room_client(http: Client, address: str, room: str = "", token: str = "") -> RoomClient:
    """Return a client for the room with this id that identifies itself by `token`."""
    return RoomClient(http, address, os.urandom, room, token)


class RoomConnection:
    """The connection of one member to one room, over the HTTP client that `connect` makes.

    `apply_frame` is called with each frame in order; `on_state_changed` after each change of `state` or `reason`.
    `reason` says why the connection is LOST or OVER: the word of a refusal, IMPOSTOR, or "" if the host can't be
    reached. With a `pin`, the connection uses TLS and accepts only the certificate with that fingerprint.
    """

    def __init__(
        self,
        address: str,
        room: str,
        token: str,
        pin: str,
        apply_frame: Callable[[Frame], Awaitable[None]],
        on_state_changed: Callable[[], None],
        connect: ConnectToHost = connect_to_host,
    ) -> None:
        self.state = ConnectionState.OPENING
        self.reason = ""
        self._address, self._room, self._token, self._pin = address, room, token, pin
        self._apply, self._state_changed, self._connect_to = apply_frame, on_state_changed, connect
        self._last_frame = self._followed_until = 0  # the last frame, and the time (Unix ms) of the last presence frame
        self._client: RoomClient | None = None
        self._streams = True
        self._receiving: asyncio.Future[None] | None = None
        self._applying = False
        self._frames_received = self._empty_streams = 0

    async def run(self) -> None:
        """Receive frames until the room is over; the caller cancels this when the screen is left."""
        http, address = await self._connect()
        async with http:
            self._client = room_client(http, address, self._room, self._token)
            try:
                await self._receive_and_reconnect(self._client)
            finally:
                if self._receiving is not None:
                    self._receiving.cancel()
                    await asyncio.wait([self._receiving])  # its stream must end before the HTTP client closes

    async def _connect(self) -> tuple[Client, str]:
        """Return what `connect_to_host` returns, calling it again after each failure until it succeeds."""
        wait = FIRST_RETRY_DELAY
        while True:
            try:
                return await self._connect_to(self._address, self._pin)
            except WrongCertificate:
                self._set_state(ConnectionState.LOST, IMPOSTOR)
            except HostUnreachable:
                self._set_state(ConnectionState.LOST)
            await asyncio.sleep(wait)
            wait = min(MAX_RETRY_DELAY, 2 * wait)

    async def _lost_reason(self) -> str:
        """Return IMPOSTOR if a host with another certificate answers at the address now, else ""."""
        try:
            http, _ = await self._connect_to(self._address, self._pin)
            await http.aclose()
        except WrongCertificate:
            return IMPOSTOR
        except HostUnreachable:
            pass
        return ""

    async def _receive_and_reconnect(self, client: RoomClient) -> None:
        wait = FIRST_RETRY_DELAY
        while self.state is not ConnectionState.OVER:
            try:
                await client.fetch_host_info()
                wait = FIRST_RETRY_DELAY
                self._set_state(ConnectionState.ONLINE)
                self._receiving = asyncio.ensure_future(self._receive_frames(client))
                await asyncio.wait([self._receiving])
                if not self._receiving.cancelled():
                    self._receiving.result()
            except RoomRefused as refused:
                if refused.code_word in FINAL_REFUSALS:
                    self._set_state(ConnectionState.OVER, refused.code_word)
                    break
                await asyncio.sleep(wait)
            except RoomConnectionError:
                self._set_state(ConnectionState.LOST, await self._lost_reason() if self._pin else "")
                await asyncio.sleep(wait)
                wait = min(MAX_RETRY_DELAY, 2 * wait)

    async def send_command(self, kind: str, **fields: Any) -> int:
        """Send a command, again and again until the host answers, and return the number of its entry in the room's log.

        Raises `RoomRefused`, or `HostUnreachable` if the host doesn't answer.
        """
        return await self._connected_client().send_command(kind, **fields)

    async def change_terms(self, **terms: Any) -> int:
        """Change the terms of the room, and return the number of its entry. Raises as `send_command` does."""
        return await self._connected_client().change_terms(**terms)

    async def fetch_finished_hands(self, after: int) -> list[dict[str, Any]]:
        """Return the finished hands above number `after`, as the host sends them. Raises as `send_command` does."""
        return await self._connected_client().fetch_hands(after)

    async def request_short_code(self, invitation: str) -> tuple[str, int]:
        """Return a short code for an invitation, and when it expires (Unix ms). Raises as `send_command` does."""
        return await self._connected_client().request_short_code(invitation)

    def _connected_client(self) -> RoomClient:
        if self._client is None:
            raise HostUnreachable("there is no connection yet")
        return self._client

    def reconnect(self) -> None:
        """Drop the connection, which may be dead after the device slept, and connect again from the last frame.

        Does nothing while a frame is being applied: a connection that delivers frames is alive.
        """
        if self._receiving is not None and not self._applying:
            self._receiving.cancel()

    def request_snapshot(self) -> None:
        """Let the next connection begin with a snapshot of the whole room, because a frame could not be applied."""
        self._last_frame = 0

    async def _receive_frames(self, client: RoomClient) -> None:
        """Receive frames until the connection breaks, as a stream; by polling if streams have brought no frames."""
        while self._streams:
            before = self._frames_received
            try:
                async with aclosing(client.stream_frames(self._last_frame, self._followed_until)) as frames:
                    async for frame in frames:
                        await self._apply_frame(frame)
            except StreamingUnsupported:
                self._empty_streams = 0 if self._frames_received > before else self._empty_streams + 1
                self._streams = self._empty_streams < MAX_EMPTY_STREAMS
                raise
        while True:
            for frame in await client.poll_frames(self._last_frame, self._followed_until):
                await self._apply_frame(frame)

    async def _apply_frame(self, frame: Frame) -> None:
        self._last_frame = frame["seq"]
        self._frames_received += 1
        if frame["k"] == "now":
            self._followed_until = frame["at"]
        self._applying = True
        try:
            await self._apply(frame)
        finally:
            self._applying = False

    def _set_state(self, state: ConnectionState, reason: str = "") -> None:
        if (state, reason) != (self.state, self.reason):
            self.state, self.reason = state, reason
            self._state_changed()
