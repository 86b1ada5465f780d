"""Draw fonts, card faces, suits and the app's icon for `assets/`.

Run `python -m app.publish.assets.cards`; fonts are made again with `--nunito FOLDER`, a folder that holds
Nunito_400Regular.ttf and Nunito_900Black.ttf (npm package @expo-google-fonts/nunito), `--arabic FILE`, the Arabic part
of Cairo (cairo-arabic-wght-normal.woff2 of @fontsource-variable/cairo), and `--korean FILE`, PretendardVariable.ttf (of
pretendard). Needs fonttools and brotli. The results are committed.
"""

from __future__ import annotations

import argparse
import math
from itertools import product
from pathlib import Path
from typing import Any, Final

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

from app.publish.assets.paper import PAPER, card_on_paper_svg
from app.ui import theme
from app.ui.card_faces import COURTS
from app.ui.words import COURT_LETTERS

ASSETS: Final = Path(__file__).resolve().parents[3] / "assets"
ART: Final = Path(__file__).parent / "art" / "courts"
RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"

# Suits in a box of 100 × 100, y downwards.
SUIT_PATHS: Final = {
    "S": "M50 3 C57 21 93 39 93 64 C93 79 82 87 71 87 C63 87 57 83 53.5 77 C54.5 87 58 93 66 97"
    " L34 97 C42 93 45.5 87 46.5 77 C43 83 37 87 29 87 C18 87 7 79 7 64 C7 39 43 21 50 3 Z",
    "H": "M50 96 C43 83 5 63 5 33 C5 16 17 6 30 6 C40 6 47 12 50 21 C53 12 60 6 70 6"
    " C83 6 95 16 95 33 C95 63 57 83 50 96 Z",
    "D": "M50 2 C58 20 71 38 86 50 C71 62 58 80 50 98 C42 80 29 62 14 50 C29 38 42 20 50 2 Z",
    "C": "M50 4 C62 4 71.5 13 71.5 25 C71.5 32 68 38 63 42.5 C66 40.5 70 39.5 74 39.5"
    " C86 39.5 95.5 49 95.5 61 C95.5 73 86 82.5 74 82.5 C65 82.5 57.5 77.5 53.5 69"
    " C54.5 83 58 92 66 97 L34 97 C42 92 45.5 83 46.5 69 C42.5 77.5 35 82.5 26 82.5"
    " C14 82.5 4.5 73 4.5 61 C4.5 49 14 39.5 26 39.5 C30 39.5 34 40.5 37 42.5"
    " C32 38 28.5 32 28.5 25 C28.5 13 38 4 50 4 Z",
}
LARGE_SUIT: Final = (43, 83, 50)  # x, y and size on a card 100 wide
STAR: Final = "M50 3 L62.5 36 L98 38 L70.5 60 L80 95 L50 75 L20 95 L29.5 60 L2 38 L37.5 36 Z"
CROWNS: Final = {  # in a box of 100 × 50
    "K": "M8 46 L2 10 L28 28 L50 0 L72 28 L98 10 L92 46 Z",
    "Q": "M14 46 C10 34 6 24 2 14 C14 26 22 28 28 10 C34 28 42 26 50 4 C58 26 66 28 72 10"
    " C78 28 86 26 98 14 C94 24 90 34 86 46 Z",
    "J": "M6 46 C6 22 26 14 50 14 C74 14 94 22 94 46 Z M60 16 C66 4 78 -2 96 0 C90 12 80 20 66 22 Z",
}

