"""Each setting takes effect at once and is stored; a stored text that can't be read gives the default."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from app.data import CLOCK
from app.new_table.setup import LAST_TABLE
from app.preferences import (
    CHOICES,
    KEYS,
    MAX_NAMES,
    Settings,
    SettingsError,
    clean_typed_name,
)
from app.scoresheet.agreement import LAST_SHEET
from app.settings.cards_and_table import ASKED_SETTINGS
from app.stored.settings import setting_to_text, settings_from_texts
from app.ui import theme
from app.ui.report import version_of
from store import opening
from store.opening import open_store
from tests.app.fake import NEEDS
from tests.app.visits import app, fill_in, visit

SWITCHES = tuple(key for key in KEYS if type(Settings().value_of(key)) is bool)


def _asked_on(key: str) -> str:
    """Return the route of the screen that has a setting."""
    return "/settings/cards" if key in ASKED_SETTINGS else "/settings"


@pytest.mark.parametrize("key", CHOICES)
async def test_every_choice_is_taken_and_kept(tmp_path: Path, key: str) -> None:
    async with visit(tmp_path, _asked_on(key)) as client:
        for value in CHOICES[key]:
            await client.click(f"set-{key}-{value}")
            assert getattr(app(client).settings, key) == value
            assert getattr(client.find(f"set-{key}-{value}"), "selected", None)
    async with visit(tmp_path) as client:
        assert getattr(app(client).settings, key) == CHOICES[key][-1]


@pytest.mark.parametrize("key", SWITCHES)
async def test_every_switch_turns_over_and_is_kept(tmp_path: Path, key: str) -> None:
    first = getattr(Settings(), key)
    async with visit(tmp_path, _asked_on(key)) as client:
        assert getattr(client.find(f"set-{key}"), "toggled", None) is first
        await client.click(f"set-{key}")
        assert getattr(client.find(f"set-{key}"), "toggled", None) is not first
    async with visit(tmp_path) as client:
        assert getattr(app(client).settings, key) is not first


async def test_early_setting_is_saved_alone_once_the_store_opens(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        await client.click("set-sort-rank")
        await client.click("set-pace-slow")
        app(client).change_setting("names", ("Ada", "Ben"))
        before = app(client).settings
    after = replace(before, pace="none", names=("Ada", "Ben", "Cleo"))
    opening._OPENING_LOCK.acquire()  # somebody is quicker than the store
    async with visit(tmp_path, "/settings", quick=True) as client:
        try:
            await client.wait("set-pace-none")
            await client.click("set-pace-none")
            app(client).change_setting("names", (*app(client).settings.names, "Ada", "Cleo"))
            assert app(client).data is None
        finally:
            opening._OPENING_LOCK.release()
        await client.until(lambda: app(client).data is not None, "the store")
        assert app(client).settings == after
    async with visit(tmp_path, "/settings") as client:
        assert app(client).settings == after


async def test_names_are_added_and_taken_off(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        for name in ("Mia", "  Noa\n Li ", "Mia"):
            await fill_in(client, "name-new", name)
            await client.click("name-add")
        assert app(client).settings.names == ("Mia", "Noa Li")
        await client.click("name-1-remove")
        assert app(client).settings.names == ("Noa Li",)
        app(client).change_setting("names", tuple(f"Name {n}" for n in range(MAX_NAMES)))
        await fill_in(client, "name-new", "Mia")
        assert getattr(client.find("name-add"), "disabled", False)
        await client.send(client.find("name-new").content, "submit", "Mia")  # type: ignore[attr-defined]
        assert "Mia" not in app(client).settings.names
        assert client.find("name-new").content.value == "Mia"  # type: ignore[attr-defined]


async def test_appearance_dresses_the_page(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings", dark=True) as client:
        assert app(client).is_dark
        await client.click("set-appearance-light")
        assert not app(client).is_dark
        assert client.page.theme_mode == ft.ThemeMode.LIGHT
    async with visit(tmp_path, dark=True) as client:
        assert client.page.theme_mode == ft.ThemeMode.LIGHT


async def test_less_movement_is_what_the_system_or_the_person_wants(tmp_path: Path) -> None:
    needs = {"accessible_navigation": True, "disable_animations": True}
    answers = {"get_accessibility_features": {**NEEDS, **needs}}
    async with visit(tmp_path, "/settings", answers=answers) as client:
        assert app(client).reduces_motion and app(client).uses_screen_reader
        assert app(client).animation_duration(200) == 0
        await client.click("set-motion-on")
        assert not app(client).reduces_motion
        await client.click("set-motion-off")
        assert app(client).reduces_motion


async def test_more_contrast_is_what_the_system_or_the_person_wants(tmp_path: Path) -> None:
    answers = {"get_accessibility_features": {**NEEDS, "high_contrast": True}}
    async with visit(tmp_path, "/settings/cards", answers=answers) as client:
        assert app(client).contrast and app(client).palette == theme.LIGHT_CONTRAST
        assert client.page.theme and client.page.theme.scaffold_bgcolor == theme.LIGHT_CONTRAST.paper
        await client.click("set-contrast-off")
        assert not app(client).contrast and app(client).palette == theme.LIGHT
        assert client.page.theme.scaffold_bgcolor == theme.LIGHT.paper
    async with visit(tmp_path, "/settings/cards") as client:
        await client.click("set-contrast-system")
        assert not app(client).contrast
        await client.click("set-contrast-on")
        assert app(client).card_look.contrast


async def test_the_report_helps_and_holds_no_names(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        state = app(client)
        state.change_setting("names", ("Mia", "Noa"))
        state.set_notation_source(lambda: 'notation = 1\nplayers = ["Mia", "Zed"]\ndeal = ["7H"]\n')
        state.journal.add_failure("a test", ValueError("Mia could not play"))
        await client.click("settings-report")
        copied = str(next(arguments for name, arguments in reversed(client.called) if name == "set"))
        assert f"Flet {version_of('flet')}" in copied and "Python" in copied
        assert "ValueError" in copied and 'deal = ["7H"]' in copied
        assert "Mia" not in copied and "Zed" not in copied and "Noa" not in copied


@pytest.mark.parametrize("key", KEYS)
def test_a_setting_is_read_as_it_was_kept(key: str) -> None:
    settings = Settings(names=("Mia",), pace="fast", catch_window=500, haptics=False)
    read, problems = settings_from_texts({each: setting_to_text(settings, each) for each in KEYS})
    assert not problems
    assert getattr(read, key) == getattr(settings, key)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("pace", '"warp"'),
        ("pace", "fast"),
        ("pace", "[]"),
        ("catch_window", "1"),
        ("catch_window", "1500.0"),
        ("catch_window", "true"),
        ("haptics", "1"),
        ("haptics", "null"),
        ("names", '"Mia"'),
        ("names", "[1]"),
        ("nonsense", "1"),
        ("pace", ""),
    ],
)
def test_unreadable_setting_keeps_its_default_and_is_reported(key: str, text: str) -> None:
    settings, problems = settings_from_texts({key: text})
    assert settings == Settings()
    assert len(problems) == 1 and key in problems[0]


async def test_a_broken_setting_in_the_store_is_survived(tmp_path: Path) -> None:
    store = open_store(tmp_path, CLOCK)
    store.settings.set_text("pace", "{")
    store.settings.set_text("sort", '"rank"')
    store.close()

    async with visit(tmp_path) as client:
        assert app(client).settings == Settings(sort="rank")
        assert any("pace" in line for line in app(client).journal.lines)


def test_an_unknown_setting_cannot_be_set() -> None:
    with pytest.raises(SettingsError, match="colour"):
        Settings().with_value("colour", "red")


def test_names_are_cleaned_and_few() -> None:
    assert clean_typed_name("  A\tB \u0000 C  ") == "A B C"
    assert len(clean_typed_name("x" * 99)) == 16
    many = Settings().with_value("names", [f"name {n}" for n in range(40)])
    assert len(many.names) == MAX_NAMES
    assert json.loads(setting_to_text(many, "names"))[0] == "name 0"


@pytest.mark.parametrize("text", ["[" * 5000, '{"hands": 1e999}'])
async def test_a_text_that_cannot_be_read_costs_that_text_alone(tmp_path: Path, text: str) -> None:
    store = open_store(tmp_path, CLOCK)
    for key in (*KEYS, LAST_TABLE, LAST_SHEET, "sync", "own-draft-switch"):
        store.settings.set_text(key, text)
    store.settings.set_text("sort", '"rank"')
    store.close()

    for route in ("/", "/new/switch", "/new/switch/edit", "/keep", "/settings/sync"):
        async with visit(tmp_path, route) as client:
            assert app(client).settings == Settings(sort="rank")
            assert not any("Traceback" in line for line in app(client).journal.lines)
