"""Draws a face in another mood: changes eyes, brows and mouth, which are the group `features` of its drawing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from app.ui.player_faces import Mood

_FEATURES: Final = re.compile(r'<g id="features">((?:<g[^>]*>.*?</g>|<(?!g|/g)[^>]*>)*)</g>')
TEAR_COLOUR: Final = "#4DB5E8"
TONGUE_COLOUR: Final = "#E2725B"
MOUTH_COLOUR: Final = "#4A1418"  # of an open mouth


@dataclass(frozen=True)
class Features:
    """The positions and colours of a face's features, in its box of 120 × 120. The eyes are at the height `eye_y`, both
    at the distance `x` from the middle line.
    """

    brow: str
    eye: str = "#23201E"
    lip: str = "#8A352D"
    x: float = 60.0
    apart: float = 10.0  # from the middle line to an eye
    eye_y: float = 58.0
    mouth_y: float = 75.0
    brow_y: float = 49.0
    brow_width: float = 2.8
    mouth: float = 1.0  # the mouth's size: less under a moustache


FACES: Final = {
    "ada": Features("#A9AEBA", apart=11, eye_y=59, brow_y=46, lip="#A84A3E", brow_width=2.6),
    "ben": Features("#A54C1F", eye_y=56, mouth_y=74, brow_y=50, brow_width=3.2, lip="#8E3F18"),
    "cleo": Features("#26160F", "#1D1210", "#4A1F1A", mouth_y=74),
    "dev": Features("#1E1C22", eye_y=57, mouth_y=80, brow_width=3.2, lip="#7E3B2C", mouth=0.72),
    "mia": Features("#A3502A", "#2B4A3C", "#A8433A", eye_y=59, mouth_y=75, brow_y=51.5),
    "otto": Features("#F4F3EF", eye_y=55, mouth_y=81, brow_y=46.5, brow_width=4, lip="#A8433A", mouth=0.66),
    "amir": Features("#211C1E", lip="#5A241C", mouth_y=75),
    "bo": Features("#1D1B22"),
    "eve": Features("#B8862B", "#2E5A73"),
    "finn": Features("#B4581F", brow_y=51),
    "gus": Features("#C9CBD1", "#3A4A5A", mouth_y=77.5, mouth=0.8),
    "ines": Features("#2F1A12", lip="#8E2F2A"),
    "jun": Features("#1F1D26", brow_y=48),
    "kofi": Features("#140D0B", "#140D0B", "#3B1813"),
    "lena": Features("#6B3F22", "#3D5A2E", "#A8433A"),
    "noor": Features("#3A2418", "#2A1A14", "#9C3F3A"),
    "rosa": Features("#8F929C", lip="#5A2420"),
    "theo": Features("#4A2E1A", "#3A2A1E"),
}


def draw_in_mood(drawing: str, name: str, mood: Mood) -> str:
    """Return the drawing of the face `name` in this mood. Raises ValueError if it has no features."""
    found = _FEATURES.search(drawing)
    if found is None:
        raise ValueError(f'the face {name} has no <g id="features">')
    if mood is Mood.CALM:
        return drawing
    return (
        drawing[: found.start()] + f'<g id="features">{draw_features(FACES[name], mood)}</g>' + drawing[found.end() :]
    )


def draw_features(face: Features, mood: Mood) -> str:
    """Return the SVG elements of a face's eyes, brows and mouth in a mood other than calm."""
    return _DRAWN[mood](face)


def _stroke(data: str, colour: str, width: float) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _fill(data: str, colour: str) -> str:
    return f'<path d="{data}" fill="{colour}"/>'


def _ellipse(x: float, y: float, across: float, down: float, colour: str) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" fill="{colour}"/>'


def _brows(face: Features, inner: float, outer: float, bow: float) -> str:
    """Return both brows: `inner` and `outer` are how far their ends are above the usual height, `bow` their middle."""
    data = ""
    for side in (-1, 1):
        start, end = face.x + side * (face.apart - 5), face.x + side * (face.apart + 7)
        y = face.brow_y
        data += (
            f"M{start:g} {y - inner:g}Q{(start + end) / 2:g} {y - (inner + outer) / 2 - bow:g} {end:g} {y - outer:g}"
        )
    return _stroke(data, face.brow, face.brow_width)


