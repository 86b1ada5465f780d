"""Connections that never get to the point: they must be closed within ten seconds, and leave nothing."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from app.platform.server.connections import MAX_INCOMPLETE_REQUESTS
from app.platform.server.pages import MAX_PAGES
from store.opening import FILE_NAME
from tests.attack._row import Row, memory
from tests.attack._server import CLOSE, HOST, LOOK_AGAIN, REGISTER, Line, open_files, open_page, own, request, served
from tests.running import App

MOST = 8.0  # MB that may be left of a thousand: memory that Python keeps for the next
ENOUGH = 200  # connections; what fewer leave is less than what is measured by chance
ROUNDS = 12  # at most: the first also make what Python keeps for the next, and what it has not swept yet
SETTLED = 2  # rounds in a row that leave nothing: what leaks leaves something in each
LET_GO = 10.0  # seconds
NEIGHBOUR = "/version.json"  # what somebody else asks for meanwhile
RESET = struct.pack("ii", 1, 0)  # a line is broken off, not closed

Connect = Callable[[App, str, int], list[socket.socket]]


def leave_at_once(app: App, cookie: str, _: int) -> list[socket.socket]:
    """Open a web socket, and close it before it registers."""
    with Line(app.address, cookie) as line:
        line.send(b"", CLOSE)
    return []


def break_off(app: App, cookie: str, number: int) -> list[socket.socket]:
    """Open a web socket, and break the connection in the middle of a frame's header."""
    with Line(app.address, cookie) as line:
        line.send_raw(b"\x82\xfe\xff\xff"[: number % 5])
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    return []


def say_half(app: App, cookie: str, number: int) -> list[socket.socket]:
    """Send the beginning of a request: for a web socket, or with a file that isn't expected."""
    own_page = f"Host: {HOST}:{app.port}\r\nOrigin: {app.address}\r\nCookie: {cookie}\r\n"
    opening = f"GET /ws HTTP/1.1\r\n{own_page}Upgrade: websocket\r\n"
    sending = f"PUT /upload/{number} HTTP/1.1\r\n{own_page}Content-Length: 1000000\r\n\r\n{'x' * 1000}"
    line = socket.create_connection((HOST, app.port))
    line.sendall((sending if number % 4 == 0 else opening[: 1 + number % (len(opening) - 1)]).encode())
    return [line]


def stay_silent(app: App, cookie: str, _: int) -> list[socket.socket]:
    """Open a web socket, and never register."""
    return [Line(app.address, cookie).socket]


def register_and_leave(app: App, cookie: str, number: int) -> list[socket.socket]:
    """Register, and leave within 20 ms, while the store is being opened."""
    with Line(app.address, cookie) as line:
        line.send(REGISTER)
        if number % 4:
            line.socket.settimeout(number % 20 / 1000)
            with suppress(TimeoutError):
                while line.socket.recv(1 << 16):
                    continue
    return []


KINDS: tuple[tuple[str, int, Connect], ...] = (
    ("WebSockets closed before they register", 1000, leave_at_once),
    ("WebSockets broken off before they register", 1000, break_off),
    ("halves of requests", MAX_INCOMPLETE_REQUESTS * 8, say_half),
    ("WebSockets that never register", MAX_PAGES - 4, stay_silent),
    ("pages left in their first 20 ms", 200, register_and_leave),
)


def attack(share: float) -> Iterator[Row]:
    """Yield a row for each kind, tried many times; memory is measured after many that make what is made once."""
    with served() as app:
        cookie = app.cookie
        with open_page(app):
            pass
        _settle(app, cookie, [], 0, FILE_NAME)
        idle = len(open_files(app))
        for what, many, connect in KINDS:
            many = max(10, int(many * share))
            through, left, longest = _in_rounds(app, cookie, connect, many, idle)
            if left > MOST:
                through.append(f"{left:.1f} MB are left of a thousand, of at most {MOST:.0f}")
            yield Row(what, many, tuple(through), left, longest)


def _in_rounds(app: App, cookie: str, connect: Connect, many: int, idle: int) -> tuple[list[str], float, float]:
    """Return what got through, the MB that a thousand leave at most, and the longest wait in seconds."""
    through: list[str] = []
    left, longest = [0.0] * SETTLED, 0.0
    for _ in range(ROUNDS if many >= ENOUGH else 1):
        before, begun = memory(app.process.pid, "VmRSS"), time.perf_counter()
        lines = _connect(app, cookie, connect, many)
        each = (time.perf_counter() - begun) / many
        found, waited = _settle(app, cookie, lines, idle)
        through, longest = [*through, *found], max(longest, waited, each)
        if many >= ENOUGH:
            left.append(max(0.0, memory(app.process.pid, "VmRSS") - before) * 1000 / many)
        if len(left) >= 2 * SETTLED and max(left[-SETTLED:]) <= MOST:
            break
    return through, max(left[-SETTLED:]), longest


def _connect(app: App, cookie: str, connect: Connect, many: int) -> list[socket.socket]:
    return [line for number in range(many) for line in connect(app, cookie, number)]


def _settle(app: App, cookie: str, lines: list[socket.socket], idle: int, of: str = "") -> tuple[list[str], float]:
    """Wait until the server has no more open files than when idle.

    Returns what it still has open in the end, and the longest wait of another client in seconds.
    """
    longest, end = 0.0, time.monotonic() + LET_GO
    while True:
        begun = time.perf_counter()
        request(app, "GET", NEIGHBOUR, own(app, cookie))
        longest = max(longest, time.perf_counter() - begun)
        time.sleep(LOOK_AGAIN)  # else the neighbour's own line and file may be open still
        there = sorted(name for name in open_files(app) if of in name and not name.endswith(NEIGHBOUR))
        if len(there) <= idle or time.monotonic() > end:
            break
    for line in lines:
        line.close()
    return [f"{len(there) - idle} are open after {LET_GO:.0f} s: {there}"] if len(there) > idle else [], longest
