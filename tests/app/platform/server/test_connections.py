"""Whoever connects and does not come to the point is let go, whatever they began."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import msgpack
import pytest

from app.platform.guard import Message
from app.platform.server import connections
from app.platform.server.connections import Patience
from app.platform.server.frames import LARGEST, SMALL
from tests.attack._server import CLOSE, Line, frame
from tests.running import PATIENCE, App

PING, PONG = 9, 10
TOO_LONG = 1009  # what a WebSocket says at its end


class Page:
    """The server's side of one WebSocket: what it hears, and what it was sent."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[Message] = []

    async def send(self, message: Message) -> None:
        self.sent.append(message)


class Unending:
    """Flet where a page never registers: it answers nothing, and waits on after the end of the line."""

    def __init__(self, answers: int = 0) -> None:
        self.answers = answers
        self.inside = 0

    async def __call__(self, scope: object, receive: object, send: object) -> None:
        assert callable(receive) and callable(send)
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
    for name in ("REGISTERING", "CLOSING"):
        monkeypatch.setattr(connections, name, 0.01)


async def visit(app: Patience, page: Page) -> None:
    await asyncio.wait_for(app({"type": "websocket"}, page.heard.get, page.send), PATIENCE)


@pytest.mark.usefixtures("hurried")
def test_a_page_that_never_registers_is_let_go() -> None:
    async def test() -> None:
        flet, page = Unending(), Page()
        await visit(Patience(flet), page)
        assert flet.inside == 0
        assert [message["type"] for message in page.sent] == ["websocket.close"]

    asyncio.run(test())


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("answers", [0, 1])
def test_a_page_that_leaves_is_forgotten(answers: int) -> None:
    async def test() -> None:
        flet, page = Unending(answers), Page()
        page.heard.put_nowait({"type": "websocket.receive", "bytes": b""})
        page.heard.put_nowait({"type": "websocket.disconnect"})
        await visit(Patience(flet), page)
        assert flet.inside == 0

    asyncio.run(test())


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("answers", [0, 1])
def test_a_page_that_says_what_would_be_long_to_read_is_let_go(answers: int) -> None:
    async def test() -> None:
        flet, page = Unending(answers), Page()
        page.heard.put_nowait({"type": "websocket.receive", "bytes": b"\0" + msgpack.packb([1, [0] * SMALL])})
        await visit(Patience(flet), page)
        assert flet.inside == 0
        assert page.sent[-1]["type"] == "websocket.close"

    asyncio.run(test())


@pytest.mark.usefixtures("hurried")
def test_a_page_that_has_registered_may_stay() -> None:
    async def test() -> None:
        flet, page = Unending(1), Page()
        staying = asyncio.ensure_future(visit(Patience(flet), page))
        await asyncio.wait([staying], timeout=20 * connections.REGISTERING)
        assert flet.inside == 1
        page.heard.put_nowait({"type": "websocket.disconnect"})
        await staying

    asyncio.run(test())


def test_of_too_many_pages_the_last_is_refused() -> None:
    async def test() -> None:
        flet = Unending(1)
        app = Patience(flet)
        pages = [Page() for _ in range(connections.MOST_SOCKETS)]
        staying = [asyncio.ensure_future(visit(app, page)) for page in pages]
        await asyncio.sleep(0)
        late = Page()
        late.heard.put_nowait({"type": "websocket.connect"})
        await visit(app, late)
        assert [message["type"] for message in late.sent] == ["websocket.close"]
        for each in staying:
            each.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        assert flet.inside == 0

    asyncio.run(test())


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with App(tmp_path_factory.mktemp("data")) as app:
        yield app


def test_a_frame_is_taken_up_to_the_longest_and_refused_as_soon_as_it_says_that_it_is_longer(app: App) -> None:
    with Line(app, app.cookie) as line:
        assert line.send(b"\1" + bytes(LARGEST - 1)) and line.send(b"heard", PING)
        assert line.socket.recv(64) == bytes([0x80 | PONG, 5]) + b"heard"
    for too_long in (frame(b"", claimed=LARGEST + 1), b"\x02" + frame(bytes(LARGEST))[1:] + b"\0" + frame(b"x")[1:]):
        with Line(app, app.cookie) as line:
            line.send_raw(too_long)
            said = line.socket.recv(4)
            assert (said[0], int.from_bytes(said[2:4], "big")) == (0x80 | CLOSE, TOO_LONG)


def test_half_a_request_is_let_go_be_it_the_first_or_the_second(app: App) -> None:
    whole = f"GET /nothing.png HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n".encode()
    halves = (b"", b"GET / HTTP/1.1\r\nHost: ", b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n", whole[:-2])
    with ExitStack() as stack:  # all at once, for each is given its time
        lines = [
            stack.enter_context(socket.create_connection(("127.0.0.1", app.port), timeout=PATIENCE)) for _ in halves
        ]
        lines[-1].sendall(whole)
        answer = b""
        while not answer.endswith(b"it has a token in it.\n"):
            answer += lines[-1].recv(65536)
        for line, half in zip(lines, halves, strict=True):
            line.sendall(half)
        assert [half for line, half in zip(lines, halves, strict=True) if not ended(line)] == []


def test_of_too_many_that_ask_nothing_the_eldest_is_let_go(app: App) -> None:
    lines = [socket.create_connection(("127.0.0.1", app.port), PATIENCE) for _ in range(connections.MOST_WAITING + 1)]
    try:
        assert ended(lines[0])
        lines[-1].sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert lines[-1].recv(65536).startswith(b"HTTP/1.1 4")
    finally:
        for line in lines:
            line.close()


def ended(line: socket.socket) -> bool:
    """Whether the other side ends it; TimeoutError where it never does."""
    try:
        return line.recv(65536) == b""
    except ConnectionResetError:
        return True
