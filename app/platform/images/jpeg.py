"""Write a baseline JPEG file (ITU-T T.81) with half as many samples of colour as of brightness in each direction.

The file holds what is needed to draw the picture and nothing else: no place, no time, no camera. The cosine transform
is that of Arai, Agui and Nakajima, whose scale factors are part of the quantization.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from operator import itemgetter
from typing import Final

from app.platform.images.png import Line, Pixels

QUALITY: Final = 80  # percent, on the scale of the Independent JPEG Group
BLOCK_SIDE: Final = 8  # of a block, in samples
UNIT_SIDE: Final = 2 * BLOCK_SIDE  # the side of what is written at once: four blocks of brightness, and two of colour
ROUNDING_OFFSET: Final = 1 << 14  # more than any number that is rounded

#: The order in which a block is written: in diagonals, from the upper left to the lower right.
ZIGZAG: Final = tuple(
    sorted(
        range(BLOCK_SIDE * BLOCK_SIDE),
        key=lambda n: (
            sum(divmod(n, BLOCK_SIDE)),
            n // BLOCK_SIDE if sum(divmod(n, BLOCK_SIDE)) % 2 else n % BLOCK_SIDE,
        ),
    )
)
_in_zigzag: Final = itemgetter(*ZIGZAG)

# The tables of T.81, annex K, for brightness and for colour: the steps of quantization in zigzag, how many codes there
# are of each length from 1, and what the codes stand for.
_STEPS: Final = (
    bytes.fromhex(
        "100b0c0e0c0a100e0d0e1211101318281a181616183123251d283a333d3c3933383740485c4e404457453738506d51575f62676867"
        "3e4d71797064785c656763"
    ),
    bytes.fromhex("1112121518152f1a1a2f63423842") + b"\x63" * 50,
)
_DC_LENGTHS: Final = (
    bytes.fromhex("00010501010101010100000000000000"),
    bytes.fromhex("00030101010101010101010000000000"),
)
_DC_VALUES: Final = bytes(range(12))
_AC_LENGTHS: Final = (
    bytes.fromhex("0002010303020403050504040000017d"),
    bytes.fromhex("00020102040403040705040400010277"),
)
_AC_VALUES: Final = (
    bytes.fromhex(
        "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a343536"
        "3738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999a"
        "a2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7"
        "f8f9fa"
    ),
    bytes.fromhex(
        "000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35"
        "363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798"
        "999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7"
        "f8f9fa"
    ),
)

START, QUANTIZATION, FRAME, HUFFMAN, SCAN, END = 0xFFD8, 0xFFDB, 0xFFC0, 0xFFC4, 0xFFDA, 0xFFD9
PROGRESSIVE_FRAME: Final = 0xFFC2  # of browsers, which may write one
END_OF_BLOCK: Final = 0x00
SIXTEEN_ZEROS: Final = 0xF0


def encode_jpeg(pixels: Pixels) -> bytes:
    """Return a picture as JPEG. Its lines are read; an error that they raise is passed on."""
    steps = tuple(map(_scaled_steps, _STEPS))
    # For each of the three components: its number, its samples a unit in each direction, and its table.
    components = b"\x01\x22\x00\x02\x11\x01\x03\x11\x01"
    return b"".join(
        [
            START.to_bytes(2, "big"),
            _segment(QUANTIZATION, *(bytes([n]) + table for n, table in enumerate(steps))),
            _segment(FRAME, struct.pack(">BHHB", 8, pixels.height, pixels.width, 3), components),
            _segment(
                HUFFMAN,
                *(bytes([n]) + _DC_LENGTHS[n] + _DC_VALUES for n in range(2)),
                *(bytes([0x10 + n]) + _AC_LENGTHS[n] + _AC_VALUES[n] for n in range(2)),
            ),
            _segment(SCAN, b"\x03\x01\x00\x02\x11\x03\x11\x00\x3f\x00"),
            *_packed(_code_lines(pixels, steps)),
            END.to_bytes(2, "big"),
        ]
    )


def jpeg_size(jpeg: bytes) -> tuple[int, int] | None:
    """Return width and height of a JPEG in pixels; None if its head can't be read."""
    at = 2
    while at + 9 <= len(jpeg) and jpeg[at] == 0xFF:
        marker, length = struct.unpack_from(">HH", jpeg, at)
        if marker in (FRAME, PROGRESSIVE_FRAME):
            height, width = struct.unpack_from(">HH", jpeg, at + 5)
            return (width, height) if width and height else None
        at += 2 + length
    return None


def _packed(codes: Iterator[str]) -> Iterator[bytes]:
    """Iterate over codes as bytes. They end with ones, and a zero follows each byte that could begin a marker."""
    left = ""
    for code in chain(codes, ["1111111"]):
        left += code
        many = len(left) // 8
        if many:
            yield int(left[: 8 * many], 2).to_bytes(many, "big").replace(b"\xff", b"\xff\x00")
            left = left[8 * many :]


def _segment(marker: int, *parts: bytes) -> bytes:
    content = b"".join(parts)
    return struct.pack(">HH", marker, len(content) + 2) + content


