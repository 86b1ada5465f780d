"""A page changes only its own controls, and learns nothing about failures but that there was one."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import flet as ft
import msgpack
import pytest
from starlette.websockets import WebSocket

from app.patches.flet_web.apply_all import apply_all
from app.platform.background import COLLECTIONS_PER_FULL
from app.platform.server.visit import Visit
from tests.running import PATIENCE

REGISTER = [1, {"session_id": "", "page_name": "", "page": {"route": "/", "web": True}}]
SCOPE = {"type": "websocket", "path": "/ws", "headers": [(b"host", b"127.0.0.1")], "query_string": b"", "client": None}
BROKEN = "Something went wrong"
SHARED = ft.BoxDecoration(border_radius=ft.BorderRadius.all(5))


class Browser:
    """The client's side of a page's web socket."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.said: asyncio.Queue[Any] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})

    def send(self, *message: Any) -> None:
        self.send_bytes(b"\0" + msgpack.packb(message))

    def send_bytes(self, frame: bytes) -> None:
        self.said.put_nowait({"type": "websocket.receive", "bytes": frame})

    def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> Any:
        """Return the next message."""
        while True:
            told = await self.heard.get()
            if told["type"] == "websocket.send":
                return msgpack.unpackb(told["bytes"][1:], strict_map_key=False)

    async def control(self, kind: str) -> dict[str, Any]:
        """Return the first control of a kind, as soon as the page has drawn it."""
        while True:
            _, body = await self.receive()
            if found := next(of_kind(body, kind), None):
                return dict(found)


def of_kind(packed: Any, kind: str) -> Any:
    inside = packed.values() if isinstance(packed, dict) else packed if isinstance(packed, list) else ()
    if isinstance(packed, dict) and packed.get("_c") == kind:
        yield packed
    for each in inside:
        yield from of_kind(each, kind)


@asynccontextmanager
async def visited(main: Callable[[ft.Page], Any]) -> AsyncIterator[Browser]:
    """Connect a browser to an app. At the end, the server must have closed the connection, unless the browser has."""
    apply_all()
    browser = Browser()
    answering = asyncio.ensure_future(
        Visit(main, lambda: BROKEN).handle(WebSocket(SCOPE, browser.said.get, browser.heard.put))
    )
    yield browser
    await asyncio.wait_for(answering, PATIENCE)


async def test_the_garbage_of_a_closed_page_is_collected_soon() -> None:
    async with visited(lambda page: None) as browser:
        browser.send(*REGISTER)
        await browser.receive()
        browser.leave()
    gc.collect()
    for _ in range(COLLECTIONS_PER_FULL):
        gc.collect(1)
    async with asyncio.timeout(PATIENCE):
        while gc.get_count()[2] >= COLLECTIONS_PER_FULL:
            await asyncio.sleep(0)


async def test_a_page_changes_its_own_text_and_nothing_that_others_have() -> None:
    heard: list[str] = []

    def main(page: ft.Page) -> None:
        field = ft.TextField(value="before")
        field.on_blur = lambda: heard.append(field.value)
        page.add(ft.Container(field, width=7, foreground_decoration=SHARED))

    async with visited(main) as browser:
        browser.send(*REGISTER)
        box = await browser.control("Container")
        field = next(of_kind(box, "TextField"))
        evil = {"image": {"src": "http://evil.example/x.png"}, "border_radius": {"top_left": 99}}
        browser.send(4, {"id": box["_i"], "props": {"foreground_decoration": evil, "width": 666, "_c": "Image"}})
        browser.send(4, {"id": field["_i"], "props": {"value": "after", "password": True}})
        browser.send(3, {"target": field["_i"], "name": "blur", "data": None})
        browser.leave()
    assert heard == ["after"]
    assert ft.BoxDecoration(border_radius=ft.BorderRadius.all(5)) == SHARED


@pytest.mark.parametrize(
    "unfit",
    [
        [REGISTER, REGISTER],
        [REGISTER, [1, {"session_id": "x", "page_name": "y", "page": {}}]],
        [[3, {"target": 1, "name": "click", "data": None}]],
        [REGISTER, [99, {}]],
    ],
)
async def test_a_page_that_says_something_at_the_wrong_time_is_let_go(unfit: list[Any]) -> None:
    async with visited(lambda page: None) as browser:
        for message in unfit:
            browser.send(*message)


async def test_a_page_learns_nothing_of_this_machine_from_what_fails() -> None:
    def fails() -> None:
        raise ValueError("no /home/ann/secret")

    async with visited(lambda page: page.add(ft.Button("tap", on_click=fails))) as browser:
        browser.send(*REGISTER)
        browser.send(3, {"target": (await browser.control("Button"))["_i"], "name": "click", "data": None})
        said = await browser.receive()
        while said[0] != 6:
            said = await browser.receive()
        browser.leave()
    assert said[1] == {"message": BROKEN}


async def test_invalid_message_of_a_page_is_not_printed(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    for junk in (b"\0", b"\0\xc1", b"\0" + msgpack.packb([4, {}]), b"\0" + msgpack.packb([[], []])):
        async with visited(lambda page: None) as browser:
            browser.send(*REGISTER)
            browser.send_bytes(junk)
    assert caplog.records == []
