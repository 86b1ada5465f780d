"""Every colour, size and duration of the app."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final
from unicodedata import east_asian_width

import flet as ft

# Felt: a radial gradient around the discard pile. Its radius is FELT_RADIUS times the screen's shorter side.
FELTS: Final = {
    "green": ("#23755F", "#14534A", "#0B322F"),
    "blue": ("#2A5F86", "#1B4467", "#0D2540"),
    "wine": ("#8A3046", "#651F33", "#3A0F1D"),
    "plum": ("#5D4080", "#422C60", "#231538"),
    "walnut": ("#7A5236", "#573721", "#2F1C10"),
}
FELT_STOPS: Final = (0.0, 0.55, 1.0)
FELT_RADIUS: Final = 1.15
FELT: Final = FELTS["green"]
ON_FELT: Final = "#F5F2EA"
ON_FELT_QUIET: Final = "#DCEBE3"
PANEL_ON_FELT: Final = "#2E6B5E"
DIM_TABLE: Final = "#8C06201C"
WORDS_ON_FELT: Final = "#0A2B28"
CHOOSER: Final = "#0D3833"
DIM: Final = "#298C5C0A"
NOTHING: Final = "#00000000"
# The focus ring: whichever colour contrasts more; on a card both, the light one outside.
RING_LIGHT: Final = "#FFFFFF"
RING_DARK: Final = "#000000"
DIRECTION: Final = "#A9D2C1"

# With increased contrast: a flat background, black panels with an edge, cards with an edge.
CONTRAST_GROUND: Final = "#041F1C"
CONTRAST_PANEL: Final = "#000000"
CONTRAST_EDGE: Final = "#FFFFFF"
CONTRAST_DIM: Final = "#4596640A"
CONTRAST_CARD_EDGE: Final = "#000000"
PANEL_EDGE: Final = 2.0
CARD_EDGE_WIDTH: Final = 1.5

# What you can do now, and what you must do.
ACCENT: Final = "#FFC145"
ON_ACCENT: Final = "#2B1D00"
ON_ACCENT_QUIET: Final = "#6B4A00"
PODIUM: Final = ("#FFCF6B", "#D99A2B")  # a step, from its top to its foot
OBLIGATION: Final = "#D3203B"
ON_OBLIGATION: Final = "#FFFFFF"

# Points for and against a player: background and text.
GAINED: Final = ("#DDEFE3", "#14603A")
LOST: Final = ("#FBE0E0", "#A5162C")

# Cards.
CARD_PAPER: Final = "#FCFBF6"
CARD_SHADE: Final = "#59101418"
CARD_SHADOW: Final = "#40101418"
CARD_RATIO: Final = 1.42
CARD_RADIUS: Final = 10
CARD_LIFT: Final = 18
SUIT_COLOURS: Final = {"S": "#1B2430", "H": "#D3203B", "D": "#D3203B", "C": "#1B2430"}
SUIT_COLOURS_FOUR: Final = {"S": "#1B2430", "H": "#D3203B", "D": "#1565C0", "C": "#1E7D3C"}
JOKER_COLOURS: Final = {"JK": "#6A3FA0", "JKr": "#D3203B", "JKb": "#1B2430"}

# People: circles, in the order of seats.
SEAT_COLOURS: Final = ("#F6B1AA", "#9CD0D4", "#D4BBFC", "#F5D36A", "#B5DDA4", "#F3C39B", "#A9C4F5", "#EDB3D3")
ON_SEAT: Final = "#12302C"
# The lines of the same people in charts, in the same order.
LINE_COLOURS: Final = ("#DD5A53", "#2F9097", "#8F6BD9", "#B07F00", "#4E9638", "#C47127", "#4E82DB", "#CF5FA0")
COUNT_BADGE: Final = "#0C2A27"


@dataclass(frozen=True)
class Palette:
    """The colours of screens other than the table, as #RRGGBB. `edge` is for panels and buttons, "" for no edge;
    `removes` is the text of buttons that remove something; `filled` and `unfilled` are the parts of bars in charts and
    progress bars.
    """

    paper: str
    panel: str
    text: str
    quiet: str
    line: str
    strong: str
    on_strong: str
    ring: str
    knob: str
    removes: str
    filled: str
    unfilled: str
    edge: str = ""


LIGHT: Final = Palette(
    paper="#F5F2EA",
    panel="#FFFFFF",
    text="#1C2B2A",
    quiet="#5A6966",
    line="#E2DDD0",
    strong="#14534A",
    on_strong="#F5F2EA",
    ring="#A87600",
    knob="#FFFFFF",
    removes="#B3152E",
    filled="#0B3F37",
    unfilled="#5F9C8E",
)
DARK: Final = Palette(
    paper="#101918",
    panel="#1B2827",
    text="#F1EFE7",
    quiet="#9FB0AB",
    line="#2B3A38",
    strong="#267F69",
    on_strong="#FFFFFF",
    ring="#FFC145",
    knob="#9FB0AB",
    removes="#FF8E98",
    filled="#9BE8D2",
    unfilled="#3E7D70",
)
LIGHT_CONTRAST: Final = replace(
    LIGHT,
    paper="#FFFFFF",
    text="#000000",
    quiet="#1C2B2A",
    ring="#7A5200",
    knob="#000000",
    removes="#8F0E22",
    filled="#000000",
    unfilled="#3E7D70",
    edge="#000000",
)
DARK_CONTRAST: Final = replace(
    DARK,
    paper="#000000",
    panel="#000000",
    text="#FFFFFF",
    quiet="#E6F1EB",
    knob="#FFFFFF",
    removes="#FFB3BA",
    filled="#FFFFFF",
    unfilled="#438578",
    edge="#FFFFFF",
)


def screen_palette(dark: bool, contrast: bool) -> Palette:
    """Return the colours of screens other than the table."""
    if contrast:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


#: All colours of scrollbars: those of quiet text, on paper and on felt.
SCROLLBARS: Final = frozenset({ON_FELT_QUIET, *(each.quiet for each in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST))})


@dataclass(frozen=True)
class CardLook:
    """How cards are drawn, by the person's settings."""

    four_colours: bool = False
    back: str = "stripes"
    courts: str = "drawn"
    contrast: bool = False