def _scaled_steps(table: bytes) -> bytes:
    """Return the steps of quantization for QUALITY."""
    scale = 200 - 2 * QUALITY
    return bytes(max(1, (step * scale + 50) // 100) for step in table)


def _code_lines(pixels: Pixels, steps: Sequence[bytes]) -> Iterator[str]:
    """Iterate over the code of each 16 lines, as digits 0 and 1. The last line and column are repeated to fill them."""
    brightness, blueness, redness = _Coder(0, steps[0]), _Coder(1, steps[1]), _Coder(1, steps[1])
    missing = -pixels.width % UNIT_SIDE
    while lines := list(islice(pixels.lines, UNIT_SIDE)):
        lines = [tuple(channel + channel[-1:] * missing for channel in line) for line in lines]
        lines += [lines[-1]] * (UNIT_SIDE - len(lines))
        bright = [
            [(77 * red + 150 * green + 29 * blue >> 8) - 128 for red, green, blue in zip(*line, strict=True)]
            for line in lines
        ]
        upper, lower = _transformed_blocks(bright[:BLOCK_SIDE]), _transformed_blocks(bright[BLOCK_SIDE:])
        halved = [_halved(lines[n], lines[n + 1]) for n in range(0, UNIT_SIDE, 2)]
        blues = _transformed_blocks(
            [[0.125 * b - 0.042184 * r - 0.082816 * g for r, g, b in zip(*line, strict=True)] for line in halved]
        )
        reds = _transformed_blocks(
            [[0.125 * r - 0.104672 * g - 0.020328 * b for r, g, b in zip(*line, strict=True)] for line in halved]
        )
        code = []
        for n, (blue, red) in enumerate(zip(blues, reds, strict=True)):
            four = (*upper[2 * n : 2 * n + 2], *lower[2 * n : 2 * n + 2])
            code += [*map(brightness.code_block, four), blueness.code_block(blue), redness.code_block(red)]
        yield "".join(code)


def _halved(line: Line, below: Line) -> list[list[int]]:
    """Return the sums of each four neighbours of two lines, by channel."""
    return [
        [a + b + c + d for a, b, c, d in zip(over[::2], over[1::2], under[::2], under[1::2], strict=True)]
        for over, under in zip(line, below, strict=True)
    ]


def _transformed_blocks(lines: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Return the blocks of eight lines, from left to right, each as 64 coefficients in rows."""
    columns = [_transform(*column) for column in zip(*lines, strict=True)]
    return [
        tuple(chain.from_iterable(_transform(*row) for row in zip(*columns[begin : begin + BLOCK_SIDE], strict=True)))
        for begin in range(0, len(columns), BLOCK_SIDE)
    ]


def _transform(
    a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float
) -> tuple[float, float, float, float, float, float, float, float]:
    """Return the cosine transform of eight samples; each coefficient is to be divided by its factor in `_FACTORS`."""
    outer, between, within, inner = a + h, b + g, c + f, d + e
    even, odd = outer + inner, between + within
    straight = outer - inner
    turned = (between - within + straight) * 0.7071067811865476
    low, middle, high = d - e + c - f, (c - f + b - g) * 0.7071067811865476, b - g + a - h
    shared = (low - high) * 0.3826834323650898
    first, second = 0.5411961001461970 * low + shared, 1.3065629648763766 * high + shared
    plus, minus = a - h + middle, a - h - middle
    return (
        even + odd,
        plus + second,
        straight + turned,
        minus - first,
        even - odd,
        minus + first,
        straight - turned,
        plus - second,
    )


#: How much larger than by T.81 the coefficients of `_transform` are, by number.
_FACTORS: Final = tuple(
    math.sqrt(8) * (math.sqrt(2) * math.cos(n * math.pi / 16) if n else 1.0) for n in range(BLOCK_SIDE)
)


class _Coder:
    """Quantizes and codes the blocks of one component. `table` is 0 for brightness and 1 for colour."""

    def __init__(self, table: int, steps: bytes) -> None:
        larger = _in_zigzag([down * across for down in _FACTORS for across in _FACTORS])
        self._shares = tuple(1 / (step * factor) for step, factor in zip(steps, larger, strict=True))
        self._averages = _Codes(_DC_LENGTHS[table], _DC_VALUES)
        self._details = _Codes(_AC_LENGTHS[table], _AC_VALUES[table])
        self._before = 0

    def code_block(self, block: Sequence[float]) -> str:
        """Return the code of a block, as digits 0 and 1."""
        # `int` rounds a positive number down, so adding a half makes it round to the nearest.
        average, *details = [
            int(each * share + (ROUNDING_OFFSET + 0.5)) - ROUNDING_OFFSET
            for each, share in zip(_in_zigzag(block), self._shares, strict=True)
        ]
        code = [self._averages[0, average - self._before]]
        self._before = average
        zeros = 0
        for each in details:
            if not each:
                zeros += 1
                continue
            while zeros > 15:
                code.append(self._details.prefixes[SIXTEEN_ZEROS])
                zeros -= 16
            code.append(self._details[zeros, each])
            zeros = 0
        if zeros:
            code.append(self._details.prefixes[END_OF_BLOCK])
        return "".join(code)


class _Codes(dict[tuple[int, int], str]):
    """The codes of a number after so many zeros, as digits 0 and 1. `prefixes` are the Huffman codes by what they stand
    for: the zeros, and the length of the number.
    """

    def __init__(self, lengths: bytes, values: bytes) -> None:
        super().__init__()
        self.prefixes: dict[int, str] = {}
        code, known = 0, iter(values)
        for length, count in enumerate(lengths, start=1):
            for value in islice(known, count):
                self.prefixes[value] = f"{code:0{length}b}"
                code += 1
            code <<= 1

    def __missing__(self, key: tuple[int, int]) -> str:
        zeros, number = key
        length = abs(number).bit_length()
        digits = f"{number if number > 0 else number + (1 << length) - 1:0{length}b}" if length else ""
        found = self[key] = self.prefixes[zeros << 4 | length] + digits
        return found
