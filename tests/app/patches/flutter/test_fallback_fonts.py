"""The fonts that a browser fetches for characters that the app's own fonts lack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from fontTools.ttLib import TTFont

from app.patches.flutter.client_files import CLIENT
from app.patches.flutter.fallback_fonts import FallbackFont, fallback_fonts
from app.platform import paths
from app.publish import site
from app.ui import theme
from engine.messages import LANGUAGES
from tests.app.names_in_scripts import NAMES
from tests.app.size_limits import limits

FOLDER: Final = paths.assets_folder() / paths.FALLBACK
#: The client has one font for all flags, and one each for Chinese, Japanese and Korean that is one of a hundred.
FLAGS: Final = "Noto Color Emoji 0"
CJK: Final = re.compile(r"Noto Sans (JP|KR|SC|TC|HK) \d+")
#: Characters that the client asks for and no font of the sources has: additions of Unicode 11 and later to old
#: spellings, to ancient scripts and to notes of music.
IN_NO_SOURCE: Final = frozenset({
    0x5EF, 0xB55, 0xC3C, 0xC5D, 0xCDD, 0xCF3, 0x170D, 0x1715, 0x171F, *range(0x11070, 0x11076), 0x110C2, 0x11147,
    0x1123F, 0x11240, 0x116B9, 0x11FB0, 0x1342F, *range(0x13441, 0x13447), 0x1D1E9, 0x1D1EA,
})  # fmt: skip
#: The five skin tone modifiers, each written after an emoji.
SKIN_TONES: Final = frozenset(range(0x1F3FB, 0x1F400))
#: Drawn as nothing: they choose between two looks of an emoji.
IGNORED: Final = frozenset({0xFE0E, 0xFE0F})


@cache
def drawn_by(file: str) -> frozenset[int]:
    """Return the code points for which a font in the assets has a glyph."""
    with TTFont(paths.assets_folder() / file, lazy=True) as font:
        return frozenset(font.getBestCmap())


def characters(font: FallbackFont) -> frozenset[int]:
    """Return the code points for which a fallback font has a glyph."""
    return drawn_by(f"{paths.FALLBACK}/{font.address}")


def ours() -> frozenset[int]:
    """Return the code points of Nunito, which every text falls back to first."""
    return drawn_by(theme.FONT_FILE)


def test_there_is_a_file_for_every_address_that_the_client_asks_for_and_no_other() -> None:
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.woff2")}
    assert there == {font.address for font in fallback_fonts()}
    assert all(f"{paths.FALLBACK_BASE}{address}".startswith(paths.FALLBACK_PREFIX) for address in there)


def test_both_builds_of_the_client_ask_for_the_same_fonts() -> None:
    module = (CLIENT / "main.dart.wasm").read_bytes()
    assert [font.address for font in fallback_fonts() if font.address.encode() not in module] == []


def test_a_font_has_every_character_that_it_is_asked_for_and_ours_lack() -> None:
    """The client asks for a font once, so a character that's missing in it would never be drawn."""
    missing = {font.name: font.characters - characters(font) - ours() - IN_NO_SOURCE for font in fallback_fonts()}
    assert {name: sorted(map(hex, codes)) for name, codes in missing.items() if codes} == {}


def test_a_font_with_toned_emoji_has_all_skin_tones() -> None:
    """The client needs both in one font, and doesn't look for another font that has the emoji."""
    toned = {code for font in fallback_fonts() if "Color Emoji" in font.name for code in toned_emoji(font)}
    assert len(toned) > 100
    without = {font.name for font in fallback_fonts() if toned & font.characters and not characters(font) >= SKIN_TONES}
    assert without == set()


@pytest.mark.parametrize("joined", ["🏳\u200d🌈", "❤\u200d🔥", *(f"{key}\u20e3" for key in "0123456789#*")], ids=ascii)
def test_a_joined_sign_is_whole_in_each_font_that_has_its_rarest_character(joined: str) -> None:
    """Then the client finds a font with the whole sign, whichever fonts it has fetched before."""
    needed = frozenset(map(ord, joined)) - {0x200D}
    rarest = {"🏳\u200d🌈": "🌈", "❤\u200d🔥": "🔥"}.get(joined, "\u20e3")
    assert ord(rarest) not in ours()
    having = [font for font in fallback_fonts() if ord(rarest) in font.characters]
    assert having and [font.name for font in having if not needed <= characters(font)] == []


def toned_emoji(font: FallbackFont) -> Iterator[int]:
    """The code points of a font's emoji that can be followed by a skin tone."""
    with TTFont(FOLDER / font.address) as opened:
        names = {name: code for code, name in opened.getBestCmap().items()}
        for lookup in opened["GSUB"].table.LookupList.Lookup:
            for table in (getattr(each, "ExtSubTable", each) for each in lookup.SubTable):
                for first, ligatures in getattr(table, "ligatures", {}).items():
                    if first in names and any(names.get(each.Component[0]) in SKIN_TONES for each in ligatures):
                        yield names[first]


def test_fallback_fonts_hold_only_characters_of_the_sources() -> None:
    found = set().union(*(characters(font) for font in fallback_fonts()))
    assert not found & IN_NO_SOURCE


@pytest.mark.parametrize("script", NAMES)
def test_some_font_has_each_character_of_a_name(script: str) -> None:
    known = set().union(ours(), *(font.characters for font in fallback_fonts()))
    assert not {f"{each} {ord(each):04x}" for each in NAMES[script] if ord(each) not in known | IGNORED}


def test_the_files_weigh_no_more_than_is_said() -> None:
    sizes = {font.name: (FOLDER / font.address).stat().st_size for font in fallback_fonts()}
    assert sum(sizes.values()) <= limits()["all files"]
    assert sizes.pop(FLAGS) <= limits()["all flags"]
    assert max(size for name, size in sizes.items() if "Emoji" in name) <= limits()["one part of emoji"]
    assert max(size for name, size in sizes.items() if "Emoji" not in name) <= limits()["one script"]
    assert max(size for name, size in sizes.items() if CJK.fullmatch(name)) <= limits()["one part of Chinese"]


def test_the_web_app_has_them_where_the_client_asks_and_a_first_visit_fetches_none() -> None:
    files = {f"{paths.FALLBACK_BASE}{font.address}": b"" for font in fallback_fonts()}
    assert site.fallback_font_files().keys() == files.keys()
    kept = site.add_version({"index.html": b"a", **files}, "/")["keep.js"].decode()
    assert {address for address in files if address in kept} == set(site.fonts_for_language_names())


def test_the_fonts_that_name_each_language_in_its_own_letters_are_fetched_before_they_are_asked_for() -> None:
    fonts = [f"{paths.FALLBACK}/{name.removeprefix(paths.FALLBACK_BASE)}" for name in site.fonts_for_language_names()]
    held = set().union(ours(), *map(drawn_by, fonts))
    assert not {letter for name in LANGUAGES.values() for letter in name if ord(letter) not in held}


def versions(fonts: bytes, page: bytes = b"a") -> Iterator[str]:
    """Yield the version of the app and the version of its fallback fonts, as a page has them."""
    files = site.add_version({"index.html": page, f"{paths.FALLBACK_PREFIX}sans/a.woff2": fonts}, "/")
    yield from re.findall(r'"version":"(\w+)"', files["keep.js"].decode())


def test_a_new_version_of_the_app_leaves_the_fonts_that_were_fetched() -> None:
    before, page, fonts = (set(versions(*each)) for each in ((b"1",), (b"1", b"b"), (b"2",)))
    assert len(before) == 2
    assert len(before & page) == 1 and len(before & fonts) == 0
