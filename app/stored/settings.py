"""Settings as they are kept: each a text under its key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from app.preferences import Settings
from app.stored.text import UNREADABLE, parse_stored

LONGEST_PROBLEM: Final = 200


def setting_to_text(settings: Settings, key: str) -> str:
    """One setting as a text (JSON), as it is kept."""
    return json.dumps(settings.value_of(key))


def settings_from_texts(kept: Mapping[str, str]) -> tuple[Settings, list[str]]:
    """The settings kept as key and text, and what was wrong: what cannot be read keeps its default."""
    settings, problems = Settings(), []
    for key, text in kept.items():
        try:
            settings = settings.with_value(key, parse_stored(text))
        except UNREADABLE as problem:
            problems.append(f"{key}: {str(problem)[:LONGEST_PROBLEM]}")
    return settings, problems
