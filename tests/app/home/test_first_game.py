"""A person who has never played is offered the game of their region."""

from __future__ import annotations

from pathlib import Path

import flet as ft

from app.preferences import Settings
from app.ui.window.app_state import App
from app.window import follow_languages
from engine.lessons.regional import first_game
from tests.app.visits import app, visit


def test_the_language_of_the_settings_goes_before_that_of_the_device() -> None:
    window = App(settings=Settings(language="system"), system_languages=("pl-PL", "en-US"))
    assert first_game(window.languages) == "makao"
    window.settings = Settings(language="en")
    assert window.languages == ("en-US", "en")
    assert first_game(window.languages) == "crazy-eights"
    window.settings = Settings(language="ko")
    assert first_game(window.languages) == "one-card"


async def test_a_first_start_offers_the_game_of_the_country_everywhere(tmp_path: Path) -> None:
    async with visit(tmp_path, "/") as client:
        assert "Learn Switch in three minutes" in client.texts()
        follow_languages(app(client), [ft.Locale("en", "US"), ft.Locale("pl", "PL")])
        await client.until(lambda: "Learn Crazy Eights in three minutes" in client.texts(), "the game of the country")
        await client.click("home-learn")
        await client.wait("lesson")
        assert client.page.route == "/learn/crazy-eights"
