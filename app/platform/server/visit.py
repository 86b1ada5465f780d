"""The connection of one page to the play server: what the page may say, and how much."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from flet import Page
from flet.messaging.protocol import MessageAction
from starlette.websockets import WebSocket

from app.patches.flet_web.page_connection import PageConnection
from app.platform.background import collect_after_closing
from app.platform.server.client_messages import UnfitMessage, client_properties, is_client_event, read_frame
from app.platform.server.pages import MOST_UNANSWERED, MOST_UNSENT, PAGE_KEY, REGISTRATION, OpenPage

_WITH_ROUTE: Final = (MessageAction.REGISTER_CLIENT, MessageAction.UPDATE_CONTROL_PROPS)
_log = logging.getLogger("app")


class Visit(PageConnection):
    """One page's connection, which accepts only what Flet's client sends.

    If something fails, the page shows the text `broken`. `find_standing` sets whose page it is, at each route.
    """

    def __init__(
        self,
        main: Callable[[Page], object],
        broken: Callable[[], str],
        find_standing: Callable[[Visit, str], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(main)
        self._broken = broken
        self._find_standing = find_standing
        self.open_page: OpenPage | None = None

    @property
    def _is_bounded(self) -> bool:
        """Whether the page has limits: everybody's but the owner's."""
        return self.open_page is not None and self.open_page.standing != "owner"

    async def handle(self, websocket: WebSocket) -> None:
        """Serve the page until it disconnects, then end its session."""
        self.open_page = websocket.scope.get(PAGE_KEY)
        try:
            await super().handle(websocket)
        finally:
            collect_after_closing()

    async def receive(self, frame: bytes) -> bool:
        """Handle one frame from the page; False closes the connection."""
        try:
            if (message := read_frame(frame)) is not None:
                await self.wait_for_rate_limit()
                await self.handle_message(*message)
        except UnfitMessage as problem:
            _log.info("a page was closed: %s", problem)
            return False
        return True

    async def wait_for_rate_limit(self, messages: int = 1) -> None:
        """Wait until the page's rate limit allows so many messages."""
        if self.open_page is not None:
            await self.open_page.wait_for_rate_limit(messages)

    async def find_standing(self, route: str) -> None:
        """Set whose page it is, now that it goes to this route."""
        if self._find_standing is not None:
            await self._find_standing(self, route)

    def session_value(self, key: str) -> object:
        """The value of a key in the store of the page's session; None without a session."""
        return self.session.store.get(key) if self.session is not None else None

    async def handle_message(self, action: MessageAction, body: dict[str, Any]) -> None:
        """Pass a message on to Flet, without what a client may not change. Raises UnfitMessage."""
        session = self.session
        route = body.get("page", body.get("props", {})).get("route") if action in _WITH_ROUTE else None
        if isinstance(route, str):
            await self.find_standing(route)
        if (action == MessageAction.REGISTER_CLIENT) != (session is None):
            raise UnfitMessage(f"{action.name} {'before' if session is None else 'after'} it has registered")
        if action == MessageAction.REGISTER_CLIENT:
            await self.wait_for_rate_limit(REGISTRATION)
            body = {**body, "page": client_properties("Page", body["page"], registers=True)}
        elif session is not None and action == MessageAction.UPDATE_CONTROL_PROPS:
            control = session.index.get(body["id"])
            body = {**body, "props": client_properties(control._c, body["props"]) if control else {}}
        elif action == MessageAction.CONTROL_EVENT:
            if not is_client_event(body["name"], body["data"]):
                return
            if self.running_handlers >= MOST_UNANSWERED and self._is_bounded:
                raise UnfitMessage("more events than can be answered")
        await self.dispatch(action, body)

    def crash_text(self) -> str:
        """The text that the page shows after one of its handlers failed."""
        return self._broken()

    def on_queued(self, size: int) -> None:
        """Close a page that doesn't read what it's sent."""
        if self.open_page is not None and self._is_bounded and size > MOST_UNSENT:
            self.open_page.end()
