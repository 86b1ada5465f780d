"""Limit how many pages the play server has open, and close those that would never end.

Flet itself never closes a page that doesn't register.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from app.patches.uvicorn.close_timeout import CLOSE_TIMEOUT
from app.platform.guard import Asgi, Message, Receive, Scope, Send
from app.platform.server.frame_cost import is_cheap_to_read

REGISTRATION_TIMEOUT: Final = 6.0  # seconds from a WebSocket's opening until Flet has answered its first message
MAX_PAGES: Final = 64  # open at a time; another one is refused


class PageLimits:
    """An ASGI middleware that limits how many pages are open. It also closes WebSockets of pages that never register,
    that disconnect before they do, or that send frames which are costly to read.
    """

    def __init__(self, app: Asgi) -> None:
        self._app = app
        self._open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif self._open >= MAX_PAGES:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
        else:
            self._open += 1
            try:
                await self._serve_page(scope, receive, send)
            finally:
                self._open -= 1

    async def _serve_page(self, scope: Scope, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        registered = False

        async def receive_limited() -> Message:
            message = await receive()
            if not is_cheap_to_read(message.get("bytes") or b""):
                message = {"type": "websocket.disconnect", "code": 1009}
            if message["type"] == "websocket.disconnect":
                loop.call_later(CLOSE_TIMEOUT if registered else 0, app.cancel)
            return message

        async def send_and_note(message: Message) -> None:
            nonlocal registered
            if message["type"] == "websocket.send" and not registered:
                registered = True
                timer.cancel()
            with suppress(OSError):  # the page has just disconnected
                await send(message)

        app = asyncio.ensure_future(self._app(scope, receive_limited, send_and_note))
        timer = loop.call_later(REGISTRATION_TIMEOUT, app.cancel)
        try:
            await asyncio.wait([app])
        finally:
            timer.cancel()
            app.cancel()
        if app.cancelled():
            with suppress(OSError):
                await send({"type": "websocket.close", "code": 1008})
        else:
            app.result()
