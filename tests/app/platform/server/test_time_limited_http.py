"""Above the limit, connections of a server are closed for others of the same server, never for another server's."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState

from app.platform.server import connections
from app.platform.server.connections import MAX_INCOMPLETE_REQUESTS, TimeLimitedHttp
from tests.running import PATIENCE

GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{"
TURNS = 20


class Wire(asyncio.Transport):
    """The client's end of a connection, from a given address."""

    def __init__(self, protocol: TimeLimitedHttp, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 2)})
        self.protocol, self.aborted, self.written = protocol, False, b""
        protocol.connection_made(self)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def abort(self) -> None:
        if not self.aborted:
            self.aborted = True
            self.protocol.connection_lost(None)

    close = abort

    def pause_reading(self) -> None:
        """Signal that everything sent has arrived."""

    resume_reading = pause_reading


class Host:
    """A server without a port, which answers a request only when the test says so."""

    def __init__(self, most: int | None = None) -> None:
        self.answers = asyncio.Event()
        self.config = uvicorn.Config(self._answer, interface="asgi3", proxy_headers=False, limit_concurrency=most)
        self.config.load()
        self.state = ServerState()

    async def _answer(self, scope: object, receive: object, send: object) -> None:
        assert callable(send)
        await self.answers.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    def connect(self, address: str = "192.0.2.1", sent: bytes = b"") -> Wire:
        wire = Wire(TimeLimitedHttp(self.config, self.state, {}), address)
        if sent:
            wire.protocol.data_received(sent)
        return wire


async def test_one_servers_crowd_ends_no_connection_of_another() -> None:
    owners, rooms = Host(), Host()
    mine = owners.connect()
    crowd = [rooms.connect() for _ in range(MAX_INCOMPLETE_REQUESTS + 2)]
    assert not mine.aborted
    assert [wire.aborted for wire in crowd] == [True] * 2 + [False] * MAX_INCOMPLETE_REQUESTS


async def test_unfinished_requests_are_let_go_for_others_and_whole_ones_are_not() -> None:
    host = Host()
    whole = [host.connect("192.0.2.1", GET) for _ in range(5)]
    alone = host.connect("198.51.100.7", POST)
    crowd = [host.connect("192.0.2.1", POST) for _ in range(MAX_INCOMPLETE_REQUESTS)]
    assert not any(wire.aborted for wire in (*whole, alone))
    assert [wire.aborted for wire in crowd] == [True] + [False] * (MAX_INCOMPLETE_REQUESTS - 1)
    host.answers.set()
    for _ in range(TURNS):
        await asyncio.sleep(0)
    assert all(wire.written.startswith(b"HTTP/1.1 200") for wire in whole)


async def test_where_all_places_are_taken_one_that_is_waited_for_is_let_go() -> None:
    host = Host(most=10)
    crowd = [host.connect("192.0.2.1", POST) for _ in range(9)]
    late = host.connect("198.51.100.7", GET)
    assert [wire.aborted for wire in crowd] == [True] + [False] * 8
    host.answers.set()
    for _ in range(TURNS):
        await asyncio.sleep(0)
    assert late.written.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("stalled", [b"", GET[:10], POST])
async def test_stalled_request_is_dropped(stalled: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT", 0.0)

    host = Host()
    wires = [host.connect(sent=stalled), host.connect(sent=GET)]
    async with asyncio.timeout(PATIENCE):
        while not wires[0].aborted:
            await asyncio.sleep(0)
    assert not wires[1].aborted


async def test_client_that_reads_no_answer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_TIMEOUT", 0.0)

    host = Host()
    stalled, slow = host.connect(sent=GET), host.connect(sent=GET)
    for wire in (stalled, slow):
        wire.protocol.pause_writing()
    slow.protocol.resume_writing()
    async with asyncio.timeout(PATIENCE):
        while not stalled.aborted:
            await asyncio.sleep(0)
    assert not slow.aborted
