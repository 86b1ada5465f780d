"""Make pictures of drawings that are too slow to draw in every frame: courts, backs, faces, felts.

Run `python -m app.publish.assets.rasters`; needs a Chromium. The results are committed. Each picture is cut to its
outline, card or circle, so that the client doesn't need to clip it. The courts are from art/courts (Adrian Kennard,
CC0; changed); their index is drawn over them (see `cards`).
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image

from app.publish.assets.moods import draw_in_mood
from app.publish.assets.paper import HIGH, OUTLINE, WIDE, card_on_paper_svg
from app.publish.assets.rendering import open_browser
from app.ui import theme
from app.ui.player_faces import BOTS, PORTRAITS, Mood, face_picture

ART: Final = Path(__file__).parent / "art"
ASSETS: Final = Path(__file__).resolve().parents[3] / "assets"
CARD_SCALE: Final = 3  # pixels per unit of a card, which is 100 units wide
FACE_SCALE: Final = 2  # the same for a face, 120 × 120
FELT_SCALE: Final = 2  # the same for a felt, 128 × 128
LOSSLESS: Final = 100
COLOURS: Final = 256  # of a face in all its moods: half the bytes, and no visible difference
#: The middle of each court's head, as a fraction of the picture's width.
HEADS: Final = {
    "JC": 0.50, "QC": 0.60, "KC": 0.53, "JD": 0.48, "QD": 0.60, "KD": 0.48,
    "JH": 0.43, "QH": 0.53, "KH": 0.53, "JS": 0.60, "QS": 0.63, "KS": 0.56,
}  # fmt: skip
LEFT, TOP, ROUND = 32.5, 28.4, 20.0  # corner and radius of the window, which reaches to the card's right and lower edge
BUST_WIDTH: Final = 116.0  # a bust's width
HEAD_OFFSET: Final = 36.0  # from the window's left
CLASSIC_LEFT, CLASSIC_WIDE = 20.0, 74.0
GOLD, GROUND = "#EDB03A", "#FBF1DA"


def court_svg(face: str) -> str:
    """Return the SVG of a court without its index, 100 × 142: a bust in an arched window."""
    scale = BUST_WIDTH / 824
    x = LEFT + HEAD_OFFSET - HEADS[face] * BUST_WIDTH
    window = f"M{LEFT} 142V{TOP + ROUND}A{ROUND} {ROUND} 0 0 1 {LEFT + ROUND} {TOP}H100"
    return card_svg(
        f'<clipPath id="window"><path d="{window}V142Z"/></clipPath>'
        f'<g clip-path="url(#window)"><rect width="100" height="142" fill="{GROUND}"/>'
        f'<g transform="translate({x:.2f} {TOP}) scale({scale:.5f})">'
        f"{svg_content(ART / 'courts' / f'{face}.svg')}</g></g>"
        f'<path d="{window}" fill="none" stroke="{GOLD}" stroke-width="1.4"/>'
    )


def classic_court_svg(face: str) -> str:
    """Return the SVG of a court as on a classic pack: the whole picture, over which the index is drawn."""
    scale = CLASSIC_WIDE / 824
    top = (142 - 1304 * scale) / 2
    picture = svg_content(ART / "courts" / f"{face}.svg")
    return card_svg(f'<g transform="translate({CLASSIC_LEFT} {top:.2f}) scale({scale:.5f})">{picture}</g>')


def card_svg(drawn: str) -> str:
    """Return the SVG of a drawing on a card's paper, clipped to the card's outline."""
    return card_on_paper_svg(
        f'<clipPath id="outline">{OUTLINE}</clipPath><g clip-path="url(#outline)">{drawn}</g>', CARD_SCALE
    )


def face_svg(name: str, mood: Mood) -> str:
    """Return the SVG of a face in a mood, clipped to a circle."""
    drawn = draw_in_mood(svg_content(ART / "faces" / f"{name}.svg"), name, mood)
    return svg_document(drawn, 120, 120, FACE_SCALE, '<circle cx="60" cy="60" r="60"/>')


def with_one_palette(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    """Return pictures of one size with a common palette of COLOURS colours, so that parts that are equal in them stay
    equal.
    """
    width, height = pictures[0].size
    column = Image.new("RGBA", (width, height * len(pictures)))
    for n, picture in enumerate(pictures):
        column.paste(picture.convert("RGBA"), (0, n * height))
    reduced = column.convert("RGB").quantize(COLOURS, method=Image.Quantize.FASTOCTREE).convert("RGBA")
    reduced.putalpha(column.getchannel("A"))
    return [reduced.crop((0, n * height, width, (n + 1) * height)) for n in range(len(pictures))]


def felt_svg(name: str) -> str:
    """Return the SVG of a felt: a radial gradient that reaches the edge."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>'
        for at, colour in zip(theme.FELT_STOPS, theme.FELTS[name], strict=True)
    )
    light = f'<radialGradient id="light">{stops}</radialGradient><rect width="128" height="128" fill="url(#light)"/>'
    return svg_document(light, 128, 128, FELT_SCALE, '<rect width="128" height="128"/>')


def svg_document(drawn: str, width: int, height: int, scale: int, outline: str) -> str:
    """Return a whole SVG document clipped to `outline`, `scale` times as large as its box."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="0 0 {width} {height}" width="{width * scale}" height="{height * scale}">'
        f'<clipPath id="outline">{outline}</clipPath><g clip-path="url(#outline)">{drawn}</g></svg>'
    )


def svg_content(art: Path) -> str:
    """Return the content of an SVG file, without the outer tag."""
    drawn = art.read_text()
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]


def main() -> None:
    """Write all pictures."""
    with open_browser() as chrome:

        def render(drawn: str, width: int, height: int) -> Image.Image:
            page = chrome.new_page(viewport={"width": width, "height": height})
            page.set_content(f'<body style="margin:0;background:transparent">{drawn}</body>')
            seen = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            page.close()
            return seen

        def write_image(drawn: str, width: int, height: int, target: Path, quality: int) -> None:
            target.parent.mkdir(exist_ok=True)
            seen = render(drawn, width, height)
            seen.save(target, method=6, quality=quality, lossless=quality == LOSSLESS)

        whole = round(WIDE * CARD_SCALE), round(HIGH * CARD_SCALE)
        for name in HEADS:
            write_image(court_svg(name), *whole, ASSETS / "courts" / f"{name}.webp", 84)
            write_image(classic_court_svg(name), *whole, ASSETS / "courts" / f"classic-{name}.webp", 78)
        for art in sorted((ART / "backs").glob("*.svg")):
            target = ASSETS / "cards" / f"back-{art.stem}.webp"
            write_image(card_svg(svg_content(art)), *whole, target, LOSSLESS)
        for name in (*BOTS, *PORTRAITS):
            moods = [render(face_svg(name, mood), 120 * FACE_SCALE, 120 * FACE_SCALE) for mood in Mood]
            for mood, seen in zip(Mood, with_one_palette(moods), strict=True):
                seen.save(ASSETS / face_picture(name, mood), method=6, quality=LOSSLESS, lossless=True)
        for name in theme.FELTS:
            write_image(felt_svg(name), 128 * FELT_SCALE, 128 * FELT_SCALE, ASSETS / "felts" / f"{name}.webp", LOSSLESS)


if __name__ == "__main__":
    main()