PLAIN_CARDS: Final = CardLook()

EQUAL_CONTRAST: Final = 0.179  # the luminance with equal contrast to black and white

# Type: one family, shipped with the app.
FAMILY: Final = "Nunito"
FONT_FILE: Final = "fonts/Nunito.ttf"
#: Typeface and file for languages whose script FAMILY lacks. A browser downloads it when the language is chosen.
FONTS: Final[dict[str, tuple[str, str]]] = {
    "ar": ("Cairo", "fonts/Cairo.ttf"),
    "ko": ("Pocket Switch Korean", "fonts/Korean.ttf"),
}
TITLE: Final = 44
HEADING: Final = 24
NAME: Final = 16
BODY: Final = 16
HEADER: Final = 20
DIGIT: Final = 13  # the width of a heavy digit at the size HEADER
SMALL: Final = 14
TINY: Final = 12
TOTAL: Final = 34
LETTER: Final = 0.62  # the average width of heavy letters, as a fraction of the font size
MIN_LETTER_SCALE: Final = 0.75  # letters of a long word may be smaller by this factor
LARGE_TEXT: Final = 1.25  # the greatest text scale where room is limited
PLAIN: Final = ft.FontWeight.W_600
STRONG: Final = ft.FontWeight.W_800
HEAVY: Final = ft.FontWeight.W_900
LINE: Final = 1.364  # line height, as a multiple of the font size


def fitting_font_size(size: float, text_scale: float) -> float:
    """Return a font size that the text scale enlarges by at most LARGE_TEXT, for places with limited room."""
    return size * min(1.0, LARGE_TEXT / text_scale)


def padding_for_finger(size: float, text_scale: float) -> float:
    """Return the padding above and below a line of font size `size`, scaled by `text_scale`, that makes it at least TAP
    pixels high.
    """
    return max(SPACE / 2, (TAP - LINE * size * text_scale) / 2)


def narrowed_font_size(text: str, size: float, space: float, least: float = MIN_LETTER_SCALE) -> float:
    """Return the font size at which one line of heavy letters should fit into `space` pixels, but at least `least` ×
    `size`.
    """
    return size * max(least, min(1.0, space / max(1.0, text_width(text, size))))


@lru_cache(maxsize=1024)
def text_width(text: str, size: float) -> float:
    """Return the approximate width of a text in heavy letters, in pixels."""
    return sum([size if east_asian_width(letter) in "WF" else size * LETTER for letter in text])


