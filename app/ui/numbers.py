"""Numbers as they stand by themselves: a sign stays before its number, in a language from the right too."""

from __future__ import annotations

from typing import Final

from app.ui.words import tr
from engine.scoresheet import terms

MINUS: Final = "−"  # as wide as a plus


def points_text(points: terms.Points) -> str:
    """Points for eyes: "12", "−3½"."""
    return standing(terms.points_text(points))


def signed(points: int) -> str:
    """`+3`, `−1`, `0`: points as they are added."""
    return standing(f"{points:+d}") if points else "0"


def standing(number: str) -> str:
    """A number that is written already, on its own: its sign is as wide as a plus and stays where it is."""
    return tr("parts.number", text=number.replace("-", MINUS))
