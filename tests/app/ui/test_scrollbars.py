"""Content that's longer than its space has a scrollbar."""

from __future__ import annotations

import re
from pathlib import Path

import flet as ft
import pytest

from app.ui import theme
from app.ui.page_theme import scrollbar_theme

SOURCES = sorted((Path(__file__).resolve().parents[3] / "app").rglob("*.py"))


def test_no_screen_hides_its_scrollbar() -> None:
    hidden = [path.name for path in SOURCES if re.search(r"ScrollMode\.HIDDEN", path.read_text(encoding="utf-8"))]
    assert hidden == []


@pytest.mark.parametrize("colour", sorted(theme.SCROLLBARS))
def test_a_scrollbar_is_always_seen(colour: str) -> None:
    bar = scrollbar_theme(colour)
    assert isinstance(bar, ft.ScrollbarTheme)
    assert (bar.thumb_visibility, bar.thumb_color, bar.thickness) == (True, colour, theme.SCROLLBAR)
