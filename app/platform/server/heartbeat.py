"""Send a beat each second on the connection of a page.

From the beats the page notices that its host is silent, and the host that a frame took too long to arrive.
"""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from app.platform.guard import Asgi, Message, Receive, Scope, Send

BEAT: Final = 1.0  # seconds between two beats
#: Seconds without a beat until a page says that its host is silent; also the greatest age of the beat in a frame that
#: the host still acts on.
SILENCE: Final = 4.0
#: The first byte of a beat, and of each frame of a page. Flet uses 0 and 1.
MARK: Final = 2
#: MARK and the host's clock in seconds. The host sends it as a beat; a page puts the last beat it has received in front
#: of each frame, with the clock 0 before the first one.
STAMP: Final = struct.Struct("<Bd")
_DISCONNECT: Final[Message] = {"type": "websocket.disconnect", "code": 1006}


def monotonic_seconds() -> float:
    """Return the seconds of a clock that can't be set and that runs on while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    if hasattr(time, "clock_gettime"):  # macOS, where this clock runs on, unlike time.monotonic
        return time.clock_gettime(time.CLOCK_MONOTONIC)
    return time.monotonic()


class Heartbeat:
    """An ASGI middleware that removes the stamps from a WebSocket's frames, and sends beats from the first frame on.

    A stamp that is older than SILENCE ends the connection for app and page: the host slept or the connection was cut,
    and taps from that time must not be carried out later.
    """

    def __init__(self, app: Asgi, clock: Callable[[], float] = monotonic_seconds) -> None:
        self._app = app
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        beats: asyncio.Task[None] | None = None

        async def receive_unstamped() -> Message:
            nonlocal beats
            message = await receive()
            frame = message.get("bytes") or b""
            if not frame or frame[0] != MARK:
                return message
            if len(frame) < STAMP.size:
                return _DISCONNECT
            _, beat = STAMP.unpack_from(frame)
            if beat and not self._clock() - beat <= SILENCE:  # also true for a NaN
                return _DISCONNECT
            beats = beats or asyncio.create_task(self._send_beats(send))
            return {**message, "bytes": frame[STAMP.size :]}

        async def send_until_closed(message: Message) -> None:
            if message["type"] == "websocket.close" and beats is not None:
                beats.cancel()  # nothing may follow it
            await send(message)

        try:
            await self._app(scope, receive_unstamped, send_until_closed)
        finally:
            if beats is not None:
                beats.cancel()

    async def _send_beats(self, send: Send) -> None:
        with suppress(OSError):  # the page has disconnected
            while True:
                await send({"type": "websocket.send", "bytes": STAMP.pack(MARK, self._clock())})
                await asyncio.sleep(BEAT)
