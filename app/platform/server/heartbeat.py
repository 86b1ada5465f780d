"""A beat each second on the line of a page, by which the page notices that its host is silent, and the host that what
it hears has been under way for too long.
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
#: Seconds without a beat until a page says that its host is silent, and from a beat until the host acts on nothing that
#: a page has sent since.
SILENCE: Final = 4.0
#: The first byte of a beat, and of each frame of a page; Flet has 0 and 1.
MARK: Final = 2
#: MARK and the host's clock: a beat, and what a page puts in front of each frame. The clock is that of the last beat
#: which it has heard, 0 before the first.
STAMP: Final = struct.Struct("<Bd")
_DISCONNECT: Final[Message] = {"type": "websocket.disconnect", "code": 1006}


def uptime() -> float:
    """Seconds on a clock that nobody sets and that runs on while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    if hasattr(time, "clock_gettime"):  # macOS, where this clock runs on, unlike that of time.monotonic
        return time.clock_gettime(time.CLOCK_MONOTONIC)
    return time.monotonic()


class Heartbeat:
    """An ASGI app in front of another. It takes stamps off the frames that come by WebSocket, and from the first one on
    sends beats. A stamp that is older than SILENCE ends the line, for the app and for the page: the host slept, or the
    line was cut, and what was touched meanwhile is not done later.
    """

    def __init__(self, app: Asgi, clock: Callable[[], float] = uptime) -> None:
        self._app = app
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        beating: asyncio.Task[None] | None = None

        async def hear() -> Message:
            nonlocal beating
            message = await receive()
            frame = message.get("bytes") or b""
            if not frame or frame[0] != MARK:
                return message
            if len(frame) < STAMP.size:
                return _DISCONNECT
            _, beat = STAMP.unpack_from(frame)
            if beat and not self._clock() - beat <= SILENCE:  # which is so of what is no number, too
                return _DISCONNECT
            beating = beating or asyncio.create_task(self._beat(send))
            return {**message, "bytes": frame[STAMP.size :]}

        async def tell(message: Message) -> None:
            if message["type"] == "websocket.close" and beating is not None:
                beating.cancel()  # nothing may follow it
            await send(message)

        try:
            await self._app(scope, hear, tell)
        finally:
            if beating is not None:
                beating.cancel()

    async def _beat(self, send: Send) -> None:
        with suppress(OSError):  # the page has left
            while True:
                await send({"type": "websocket.send", "bytes": STAMP.pack(MARK, self._clock())})
                await asyncio.sleep(BEAT)
