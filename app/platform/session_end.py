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

from app.platform.guard import Asgi, Message, Receive, Scope, Send


def drop_late_messages(app: Asgi) -> Asgi:
    """The app, but what it sends to a page that has just left goes nowhere instead of raising."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_or_drop(message: Message) -> None:
            with suppress(OSError):
                await send(message)

        await app(scope, receive, send_or_drop if scope["type"] == "websocket" else send)

    return run


def end_sessions_with_their_pages() -> None:
    """From now on a session is closed, and its page told so by `on_close`, as soon as its connection is gone."""
    disconnect, send = app_manager.disconnect_session, FletApp.send_message
    take = Session.handle_invoke_method_results

    async def end(session_id: str, _: int) -> None:
        await disconnect(session_id, 0)
        await app_manager.delete_session(session_id)

    def send_or_drop(self: Any, message: Any) -> None:
        if self._FletApp__send_queue is not None:  # it is None between the end of the line and that of the session
            send(self, message)

    def take_or_drop(self: Any, control_id: int, call_id: str, result: Any, error: str | None) -> None:
        # An answer for a control that has gone meanwhile raises in the loop that receives, which would end with it.
        with suppress(RuntimeError):
            take(self, control_id, call_id, result, error)

    app_manager.disconnect_session = end
    FletApp.send_message = send_or_drop
    Session.handle_invoke_method_results = take_or_drop  # type: ignore[method-assign]
