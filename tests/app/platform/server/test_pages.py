"""Pages that never register are closed, and if there are too many pages the newest is refused."""

from __future__ import annotations

import asyncio

import msgpack
import pytest

from app.platform.guard import Message
from app.platform.server import pages
from app.platform.server.frame_cost import CHEAP_FRAME_BYTES
from app.platform.server.pages import PageLimits
from tests.running import PATIENCE


class Page:
    """The server's side of one web socket: the frames that it gets, and those that it was sent."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[Message] = []

    async def send(self, message: Message) -> None:
        self.sent.append(message)


class Unending:
    """A Flet app in which a page never registers: it answers nothing, and waits on after the connection has ended."""

    def __init__(self, answers: int = 0) -> None:
        self.answers = answers
        self.inside = 0

    async def __call__(self, scope: object, receive: object, send: object) -> None:
        assert isinstance(scope, dict) and callable(receive) and callable(send)
        self.inside += 1
        try:
            for _ in range(self.answers):
                await send({"type": "websocket.send", "bytes": b"registered"})
            while (await receive())["type"] != "websocket.disconnect":
                continue
            await asyncio.Event().wait()
        finally:
            self.inside -= 1


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REGISTRATION_TIMEOUT", "CLOSE_TIMEOUT"):
        monkeypatch.setattr(pages, name, 0.01)


async def visit(app: PageLimits, page: Page) -> None:
    await asyncio.wait_for(app({"type": "websocket", "client": ("192.0.2.1", 1)}, page.heard.get, page.send), PATIENCE)


@pytest.mark.usefixtures("hurried")
async def test_a_page_that_never_registers_is_let_go() -> None:
    flet, page = Unending(), Page()
    await visit(PageLimits(flet), page)
    assert flet.inside == 0
    assert [message["type"] for message in page.sent] == ["websocket.close"]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("answers", [0, 1])
async def test_a_page_that_leaves_is_forgotten(answers: int) -> None:
    flet, page = Unending(answers), Page()
    page.heard.put_nowait({"type": "websocket.receive", "bytes": b""})
    page.heard.put_nowait({"type": "websocket.disconnect"})
    await visit(PageLimits(flet), page)
    assert flet.inside == 0


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("answers", [0, 1])
async def test_a_page_that_says_what_would_be_long_to_read_is_let_go(answers: int) -> None:
    flet, page = Unending(answers), Page()
    page.heard.put_nowait({"type": "websocket.receive", "bytes": b"\0" + msgpack.packb([1, [0] * CHEAP_FRAME_BYTES])})
    await visit(PageLimits(flet), page)
    assert flet.inside == 0
    assert page.sent[-1]["type"] == "websocket.close"


@pytest.mark.usefixtures("hurried")
async def test_a_page_that_has_registered_may_stay() -> None:
    flet, page = Unending(1), Page()
    staying = asyncio.ensure_future(visit(PageLimits(flet), page))
    await asyncio.wait([staying], timeout=20 * pages.REGISTRATION_TIMEOUT)
    assert flet.inside == 1
    page.heard.put_nowait({"type": "websocket.disconnect"})
    await staying


async def test_of_too_many_pages_the_last_is_refused() -> None:
    flet = Unending(1)
    app = PageLimits(flet)
    staying = [asyncio.ensure_future(visit(app, Page())) for _ in range(pages.MAX_PAGES)]
    await asyncio.sleep(0)
    late = Page()
    late.heard.put_nowait({"type": "websocket.connect"})
    await visit(app, late)
    assert [message["type"] for message in late.sent] == ["websocket.close"]
    for each in staying:
        each.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    assert flet.inside == 0