# Space.
TAP: Final = 48
ICON: Final = 22
MARK: Final = 16
AVATAR: Final = 44
BAR: Final = 56
FAINT: Final = 0.4
SCROLLBAR: Final = 4.0  # the width of a scrollbar
RING: Final = 3.0  # the width of the focus ring,
RING_INSIDE: Final = 3.0  # and its distance from the edge
PANEL_RADIUS: Final = 18
PILL_RADIUS: Final = 26
SPACE: Final = 8
GAP: Final = 12
EDGE: Final = 16
READING_WIDTH: Final = 640
BUTTON_WIDTH: Final = 420
POSTER_WIDTH: Final = 420.0
LOW_SCREEN: Final = 560
WIDE_SCREEN: Final = 700

# Motion, in milliseconds; all nothing when motion is reduced.
FAST: Final = 180
SLOW: Final = 260
SHAKE_MS: Final = 450
NOD_MS: Final = 300
DEAL_ROUND_MS: Final = 220  # the least duration of a round of the deal,
NEXT_DEALT_MS: Final = 55  # and from one card to the next
NEXT_TURNED_MS: Final = 30  # from one of your cards that is turned up to the next
NEXT_DRAWN_MS: Final = 160  # from one drawn card to the next
HIT_NUMBER_MS: Final = 260  # the number of a large penalty alone,
HIT_CARDS_MS: Final = 1000  # at most, all its cards,
HIT_TOTAL_MS: Final = 380  # and when all are there
STILL_HIT_MS: Final = 1200  # the same as one still frame
SWEEP_MS: Final = 480
CONFETTI_FALL_MS: Final = 1600
LAST_CARD_MS: Final = 400  # how long the last card of a hand stays visible
NEXT_REVEALED_MS: Final = 60  # from one player's cards that are revealed to the next
MESSAGE_MS: Final = 4000


def ring_colour_on(colour: str) -> str:
    """Return the ring colour with the higher contrast to `colour` (#RRGGBB): at least 4.5."""
    return RING_LIGHT if relative_luminance(colour) < EQUAL_CONTRAST else RING_DARK


@cache
def relative_luminance(colour: str) -> float:
    """Return the relative luminance of #RRGGBB, from 0 to 1 (WCAG 2.2)."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def round_corners(radius: float) -> dict[str, Any]:
    """Return arguments for round corners without clipping. The client would clip by default, which costs time in every
    frame; so nothing may be drawn in the corners.
    """
    return {"border_radius": radius, "clip_behavior": ft.ClipBehavior.NONE}


def felt_box_surface(back: str, radius: float, contrast: bool) -> dict[str, Any]:
    """Return arguments for the surface of a box on the felt: the colour `back`, or with increased contrast black with
    an edge.
    """
    if contrast:
        return {"bgcolor": CONTRAST_PANEL, **round_corners(radius), **edge_arguments(CONTRAST_EDGE, radius)}
    return {"bgcolor": back, **round_corners(radius)}


def edge_arguments(edge: str, radius: float) -> dict[str, Any]:
    """Return arguments for an edge in the colour `edge`, which takes no room; {} for ""."""
    if not edge:
        return {}
    return {"foreground_decoration": ft.BoxDecoration(border=ft.Border.all(PANEL_EDGE, edge), border_radius=radius)}


def felt_background(colour: str, contrast: bool) -> dict[str, Any]:
    """Return arguments for a box with felt as its background, in one colour if contrast is increased."""
    return {"bgcolor": CONTRAST_GROUND} if contrast else {"gradient": felt_gradient(colour)}


def felt_colours(colour: str, contrast: bool) -> tuple[str, ...]:
    """Return the felt's colours from the middle outwards; a single one if contrast is increased."""
    return (CONTRAST_GROUND,) if contrast else FELTS[colour]


def felt_gradient(colour: str) -> ft.RadialGradient:
    """Return the felt's gradient, lightest a little above the middle."""
    center = ft.Alignment(0, -0.1)
    return ft.RadialGradient(colors=list(FELTS[colour]), stops=list(FELT_STOPS), center=center, radius=FELT_RADIUS)


def felt_picture(colour: str) -> str:
    """Return the asset of the felt's gradient as a picture, which is drawn in half the time."""
    return f"felts/{colour}.webp"