# Glyphs we add to the font, in a box of 100 × 100, y downwards.
ADDED_GLYPHS: Final = {
    0x2660: SUIT_PATHS["S"],
    0x2665: SUIT_PATHS["H"],
    0x2666: SUIT_PATHS["D"],
    0x2663: SUIT_PATHS["C"],
    0x2605: STAR,
    0x2713: "M8 54 L22 40 L40 58 L78 16 L92 30 L40 86 Z",
    0x2190: "M46 12 L58 24 L39 42 L94 42 L94 58 L39 58 L58 76 L46 88 L8 50 Z",
    0x2192: "M54 12 L42 24 L61 42 L6 42 L6 58 L61 58 L42 76 L54 88 L92 50 Z",
    0x2191: "M12 46 L24 58 L42 39 L42 94 L58 94 L58 39 L76 58 L88 46 L50 8 Z",
    0x2193: "M12 54 L24 42 L42 61 L42 6 L58 6 L58 61 L76 42 L88 54 L50 92 Z",
}


def format_coordinate(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


# The characters in our font, for names and texts: Latin, Vietnamese, Cyrillic, punctuation, symbols, and ADDED.
KEPT_CHARACTERS: Final = (
    *range(0x20, 0x250),
    *range(0x2B0, 0x370),
    *range(0x400, 0x530),
    *range(0x1E00, 0x1F00),
    *range(0x2000, 0x2070),
    *range(0x20A0, 0x20C0),
    0x2122,
    0x2212,
    0x2215,
    *ADDED_GLYPHS,
)


def add_glyphs(font: TTFont) -> None:
    """Add the drawings in ADDED to a font. Each is as wide as it needs and reaches a little below the base line."""
    size, drop, side = 760, 40, 40
    for code, data in ADDED_GLYPHS.items():
        name = f"uni{code:04X}"
        pen = TTGlyphPen(None)
        scale = size / 100
        curves = Cu2QuPen(pen, max_err=1.0, reverse_direction=False)
        parse_path(data, TransformPen(curves, (scale, 0, 0, -scale, side, size - drop)))
        glyph = pen.glyph()
        font.setGlyphOrder([*font.getGlyphOrder(), name] if name not in font.getGlyphOrder() else font.getGlyphOrder())
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (size + 2 * side, glyph.xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def make_variable_font(folder: Path, target: Path) -> None:
    """Write a variable font that interpolates between two weights of Nunito, regular and black."""
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=900))
    for file, weight in (("Nunito_400Regular.ttf", 400), ("Nunito_900Black.ttf", 900)):
        font = TTFont(next(folder.rglob(file)))
        options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], name_IDs=["*"], notdef_outline=True)
        options.hinting = False
        options.glyph_names = True
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=KEPT_CHARACTERS)
        subsetter.subset(font)
        add_glyphs(font)
        space.addSource(SourceDescriptor(font=font, location={"Weight": weight}, familyName="Nunito"))
    built = build(space)[0]
    for record in built["name"].names:
        if record.nameID in (1, 16):
            record.string = "Nunito"
    built.save(target)


def make_arabic_fonts(source: Path, target: Path) -> None:
    """Write the Arabic font, limited to the weights that the app uses."""
    font = instantiateVariableFont(TTFont(source), {"wght": (400, 900)})
    font.flavor = None
    font.save(target)


def make_korean_font(source: Path, target: Path) -> None:
    """Write the Korean font, cut down to the 2,350 syllables of KS X 1001, single letters, Latin and our signs. Its
    name is changed, as its licence demands for a modified font.
    """
    pairs = (bytes(pair) for pair in product(range(0xB0, 0xC9), range(0xA1, 0xFF)))
    syllables = [ord(pair.decode("euc_kr")) for pair in pairs]
    font = TTFont(source)
    subsetter = Subsetter(Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True, hinting=False))
    subsetter.populate(unicodes=[*syllables, *range(0x3131, 0x3164), *range(0x3000, 0x3012), *KEPT_CHARACTERS])
    subsetter.subset(font)
    font.save(target)
    font = instantiateVariableFont(TTFont(target), {"wght": (400, 900)})
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16, 25):
            record.string = theme.FONTS["ko"][0].replace(" ", "" if record.nameID in (3, 6, 25) else " ")
    font.save(target)


