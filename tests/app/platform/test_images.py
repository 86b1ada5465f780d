"""PNG files are read as they were written, and what is written as JPEG looks alike and holds nothing else."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from app.platform.images.jpeg import encode_jpeg, jpeg_size
from app.platform.images.png import MAX_PIXELS, Pixels, UnreadPictureError, read_png

RGB, RGBA = 2, 6


def png_file(size: tuple[int, int], lines: bytes, colour: int = RGB, depth: int = 8) -> bytes:
    """A PNG whose data are these lines, each with the number of its filter."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", *size, depth, colour, 0, 0, 0)
    packed = zlib.compress(lines)
    half = len(packed) // 2
    chunks = (chunk(b"IHDR", head), chunk(b"IDAT", packed[:half]), chunk(b"IDAT", packed[half:]), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@st.composite
def png_files(draw: st.DrawFn) -> bytes:
    """A PNG of any content in which each line has any filter."""
    width, height, colour = draw(st.integers(1, 9)), draw(st.integers(1, 5)), draw(st.sampled_from([RGB, RGBA]))
    line = st.tuples(st.integers(0, 4), st.binary(min_size=width * (4 if colour == RGBA else 3), max_size=width * 4))
    size = width * (4 if colour == RGBA else 3)
    lines = b"".join(bytes([number]) + content[:size] for number, content in (draw(line) for _ in range(height)))
    return png_file((width, height), lines, colour)


@given(png_files())
def test_pixels_are_those_that_another_library_reads(png: bytes) -> None:
    theirs = Image.open(io.BytesIO(png)).convert("RGBA")
    ours = read_png(png)
    assert (ours.width, ours.height) == theirs.size
    channels = zip(*ours.lines, strict=True)
    assert tuple(map(b"".join, channels)) == tuple(theirs.getchannel(name).tobytes() for name in "RGB")


@pytest.mark.parametrize(
    "png",
    [
        b"",
        b"words",
        png_file((2, 2), bytes(14))[:20],
        png_file((2, 2), bytes(14))[:50],
        png_file((2, 2), bytes(13)),
        png_file((0, 2), b""),
        png_file((2, 2), bytes(14), depth=16),
        png_file((2, 2), bytes(14), colour=3),
        png_file((MAX_PIXELS, 2), bytes(14)),
    ],
)
def test_other_files_are_refused(png: bytes) -> None:
    with pytest.raises(UnreadPictureError):
        read_png(png)


def test_an_unknown_filter_is_refused_when_its_line_is_read() -> None:
    with pytest.raises(UnreadPictureError, match="filter 5"):
        encode_jpeg(read_png(png_file((1, 1), b"\x05\x00\x00\x00")))


def pixels_of(picture: Image.Image) -> Pixels:
    """The pixels of a picture in RGB."""
    rows = picture.height
    channels = [picture.getchannel(name).tobytes() for name in "RGB"]
    lines = [tuple(each[n * picture.width : (n + 1) * picture.width] for each in channels) for n in range(rows)]
    return Pixels(picture.width, rows, iter(lines))


def error_of(jpeg: bytes, picture: Image.Image) -> float:
    """The mean square of the differences from a picture."""
    read = Image.open(io.BytesIO(jpeg)).convert("RGB").tobytes()
    return sum((a - b) ** 2 for a, b in zip(read, picture.tobytes(), strict=True)) / len(read)


@settings(max_examples=40)
@given(st.integers(1, 40), st.integers(1, 40), st.randoms(use_true_random=False))
def test_a_jpeg_is_as_near_to_its_picture_as_that_of_another_library(width: int, height: int, random: object) -> None:
    small = Image.frombytes("RGB", (3, 3), random.randbytes(27))  # type: ignore[attr-defined]
    picture = small.resize((width, height), Image.Resampling.BICUBIC)
    theirs = io.BytesIO()
    picture.save(theirs, "JPEG", quality=80)
    ours = encode_jpeg(pixels_of(picture))
    assert jpeg_size(ours) == (width, height) == jpeg_size(theirs.getvalue())
    assert error_of(ours, picture) <= 1.3 * error_of(theirs.getvalue(), picture) + 5


def markers(jpeg: bytes) -> Iterator[int]:
    """The markers of the segments before the pixels."""
    at = 2
    while True:
        marker, length = struct.unpack_from(">HH", jpeg, at)
        yield marker
        if marker == 0xFFDA:
            return
        at += 2 + length


def test_a_jpeg_has_no_segment_but_those_of_its_pixels() -> None:
    jpeg = encode_jpeg(pixels_of(Image.effect_noise((64, 64), 90).convert("RGB")))
    assert list(markers(jpeg)) == [0xFFDB, 0xFFC0, 0xFFC4, 0xFFDA]


@pytest.mark.parametrize(
    "jpeg", [b"", b"\xff\xd8\xff", b"\xff\xd8\xff\xc0\x00\x11\x08\x00\x00\x00\x00", b"words words"]
)
def test_a_file_without_a_size_has_none(jpeg: bytes) -> None:
    assert jpeg_size(jpeg) is None
