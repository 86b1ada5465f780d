"""Draw the courts of the cards, assets/courts, from the art in tests/app/art/courts (Adrian Kennard, CC0; changed).

Run `python -m tests.app.make_courts`; needs a Chromium. The results are committed. They are pictures and not drawings:
thirteen kilobytes of paths in each would be drawn anew in every frame. The index is a layer of its own over them
(`make_assets`).
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image

from tests.web.driver import browser

ART: Final = Path(__file__).parent / "art" / "courts"
TARGET: Final = Path(__file__).resolve().parents[2] / "assets" / "courts"
SCALE: Final = 3  # a card is drawn 100 wide
#: Where the head's middle is, of the picture's width.
HEADS: Final = {
    "JC": 0.50, "QC": 0.60, "KC": 0.53, "JD": 0.48, "QD": 0.60, "KD": 0.48,
    "JH": 0.43, "QH": 0.53, "KH": 0.53, "JS": 0.60, "QS": 0.63, "KS": 0.56,
}  # fmt: skip
LEFT, TOP, ROUND = 32.5, 28.4, 20.0  # of the window, which reaches to the card's right and lower edge
WIDE: Final = 116.0
HEAD_AT: Final = 36.0  # from the window's left
GOLD, GROUND = "#EDB03A", "#FBF1DA"


def court(face: str) -> str:
    """The SVG of a court without its index, 100 × 142: a bust in an arched window."""
    art = (ART / f"{face}.svg").read_text()
    inside = art[art.index(">") + 1 : art.rindex("</svg>")]
    scale = WIDE / 824
    x = LEFT + HEAD_AT - HEADS[face] * WIDE
    window = f"M{LEFT} 142V{TOP + ROUND}A{ROUND} {ROUND} 0 0 1 {LEFT + ROUND} {TOP}H100"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 142"'
        f' width="{100 * SCALE}" height="{142 * SCALE}">'
        '<clipPath id="card"><rect width="100" height="142" rx="11.4"/></clipPath>'
        f'<clipPath id="window"><path d="{window}V142Z"/></clipPath>'
        f'<g clip-path="url(#card)"><g clip-path="url(#window)"><rect width="100" height="142" fill="{GROUND}"/>'
        f'<g transform="translate({x:.2f} {TOP}) scale({scale:.5f})">{inside}</g></g>'
        f'<path d="{window}" fill="none" stroke="{GOLD}" stroke-width="1.4"/></g></svg>'
    )


def main() -> None:
    """Write all twelve."""
    TARGET.mkdir(exist_ok=True)
    with browser() as chrome:
        page = chrome.new_page(viewport={"width": 100 * SCALE, "height": 142 * SCALE})
        for face in HEADS:
            page.set_content(f'<body style="margin:0;background:transparent">{court(face)}</body>')
            drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            drawn.save(TARGET / f"{face}.webp", quality=84, method=6)


if __name__ == "__main__":
    main()