class CardFaces:
    """Draws card faces as SVG with the outlines of one font. A card's box is 100 × 142."""

    def __init__(self, font: TTFont) -> None:
        self.glyphs: Any = font.getGlyphSet()
        self.cmap: dict[int, str] = font.getBestCmap()
        self.cap: float = font["OS/2"].sCapHeight
        self.em: float = font["head"].unitsPerEm

    def text_bounds(self, text: str) -> tuple[float, float, float]:
        """Return the left and right edge of a text's ink and its advance width, in font units."""
        left, right, at = 1e9, -1e9, 0.0
        for char in text:
            name = self.cmap[ord(char)]
            pen = BoundsPen(self.glyphs)
            self.glyphs[name].draw(pen)
            if pen.bounds:
                left, right = min(left, at + pen.bounds[0]), max(right, at + pen.bounds[2])
            at += self.glyphs[name].width
        return left, right, at

    def text_path(self, text: str, x: float, top: float, size: float, widest: float = 1e9) -> str:
        """Return SVG path data of a text whose ink begins at x, with the top of its capitals at `top`; squeezed to
        `widest`.
        """
        scale = size / self.em
        left, right, _ = self.text_bounds(text)
        squeeze = min(1.0, widest / ((right - left) * scale))
        pen = SVGPathPen(self.glyphs, ntos=format_coordinate)
        at = 0.0
        for char in text:
            name = self.cmap[ord(char)]
            across = scale * squeeze
            self.glyphs[name].draw(
                TransformPen(
                    pen,
                    (across, 0, 0, -scale, x + (at - left) * across, top + self.cap * scale),
                )
            )
            at += self.glyphs[name].width
        return str(pen.getCommands())

    def centred_text_path(self, text: str, x: float, top: float, size: float) -> str:
        """Return the path data of a text as `text_path` does, with the ink centred on x."""
        left, right, _ = self.text_bounds(text)
        return self.text_path(text, x - (right - left) * size / self.em / 2, top, size)

    def card_svg(self, face: str, colour: str) -> str:
        """Return the SVG of a card on its paper. For a court it's the index alone, which is drawn over a picture (see
        `rasters`).
        """
        if face in ("JKr", "JKb"):
            return card_on_paper_svg(read_court_drawing(f"joker-{'red' if face == 'JKr' else 'ink'}"))
        if face[0] in CROWNS and not face.startswith("JK"):
            return svg_document(self.card_elements(face, colour)[:1])
        if face == "AS":
            ornament = f'<g transform="translate(19 50.5) scale(.74)">{read_court_drawing("AS")}</g>'
            return card_on_paper_svg(self.card_elements(face, colour)[0] + ornament)
        return card_on_paper_svg("".join(self.card_elements(face, colour)))

    def corner_path(self, printed: str, suit: str, colour: str) -> str:
        """Return a path element with a card's index: the rank, and the suit below it.

        It's a single path because it's drawn in every frame. The large suit isn't part of it, because the path would
        then be too large for the client's cache of small drawings.
        """
        return path_element(
            self.text_path(printed, 6, 8.5, 37, 26) + moved_path(SUIT_PATHS[suit], 6.5, 41, 0.22), colour
        )

    def card_elements(self, face: str, colour: str) -> list[str]:
        """Return the SVG elements printed on a card; the first is its index."""
        if face.startswith("JK"):
            letters = "".join(self.centred_text_path(c, 14, 41 + 13.6 * i, 14) for i, c in enumerate("JOKER"))
            big = f'<circle cx="61" cy="101" r="33" fill="{colour}" fill-opacity=".1"/>'
            return [
                drawing_path(STAR, colour, 5, 9, 19),
                path_element(letters, colour),
                big,
                drawing_path(STAR, colour, 36, 75, 50),
            ]
        rank, suit = face[0], face[1]
        out = [self.corner_path({"T": "10"}.get(rank, rank), suit, colour)]
        if rank in CROWNS:
            out.append(f'<rect x="37" y="56" width="55" height="78" rx="9" fill="{colour}" fill-opacity=".09"/>')
            out.append(path_element(moved_path(CROWNS[rank], 47, 63, 0.35), colour, 0.55))
            out.append(path_element(self.centred_text_path(rank, 64.5, 84, 54), colour))
        else:
            out.append(drawing_path(SUIT_PATHS[suit], colour, *LARGE_SUIT))
        return out


