"""A page may leave at any moment, and its session ends with it: all that must survive is on disk already.

Flet 1.0.5 keeps the session of a page that has left for an hour and hands it to the same tab when it comes back. Then
the task that draws may have died of sending to nobody, and the match is held by a window that is not there.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from flet.messaging.session import Session
from flet_web.fastapi import app_manager
from flet_web.fastapi.flet_app import FletApp
from starlette.websockets import WebSocket


class Visit(FletApp):  # type: ignore[misc]
    """One page's connection, and with its end the end of the page's session, however it comes."""

    async def handle(self, websocket: WebSocket) -> None:
        """Answers the page until it has left."""
        try:
            await super().handle(websocket)
        finally:
            session, waiting = self._FletApp__session, getattr(self, "_FletApp__send_queue", None)
            if waiting is not None:  # the task that sends
                waiting.put_nowait(None)
            if session is not None:
                await app_manager.disconnect_session(self._FletApp__get_unique_session_id(session.id), 0)

    def send_message(self, message: Any) -> None:
        """Sends it; between the end of the line and that of the session there is nobody to send to."""
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