def _dots(face: Features, right: float, down: float) -> str:
    """Return dots as eyes that look to one side."""
    drawn = ""
    for side in (-1, 1):
        x, y = face.x + side * face.apart + right, face.eye_y + down
        drawn += _ellipse(x, y, 2.9, 3.4, face.eye) + _ellipse(x + 1, y - 1.2, 1, 1, "#fff")
    return drawn


def _thinking(face: Features) -> str:
    one, other = face.x - face.apart, face.x + face.apart
    y, m, size = face.brow_y, face.mouth_y, face.mouth
    brows = f"M{one - 7:g} {y + 0.5:g}Q{one - 1:g} {y - 2:g} {one + 5:g} {y + 0.5:g}"
    brows += f"M{other - 5:g} {y - 3:g}Q{other + 1:g} {y - 7:g} {other + 7:g} {y - 2.5:g}"
    mouth = f"M{face.x - 6 * size:g} {m:g}Q{face.x + 1:g} {m + 1:g} {face.x + 7 * size:g} {m - 1:g}"
    return _dots(face, 1.6, -1.6) + _stroke(brows, face.brow, face.brow_width) + _stroke(mouth, face.lip, 2.8)


def _gleeful(face: Features) -> str:
    eyes = "".join(f"M{face.x + side * face.apart - 5.5:g} {face.eye_y + 1.5:g}q5.5 -7 11 0" for side in (-1, 1))
    w, m, size = 11 * face.mouth, face.mouth_y - 3 * face.mouth, face.mouth
    mouth = f"M{face.x - w:g} {m:g}Q{face.x:g} {m + 4 * size:g} {face.x + w:g} {m:g}"
    open_mouth = (
        f"{mouth}C{face.x + w - 1:g} {m + 15 * size:g} {face.x - w + 1:g} {m + 15 * size:g} {face.x - w:g} {m:g}Z"
    )
    teeth = f"{mouth}Q{face.x:g} {m + 9 * size:g} {face.x - w:g} {m:g}Z"
    tongue = _ellipse(face.x, m + 9.2 * size, 5 * size, 2.2 * size, TONGUE_COLOUR)
    return (
        _stroke(eyes, face.eye, 2.8)
        + _brows(face, 2.5, 2, 3)
        + _fill(open_mouth, MOUTH_COLOUR)
        + tongue
        + _fill(teeth, "#fff")
        + _stroke(open_mouth, face.lip, 1.8)
    )


def _shocked(face: Features) -> str:
    eyes = ""
    for side in (-1, 1):
        x = face.x + side * face.apart
        eyes += _ellipse(x, face.eye_y - 0.5, 5.8, 6.4, "#fff") + _ellipse(x, face.eye_y, 2.3, 2.6, face.eye)
    size = face.mouth
    mouth = _ellipse(face.x, face.mouth_y + 2.5 * size, 6.4 * size, 8 * size, face.lip)
    mouth += _ellipse(face.x, face.mouth_y + 2.5 * size, 4.8 * size, 6.4 * size, MOUTH_COLOUR)
    mouth += _ellipse(face.x, face.mouth_y + 6 * size, 3.2 * size, 2.2 * size, TONGUE_COLOUR)
    return eyes + _brows(face, 4, 2.5, 3) + mouth


def _caught(face: Features) -> str:
    m, w = face.mouth_y + 2.5, 7.5 * face.mouth
    mouth = f"M{face.x - w:g} {m + 2:g}Q{face.x:g} {m - 6 * face.mouth:g} {face.x + w:g} {m + 2:g}"
    x, y = face.x + face.apart + 4.5, face.eye_y + 5
    tear = f"M{x:g} {y:g}c2.2 4 3.4 5.8 3.4 8a3.4 3.4 0 0 1-6.8 0c0-2.2 1.2-4 3.4-8z"
    shine = _stroke(f"M{x - 1.2:g} {y + 7.5:g}q0 2 1.4 2.4", "#fff", 1.1)
    return (
        _dots(face, -1.2, 1.4)
        + _brows(face, 4, -1.5, 1)
        + _stroke(mouth, face.lip, 2.8)
        + _fill(tear, TEAR_COLOUR)
        + shine
    )


_DRAWN: Final = {
    Mood.THINKING: _thinking,
    Mood.GLEEFUL: _gleeful,
    Mood.SHOCKED: _shocked,
    Mood.CAUGHT: _caught,
}
