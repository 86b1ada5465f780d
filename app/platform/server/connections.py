"""How long the play server waits for somebody who connects and does not come to the point, and for how many."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from app.platform.guard import Asgi, Message, Receive, Scope, Send
from app.platform.server.frames import is_soon_read

REQUEST: Final = 8.0  # seconds for a whole request
REGISTERING: Final = 6.0  # seconds from a WebSocket's opening until Flet has answered its first message
CLOSING: Final = 2.0  # seconds for a page to answer that its WebSocket is closed, and for Flet to let go of it
MOST_SOCKETS: Final = 64  # windows at a time
MOST_WAITING: Final = 128  # connections that have not made a request yet


class Prompt(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's HTTP, which waits for ever for the rest of a request: half a request is let go, and of too many
    connections that ask nothing the eldest.
    """

    _waiting: ClassVar[dict[Prompt, asyncio.TimerHandle]] = {}  # the eldest first

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _look(self) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop()
        elif self not in self._waiting:
            if len(self._waiting) >= MOST_WAITING:
                next(iter(self._waiting))._let_go()
            self._waiting[self] = self.loop.call_later(REQUEST, self._let_go)

    def _stop(self) -> None:
        if timer := self._waiting.pop(self, None):
            timer.cancel()

    def _let_go(self) -> None:
        self._stop()
        self.transport.abort()


class Closing(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which waits ten seconds for a page to say that it has heard the end."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.close_timeout = CLOSING


class Patience:
    """An ASGI app in front of another that ends WebSockets which Flet 1.0.5 would keep for ever: those that nobody
    registers, those that leave before it, for which it goes on waiting, and those that say what it would be long at. Of
    too many the last is refused.
    """

    def __init__(self, app: Asgi) -> None:
        self._app = app
        self._open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif self._open >= MOST_SOCKETS:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
        else:
            self._open += 1
            try:
                await self._follow(scope, receive, send)
            finally:
                self._open -= 1

    async def _follow(self, scope: Scope, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        registered = False

        async def hear() -> Message:
            message = await receive()
            if not is_soon_read(message.get("bytes") or b""):
                message = {"type": "websocket.disconnect", "code": 1009}
            if message["type"] == "websocket.disconnect":
                loop.call_later(CLOSING if registered else 0, app.cancel)
            return message

        async def tell(message: Message) -> None:
            nonlocal registered
            if message["type"] == "websocket.send" and not registered:
                registered = True
                timer.cancel()
            with suppress(OSError):  # what is sent to a page that has just left goes nowhere
                await send(message)

        app = asyncio.ensure_future(self._app(scope, hear, tell))
        timer = loop.call_later(REGISTERING, app.cancel)
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
