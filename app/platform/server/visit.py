"""The connection of one page to the play server, with checks of what the page sends."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from flet import Page
from flet.messaging.protocol import MessageAction
from starlette.websockets import WebSocket

from app.patches.flet_web.page_connection import PageConnection
from app.platform.background import collect_after_closing
from app.platform.server.client_messages import UnfitMessage, client_properties, is_client_event, read_frame

_log = logging.getLogger("app")


class Visit(PageConnection):
    """One page's connection, which accepts only messages that Flet's client sends.

    `broken` returns the text that the page shows after a failure.
    """

    def __init__(self, main: Callable[[Page], object], broken: Callable[[], str]) -> None:
        super().__init__(main)
        self._broken = broken

    async def handle(self, websocket: WebSocket) -> None:
        """Serve the page until it disconnects, then end its session."""
        try:
            await super().handle(websocket)
        finally:
            collect_after_closing()

    async def receive(self, frame: bytes) -> bool:
        """Handle one frame from the page. Return whether the connection stays open."""
        try:
            if (message := read_frame(frame)) is not None:
                await self.handle_message(*message)
        except UnfitMessage as problem:
            _log.info("a page was closed: %s", problem)
            return False
        return True

    async def handle_message(self, action: MessageAction, body: dict[str, Any]) -> None:
        """Pass a message on to Flet, without properties that a client may not change. Raises UnfitMessage for a message
        that can't come at this time.
        """
        session = self.session
        if (action == MessageAction.REGISTER_CLIENT) != (session is None):
            raise UnfitMessage(f"{action.name} {'before' if session is None else 'after'} it has registered")
        if action == MessageAction.REGISTER_CLIENT:
            body = {**body, "page": client_properties("Page", body["page"], registers=True)}
        elif session is not None and action == MessageAction.UPDATE_CONTROL_PROPS:
            control = session.index.get(body["id"])
            body = {**body, "props": client_properties(control._c, body["props"]) if control else {}}
        elif action == MessageAction.CONTROL_EVENT and not is_client_event(body["name"], body["data"]):
            return
        await self.dispatch(action, body)

    def crash_text(self) -> str:
        """Return the text that the page shows after one of its handlers failed."""
        return self._broken()
