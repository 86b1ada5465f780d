"""A card's paper and its shadow, in a box of 100 × 142 with room for the shadow around it."""

from __future__ import annotations

from typing import Final

from app.ui import theme
from app.ui.card_faces import PICTURE_SCALE, RADIUS, SHADOW_LOWER, SHADOW_WIDER

PAPER: Final = f'<rect width="100" height="142" rx="{RADIUS}" fill="{theme.CARD_PAPER}"/>'
OUTLINE: Final = f'<rect width="100" height="142" rx="{RADIUS}"/>'
WIDE, HIGH = 100 * PICTURE_SCALE, 142 * PICTURE_SCALE  # the size of a card's picture, with the room for its shadow


def card_on_paper_svg(drawn: str, scale: float = 0) -> str:
    """Return the SVG of a card: its shadow, its paper, and the drawing on it. With a `scale`, the document has a fixed
    size, that many times its box.
    """
    size = f' width="{WIDE * scale:.2f}" height="{HIGH * scale:.2f}"' if scale else ""
    left, top, more = (100 - WIDE) / 2, (142 - HIGH) / 2, SHADOW_WIDER
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="{left:g} {top:g} {WIDE:g} {HIGH:g}">'
        f'<rect x="{-more}" y="{SHADOW_LOWER - more:g}" width="{100 + 2 * more:g}" height="{142 + 2 * more:g}"'
        f' rx="{RADIUS + more:g}" fill="#{theme.CARD_SHADOW[3:]}"'
        f' fill-opacity="{int(theme.CARD_SHADOW[1:3], 16) / 255:.2f}"/>'
        f"{PAPER}{drawn}</svg>\n"
    )
