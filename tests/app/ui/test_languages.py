"""Every screen in every language has no missing text, and no message id or brace in place of one."""

from __future__ import annotations

import re
from pathlib import Path

import flet as ft
import pytest

from app.platform.last_language import LANGUAGE_FILE
from app.ui import theme
from app.ui.words import ENGLISH, JOINER, load_language
from engine.messages import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES, best_language
from tests.app.fake import Client
from tests.app.played import fill
from tests.app.ui.test_app import ROUTES
from tests.app.ui.test_words import glyphs
from tests.app.visits import app, visit
from tests.messages.tables import characters

ASSETS = Path(__file__).resolve().parents[3] / "assets"
#: How a key or the id of a message looks: `new.the_book`, `new-the_book`.
KEY = re.compile(r"\b[a-z]+[.-][a-z]+_[a-z_]+\b|[{}]")


def of(tag: str) -> dict[str, object]:
    """Return a device's answer that names a preferred language."""
    language, _, country = tag.partition("-")
    locale = {"language_code": language, "country_code": country or None}
    return {"get_device_info": {"locales": [locale], "browser_name": "firefox"}}


async def said(client: Client, tag: str) -> str:
    """Return all texts on the screen, once it's in this language."""
    await client.until(lambda: app(client).language == tag, "the language")
    return " ".join(client.texts()).replace(JOINER, "")


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != ENGLISH])
async def test_every_screen_speaks_the_language_of_the_device(
    tag: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fill(tmp_path)

    async with visit(tmp_path, answers=of(tag)) as client:
        assert load_language(tag).text_of_id("nav-settings", {}) in await said(client, tag)
        for route in (*ROUTES, "/learn/switch"):
            await client.go(route)
            texts = client.texts()
            assert texts and not [text for text in texts if KEY.search(text)], route
    assert not [record.message for record in caplog.records if "cannot be said" in record.message]


async def test_another_language_is_spoken_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings", answers=of(ENGLISH)) as client:
        assert "Settings" in client.texts()
        await client.click("set-language-pl")
        assert "Ustawienia" in await said(client, "pl")
        configured = app(client).page.locale_configuration
        assert configured is not None and configured.current_locale == ft.Locale("pl")
    assert (tmp_path / LANGUAGE_FILE).read_text() == "pl"
    async with visit(tmp_path, "/settings", quick=True, answers=of(ENGLISH)) as client:
        assert "Ustawienia" in client.texts()  # before anything is read
        await client.until(lambda: app(client).data is not None, "the store")
        await client.click("set-language-system")
        assert "Settings" in await said(client, ENGLISH)


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_right_to_left_text_is_aligned_right(tag: str, tmp_path: Path) -> None:
    async with visit(tmp_path, answers=of(tag)) as client:
        await said(client, tag)
        mirrored = [each for each in client.controls() if getattr(each, "rtl", False)]
        assert bool(mirrored) == (tag in RIGHT_TO_LEFT_LANGUAGES)


def test_the_first_language_that_is_spoken_here_is_taken() -> None:
    assert best_language(["sv", "pt-PT", "de"]) == "pt-BR"
    assert best_language(["de_AT"]) == "de" and best_language(["AR"]) == "ar"
    assert best_language([]) == best_language([""]) == best_language(["xx-YY"]) == ENGLISH


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_character_of_a_language_is_in_its_typefaces(tag: str) -> None:
    """In the app's font, or in the one that is loaded for the language."""
    files = [theme.FONT_FILE, *([theme.FONTS[tag][1]] if tag in theme.FONTS else [])]
    drawn = set().union(*(glyphs((ASSETS / file).read_bytes()) for file in files))
    assert not {each for each in characters(tag) if ord(each) not in drawn and each not in "\n\u2068\u2069"}
