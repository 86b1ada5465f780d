"""Fault: for characters that the app's own fonts lack, the client asks its host for Noto fonts. It has no interface
that says for which characters it asks for which font. If a font comes without the character, it is drawn as a box for
good.

Patch: the table is read out of the compiled client (flutter/engine, `font_fallbacks.dart`, `noto_font_encoding.dart`),
so that the app's host has each of these fonts under the address the client asks for.
Upstream: https://github.com/flutter/flutter/issues/132689 (fonts from the app's own host)
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from app.patches.flutter.client_files import CLIENT, UnknownClient

#: The number of code points in Unicode.
UNICODE: Final = 0x110000
_FONT: Final = re.compile(r'"(Noto [\w ]+)","(noto\w+/[\w/.-]+\.woff2)"')
_SETS: Final = re.compile(r'"([0-9a-z]*(?:,[0-9a-z]*)+)"')
_RANGES: Final = re.compile(r'"((?:[a-z0-9]*[A-Z])+)"')


@dataclass(frozen=True)
class FallbackFont:
    """A font that the client fetches for characters that the app's own fonts lack: its name in the client, its path
    below the client's base address, and the characters it's fetched for.
    """

    name: str
    address: str
    characters: frozenset[int]


@cache
def fallback_fonts() -> tuple[FallbackFont, ...]:
    """Return all fonts of the table in the client's order. Raises UnknownClient if the client has no such table."""
    script = (CLIENT / "main.dart.js").read_text(encoding="utf-8")
    fonts = _FONT.findall(script)
    sets = [_decode_font_numbers(each) for each in max(_SETS.findall(script), key=len, default="").split(",")]
    ranges = _decode_ranges(max(_RANGES.findall(script), key=len, default=""))
    if not fonts or not ranges or ranges[-1][0] != UNICODE:
        raise UnknownClient("this flet-web has another table of fallback fonts")
    held: list[set[int]] = [set() for _ in fonts]
    for (begin, _), (end, number) in pairwise([(0, 0), *ranges]):
        for font in sets[number]:
            held[font].update(range(begin, end))
    return tuple(FallbackFont(name, path, frozenset(held[n])) for n, (name, path) in enumerate(fonts))


def _decode_font_numbers(text: str) -> list[int]:
    """Return the numbers of the fonts in a set. Each is written as its distance from the one before, in base 26:
    decimal digits for the high part, then a letter.
    """
    found, last, prefix = [], -1, 0
    for sign in text:
        if sign.isdigit():
            prefix = prefix * 10 + int(sign)
        else:
            last += prefix * 26 + ord(sign) - ord("a") + 1
            found.append(last)
            prefix = 0
    return found


def _decode_ranges(text: str) -> list[tuple[int, int]]:
    """Return (end, set number) of each range of code points, where the set names the fonts that have these characters.

    A small letter ends the length of a range (1 if missing), a capital the number of a set. Both are in base 26:
    decimal digits for the high part, then the letter.
    """
    found, end, length, prefix = [], 0, 1, 0
    for sign in text:
        if sign.isdigit():
            prefix = prefix * 10 + int(sign)
        elif sign.islower():
            length, prefix = prefix * 26 + ord(sign) - ord("a") + 2, 0
        else:
            end += length
            found.append((end, prefix * 26 + ord(sign) - ord("A")))
            length, prefix = 1, 0
    return found
