"""Frames that would take long to parse are refused, and all frames of our own pages are accepted."""

from __future__ import annotations

import msgpack
import pytest

from app.platform.server.frame_cost import CHEAP_FRAME_BYTES, MAX_FRAME_BYTES, MAX_LIST_LENGTH, is_cheap_to_read


def packed(value: object) -> bytes:
    content: bytes = msgpack.packb(value)
    return b"\0" + content


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\0",
        packed([5, {"control_id": 7, "call_id": "x", "result": bytes(MAX_FRAME_BYTES - 200), "error": None}]),
        packed([3, {"target": 7, "name": "change", "data": "x" * 100_000}]),
        packed([4, {"id": 7, "props": {str(key): 1.5 for key in range(MAX_LIST_LENGTH)}}]),
        b"\1" + bytes(CHEAP_FRAME_BYTES),
    ],
)
def test_message_of_a_page_is_read(frame: bytes) -> None:
    assert is_cheap_to_read(frame)


@pytest.mark.parametrize(
    "frame",
    [
        packed([1, [0] * CHEAP_FRAME_BYTES]),
        packed([1, [[0] * 1000] * 100]),
        packed([1, dict.fromkeys(range(CHEAP_FRAME_BYTES), 0)]),
        packed([1, [[msgpack.ExtType(3, b"1")] * 1000] * 100]),
        packed([1, msgpack.ExtType(4, bytes(CHEAP_FRAME_BYTES))]),
        b"\0" + b"\x91" * CHEAP_FRAME_BYTES,
        b"\0\xdd\xff\xff\xff\xff" + bytes(CHEAP_FRAME_BYTES),
        b"\0" + b"\xc1" * CHEAP_FRAME_BYTES,
        packed(1) + bytes(CHEAP_FRAME_BYTES),
    ],
)
def test_message_with_too_many_parts_is_refused(frame: bytes) -> None:
    assert not is_cheap_to_read(frame)
