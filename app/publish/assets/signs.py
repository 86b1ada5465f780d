"""Draws `assets/signs/`: thirty signs that people can choose as their face, three signs for moods, and a trophy.

Run `python -m app.publish.assets.signs`. Each is 48 × 48 and dark, to be drawn on the person's colour. CC0 1.0.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from app.publish.assets.moods import Features, draw_features
from app.ui import theme
from app.ui.player_faces import SIGNED_MOODS, SIGNS, TROPHY_FILE, mood_sign_file

ASSETS: Final = Path(__file__).resolve().parents[3] / "assets"
FOLDER: Final = ASSETS / "signs"
INK: Final = theme.ON_SEAT
PAPER: Final = theme.CARD_PAPER
MOOD_SIGN: Final = Features(theme.ON_ACCENT, theme.ON_ACCENT, theme.ON_ACCENT, brow_y=47, mouth_y=76)


def circle_element(x: float, y: float, r: float, colour: str = INK) -> str:
    """Return the SVG of a filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"/>'


def filled_path(data: str, colour: str = INK) -> str:
    """Return the SVG of a filled path."""
    return f'<path d="{data}" fill="{colour}"/>'


def stroked_path(data: str, width: float = 3.5, colour: str = INK) -> str:
    """Return the SVG of a stroked path with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def star_points(many: int, near: float, far: float, x: float = 24, y: float = 24) -> list[tuple[float, float]]:
    """Return the points of a star with `many` tips, from the top, alternating between the radii `far` and `near`."""
    turns = [(math.tau * n / many / 2, near if n % 2 else far) for n in range(2 * many)]
    return [(x + r * math.sin(turn), y - r * math.cos(turn)) for turn, r in turns]


def ray_lines(many: int, near: float, far: float) -> str:
    """Return path data of `many` lines from radius `near` to radius `far` around the middle of the box."""
    ways = [math.tau * n / many for n in range(many)]
    return "".join(
        f"M{24 + near * math.sin(w):.1f} {24 - near * math.cos(w):.1f}"
        f"L{24 + far * math.sin(w):.1f} {24 - far * math.cos(w):.1f}"
        for w in ways
    )


STAR: Final = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in star_points(5, 8.5, 20, 24, 26)) + "Z"
PETALS: Final = "".join(
    circle_element(24 + 9 * math.sin(math.tau * n / 6), 17 - 9 * math.cos(math.tau * n / 6), 5.2) for n in range(6)
)

DRAWN: Final = {
    "star": filled_path(STAR),
    "sun": circle_element(24, 24, 9) + stroked_path(ray_lines(8, 14, 19)),
    "moon": filled_path("M32 6A19 19 0 1 0 42 33A15 15 0 0 1 32 6Z"),
    "cloud": circle_element(16, 28, 8)
    + circle_element(26, 22, 10)
    + circle_element(35, 29, 7)
    + filled_path("M16 28H35V36H16Z"),
    "bolt": filled_path("M28 4L12 27H22L19 44L36 20H26Z"),
    "drop": filled_path("M24 5C31 15 37 22 37 30A13 13 0 0 1 11 30C11 22 17 15 24 5Z")
    + stroked_path("M18 30A7 7 0 0 0 23 36", 3, PAPER),
    "flame": filled_path(
        "M25 4C27 14 38 18 38 31A14 14 0 0 1 10 31C10 24 14 20 16 15C18 19 20 20 21 20C24 16 25 10 25 4Z"
    )
    + filled_path("M24 27C27 31 30 33 30 37A6 6 0 0 1 18 37C18 33 21 31 24 27Z", PAPER),
    "leaf": filled_path("M8 40C6 20 18 8 41 7C42 29 31 41 13 36L8 40Z")
    + stroked_path("M9 40C17 29 23 23 31 17", 2.5, PAPER),
    "tree": filled_path("M24 4L36 20H31L40 33H8L17 20H12Z") + filled_path("M21 33H27V43H21Z"),
    "flower": PETALS + circle_element(24, 17, 4.5, PAPER) + stroked_path("M24 27V43M24 38C18 38 15 35 14 32"),
    "mushroom": filled_path("M6 25C6 12 14 6 24 6C34 6 42 12 42 25Z")
    + filled_path("M19 27H29L31 42H17Z")
    + circle_element(17, 17, 3, PAPER)
    + circle_element(28, 13, 2.6, PAPER)
    + circle_element(33, 20, 2.4, PAPER),
    "apple": filled_path(
        "M24 15C30 10 41 13 40 25C39 35 32 43 28 42C25 41 23 41 20 42C16 43 9 35 8 25C7 13 18 10 24 15Z"
    )
    + stroked_path("M24 14C24 10 26 7 29 5"),
    "pear": filled_path("M24 10C30 10 29 18 32 23C38 27 38 43 24 43C10 43 10 27 16 23C19 18 18 10 24 10Z")
    + stroked_path("M24 10V5"),
    "cherry": circle_element(15, 35, 8)
    + circle_element(33, 33, 8)
    + stroked_path("M16 28C18 18 23 10 31 6C32 14 33 20 33 26", 3),
    "fish": filled_path("M5 24C12 13 24 11 33 21L43 13V35L33 27C24 37 12 35 5 24Z")
    + circle_element(14, 22, 2.2, PAPER),
    "bird": filled_path("M6 20C10 12 20 10 25 17L42 12C42 28 33 38 20 38C16 38 13 37 11 35L18 32C11 31 8 27 10 22Z")
    + circle_element(16, 18.5, 1.8, PAPER),
    "cat": filled_path("M9 7L19 14C22 13 26 13 29 14L39 7V27C39 37 32 42 24 42C16 42 9 37 9 27Z")
    + circle_element(18, 25, 2.6, PAPER)
    + circle_element(30, 25, 2.6, PAPER)
    + stroked_path("M20 33C22 35 24 35 24 32C24 35 26 35 28 33", 2.2, PAPER),
    "owl": filled_path("M10 6L18 10C22 8 26 8 30 10L38 6V28C38 37 32 43 24 43C16 43 10 37 10 28Z")
    + circle_element(18, 20, 6, PAPER)
    + circle_element(30, 20, 6, PAPER)
    + circle_element(18, 20, 2.6)
    + circle_element(30, 20, 2.6)
    + filled_path("M22 25H26L24 30Z", PAPER),
    "snail": circle_element(21, 25, 12)
    + stroked_path("M21 25A4 4 0 1 1 25 29A8 8 0 0 1 14 22", 2.5, PAPER)
    + stroked_path("M8 40H33C40 40 41 33 40 26M40 26L37 19M40 26L44 20", 4),
    "ladybird": filled_path("M24 11A15 15 0 0 1 39 27C39 36 32 43 24 43C16 43 9 36 9 27A15 15 0 0 1 24 11Z")
    + circle_element(24, 10, 6)
    + stroked_path("M24 17V42", 2.2, PAPER)
    + circle_element(17, 24, 2.6, PAPER)
    + circle_element(31, 24, 2.6, PAPER)
    + circle_element(17, 33, 2.6, PAPER)
    + circle_element(31, 33, 2.6, PAPER),
    "house": filled_path("M24 5L44 23H38V42H10V23H4Z") + filled_path("M20 29H28V42H20Z", PAPER),
    "boat": filled_path("M22 5V29H7Z") + filled_path("M26 11V29H39Z") + filled_path("M5 33H43L37 42H12Z"),
    "anchor": stroked_path("M24 14V42M16 20H32M8 28C8 37 15 42 24 42C33 42 40 37 40 28")
    + stroked_path("M24 5A4.5 4.5 0 1 0 24 14A4.5 4.5 0 1 0 24 5Z"),
    "key": stroked_path("M15 15A8 8 0 1 0 15.1 15Z", 5) + stroked_path("M21 29L42 8M33 17L39 23M38 12L42 16", 4.5),
    "bell": filled_path("M24 6C33 6 36 13 36 21C36 29 39 31 41 35H7C9 31 12 29 12 21C12 13 15 6 24 6Z")
    + circle_element(24, 40, 4),
    "cup": filled_path("M7 15H35V28C35 36 29 40 21 40C13 40 7 36 7 28Z")
    + stroked_path("M35 19H39C43 19 43 29 35 29", 3.5)
    + stroked_path("M16 10C14 8 17 6 15 3M26 10C24 8 27 6 25 3", 2.5),
    "kite": filled_path("M26 4L42 20L24 34L12 14Z")
    + stroked_path("M24 34C22 40 16 36 13 43", 3)
    + stroked_path("M26 4L24 34M12 14L42 20", 2, PAPER),
    "rocket": filled_path("M24 3C32 9 34 19 33 31H15C14 19 16 9 24 3Z")
    + filled_path("M14 22L7 35L15 33ZM34 22L41 35L33 33Z")
    + filled_path("M19 33H29L24 45Z")
    + circle_element(24, 18, 4, PAPER),
    "umbrella": filled_path(
        "M4 26C4 14 13 6 24 6C35 6 44 14 44 26C40 23 35 23 31 26C27 23 21 23 17 26C13 23 8 23 4 26Z"
    )
    + stroked_path("M24 24V38C24 44 32 44 32 38"),
    "crown": filled_path("M6 14L15 24L24 8L33 24L42 14L39 36H9Z") + filled_path("M9 38H39V42H9Z"),
}


TROPHY: Final = (
    stroked_path("M13 10H6C6 20 9 24 15 25M35 10H42C42 20 39 24 33 25", 3.5, "#D9951F")
    + filled_path("M12 6H36V20C36 28 31 32 24 32C17 32 12 28 12 20Z", theme.ACCENT)
    + filled_path("M12 6H19V31C14 29 12 25 12 20Z", "#FFDF94")
    + filled_path("M21 31H27V38H21Z", "#D9951F")
    + filled_path("M15 37H33V43H15Z", theme.ON_ACCENT)
    + filled_path("M24 11L26 16L31 16.4L27.2 19.6L28.4 24.6L24 21.9L19.6 24.6L20.8 19.6L17 16.4L22 16Z", PAPER)
)


def main() -> None:
    """Write all signs."""
    FOLDER.mkdir(exist_ok=True)
    for name in SIGNS:
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        (FOLDER / f"{name}.svg").write_text(f"{head}{DRAWN[name]}</svg>\n")
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
    (ASSETS / TROPHY_FILE).write_text(f"{head}{TROPHY}</svg>\n")
    for mood in SIGNED_MOODS:
        ground = f'<circle cx="60" cy="60" r="58" fill="{theme.ACCENT}" stroke="{PAPER}" stroke-width="4"/>'
        face = f'<g transform="translate(60 60) scale(1.75) translate(-60 -67)">{draw_features(MOOD_SIGN, mood)}</g>'
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">'
        (ASSETS / mood_sign_file(mood)).write_text(f"{head}{ground}{face}</svg>\n")


if __name__ == "__main__":
    main()
