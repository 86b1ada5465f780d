"""Erase deleted people from the settings, which are JSON texts of the app: lists of names, last tables, rooms."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from engine.bounded_json import read_json
from store.tables.local import SettingRow
from store.tables.query import Rows, Session, update_row

_ALL_SETTINGS = Rows(SettingRow)
#: The keys of an object that say who a person is, by the key under which it has their id.
_PERSON_KEY = "person"
_PERSONAL_KEYS = ("name", "face")


def erase_in_settings(session: Session, names: Collection[str], people: Collection[bytes]) -> None:
    """Erase names, and people by uuid, from all settings."""
    for row in [*_ALL_SETTINGS.iter_intact(session)]:
        value = erase_in_setting(row.value, names, people)
        if value != row.value:
            update_row(session, SettingRow, row, value=value)


def erase_in_setting(text: str, names: Collection[str], people: Collection[bytes]) -> str:
    """Return the text of a setting without these names: they are removed from lists and emptied elsewhere. What an
    object says about one of the `people`, whose id it has, is emptied. A text that isn't JSON is returned unchanged.
    """
    try:
        value = read_json(text, len(text))
    except ValueError:
        return text
    if not isinstance(value, list | dict):
        return text
    erased = _erase_in_value(value, frozenset(names), frozenset(uuid.hex() for uuid in people))
    return text if erased == value else json.dumps(erased)


def _erase_in_value(value: Any, names: frozenset[str], people: frozenset[str]) -> Any:
    if isinstance(value, list):
        kept = (each for each in value if not (isinstance(each, str) and each in names))
        return [_erase_in_value(each, names, people) for each in kept]
    if isinstance(value, dict):
        found = {key: _erase_in_value(each, names, people) for key, each in value.items()}
        if found.get(_PERSON_KEY) in people:
            found |= dict.fromkeys((each for each in (_PERSON_KEY, *_PERSONAL_KEYS) if each in found), "")
        return found
    return "" if isinstance(value, str) and value in names else value
