"""Estimate how costly a page's frame is to read.

A picture makes a frame large, but no proper frame has many values. Picked files aren't sent in frames (see `uploads`).
"""

from __future__ import annotations

from typing import Any, Final

import msgpack

MAX_FRAME_BYTES: Final = (
    1 << 22
)  # bytes of a frame: enough for a match's picture; reading one takes six times as much memory
CHEAP_FRAME_BYTES: Final = 1 << 14  # bytes; a frame up to this size is always cheap
MAX_VALUES: Final = 20_000
MAX_LIST_LENGTH: Final = 2_000
MAX_EXTENSION_BYTES: Final = 64  # bytes: a time or a duration


def is_cheap_to_read(frame: bytes) -> bool:
    """Return whether Flet can read a frame without blocking the event loop for long.

    Flet makes an object for each value, and formats it for a log that is switched off.
    """
    if len(frame) <= CHEAP_FRAME_BYTES or frame[0] != 0:
        return True
    left = MAX_VALUES

    def count_values(values: list[Any]) -> None:
        nonlocal left
        left -= len(values)
        if left < 0:
            raise ValueError(f"more than {MAX_VALUES} values")

    try:
        msgpack.unpackb(
            memoryview(frame)[1:],
            list_hook=count_values,
            object_pairs_hook=count_values,
            strict_map_key=False,
            max_array_len=MAX_LIST_LENGTH,
            max_map_len=MAX_LIST_LENGTH,
            max_ext_len=MAX_EXTENSION_BYTES,
        )
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException):
        return False
    return True
