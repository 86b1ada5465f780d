"""Numbers as text. A sign stays before its number even in right-to-left languages."""

from __future__ import annotations

from typing import Final

from app.ui.words import tr
from engine.scoresheet import terms

MINUS: Final = "−"  # as wide as a plus


def points_text(points: terms.Points, decimals: int = 0) -> str:
    """Return points as text: "12", "−3½"; with `decimals`, at least that many decimal places: "12.00"."""
    return fixed_sign(with_decimal_sign(terms.points_text(points, decimals)))


def with_decimal_sign(number: str) -> str:
    """Return a number written with a point, with the decimal sign of the present language."""
    return number.replace(".", tr("parts.point")) if "." in number else number


def signed_points(points: int) -> str:
    """Return points with their sign: `+3`, `−1`, `0`."""
    return fixed_sign(f"{points:+d}") if points else "0"


def fixed_sign(number: str) -> str:
    """Return a written number whose minus is as wide as a plus and stays before the number."""
    return tr("parts.number", text=number.replace("-", MINUS))
