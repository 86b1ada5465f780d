"""Make `assets/fallback/`: a font for each address at which Flutter's client looks for characters that ours lack.

`python -m app.publish.assets.fallback_fonts --fonts FOLDER` reads all fonts in the folder (.ttf, .ttc, .woff2). Needs
fonttools, brotli and uharfbuzz. The files in the repository were made of

- fonts-noto-core 20201225-1 and fonts-noto-cjk 1:20220127+repack1-1 (NotoSansCJK-Bold.ttc), packages of Debian;
- @expo-google-fonts/noto-sans 0.4.2, noto-sans-arabic 0.4.3, noto-sans-devanagari 0.4.1 and noto-sans-lao 0.4.2, of npm
  (700Bold), which have characters that Debian's are too old for;
- @fontsource/noto-sans-symbols-2, noto-sans-canadian-aboriginal and noto-sans-mongolian 5.3.0, of npm, for the same
  reason; @fontsource-variable/noto-sans-ethiopic 5.3.0 (`…-wght-normal.woff2`);
- @fontsource/noto-color-emoji 5.3.2, of npm (`noto-color-emoji-emoji-400-normal.woff2`).

The app writes nothing lighter than semi-bold, so each font is the bold one where there is one.
"""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import uharfbuzz as hb
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib.instancer import instantiateVariableFont

from app.patches.flutter.fallback_fonts import FallbackFont, fallback_fonts
from app.publish.assets.cards import ASSETS
from app.ui import theme

FOLDER: Final = ASSETS / "fallback"
BOLD: Final = 700
#: Space, joiners and the dotted circle: needed in each fallback font to shape its script, though Nunito has them, too.
SHARED_CHARACTERS: Final = frozenset({0x20, 0x200C, 0x200D, 0x25CC})
EMOJI: Final = "Noto Color Emoji"
#: The five skin tone modifiers, each written after an emoji.
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
#: An enclosing keycap, and what it's written after.
KEYCAP: Final = 0x20E3
KEYS: Final = frozenset(map(ord, "0123456789#*"))
#: Emoji added to parts of the emoji font, by number: the rest of joined emoji of which the part has one character. The
#: client fetches no other part if it has each character in some part, and draws a box if no part has all of them.
#: There are too many joined emoji of people to add them, too.
JOINED_EMOJI: Final = {7: "🏳❤", 10: "❤"}
#: For Chinese, Japanese and Korean, only layout features that compose syllables: others need a second drawing of most
#: characters, which would double the font.
CJK: Final = re.compile(r"Noto Sans (JP|KR|SC|TC|HK)$")
CJK_FEATURES: Final = ("ccmp", "ljmo", "vjmo", "tjmo", "mark", "mkmk")
DROPPED: Final = ("SVG ", "VORG", "vhea", "vmtx", "BASE", "DSIG", "meta", "STAT")
NAMES: Final = (1, 2)


@dataclass(frozen=True)
class FontSource:
    """A font in the folder, with the properties by which fonts are chosen."""

    path: Path
    number: int
    family: str
    weight: int
    revision: float
    characters: frozenset[int]

    @cache  # noqa: B019
    def font_bytes(self) -> bytes:
        """Return the font as an uncompressed file of its own; bold if it's variable."""
        font = TTFont(self.path, fontNumber=self.number, recalcTimestamp=False)
        if "fvar" in font:
            font = instantiateVariableFont(font, {axis.axisTag: None for axis in font["fvar"].axes} | {"wght": BOLD})
        for table in DROPPED:
            if table in font:
                del font[table]
        font.flavor = None
        return _save_font(font)


def read_sources(folder: Path) -> list[FontSource]:
    """Return all upright fonts below a folder that aren't heavier than bold."""
    found = []
    for path in sorted(each for each in folder.rglob("*") if each.suffix in (".ttf", ".ttc", ".woff2")):
        count = len(TTCollection(path, lazy=True).fonts) if path.suffix == ".ttc" else 1
        for number in range(count):
            font = TTFont(path, fontNumber=number, lazy=True)
            name, weight = font["name"], font["OS/2"].usWeightClass
            family = str(name.getDebugName(16) or name.getDebugName(1) or "")
            if "fvar" in font:
                weight = BOLD
            if weight <= BOLD and not font["head"].macStyle & 2:
                characters = frozenset(font.getBestCmap() or {})
                found.append(FontSource(path, number, family, weight, font["head"].fontRevision, characters))
    return found


