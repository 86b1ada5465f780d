"""Read the PNG files that Flet's clients make of what they have drawn. Such a file has 8 bits for each of three or four
channels, and no interlacing (https://www.w3.org/TR/png-3/).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.messages.errors import PocketSwitchError

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
CHANNELS: Final = {2: 3, 6: 4}  # by type of colour: RGB, and RGB with transparency
CHANNELS_READ: Final = 3  # channels that are read; what the app draws isn't transparent
MAX_PIXELS: Final = 4_000_000

#: The samples of one line of a picture: red, green and blue.
Line = tuple[bytes, ...]


class UnreadPictureError(PocketSwitchError):
    """A file that isn't a PNG of this kind, or a damaged one."""

    code = "unread-picture"


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture of `width` × `height` pixels. `lines` is from top to bottom and can be iterated once; it raises
    UnreadPictureError where the file has an unknown filter.
    """

    width: int
    height: int
    lines: Iterator[Line]


def read_png(png: bytes) -> Pixels:
    """Return the pixels of a picture, without transparency. Raises UnreadPictureError."""
    if not png.startswith(SIGNATURE):
        raise UnreadPictureError("not a PNG")
    try:
        width, height, depth, colour, *_, interlaced = struct.unpack_from(">IIBBBBB", png, len(SIGNATURE) + 8)
    except struct.error:
        raise UnreadPictureError("cut off") from None
    if depth != 8 or colour not in CHANNELS or interlaced:
        raise UnreadPictureError(f"{depth} bits, colours {colour}, interlaced {interlaced}")
    if not 0 < width * height <= MAX_PIXELS:
        raise UnreadPictureError(f"{width} × {height} pixels")
    size = height * (width * CHANNELS[colour] + 1)
    unpacker = zlib.decompressobj()
    try:
        samples = unpacker.decompress(b"".join(_data_chunks(png)), size)
    except zlib.error as problem:
        raise UnreadPictureError(str(problem)) from None
    if len(samples) < size:
        raise UnreadPictureError("cut off")
    return Pixels(width, height, _unfiltered_lines(samples, width, CHANNELS[colour]))


def _data_chunks(png: bytes) -> Iterator[bytes]:
    at = len(SIGNATURE)
    while at + 8 <= len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        if kind == b"IDAT":
            yield png[at + 8 : at + 8 + size]
        at += size + 12


def _unfiltered_lines(samples: bytes, width: int, channels: int) -> Iterator[Line]:
    """Iterate over the lines. Each begins with the number of its filter."""
    above: Line = (bytes(width),) * CHANNELS_READ
    size = width * channels + 1
    for begin in range(0, len(samples), size):
        number, filtered = samples[begin], samples[begin + 1 : begin + size]
        if number >= len(_FILTERS):
            raise UnreadPictureError(f"filter {number}")
        undo = _FILTERS[number]
        above = tuple(undo(filtered[n::channels], above[n]) for n in range(CHANNELS_READ))
        yield above


def _undo_none(line: bytes, above: bytes) -> bytes:
    return line


def _undo_sub(line: bytes, above: bytes) -> bytes:
    left = 0
    return bytes([left := (each + left) & 255 for each in line])


def _undo_up(line: bytes, above: bytes) -> bytes:
    return bytes([(each + up) & 255 for each, up in zip(line, above, strict=True)])


def _undo_average(line: bytes, above: bytes) -> bytes:
    left = 0
    return bytes([left := (each + (left + up >> 1)) & 255 for each, up in zip(line, above, strict=True)])


def _undo_paeth(line: bytes, above: bytes) -> bytes:
    left = corner = 0
    found = bytearray()
    for each, up in zip(line, above, strict=True):
        # The distances of left + up - corner from each of the three; the nearest one was subtracted.
        by_left, by_up = up - corner, left - corner
        by_corner = abs(by_left + by_up)
        by_left, by_up = abs(by_left), abs(by_up)
        nearest = left if by_left <= by_up and by_left <= by_corner else up if by_up <= by_corner else corner
        left = (each + nearest) & 255
        corner = up
        found.append(left)
    return bytes(found)


_FILTERS: Final[tuple[Callable[[bytes, bytes], bytes], ...]] = (
    _undo_none,
    _undo_sub,
    _undo_up,
    _undo_average,
    _undo_paeth,
)
