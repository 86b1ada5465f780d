"""Junk on the web socket of a browser that was let in; other requests must be answered meanwhile."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

import msgpack

from app.platform.server.frame_cost import CHEAP_FRAME_BYTES, MAX_FRAME_BYTES
from tests.attack._row import Meter, Row
from tests.attack._server import LOOK_AGAIN, Line, frame, open_page, own, request, served
from tests.running import PATIENCE, App

FRAMES = 10_000
DEEP = 100_000
TINY = 20_000
TAKING = 0.3  # seconds; a line that is read no further keeps whoever sends, not others
ON_A_LINE, ON_A_PAGE = 40, 8  # frames, unless it ends before
TEXT, CLOSING, PING = 1, 8, 9

Make = Callable[[random.Random], bytes]


def junk(rng: random.Random) -> bytes:
    """Return a frame that no page of ours sends."""
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: rng.randbytes(rng.randrange(1, 200)),
        lambda: b"\0" + rng.randbytes(rng.randrange(1, 200)),
        lambda: b"\1" + rng.randbytes(rng.randrange(0, 20)),
        lambda: b"\0" + b"\x91" * rng.randrange(DEEP),
        lambda: b"\0" + b"\x81\xa0" * rng.randrange(DEEP),
        lambda: b"\0\xdd\xff\xff\xff\xff",
        lambda: b"\0\xdf\xff\xff\xff\xff",
        lambda: b"\0\xc9\xff\xff\xff\xff\1",
        lambda: b"\0" + msgpack.packb([1, {"session_id": None, "page_name": None, "page": None}]),
        lambda: b"\0" + msgpack.packb([rng.randrange(-2, 12), _body(rng)]),
        lambda: b"\0" + msgpack.packb([3, {"target": rng.randrange(500), "name": "click", "data": _value(rng, 3)}]),
        lambda: b"\0" + msgpack.packb([4, {"id": rng.randrange(500), "props": {"value": _value(rng, 3)}}]),
        lambda: b"\0" + msgpack.packb([msgpack.ExtType(rng.randrange(6), rng.randbytes(rng.randrange(60)))]),
    )
    return frame(rng.choice(kinds)())


def large(rng: random.Random) -> bytes:
    """Return a frame of the greatest length allowed, or accepted without parsing, that is as slow as
    possible to read.
    """
    size = rng.choice((MAX_FRAME_BYTES, CHEAP_FRAME_BYTES)) - 20
    many = (size // 3).to_bytes(4, "big")
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: b"\0\x92\x01\xdd" + (size - 10).to_bytes(4, "big") + bytes(size - 10),
        lambda: b"\0\x92\x09\xdd" + (size - 10).to_bytes(4, "big") + b"\xc0" * (size - 10),
        lambda: b"\0\x92\x01\xdd" + many + b"\xd4\3\x31" * (size // 3),
        lambda: b"\0\x92\x01\xdd" + many + b"\xa2aa" * (size // 3),
        lambda: b"\0\x92\x01\xdf" + many + b"\xa1a\xc0" * (size // 3),
        lambda: b"\0\x92\x01" + b"\xdc\x07\xd0" * (size // 2003) + b"\xc0" * (size - 3 * (size // 2003)),
        lambda: b"\0\x92\x01\xc6" + (size - 20).to_bytes(4, "big") + bytes(size - 20),
        lambda: b"\0\x92\x03\xdb" + (size - 20).to_bytes(4, "big") + b"\xf0" * (size - 20),
        lambda: b"\0" + b"\x91" * size,
    )
    return frame(rng.choice(kinds)())


def broken(rng: random.Random) -> bytes:
    """Return bytes that aren't a frame, or too long a one, or very many frames."""
    part = frame(bytes(MAX_FRAME_BYTES // 4))
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: rng.randbytes(64),
        lambda: frame(b"", claimed=1 << 62),
        lambda: frame(bytes(64), claimed=MAX_FRAME_BYTES + 1),
        lambda: frame(b"", rng.randrange(3, 8)),
        lambda: frame(b"", 0),
        lambda: frame(bytes(200), PING),
        lambda: b"\x82\x05hello",
        lambda: frame(b"\xff\xfe", TEXT),
        lambda: frame(b"\xff\xff", CLOSING),
        lambda: b"\x02" + part[1:] + 5 * (b"\0" + part[1:]),
        lambda: b"\x02" + frame(b"")[1:] + TINY * (b"\0" + frame(b"")[1:]),
        lambda: TINY * frame(b"", PING),
        lambda: TINY * frame(b"\1"),
        lambda: TINY * frame(b"\0\xc1"),
    )
    return rng.choice(kinds)()


def attack(share: float) -> Iterator[Row]:
    """Yield rows for before and after a page has registered; beside each frame, another client sends a request."""
    with served() as app:
        with open_page(app):
            pass
        for what, part, make, registers in (
            ("junk frames before registering", 0.6, junk, False),
            ("junk frames of a page", 0.3, junk, True),
            ("the largest frames", 0.02, large, False),
            ("what is no frame", 0.08, broken, False),
        ):
            yield _send(app, what, make, max(10, int(FRAMES * part * share)), registers)


def _send(app: App, what: str, make: Make, many: int, registers: bool) -> Row:
    rng, headers = random.Random(14), own(app, app.cookie)
    on_one_line = ON_A_PAGE if registers else ON_A_LINE
    meter = Meter(what, app.process.pid)
    while meter.tried < many:
        with _line(app, headers["Cookie"]) as line:
            if registers:
                line.register()
            for _ in range(min(on_one_line, many - meter.tried)):
                data = make(rng)
                line.socket.settimeout(TAKING)
                took = line.send_raw(data)
                with meter.attempt():
                    said = request(app, "GET", "/version.json", headers)
                if said.status != 200:
                    meter.let_through(f"a neighbour got {said.status} after {data[:40]!r}")
                if not took:
                    break
    return meter.row()


def _line(app: App, cookie: str) -> Line:
    """Open a web socket as soon as the server has room for one."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Line(app.address, cookie)
        except ConnectionError:
            if time.monotonic() > end:
                raise
            time.sleep(LOOK_AGAIN)  # another process lets go of them


def _body(rng: random.Random) -> object:
    words = ("session_id", "page_name", "page", "target", "name", "data", "id", "props", "control_id", "call_id")
    return {word: _value(rng, 2) for word in rng.sample(words, rng.randrange(len(words)))}


def _value(rng: random.Random, deep: int) -> object:
    plain: tuple[object, ...] = (
        None,
        True,
        -1,
        1 << 63,
        1.5,
        float("nan"),
        "",
        "x" * 300,
        b"\xff",
        "\ud7ff",
        "route",
        {},
    )
    kind = rng.randrange(4) if deep else 0
    if kind == 1:
        return [_value(rng, deep - 1) for _ in range(rng.randrange(5))]
    if kind == 2:
        return {rng.choice(("route", "width", "media", "_i", "views", "a")): _value(rng, deep - 1) for _ in range(3)}
    return rng.choice(plain)
