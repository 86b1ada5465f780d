"""Unfinished drafts. They're stored on this device after every change, until the game is saved or
the draft discarded.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from app.editor.draft import Draft
from app.stored.text import read_stored
from engine.player_names import clean_name
from engine.rules.reader import preset_ids

if TYPE_CHECKING:
    from app.data import Data
    from store.records import OwnGame

STORAGE_PREFIX: Final = "own-draft-"


def store_draft(data: Data, game: str, draft: Draft, stored_game: OwnGame | None) -> None:
    """Store the draft of a game; `game` is its name in routes."""
    data.key_values.put_text(_storage_key(game), draft_to_text(draft, stored_game))


def drop_draft(data: Data, game: str) -> None:
    """Remove the stored draft of a game."""
    data.key_values.put_text(_storage_key(game), None)


def load_draft(data: Data, game: str, stored_game: OwnGame | None) -> Draft | None:
    """Return the stored draft of a game; None if there's none or it can't be used."""
    return draft_from_stored_text(data.key_values.get_text(_storage_key(game)), stored_game)


def draft_to_text(draft: Draft, stored_game: OwnGame | None) -> str:
    """Return a draft as JSON text, with the time of change (Unix ms) of the stored game that it's based on."""
    return json.dumps(
        {
            "base": draft.base,
            "name": draft.name,
            "on": draft.on,
            "own": draft.own,
            "kept": draft.stored_id,
            "changed": stored_game.changed if stored_game else 0,
        }
    )


def draft_from_stored_text(text: str, stored_game: OwnGame | None) -> Draft | None:
    """Return the draft in a stored text; None if it can't be used. If the game was changed in the meantime, or another
    game now has its id, the draft becomes a new game instead of overwriting it.
    """
    return read_stored(text, partial(_read_draft, stored_game))


def _read_draft(stored_game: OwnGame | None, found: Any) -> Draft | None:
    same = stored_game is not None and found["kept"] == stored_game.id and found["changed"] == stored_game.changed
    draft = Draft(
        base=str(found["base"]),
        name=clean_name(str(found["name"])),
        on=tuple(str(option) for option in found["on"]),
        own=dict(found["own"]),
        stored_id=stored_game.id if stored_game and same else 0,
    )
    # An unfinished draft may have errors, but the editor must be able to ask for each of its words.
    readable = (
        draft.standard_rules,
        draft.hand_sizes(),
        draft.effects_by_selector(),
        draft.answers_by_group(),
        draft.worths_by_selector(),
    )
    return draft if draft.base in preset_ids() and readable else None


def game_of_key(key: str) -> str:
    """Return the name in routes of the game whose draft is stored under a key; "" for other keys."""
    return key.removeprefix(STORAGE_PREFIX) if key.startswith(STORAGE_PREFIX) else ""


def _storage_key(game: str) -> str:
    return STORAGE_PREFIX + game
