"""Every text a person reads, by key, in the language of the app (English now)."""

from __future__ import annotations

import logging
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGE: Final = "en"
_log = logging.getLogger("app.words")


def tr(key: str, /, **values: object) -> str:
    """The text that `key` names, its {values} filled in; `count` picks between `one` and `other`.

    A key that has no text comes back as itself and is logged: a missing word is no reason to lose a screen.
    """
    entry = texts().get(key)
    if entry is None and "count" in values:
        form = "one" if values["count"] == 1 else "other"
        entry = texts().get(f"{key}.{form}")
    if entry is None:
        _log.error("no text for %s", key)
        return key
    try:
        return entry.format(**values) if values else entry
    except (KeyError, IndexError, ValueError):
        _log.exception("the text for %s does not fit its values", key)
        return entry


@cache
def texts() -> dict[str, str]:
    """All texts by dotted key, as the language's file has them."""
    found: dict[str, str] = {}
    with files("app.ui.words").joinpath(f"{LANGUAGE}.toml").open("rb") as file:
        _flatten(tomllib.load(file), "", found)
    return found


def _flatten(table: dict[str, object], before: str, found: dict[str, str]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _flatten(value, f"{before}{key}.", found)
        else:
            found[before + key] = str(value)
