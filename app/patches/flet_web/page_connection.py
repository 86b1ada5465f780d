"""Faults of a page's connection at Flet's server, which has no hook for any of them:

1. It applies whatever a page sends: any field of any control, also private ones.
2. If it can't read a frame, it writes a traceback to the terminal.
3. If a handler fails, it sends the page the traceback, with paths of this machine.

Patch: a subclass that overrides private methods. `receive` sees each frame first, and `crash_text` replaces the
traceback.
Upstream: https://github.com/flet-dev/flet/issues/5430 (3); no issue found for the others.
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from flet import Page
from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from flet.messaging.session import Session
from flet_web.fastapi import app_manager
from flet_web.fastapi.flet_app import FletApp
from starlette.websockets import WebSocket, WebSocketDisconnect


class PageConnection(FletApp):  # type: ignore[misc]
    """The connection of one page. Its session ends when the connection closes."""

    def __init__(self, main: Callable[[Page], object]) -> None:
        super().__init__(asyncio.get_running_loop(), app_manager.executor, main, None)

    async def receive(self, frame: bytes) -> bool:
        """Handle one frame from the page. Return whether the connection stays open. Subclasses implement it."""
        raise NotImplementedError

    def crash_text(self) -> str:
        """Return the text that the page shows after one of its handlers failed. Subclasses implement it."""
        raise NotImplementedError

    @property
    def session(self) -> Session | None:
        """The page's session; None before the page has registered."""
        session: Session | None = self._FletApp__session
        return session

    @property
    def _outbox(self) -> asyncio.Queue[bytes | None] | None:
        """Messages that wait to be sent to the page; None while there is no connection."""
        queue: asyncio.Queue[bytes | None] | None = self._FletApp__send_queue
        return queue

    async def dispatch(self, action: MessageAction, body: dict[str, Any]) -> None:
        """Pass a message of the page on to Flet."""
        await self._FletApp__on_message([action, body])

    async def handle(self, websocket: WebSocket) -> None:
        """Serve the page until it disconnects, then end its session."""
        try:
            with suppress(WebSocketDisconnect):
                await super().handle(websocket)
        finally:
            if self._outbox is not None:
                self._outbox.put_nowait(None)  # ends the task that sends
            if self.session is not None:
                await app_manager.disconnect_session(self._FletApp__get_unique_session_id(self.session.id), 0)

    def send_message(self, message: Message) -> None:
        """Queue a message to the page. It's dropped if the connection has closed already."""
        if message.action == MessageAction.SESSION_CRASHED:
            message = Message(message.action, SessionCrashedBody(self.crash_text()))
        if self._outbox is not None:
            super().send_message(message)

    async def _FletApp__receive_loop(self) -> None:
        socket: WebSocket = self._FletApp__websocket
        with suppress(WebSocketDisconnect):
            while await self.receive(await socket.receive_bytes()):
                pass
        if self.session is None:  # Flet would go on with the session's id
            raise WebSocketDisconnect
        if self._outbox is not None:
            self._outbox.put_nowait(None)
