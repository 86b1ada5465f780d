"""Mutated settings, as a damaged or forged file may bring them in: a key and its text."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache, partial
from typing import Any, Final

from app.editor import drafts
from app.editor.draft import Draft
from app.history.backup.settings_from_files import is_setting
from app.new_table import setup
from app.preferences import KEYS, Settings
from app.scoresheet import agreement
from app.stored.settings import setting_to_text, settings_from_texts
from app.sync import stored_accounts as syncing
from engine.rules.reader import preset_ids
from tests.engine.fuzzing import OWN, Kind

SYNC: Final = json.dumps({"server": "https://example.org", "name": "0" * 32, "last": 1, "paused": False})


class UnfitSetting(Exception):
    """The key isn't that of a setting, or its text can't be used."""


def settings_with(key: str, text: str) -> Settings:
    """Return the settings with this single stored text; all others have their default."""
    return settings_from_texts({key: text})[0]


def read_text(key: str, text: str) -> Any:
    """Return what the reader of a key returns for a text; None or the default settings if it can't be read."""
    if key in KEYS:
        return settings_with(key, text)
    readers = {
        setup.LAST_TABLE: setup.from_text,
        agreement.LAST_SHEET: agreement.agreement_from_text,
        "sync": syncing.sync_from_text,
    }
    return readers.get(key, partial(drafts.draft_from_stored_text, stored_game=None))(text)


def read_setting(source: str) -> None:
    """Read a setting from a file: the key in the first line, then the text. Raises `UnfitSetting` for
    an unusable one.
    """
    key, _, text = source.partition("\n")
    found = read_text(key, text)
    plain = asdict(found) if hasattr(found, "__dataclass_fields__") else found
    json.dumps(plain, ensure_ascii=False).encode("utf-8")
    if not is_setting(key, text):
        assert found in (None, Settings()) or key not in (*KEYS, setup.LAST_TABLE, agreement.LAST_SHEET)
        raise UnfitSetting(key)
    assert found is not None


@cache
def examples() -> tuple[str, ...]:
    """Return valid settings, each as key and text."""
    kept = [(key, setting_to_text(Settings(names=("Ann", "Ben")), key)) for key in KEYS]
    for game in preset_ids():
        kept += [
            (setup.LAST_TABLE, setup.to_text(setup.first_setup(game, ("Ann",)))),
            (agreement.LAST_SHEET, agreement.agreement_to_text(agreement.Agreement(("Ann", "Ben"), game))),
            (f"own-draft-{game}", drafts.draft_to_text(Draft(game, "Mine"), None)),
        ]
    kept += [("own-draft-mine-1", drafts.draft_to_text(Draft("switch", "Mine", ("sets",), OWN), None)), ("sync", SYNC)]
    return tuple(f"{key}\n{text}" for key, text in kept)


SETTING: Final = Kind("setting", read_setting, (UnfitSetting,), examples)
