"""A page may leave at any moment, and its session ends with it: all that must survive is on disk already.

Flet 1.0.5 keeps the session of a page that has left for an hour and hands it to the same tab when it comes back. Then
the task that draws may have died of sending to nobody, and the match is held by a window that is not there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from flet import Page
from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from flet.messaging.session import Session
from flet_web.fastapi import app_manager
from flet_web.fastapi.flet_app import FletApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.platform.server.client_messages import UnfitMessage, client_properties, is_client_event, read_frame
from app.platform.server.pages import MOST_UNANSWERED, MOST_UNSENT, PLACE, REGISTRATION, OpenPage

_WITH_ROUTE: Final = (MessageAction.REGISTER_CLIENT, MessageAction.UPDATE_CONTROL_PROPS)
_log = logging.getLogger("app")


class Visit(FletApp):  # type: ignore[misc]
    """One page's connection. It hears what Flet's client says and nothing else, and with its end the page's session
    ends, however it comes. Of what fails for it a page is told only `broken`, a text for a person: Flet would send the
    traceback, with the paths of this machine. `find_standing` finds out whose page it is, wherever it goes.
    """

    def __init__(
        self,
        main: Callable[[Page], object],
        broken: Callable[[], str],
        find_standing: Callable[[Visit, str], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(asyncio.get_running_loop(), app_manager.executor, main, None)
        self._broken = broken
        self._find_standing = find_standing
        self.place: OpenPage | None = None
        self._unsent: _Unsent | None = None

    @property
    def _is_bounded(self) -> bool:
        """Whether it may not take as much as it likes of this machine."""
        return self.place is not None and self.place.standing != "owner"

    async def handle(self, websocket: WebSocket) -> None:
        """Answers the page until it has left."""
        self.place = websocket.scope.get(PLACE)
        try:
            with suppress(WebSocketDisconnect):
                await super().handle(websocket)
        finally:
            session, waiting = self._FletApp__session, getattr(self, "_FletApp__send_queue", None)
            if waiting is not None:  # the task that sends
                waiting.put_nowait(None)
            if session is not None:
                await app_manager.disconnect_session(self._FletApp__get_unique_session_id(session.id), 0)

    async def _FletApp__receive_loop(self) -> None:
        # In the place of Flet's, which writes a traceback to the terminal for whatever it can't read.
        socket: WebSocket = self._FletApp__websocket
        try:
            while True:
                if (message := read_frame(await socket.receive_bytes())) is not None:
                    await self.pace()
                    await self.hear(*message)
        except UnfitMessage as problem:
            _log.info("a page was let go: %s", problem)
        except WebSocketDisconnect:
            pass
        if self._FletApp__session is None:  # there is nobody to answer
            raise WebSocketDisconnect
        if self._unsent is not None:
            self._unsent.put_nowait(None)

    async def pace(self, messages: int = 1) -> None:
        """Returns when the page may say something more, or so many things."""
        if self.place is not None:
            await self.place.pace(messages)

    async def find_standing(self, route: str) -> None:
        """Finds out whose page it is, which goes to this route."""
        if self._find_standing is not None:
            await self._find_standing(self, route)

    def held(self, key: str) -> object:
        """What the page's session holds; None before there is one."""
        session = self._FletApp__session
        return session.store.get(key) if session is not None else None

    async def hear(self, action: MessageAction, body: dict[str, Any]) -> None:
        """Hands a message on to Flet, of its content only what a client may say. UnfitMessage."""
        session = self._FletApp__session
        route = body.get("page", body.get("props", {})).get("route") if action in _WITH_ROUTE else None
        if isinstance(route, str):
            await self.find_standing(route)
        if (action == MessageAction.REGISTER_CLIENT) != (session is None):
            raise UnfitMessage(f"{action.name} {'before' if session is None else 'after'} it has registered")
        if action == MessageAction.REGISTER_CLIENT:
            await self.pace(REGISTRATION)
            body = {**body, "page": client_properties("Page", body["page"], registers=True)}
        elif action == MessageAction.UPDATE_CONTROL_PROPS:
            control = session.index.get(body["id"])
            body = {**body, "props": client_properties(control._c, body["props"]) if control else {}}
        elif action == MessageAction.CONTROL_EVENT:
            if not is_client_event(body["name"], body["data"]):
                return
            if len(self._FletApp__running_tasks) >= MOST_UNANSWERED and self._is_bounded:
                raise UnfitMessage("more events than can be answered")
        await self._FletApp__on_message([action, body])

    def send_message(self, message: Any) -> None:
        """Sends it; between the end of the line and that of the session there is nobody to send to."""
        if message.action == MessageAction.SESSION_CRASHED:
            message = Message(message.action, SessionCrashedBody(self._broken()))
        if self._FletApp__send_queue is not None:
            super().send_message(message)
            if self.place is not None and self._is_bounded and self._FletApp__send_queue.size > MOST_UNSENT:
                self.place.end()

    @property
    def _FletApp__send_queue(self) -> _Unsent | None:
        return self._unsent

    @_FletApp__send_queue.setter
    def _FletApp__send_queue(self, queue: object) -> None:
        # Flet's own queue has no end: a page that takes nothing would have this machine keep all that it is sent.
        self._unsent = _Unsent() if queue is not None else None


class _Unsent(asyncio.Queue[bytes | None]):
    """What waits to be sent to a page, and how many bytes that is."""

    def _init(self, maxsize: int) -> None:
        super()._init(maxsize)
        self.size = 0

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        self.size += len(item or b"")

    def _get(self) -> bytes | None:
        item: bytes | None = super()._get()
        self.size -= len(item or b"")
        return item


def end_sessions_with_their_pages() -> None:
    """From now on a session is closed, and its page told so by `on_close`, as soon as its connection is gone. Flet asks
    for none of these three by anything that could be another's."""
    disconnect = app_manager.disconnect_session
    take, ask = Session.handle_invoke_method_results, Session.invoke_method

    async def end(session_id: str, _: int) -> None:
        try:
            await disconnect(session_id, 0)
        finally:  # whoever waits for its page no longer may be ended here
            await app_manager.delete_session(session_id)

    def take_or_drop(self: Any, control_id: int, call_id: str, result: Any, error: str | None) -> None:
        # An answer for a control that has gone meanwhile raises in the loop that receives, which would end with it.
        with suppress(RuntimeError):
            take(self, control_id, call_id, result, error)

    async def ask_who_is_there(self: Any, *asked: Any, **named: Any) -> Any:
        # Flet would wait for an answer that nobody can give, and all that the page was would wait with it.
        if self._Session__closed:
            raise RuntimeError("the session has ended")
        return await ask(self, *asked, **named)

    app_manager.disconnect_session = end
    Session.handle_invoke_method_results = take_or_drop  # type: ignore[method-assign]
    Session.invoke_method = ask_who_is_there  # type: ignore[method-assign]
