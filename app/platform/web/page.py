"""The page around the app, where it is our own: Flet's has no ear for this."""

from __future__ import annotations

import js


def uncover() -> None:
    """The first screen is there: nothing need lie over it any more."""
    _tell("step", "table")


def persist() -> None:
    """Asks that what is kept here be not thrown away when room is wanted."""
    _tell("persist", True)


def _tell(word: str, value: object) -> None:
    if hasattr(js, "tellPage"):
        js.tellPage(word, value)
