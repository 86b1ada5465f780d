"""Decide which settings may be imported from a file."""

from __future__ import annotations

import re
from typing import Final

from app.editor import drafts
from app.new_table import setup
from app.preferences import KEYS
from app.scoresheet import agreement, templates
from app.stored import own_puzzles, puzzle_progress
from app.stored.settings import settings_from_texts
from engine.rules.reader import preset_ids

LAST_USED_KEYS: Final = {
    setup.LAST_TABLE: setup.from_text,
    agreement.LAST_SHEET: agreement.agreement_from_text,
    templates.OWN_TEMPLATES: templates.templates_from_text,
    puzzle_progress.KEY: puzzle_progress.from_text,
    own_puzzles.KEY: own_puzzles.from_text,
}
_OWN_GAME: Final = re.compile(r"mine-[1-9][0-9]{0,5}")


def is_setting(key: str, text: str) -> bool:
    """Return whether the app has a setting, last table or draft under this key and can read the text."""
    if key in KEYS:
        return not settings_from_texts({key: text})[1]
    if key in LAST_USED_KEYS:
        return LAST_USED_KEYS[key](text) is not None
    game = drafts.game_of_key(key)
    return (game in preset_ids() or bool(_OWN_GAME.fullmatch(game))) and drafts.draft_from_stored_text(
        text, None
    ) is not None