def make_fallback_font(font: FallbackFont, sources: list[FontSource], ours: frozenset[int]) -> bytes:
    """Return the fallback font as WOFF2: those characters that the client expects in it and our fonts lack, as far as a
    source has them.
    """
    family = re.sub(r"(?<!Symbols) \d+$|(?<=Symbols 2) \d+$", "", font.name)
    wanted = set(font.characters) if family == EMOJI else set(font.characters - ours)
    named = CJK.sub(r"Noto Sans CJK \1", family)
    own = max(
        (each for each in sources if _without_spaces(each.family) == _without_spaces(named)),
        key=lambda each: (len(wanted & each.characters), each.weight, each.revision),
    )
    if family == EMOJI:
        wanted |= set(map(ord, JOINED_EMOJI.get(int(font.name.removeprefix(EMOJI)), "")))
    elif KEYCAP in wanted:
        wanted |= KEYS
    data = subset_font(
        own.font_bytes(), (wanted | SHARED_CHARACTERS) & own.characters, CJK_FEATURES if CJK.match(family) else ()
    )
    made = TTFont(io.BytesIO(data), recalcTimestamp=False)
    for code in sorted(wanted - own.characters):
        others = [each for each in sources if code in each.characters and each.family != EMOJI]
        if others and "glyf" in made:
            borrow_glyph(
                made, code, max(others, key=lambda each: (each.family == "Noto Sans", each.weight, each.revision))
            )
    if family != EMOJI and not wanted.isdisjoint(toned_emoji(sources)):
        blank_skin_tones(made)
    made.flavor = "woff2"
    return _save_font(made)


def subset_font(data: bytes, characters: Iterable[int], features: Iterable[str]) -> bytes:
    """Return the font reduced to these characters, and to these layout features if any are given."""
    wanted = hb.SubsetInput()
    wanted.unicode_set.update(characters)
    wanted.flags |= hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.DESUBROUTINIZE | hb.SubsetFlags.NOTDEF_OUTLINE
    wanted.name_id_set.clear()
    wanted.name_id_set.update(NAMES)
    if features:
        wanted.layout_feature_tag_set.clear()
        wanted.layout_feature_tag_set.update(int.from_bytes(tag.encode(), "big") for tag in features)
    return bytes(hb.subset(hb.Face(data), wanted).blob.data)


def borrow_glyph(font: TTFont, code: int, source: FontSource) -> None:
    """Add a character to the font, with outline and width from another font."""
    other = _open_font(source)
    glyph = other.getGlyphSet()[other.getBestCmap()[code]]
    scale = font["head"].unitsPerEm / other["head"].unitsPerEm
    pen = TTGlyphPen(None)
    whole = DecomposingRecordingPen(other.getGlyphSet())
    glyph.draw(whole)
    whole.replay(TransformPen(Cu2QuPen(pen, max_err=1.0), (scale, 0, 0, scale, 0, 0)))
    name = f"borrowed{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = drawn = pen.glyph()
    drawn.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(glyph.width * scale), drawn.xMin if drawn.numberOfContours else 0)
    for table in font["cmap"].tables:
        if table.isUnicode() and (code <= 0xFFFF or table.format == 12):
            table.cmap[code] = name


def toned_emoji(sources: list[FontSource]) -> Iterator[int]:
    """Yield the code points of emoji that can be followed by a skin tone."""
    (emoji,) = (_open_font(each) for each in sources if each.family == EMOJI)
    characters = {name: code for code, name in emoji.getBestCmap().items()}
    for lookup in emoji["GSUB"].table.LookupList.Lookup:
        for table in (getattr(each, "ExtSubTable", each) for each in lookup.SubTable):
            for first, ligatures in getattr(table, "ligatures", {}).items():
                if first in characters and any(characters.get(each.Component[0]) in SKIN_TONES for each in ligatures):
                    yield characters[first]


def blank_skin_tones(font: TTFont) -> None:
    """Map skin tones to a space.

    The client treats an emoji and its skin tone as one character, and draws a box unless one font has both. It doesn't
    look for another font if this one has the emoji.
    """
    tables = font["cmap"].tables
    if all(table.format != 12 for table in tables):
        whole = CmapSubtable.newSubtable(12)
        whole.platformID, whole.platEncID, whole.language = 3, 10, 0
        whole.cmap = dict(font.getBestCmap())
        tables.append(whole)
    for table in tables:
        if table.format == 12:
            table.cmap |= dict.fromkeys(SKIN_TONES, table.cmap[0x20])


def _without_spaces(family: str) -> str:
    return family.replace(" ", "")  # packages disagree on spaces in family names


@cache
def _open_font(source: FontSource) -> TTFont:
    return TTFont(io.BytesIO(source.font_bytes()))


def _save_font(font: TTFont) -> bytes:
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def main() -> None:
    """Write the fonts, and delete files at addresses that the client no longer asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--only", default="", metavar="NAME", help="fonts whose name in the client begins so")
    asked = parser.parse_args()
    sources = read_sources(asked.fonts)
    ours = frozenset(TTFont(ASSETS / theme.FONT_FILE).getBestCmap())
    wanted = {FOLDER / font.address: font for font in fallback_fonts()}
    for old in set(FOLDER.rglob("*.woff2")) - set(wanted):
        old.unlink()
    for path, font in wanted.items():
        if font.name.startswith(asked.only):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(make_fallback_font(font, sources, ours))


if __name__ == "__main__":
    main()
