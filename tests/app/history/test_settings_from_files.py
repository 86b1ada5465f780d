"""Settings that a file brings in: each is taken by itself if its reader takes it, and no other comes in."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data import CLOCK
from app.editor import drafts
from app.editor.draft import Draft
from app.history.backup.settings_from_files import is_setting
from app.new_table import setup
from app.preferences import CHOICES, KEYS, Settings
from app.scoresheet import agreement
from app.stored import backups
from app.stored.settings import setting_to_text, settings_from_texts
from app.sync import stored_accounts as syncing
from engine.rules.reader import preset_ids
from store.backup.incoming import Incoming
from store.opening import open_in_memory, open_store
from tests.app.visits import app, visit
from tests.store.tables import Clocks, exported, whole

TABLE: Final = setup.to_text(setup.first_setup("switch", ("Ann",)))
SHEET: Final = agreement.agreement_to_text(agreement.Agreement(("Ann", "Ben"), "switch"))
DRAFT: Final = drafts.draft_to_text(Draft("switch", "Mine", ("sets",), {"cards": {"9": {"skip": 1}}}), None)
SYNC: Final = '{"server": "https://example.org", "name": "%s", "last": 1, "paused": false}' % ("0" * 32)


def settings_with(key: str, text: str) -> Settings:
    """The settings where nothing but this is kept."""
    return settings_from_texts({key: text})[0]


READERS: Final[dict[str, Callable[[str], Any]]] = {
    **{key: partial(settings_with, key) for key in KEYS},
    setup.LAST_TABLE: setup.from_text,
    agreement.LAST_SHEET: agreement.agreement_from_text,
    "own-draft-switch": lambda text: drafts.draft_from_stored_text(text, None),
    "own-draft-mine-1": lambda text: drafts.draft_from_stored_text(text, None),
    backups.SYNC: syncing.sync_from_text,
}
DEFAULTS: Final = {**dict.fromkeys(READERS), **dict.fromkeys(KEYS, Settings())}
SOUND: Final = (TABLE, SHEET, DRAFT, SYNC, *(setting_to_text(Settings(names=("Ann",)), key) for key in KEYS))
BROKEN: Final = (
    "", "{", "null", "[]", "{}", '""', "[" * 5000, '{"a":' * 5000, "[" * 900 + "]" * 900, "[" + "[]," * 20_000 + "[]]",
    "1e999", "NaN", '"\\ud800"', '["\\ud800"]', '{"hands": 1e999}', "9" * 5000, '"' + "x" * 70_000 + '"', "\0",
    "\ud800",
)  # fmt: skip
ODD: Final[st.SearchStrategy[Any]] = (
    st.sampled_from([None, True, -1, 0, 1, 10**30, 1e308, "", "\u202e", "\ud800", "\0", "x" * 100, [], {}, [[]], [{}]])
    | st.text(max_size=5)
    | st.integers()
)


def spoiled(value: Any, draw: Callable[[Any], Any]) -> Any:
    """A value with something in it that is another."""
    if isinstance(value, dict) and value and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: spoiled(value[key], draw)}
    if isinstance(value, list) and value and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], spoiled(value[at], draw), *value[at + 1 :]]
    if isinstance(value, str) and value.startswith("{") and draw(st.booleans()):
        return json.dumps(spoiled(json.loads(value), draw))
    return draw(ODD)


@st.composite
def nearly_sound(draw: Any) -> str:
    """A text that some reader takes, but for one thing in it."""
    return json.dumps(spoiled(json.loads(draw(st.sampled_from(SOUND))), draw))


@pytest.mark.parametrize("key", READERS)
def test_what_cannot_be_read_gives_the_default_and_does_not_come_in(key: str) -> None:
    for text in BROKEN:
        assert READERS[key](text) == DEFAULTS[key]
        assert not is_setting(key, text) or (key, text) == ("names", "[]")


@given(st.sampled_from(sorted(READERS)), nearly_sound() | st.sampled_from(SOUND) | st.text())
def test_whatever_is_kept_under_a_key_it_is_read_or_gives_the_default(key: str, text: str) -> None:
    """And what was read can be put on a screen: it has no half of a character in it."""
    found = READERS[key](text)
    plain = asdict(found) if hasattr(found, "__dataclass_fields__") else found
    json.dumps(plain, ensure_ascii=False).encode("utf-8")
    if key != backups.SYNC:
        assert is_setting(key, text) or found == DEFAULTS[key]
        assert not is_setting(key, text) or found is not None


@given(st.sampled_from(KEYS), st.data())
def test_what_a_person_set_may_come_in(key: str, data: st.DataObject) -> None:
    values = st.sampled_from(CHOICES[key]) if key in CHOICES else st.booleans()
    value = data.draw(st.lists(st.text(max_size=20)) if key == "names" else values)
    assert is_setting(key, setting_to_text(Settings().with_value(key, value), key))


@given(st.sampled_from(preset_ids()), st.integers(0, setup.MAX_HANDS))
def test_what_was_laid_agreed_and_begun_may_come_in(game: str, hands: int) -> None:
    laid = replace(setup.first_setup(game, ("Ann",)), hands=hands)
    assert is_setting(setup.LAST_TABLE, setup.to_text(laid))
    assert is_setting(agreement.LAST_SHEET, agreement.agreement_to_text(agreement.Agreement(("Ann", "Ben"), game)))
    assert is_setting(f"own-draft-{game}", drafts.draft_to_text(Draft(game, "Mine"), None))


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("sync", SYNC),
        ("nonsense", "1"),
        ("pace", '"warp"'),
        ("names", "[" * 5000),
        (setup.LAST_TABLE, SHEET),
        ("own-draft-", DRAFT),
        ("own-draft-nothing", DRAFT),
        ("own-draft-mine-0", DRAFT),
        ("own-draft-mine-12345678", DRAFT),
        ("own-draft-switch", TABLE),
    ],
)
def test_no_other_comes_in(key: str, text: str) -> None:
    assert not is_setting(key, text)


async def test_of_the_settings_in_a_file_those_come_in_that_are_some_and_the_app_starts(tmp_path: Path) -> None:
    fine = {"sort": '"rank"', setup.LAST_TABLE: TABLE, agreement.LAST_SHEET: SHEET, "own-draft-switch": DRAFT}
    bad = {"names": "[" * 5000, "pace": '"warp"', "nonsense": "1", "own-draft-../x": DRAFT}
    with open_in_memory(Clocks().clock) as there:
        for key, text in {**fine, **bad}.items():
            there.settings.set_text(key, text)
        incoming = Incoming(exported(there))
    whole(incoming.check_in_slices())
    with open_store(tmp_path, CLOCK) as here:
        assert whole(here.backup.preview_import(incoming, is_setting)).settings_new == len(fine)
        assert whole(here.backup.import_file(incoming, is_setting)).settings_new == len(fine)
        assert here.settings.all() == fine

    async with visit(tmp_path) as client:
        assert app(client).settings == Settings(sort="rank")


def test_a_file_brings_no_more_settings_than_there_can_be() -> None:
    with open_in_memory(Clocks().clock) as there, open_in_memory(Clocks().clock) as here:
        for number in range(1, 300):
            there.settings.set_text(f"own-draft-mine-{number}", DRAFT)
        incoming = Incoming(exported(there))
        whole(incoming.check_in_slices())
        assert whole(here.backup.import_file(incoming, is_setting)).settings_new == 100
