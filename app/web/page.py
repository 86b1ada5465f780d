"""What the page around the app is told."""

from __future__ import annotations

import page_js


def drawn() -> None:
    """The first screen is there: nothing need lie over it any more."""
    page_js.step("table")
