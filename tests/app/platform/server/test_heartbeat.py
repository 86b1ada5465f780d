"""A page that asks for heartbeats gets them; a message that follows too old a heartbeat closes the connection."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.platform.guard import Message, Receive, Scope, Send
from app.platform.server.heartbeat import MARK, SILENCE, STAMP, Heartbeat

NOW = 1000.0


def heard(*frames: bytes, now: float = NOW) -> list[Message]:
    """Return the messages that the app behind the heartbeat gets from these frames, until the connection ends."""
    got: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        while not got or got[-1]["type"] != "websocket.disconnect":
            got.append(await receive())

    asyncio.run(_visit(app, frames, now))
    return got


async def _visit(app: object, frames: Sequence[bytes], now: float) -> list[Message]:
    coming: asyncio.Queue[Message] = asyncio.Queue()
    for frame in frames:
        coming.put_nowait({"type": "websocket.receive", "bytes": frame})
    coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await Heartbeat(app, lambda: now)({"type": "websocket"}, coming.get, send)  # type: ignore[arg-type]
    return sent


def stamped(beat: float, frame: bytes) -> bytes:
    return STAMP.pack(MARK, beat) + frame


@given(st.floats(0, 10 * SILENCE), st.binary(max_size=20))
def test_a_frame_comes_without_its_stamp_while_that_is_fresh_and_ends_the_line_later(age: float, frame: bytes) -> None:
    first, *_ = heard(stamped(NOW - age, frame), b"later")
    if NOW - (NOW - age) <= SILENCE:
        assert (first["type"], first["bytes"]) == ("websocket.receive", frame)
    else:
        assert first["type"] == "websocket.disconnect"


def test_messages_before_the_first_heartbeat_arrive() -> None:
    assert heard(stamped(0, b"\0register"))[0]["bytes"] == b"\0register"


@pytest.mark.parametrize("frame", (b"\0plain", b"\1data", b""))
def test_a_frame_without_a_stamp_comes_as_it_is(frame: bytes) -> None:
    assert heard(frame)[0]["bytes"] == frame


@pytest.mark.parametrize(
    "frame", (bytes([MARK]), bytes([MARK]) * 5, stamped(math.nan, b"\0"), stamped(-math.inf, b"\0"))
)
def test_a_stamp_that_is_none_ends_the_line(frame: bytes) -> None:
    assert [message["type"] for message in heard(frame)] == ["websocket.disconnect"]


def test_beats_carry_the_hosts_clock_from_the_first_stamp_to_the_lines_end() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        for frame in (b"", b"stamped"):
            assert (await receive())["bytes"] == frame
            await send({"type": "websocket.send", "bytes": frame})
            await asyncio.sleep(0)
        await send({"type": "websocket.close"})
        await asyncio.sleep(0)

    sent = asyncio.run(_visit(app, (b"", stamped(0, b"stamped")), NOW))
    kinds = [message["type"].removeprefix("websocket.") for message in sent]
    assert kinds == ["accept", "send", "send", "send", "close"]
    assert [message.get("bytes") for message in sent[1:4]] == [b"", b"stamped", STAMP.pack(MARK, NOW)]


def test_a_request_goes_through() -> None:
    async def test() -> list[str]:
        asked = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            asked.append(scope["path"])

        async def nothing(*_: object) -> Message:
            return {}

        await Heartbeat(app)({"type": "http", "path": "/"}, nothing, nothing)  # type: ignore[arg-type]
        return asked

    assert asyncio.run(test()) == ["/"]
