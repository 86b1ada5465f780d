"""The connection to a room: it receives frames, reconnects when it breaks, and sends commands.

Importing this module imports httpx, so it's imported only when somebody opens or joins a room.
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
    from store.rooms.pin import WrongHost, trusting_context

FIRST_RETRY: Final = 0.3  # seconds until a broken connection is tried again; doubles with each try
LAST_RETRY: Final = 5.0  # seconds between two tries, at most
IMPOSTOR: Final = "impostor"  # the reason of a connection that is lost because of `Impostor`
MOST_EMPTY_STREAMS: Final = 2  # streams in a row that ended without a frame, until frames are polled for instead
FINAL_REFUSALS: Final = ("token", "invitation", "room", "closed", "version", "host_only")


class ConnectionState(Enum):
    """Whether frames arrive; LOST is tried again, OVER is not."""

    OPENING = "opening"
    ONLINE = "online"
    LOST = "lost"
    OVER = "over"


class Impostor(RoomConnectionError):
    """Another host than the one whose certificate is known answers at its address."""

    code = "impostor"


async def connect_to_host(address: str, pin: str) -> tuple[Client, str]:
    """An HTTP client for a host, and the URL to use with it.

    With a `pin` (the first half of the certificate's SHA-256, in hex) the client accepts that certificate alone and the
    URL is https. Without one, `address` is used as it is.

    Raises Impostor if another certificate is shown, HostUnreachable if the host can't be reached by TLS.
    """
    if not pin or IN_BROWSER:
        # Answers of a host say themselves that they aren't to be cached; else a browser asks before each request.
        return await off_loop(partial(make_client, cache="default")), address
    url = urlsplit(address)
    try:
        trusted = await trusting_context(url.hostname or "", url.port or 443, pin)
    except WrongHost as problem:
        raise Impostor(str(problem)) from None
    except (OSError, UnicodeError) as problem:
        raise HostUnreachable(str(problem)) from None
    return await off_loop(partial(make_client, trusted)), f"https://{url.netloc}"


Connect = Callable[[str, str], Awaitable[tuple[Client, str]]]
"""Returns what `connect_to_host` does for an address and a pin."""


def room_client(http: Client, address: str, room: str = "", token: str = "") -> RoomClient:
    """A client for the room of an id, as the owner of a token sees it."""
    return RoomClient(http, address, os.urandom, room, token)


class RoomConnection:
    """One connection to one room, over the HTTP client that `connect` makes.

    `apply` is called with each frame, one after the other; `state_changed` whenever `state` or `reason` changes.
    `reason` is the key of why the connection is lost or over: the word of a refusal, IMPOSTOR, or "". With a `pin` the
    host is spoken to over TLS alone, and only if its certificate has that fingerprint.
    """

    def __init__(
        self,
        address: str,
        room: str,
        token: str,
        pin: str,
        apply: Callable[[Frame], Awaitable[None]],
        state_changed: Callable[[], None],
        connect: Connect = connect_to_host,
    ) -> None:
        self.state = ConnectionState.OPENING
        self.reason = ""
        self._address, self._room, self._token, self._pin = address, room, token, pin
        self._apply, self._state_changed, self._connect_to = apply, state_changed, connect
        self._seq = self._heard_until = 0  # the last frame, and the time (Unix ms) of the last presence frame
        self._client: RoomClient | None = None
        self._streams = True
        self._receiving: asyncio.Future[None] | None = None
        self._applying = False
        self._frames_received = self._empty_streams = 0

    async def run(self) -> None:
        """Receives frames until the room is over. Cancel it when the screen is left."""
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
        """What `connect_to_host` returns, tried until it succeeds."""
        wait = FIRST_RETRY
        while True:
            try:
                return await self._connect_to(self._address, self._pin)
            except Impostor:
                self._set_state(ConnectionState.LOST, IMPOSTOR)
            except HostUnreachable:
                self._set_state(ConnectionState.LOST)
            await asyncio.sleep(wait)
            wait = min(LAST_RETRY, 2 * wait)

    async def _lost_reason(self) -> str:
        """IMPOSTOR if another host has the address by now, else ""."""
        try:
            http, _ = await self._connect_to(self._address, self._pin)
            await http.aclose()
        except Impostor:
            return IMPOSTOR
        except HostUnreachable:
            pass
        return ""

    async def _receive_and_reconnect(self, client: RoomClient) -> None:
        wait = FIRST_RETRY
        while self.state is not ConnectionState.OVER:
            try:
                await client.fetch_host_info()
                wait = FIRST_RETRY
                self._set_state(ConnectionState.ONLINE)
                self._receiving = asyncio.ensure_future(self._receive(client))
                await asyncio.wait([self._receiving])
                if not self._receiving.cancelled():
                    self._receiving.result()
            except RoomRefused as refused:
                if refused.word in FINAL_REFUSALS:
                    self._set_state(ConnectionState.OVER, refused.word)
                    break
                await asyncio.sleep(wait)
            except RoomConnectionError:
                self._set_state(ConnectionState.LOST, await self._lost_reason() if self._pin else "")
                await asyncio.sleep(wait)
                wait = min(LAST_RETRY, 2 * wait)

    async def send(self, kind: str, **fields: Any) -> int:
        """Sends a command, repeated until it's answered; returns the number of its entry.

        Raises RoomRefused, or HostUnreachable if the host doesn't answer.
        """
        return await self._connected_client().send_command(kind, **fields)

    async def change_terms(self, **terms: Any) -> int:
        """Changes the terms of the room; returns the number of the entry. Raises RoomRefused or HostUnreachable."""
        return await self._connected_client().change_terms(**terms)

    async def finished_hands(self, after: int) -> list[dict[str, Any]]:
        """The finished hands with a number above `after`. Raises RoomRefused or HostUnreachable."""
        return await self._connected_client().fetch_hands(after)

    async def short_code(self, invitation: str) -> tuple[str, int]:
        """A short code for an invitation, and when it expires (Unix ms). Raises RoomRefused or HostUnreachable."""
        return await self._connected_client().request_short_code(invitation)

    def _connected_client(self) -> RoomClient:
        if self._client is None:
            raise HostUnreachable("there is no connection yet")
        return self._client

    def reconnect(self) -> None:
        """Replaces the connection, which may be dead after the device slept. Frames go on where they ended.

        A frame that is being applied is finished first.
        """
        if self._receiving is not None and not self._applying:
            self._receiving.cancel()

    def request_snapshot(self) -> None:
        """Makes the next connection begin with everything, since a frame didn't follow the one before."""
        self._seq = 0

    async def _receive(self, client: RoomClient) -> None:
        """Receives frames until the connection breaks: as a stream, or by polling where streams don't get through."""
        while self._streams:
            before = self._frames_received
            try:
                async with aclosing(client.stream_frames(self._seq, self._heard_until)) as frames:
                    async for frame in frames:
                        await self._apply_frame(frame)
            except StreamingUnsupported:
                self._empty_streams = 0 if self._frames_received > before else self._empty_streams + 1
                self._streams = self._empty_streams < MOST_EMPTY_STREAMS
                raise
        while True:
            for frame in await client.poll_frames(self._seq, self._heard_until):
                await self._apply_frame(frame)

    async def _apply_frame(self, frame: Frame) -> None:
        self._seq = frame["seq"]
        self._frames_received += 1
        if frame["k"] == "now":
            self._heard_until = frame["at"]
        self._applying = True
        try:
            await self._apply(frame)
        finally:
            self._applying = False

    def _set_state(self, state: ConnectionState, reason: str = "") -> None:
        if (state, reason) != (self.state, self.reason):
            self.state, self.reason = state, reason
            self._state_changed()
