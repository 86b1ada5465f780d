"""Draw the icons and splash pictures of every system from one source, `assets/icon.svg`.

Run `python -m app.publish.assets.icons`; needs a Chromium. The results are committed. Flet makes a system's sizes from
`icon_<system>.png`, else from `icon.png`; browsers use those in `app/publish/icons`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from app.publish.assets.rendering import open_browser
from app.ui import theme

ROOT: Final = Path(__file__).resolve().parents[3]
ASSETS: Final = ROOT / "assets"
WEB: Final = ROOT / "app" / "publish" / "icons"
GROUND: Final = re.compile(r'<rect width="512" height="512" fill="url\(#f\)"/>')
# The circle that no system's icon mask cuts into: 80 % of the square in browsers, 61 % in Android's layers.
BROWSER_SAFE: Final = 0.8
ANDROID_SAFE: Final = 0.61
SPREAD: Final = 1.22  # the cards don't reach the corners, so they fit into the circle even if enlarged by this


def main() -> None:
    """Write all icons and splash pictures."""
    source = (ASSETS / "icon.svg").read_text()
    bare = GROUND.sub("", source)
    assert bare != source, "the ground of the icon is not where it was"
    flat = theme.FELT[1]
    with open_browser() as chrome:
        page = chrome.new_page()
        draw_png(page, source, 1024, ASSETS / "icon.png")
        draw_png(page, shrunk_svg(bare, ANDROID_SAFE * SPREAD), 1024, ASSETS / "icon_android.png")
        draw_png(page, shrunk_svg(bare, 0.9), 1024, ASSETS / "splash.png")
        draw_png(page, shrunk_svg(bare, 0.9), 1024, ASSETS / "splash_dark.png")
        for size in (192, 512):
            draw_png(page, with_round_corners(source), size, WEB / f"icon-{size}.png")
            draw_png(page, on_ground(source, shrunk_svg(bare, BROWSER_SAFE * 1.1)), size, WEB / f"maskable-{size}.png")
        draw_png(page, source, 180, WEB / "apple-touch-icon.png", flat)
        draw_png(page, with_round_corners(source), 64, WEB / "favicon.png")


def svg_content(svg: str) -> str:
    """Return the content of an SVG, without the outer tag."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def shrunk_svg(svg: str, part: float) -> str:
    """Return an SVG of 512 × 512, scaled about its middle to `part` of its size."""
    move = 256 * (1 - part)
    return f'{OPEN}<g transform="translate({move} {move}) scale({part})">{svg_content(svg)}</g></svg>'


def on_ground(ground: str, svg: str) -> str:
    """Return an SVG drawn on the ground (the felt) of another."""
    found = GROUND.search(ground)
    assert found is not None
    return f"{OPEN}{ground[ground.index('<defs>') : found.end()]}{svg_content(svg)}</svg>"


def with_round_corners(svg: str) -> str:
    """Return an SVG clipped to the rounded corners of an icon."""
    clip = '<clipPath id="c"><rect width="512" height="512" rx="116"/></clipPath>'
    return f'{OPEN}{clip}<g clip-path="url(#c)">{svg_content(svg)}</g></svg>'


def draw_png(page: Page, svg: str, size: int, target: Path, ground: str = "transparent") -> None:
    """Write a square SVG as a PNG of `size` × `size` pixels on a `ground` colour."""
    page.set_viewport_size({"width": size, "height": size})
    sized = svg.replace("<svg", f"<svg width={size} height={size}", 1)
    page.set_content(f'<body style="margin:0;background:{ground}">{sized}')
    page.screenshot(path=str(target), omit_background=True)


OPEN: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'

if __name__ == "__main__":
    main()
