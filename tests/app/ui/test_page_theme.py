"""The fonts that the client is told to use."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.ui import theme
from app.ui.page_theme import theme_page
from engine.messages import LANGUAGES
from tests.app.visits import visit

FILES = {theme.FAMILY: theme.FONT_FILE, **dict(theme.FONTS.values())}


def style(page: ft.Page) -> tuple[str | None, list[str]]:
    """Return the font family of texts, and the families for characters that it lacks."""
    assert page.theme is not None
    letters = page.theme.text_theme
    fallback = (letters.body_medium.font_family_fallback or []) if letters and letters.body_medium else []
    return page.theme.font_family, fallback


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_an_installed_app_draws_what_any_of_its_fonts_has_whichever_language_it_speaks(
    tag: str, tmp_path: Path
) -> None:
    async with visit(tmp_path, web=False) as client:
        theme_page(client.page, "light", tag, still=True, contrast=False)
        family, fallback = style(client.page)
        assert family == theme.FONTS.get(tag, (theme.FAMILY, ""))[0]
        assert {family, *fallback} == set(FILES)
        assert client.page.fonts == FILES


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_a_browser_fetches_no_font_of_another_language(tag: str, tmp_path: Path) -> None:
    async with visit(tmp_path, web=True) as client:
        theme_page(client.page, "light", tag, still=True, contrast=False)
        family, fallback = style(client.page)
        assert set(client.page.fonts or {}) == {family, theme.FAMILY}
        assert {family, *fallback} == {family, theme.FAMILY}
