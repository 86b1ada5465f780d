"""What a page of the play server may say at once: a picture is large, but nothing that it says has many parts. Files
that are picked do not come this way (`uploads`)."""

from __future__ import annotations

from typing import Any, Final

import msgpack

LARGEST: Final = 1 << 22  # bytes: a picture of a match, with room; reading one takes six times as much memory
SMALL: Final = 1 << 14  # bytes; what is no larger is soon read, whatever is in it
MOST_VALUES: Final = 20_000
LONGEST_LIST: Final = 2_000
LONGEST_EXTENSION: Final = 64  # bytes: a time or a duration


def is_soon_read(frame: bytes) -> bool:
    """Whether Flet reads a frame without keeping everybody waiting: for each value in it, it makes an object and then
    writes it out for a log that nobody reads.
    """
    if len(frame) <= SMALL or frame[0] != 0:
        return True
    left = MOST_VALUES

    def count(values: list[Any]) -> None:
        nonlocal left
        left -= len(values)
        if left < 0:
            raise ValueError(f"more than {MOST_VALUES} values")

    try:
        msgpack.unpackb(
            memoryview(frame)[1:],
            list_hook=count,
            object_pairs_hook=count,
            strict_map_key=False,
            max_array_len=LONGEST_LIST,
            max_map_len=LONGEST_LIST,
            max_ext_len=LONGEST_EXTENSION,
        )
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException):
        return False
    return True
