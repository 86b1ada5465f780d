"""A page may leave at any moment, and its session ends with it: all that must survive is on disk already.

Flet 1.0.5 keeps the session of a page that has left for an hour and hands it to the same tab when it comes back. Then
the task that draws may have died of sending to nobody, and the match is held by a window that is not there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from flet import Page
from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from flet.messaging.session import Session
from flet_web.fastapi import app_manager
from flet_web.fastapi.flet_app import FletApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.platform.server.client_messages import UnfitMessage, client_properties, is_client_event, read_frame

_log = logging.getLogger("app")


class Visit(FletApp):  # type: ignore[misc]
    """One page's connection. It hears what Flet's client says and nothing else, and with its end the page's session
    ends, however it comes. Of what fails for it a page is told only `broken`, a text for a person: Flet would send the
    traceback, with the paths of this machine.
    """

    def __init__(self, main: Callable[[Page], object], broken: Callable[[], str]) -> None:
        super().__init__(asyncio.get_running_loop(), app_manager.executor, main, None)
        self._broken = broken

    async def handle(self, websocket: WebSocket) -> None:
        """Answers the page until it has left."""
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
                    await self._hear(*message)
        except UnfitMessage as problem:
            _log.info("a page was let go: %s", problem)
        except WebSocketDisconnect:
            pass
        if self._FletApp__session is None:  # there is nobody to answer
            raise WebSocketDisconnect
        await self._FletApp__send_queue.put(None)

    async def _hear(self, action: MessageAction, body: dict[str, Any]) -> None:
        """Hands a message on to Flet, of its content only what a client may say. UnfitMessage."""
        session = self._FletApp__session
        if (action == MessageAction.REGISTER_CLIENT) != (session is None):
            raise UnfitMessage(f"{action.name} {'before' if session is None else 'after'} it has registered")
        if action == MessageAction.REGISTER_CLIENT:
            body = {**body, "page": client_properties("Page", body["page"], registers=True)}
        elif action == MessageAction.UPDATE_CONTROL_PROPS:
            control = session.index.get(body["id"])
            body = {**body, "props": client_properties(control._c, body["props"]) if control else {}}
        elif action == MessageAction.CONTROL_EVENT and not is_client_event(body["name"], body["data"]):
            return
        await self._FletApp__on_message([action, body])

    def send_message(self, message: Any) -> None:
        """Sends it; between the end of the line and that of the session there is nobody to send to."""
        if message.action == MessageAction.SESSION_CRASHED:
            message = Message(message.action, SessionCrashedBody(self._broken()))
        if self._FletApp__send_queue is not None:
            super().send_message(message)


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
