"""Connections that don't complete a request in time are closed, whatever they have begun."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from app.platform.server import connections
from app.platform.server.frame_cost import MAX_FRAME_BYTES
from tests.attack._server import CLOSE, Line, frame
from tests.running import PATIENCE, App

PING, PONG = 9, 10
TOO_LONG = 1009  # what a WebSocket says at its end


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with App(tmp_path_factory.mktemp("data")) as app:
        yield app


def test_an_oversized_frame_is_refused_from_its_header(app: App) -> None:
    with Line(app.address, app.cookie) as line:
        assert line.send(b"\1" + bytes(MAX_FRAME_BYTES - 1)) and line.send(b"heard", PING)
        assert line.socket.recv(64) == bytes([0x80 | PONG, 5]) + b"heard"
    for too_long in (
        frame(b"", claimed=MAX_FRAME_BYTES + 1),
        b"\x02" + frame(bytes(MAX_FRAME_BYTES))[1:] + b"\0" + frame(b"x")[1:],
    ):
        with Line(app.address, app.cookie) as line:
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
        while not answer.endswith(b"where you started it.\n"):
            answer += lines[-1].recv(65536)
        for line, half in zip(lines, halves, strict=True):
            line.sendall(half)
        assert [half for line, half in zip(lines, halves, strict=True) if not ended(line)] == []


def test_of_too_many_that_ask_nothing_the_eldest_is_let_go(app: App) -> None:
    lines = [
        socket.create_connection(("127.0.0.1", app.port), PATIENCE)
        for _ in range(connections.MAX_INCOMPLETE_REQUESTS + 1)
    ]
    try:
        assert ended(lines[0])
        lines[-1].sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert lines[-1].recv(65536).startswith(b"HTTP/1.1 4")
    finally:
        for line in lines:
            line.close()


def ended(line: socket.socket) -> bool:
    """Return whether the server closes a connection. Raises `TimeoutError` if it doesn't."""
    try:
        return line.recv(65536) == b""
    except ConnectionResetError:
        return True
