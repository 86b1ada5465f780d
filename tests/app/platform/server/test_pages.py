"""Pages are let go that come to nothing, and of too many one ends: never that of somebody who was invited for one of a
stranger's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgpack
import pytest

from app.platform.guard import Message
from app.platform.server import pages
from app.platform.server.frame_cost import SMALL
from app.platform.server.pages import (
    ALL_STRANGERS_PACE,
    LONGEST,
    MOST,
    PACE,
    PAGE_KEY,
    STRANGERS_PACE,
    OpenPage,
    OpenPages,
    PageLimits,
    Standing,
)
from tests.running import PATIENCE

TURNS = 30  # of the event loop, more than anything here takes


class Page:
    """The server's side of one WebSocket: what it hears, and what it was sent."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[Message] = []

    async def send(self, message: Message) -> None:
        self.sent.append(message)


class Unending:
    """Flet where a page never registers: it answers nothing, and waits on after the end of the line."""

    def __init__(self, answers: int = 0) -> None:
        self.answers = answers
        self.inside = 0
        self.pages: list[OpenPage] = []

    async def __call__(self, scope: object, receive: object, send: object) -> None:
        assert isinstance(scope, dict) and callable(receive) and callable(send)
        self.pages.append(scope[PAGE_KEY])
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
    for name in ("REGISTERING", "CLOSE_TIMEOUT"):
        monkeypatch.setattr(pages, name, 0.01)


async def visit(app: PageLimits, page: Page) -> None:
    await asyncio.wait_for(app({"type": "websocket", "client": (page.address, 1)}, page.heard.get, page.send), PATIENCE)


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
    page.heard.put_nowait({"type": "websocket.receive", "bytes": b"\0" + msgpack.packb([1, [0] * SMALL])})
    await visit(PageLimits(flet), page)
    assert flet.inside == 0
    assert page.sent[-1]["type"] == "websocket.close"


@pytest.mark.usefixtures("hurried")
async def test_a_page_that_has_registered_may_stay() -> None:
    flet, page = Unending(1), Page()
    staying = asyncio.ensure_future(visit(PageLimits(flet), page))
    await asyncio.wait([staying], timeout=20 * pages.REGISTERING)
    assert flet.inside == 1
    page.heard.put_nowait({"type": "websocket.disconnect"})
    await staying


async def test_of_too_many_pages_the_last_is_refused() -> None:
    flet = Unending(1)
    app = PageLimits(flet)
    staying = [asyncio.ensure_future(visit(app, Page())) for _ in range(pages.MOST_PAGES)]
    await asyncio.sleep(0)
    late = Page()
    late.heard.put_nowait({"type": "websocket.connect"})
    await visit(app, late)
    assert [message["type"] for message in late.sent] == ["websocket.close"]
    for each in staying:
        each.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    assert flet.inside == 0


async def turns() -> None:
    """Lets everybody go on who can."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@asynccontextmanager
async def open_pages(app: PageLimits, addresses: list[str]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Pages from these addresses, one after the other."""
    tasks = []
    for address in addresses:
        tasks.append(asyncio.ensure_future(visit(app, Page(address))))
        await asyncio.sleep(0)
    await turns()
    yield tasks
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_of_too_many_strangers_the_eldest_of_the_network_that_has_most_ends() -> None:
    flet = Unending(1)
    most, each = MOST["stranger"]
    crowd = [f"192.0.2.{n % 8}" for n in range(most)]
    async with open_pages(PageLimits(flet, open_to_all=True), ["198.51.100.7", *crowd, "192.0.2.0"]) as tasks:
        ended = [n for n, task in enumerate(tasks) if task.done()]
        assert 0 not in ended and len(tasks) - 1 not in ended
        assert len(ended) == len(tasks) - most == flet.inside - most + len(ended)
    async with open_pages(PageLimits(flet, open_to_all=True), ["192.0.2.1"] * (each + 2)) as tasks:
        assert [task.done() for task in tasks] == [True] * 2 + [False] * each


async def test_a_class_of_invited_pages_behind_one_address_stays_whatever_strangers_open() -> None:
    flet = Unending(1)
    app = PageLimits(flet, open_to_all=True)
    async with open_pages(app, ["192.0.2.1"] * MOST["stranger"][1]) as first:
        for open_page in flet.pages:
            open_page.set_standing("invited")
        flet.pages.clear()
        async with open_pages(app, ["192.0.2.1"] * 20) as strangers:
            assert not any(task.done() for task in first)
            assert sum(task.done() for task in strangers) == 20 - MOST["stranger"][1]


def test_a_seat_has_few_pages_of_which_the_newest_stay() -> None:
    pages, ended = OpenPages(lambda: 0), list[int]()

    def sit_down(n: int, token: str) -> None:
        OpenPage(pages, "192.0.2.1", lambda: ended.append(n)).set_standing("seated", token)

    for n in range(MOST["seated"][1]):
        sit_down(n, "mine")
    sit_down(10, "another's")
    assert ended == []
    sit_down(11, "mine")
    assert ended == [0]


@pytest.mark.parametrize(
    ("standing", "most"),
    [("owner", None), ("seated", PACE[0]), ("invited", PACE[0]), ("stranger", STRANGERS_PACE[0])],
)
async def test_a_page_says_so_much_at_once_and_then_waits(standing: Standing, most: int | None) -> None:
    open_page = OpenPage(OpenPages(lambda: 0), "192.0.2.1", lambda: None)
    open_page.set_standing(standing)
    saying = asyncio.ensure_future(open_page.wait_for_rate_limit(most or 1000))
    await turns()
    assert saying.done()
    more = asyncio.ensure_future(open_page.wait_for_rate_limit())
    await turns()
    assert more.done() is (most is None)
    more.cancel()


async def test_strangers_wait_for_strangers_and_not_who_was_invited() -> None:
    pages = OpenPages(lambda: 0)
    strangers = [OpenPage(pages, f"192.0.2.{n}", lambda: None) for n in range(5)]
    flooding = [asyncio.ensure_future(each.wait_for_rate_limit(1000)) for each in strangers]
    await turns()
    assert pages.all_strangers.left < 1 and not any(each.done() for each in flooding)
    late, invited = (OpenPage(pages, "192.0.2.9", lambda: None) for _ in range(2))
    invited.set_standing("invited")
    heard = [asyncio.ensure_future(each.wait_for_rate_limit()) for each in (late, invited)]
    await turns()
    assert [each.done() for each in heard] == [False, True]
    for each in (*flooding, *heard):
        each.cancel()
    assert STRANGERS_PACE[0] < ALL_STRANGERS_PACE[0]


@pytest.mark.parametrize("open_to_all", [False, True])
async def test_only_the_owner_may_say_much_at_once(open_to_all: bool) -> None:
    page = Page()
    page.heard.put_nowait({"type": "websocket.receive", "bytes": b"\0" + msgpack.packb([5, bytes(LONGEST)])})
    visiting = asyncio.ensure_future(visit(PageLimits(Unending(), open_to_all), page))
    await turns()
    assert visiting.done() is open_to_all
    visiting.cancel()