def read_court_drawing(name: str) -> str:
    """Return the content of an SVG file of the courts' art, without the outer tag."""
    drawn = (ART / f"{name}.svg").read_text()
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]


def moved_path(data: str, x: float, y: float, scale: float) -> str:
    """Return path data scaled, then moved by x and y."""
    pen = SVGPathPen(None, ntos=format_coordinate)
    parse_path(data, TransformPen(pen, (scale, 0, 0, scale, x, y)))
    return str(pen.getCommands())


def drawing_path(data: str, colour: str, x: float, y: float, size: float) -> str:
    """Return the path element of a drawing from the 100 × 100 box, with its corner at x, y."""
    return path_element(moved_path(data, x, y, size / 100), colour)


def path_element(data: str, colour: str, opacity: float = 1) -> str:
    """Return an SVG path element."""
    faint = "" if opacity == 1 else f' fill-opacity="{opacity}"'
    return f'<path fill="{colour}"{faint} d="{data}"/>'


def svg_document(parts: list[str], width: float = 100, height: float = 142) -> str:
    """Return a whole SVG document of these elements."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return head + "".join(parts) + "</svg>\n"


def ring_svg(colour: str = theme.DIRECTION) -> str:
    """Return the SVG of the ring that shows the direction of play, clockwise, 200 × 200: a faint track with four groups
    of three chevrons in `colour`, placed where neither the piles nor a player's badge cover them.
    """
    r = 89.0
    chevrons = ""
    for middle, step in product((-72, 80, 134, 226), (-8.4, 0.0, 8.4)):
        tip, back = math.radians(middle + step + 1.7), math.radians(middle + step - 1.7)
        ends = ((r - 5.6, back), (r, tip), (r + 5.6, back))
        data = " L".join(f"{100 + far * math.sin(way):.1f} {100 - far * math.cos(way):.1f}" for far, way in ends)
        chevrons += f"M{data}"
    return svg_document(
        [
            f'<circle cx="100" cy="100" r="{r:g}" fill="none" stroke="#FFFFFF" stroke-opacity=".07"'
            ' stroke-width="12.6"/>',
            f'<path d="{chevrons}" fill="none" stroke="{colour}" stroke-width="2.1" stroke-linecap="round"'
            ' stroke-linejoin="round"/>',
        ],
        200,
        200,
    )


def ring_light_svg() -> str:
    """Return the SVG of the light on the track of `ring_svg`: an arc of 60°, brightest in the middle; 200 × 200."""
    parts = []
    for n in range(12):
        begin, end = (math.radians(-30 + 5 * each) for each in (n, n + 1))
        (x, y), (to, low) = ((100 + 89 * math.sin(at), 100 - 89 * math.cos(at)) for at in (begin, end))
        light = 0.6 * math.sin(math.pi * (n + 0.5) / 12)
        parts.append(
            f'<path d="M{x:.1f} {y:.1f} A89 89 0 0 1 {to:.1f} {low:.1f}" fill="none" stroke="{theme.ACCENT}"'
            f' stroke-opacity="{light:.2f}" stroke-width="12.6"/>'
        )
    return svg_document(parts, 200, 200)


def app_icon_svg(faces: CardFaces) -> str:
    """Return the SVG of the app's icon, two cards on felt, 512 × 512. The card in front is an eight, which skips a
    turn.
    """
    behind = PAPER + "".join(faces.card_elements("JH", theme.SUIT_COLOURS["H"]))
    front = PAPER + "".join(faces.card_elements("8S", theme.SUIT_COLOURS["S"]))
    shade = '<rect width="100" height="142" rx="11.4" fill="#000000" fill-opacity=".28"/>'
    return svg_document(
        [
            '<defs><radialGradient id="f" cx=".5" cy=".45" r=".7">'
            + "".join(
                f'<stop offset="{at}" stop-color="{colour}"/>'
                for at, colour in zip((0, 0.6, 1), theme.FELT, strict=True)
            )
            + "</radialGradient></defs>",
            '<rect width="512" height="512" fill="url(#f)"/>',
            f'<g transform="translate(118 118) rotate(-14 100 142) scale(2)">{shade}</g>',
            f'<g transform="translate(112 112) rotate(-14 100 142) scale(2)">{behind}</g>',
            f'<g transform="translate(214 130) rotate(9 100 142) scale(2)">{shade}</g>',
            f'<g transform="translate(206 122) rotate(9 100 142) scale(2)">{front}</g>',
        ],
        512,
        512,
    )


def main() -> None:
    """Write the fonts whose sources are given, then cards, suits, the ring of direction and the icon."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--nunito", type=Path)
    parser.add_argument("--arabic", type=Path)
    parser.add_argument("--korean", type=Path)
    args = parser.parse_args()
    file = ASSETS / "fonts" / "Nunito.ttf"
    if args.nunito:
        make_variable_font(args.nunito, file)
    if args.arabic:
        make_arabic_fonts(args.arabic, ASSETS / theme.FONTS["ar"][1])
    if args.korean:
        make_korean_font(args.korean, ASSETS / theme.FONTS["ko"][1])
    faces = CardFaces(instantiateVariableFont(TTFont(file), {"wght": 900}))
    cards = ASSETS / "cards"
    for name, colours in (("two", theme.SUIT_COLOURS), ("four", theme.SUIT_COLOURS_FOUR)):
        for suit in SUITS:
            if name == "four" and colours[suit] == theme.SUIT_COLOURS[suit]:
                continue
            mark = "4" if name == "four" else ""
            for rank in RANKS:
                face = rank + suit
                (cards / f"{face}{mark}.svg").write_text(faces.card_svg(face, colours[suit]))
        for letter, suit in product(sorted(set("".join(COURT_LETTERS.values())) - set(COURTS)), SUITS):
            if name == "two" or colours[suit] != theme.SUIT_COLOURS[suit]:
                mark = "4" if name == "four" else ""
                (cards / f"{letter}{suit}{mark}.svg").write_text(
                    svg_document([faces.corner_path(letter, suit, colours[suit])])
                )
    for face, colour in theme.JOKER_COLOURS.items():
        (cards / f"{face}.svg").write_text(faces.card_svg(face, colour))
    (cards / "sign.svg").write_text(svg_document([PAPER, *faces.card_elements("8S", theme.SUIT_COLOURS["S"])]))
    (cards / "ring.svg").write_text(ring_svg())
    (cards / "ring-contrast.svg").write_text(ring_svg(theme.CONTRAST_EDGE))
    (cards / "sweep.svg").write_text(ring_light_svg())
    for suit, data in SUIT_PATHS.items():
        (cards / f"{suit}.svg").write_text(
            svg_document([drawing_path(data, theme.SUIT_COLOURS[suit], 0, 0, 100)], 100, 100)
        )
        if theme.SUIT_COLOURS_FOUR[suit] != theme.SUIT_COLOURS[suit]:
            (cards / f"{suit}4.svg").write_text(
                svg_document([drawing_path(data, theme.SUIT_COLOURS_FOUR[suit], 0, 0, 100)], 100, 100)
            )
    for suit, data in SUIT_PATHS.items():
        for mark, colour in {"": theme.SUIT_COLOURS[suit], "4": theme.SUIT_COLOURS_FOUR[suit]}.items():
            if not mark or colour != theme.SUIT_COLOURS[suit]:
                large = card_on_paper_svg(drawing_path(data, colour, *LARGE_SUIT))
                (ASSETS / "courts" / f"plain-{suit}{mark}.svg").write_text(large)
    (ASSETS / "icon.svg").write_text(app_icon_svg(faces))


if __name__ == "__main__":
    main()
