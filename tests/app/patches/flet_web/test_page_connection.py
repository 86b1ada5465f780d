"""Flet's own connection handles messages that Flet's client never sends, and failures of their handlers.

tests/app/platform/server/test_visit.py tests the patched connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import MessageAction
from flet_web.fastapi import app_manager
from flet_web.fastapi.flet_app import FletApp
from starlette.websockets import WebSocket

from tests.running import PATIENCE

SCOPE = {"type": "websocket", "path": "/ws", "headers": [(b"host", b"127.0.0.1")], "query_string": b"", "client": None}
PAGE = {"session_id": "", "page_name": "", "page": {"route": "/", "web": True}}
UNREADABLE = b"\0\xc1"


def packed(action: MessageAction, body: dict[str, Any]) -> bytes:
    """Return a message as a frame of the web socket."""
    return b"\0" + bytes(msgpack.packb([action.value, body]))


async def connect(main: Callable[[ft.Page], object], frame: Callable[[], bytes] | None = None) -> list[Any]:
    """Register a page at Flet's connection, send it one more frame if given, and return what the page was sent."""
    sent: list[Any] = []
    heard: asyncio.Queue[Any] = asyncio.Queue()
    drawn, crashed = asyncio.Event(), asyncio.Event()

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            action, body = msgpack.unpackb(message["bytes"][1:], strict_map_key=False)
            sent.append((action, body))
            (crashed if action == MessageAction.SESSION_CRASHED.value else drawn).set()

    def started(page: ft.Page) -> None:
        try:
            main(page)
        finally:
            drawn.set()

    app = FletApp(asyncio.get_running_loop(), app_manager.executor, started, None)
    serving = asyncio.ensure_future(app.handle(WebSocket(SCOPE, heard.get, send)))
    heard.put_nowait({"type": "websocket.connect"})
    heard.put_nowait({"type": "websocket.receive", "bytes": packed(MessageAction.REGISTER_CLIENT, PAGE)})
    async with asyncio.timeout(PATIENCE):
        await drawn.wait()
        if frame is None:
            await crashed.wait()
        else:
            heard.put_nowait({"type": "websocket.receive", "bytes": frame()})
        heard.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await serving
    return sent


async def test_flet_applies_any_field_that_a_page_sends_still() -> None:
    fields: list[ft.TextField] = []

    def main(page: ft.Page) -> None:
        fields.append(ft.TextField(read_only=True))
        page.add(*fields)

    def change() -> bytes:
        return packed(MessageAction.UPDATE_CONTROL_PROPS, {"id": fields[0]._i, "props": {"read_only": False}})

    await connect(main, change)
    assert not fields[0].read_only


async def test_flet_sends_a_page_what_failed_still() -> None:
    def main(page: ft.Page) -> None:
        raise ValueError("no /home/ann/secret")

    assert "/home/ann/secret" in str(await connect(main))


async def test_flet_writes_a_traceback_for_what_it_cannot_read_still(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    await connect(lambda page: None, lambda: UNREADABLE)
    assert any(record.exc_info for record in caplog.records)


async def test_flets_queue_has_no_limit_still() -> None:
    queues: list[asyncio.Queue[bytes]] = []

    def main(page: ft.Page) -> None:
        queues.append(getattr(page.session.connection, "_FletApp__send_queue"))  # noqa: B009

    await connect(main, lambda: UNREADABLE)
    assert queues[0].maxsize == 0
