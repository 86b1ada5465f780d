"""The format in which settings are stored: a JSON text under each key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from app.preferences import Settings
from app.stored.text import UNREADABLE, parse_stored

MAX_PROBLEM_LENGTH: Final = 200


def setting_to_text(settings: Settings, key: str) -> str:
    """Return the value of a setting as JSON text."""
    return json.dumps(settings.value_of(key))


def settings_from_texts(key_values: Mapping[str, str]) -> tuple[Settings, list[str]]:
    """Return the settings stored as texts by key, and a list of problems. A text that can't be read is a problem, and
    its setting keeps the default.
    """
    settings, problems = Settings(), []
    for key, text in key_values.items():
        try:
            settings = settings.with_value(key, parse_stored(text))
        except UNREADABLE as problem:
            problems.append(f"{key}: {str(problem)[:MAX_PROBLEM_LENGTH]}")
    return settings, problems
