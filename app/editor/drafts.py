"""Games that somebody is in the middle of making: on the device at every change, until they are kept or begun anew."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from app.editor.draft import Draft
from app.stored.text import read_stored
from engine.names import clean_name
from engine.rules.reader import ids

if TYPE_CHECKING:
    from app.data import Data
    from store import OwnGame

PREFIX: Final = "own-draft-"


def remember(data: Data, game: str, draft: Draft, kept: OwnGame | None) -> None:
    """Writes down how far the game of an address is."""
    data.key_values.put(_key(game), to_text(draft, kept))


def forget(data: Data, game: str) -> None:
    """Drops what was changed about the game of an address."""
    data.key_values.put(_key(game), None)


def recall(data: Data, game: str, kept: OwnGame | None) -> Draft | None:
    """How far the game of an address was when its screen was left, None when all of it is kept."""
    return from_text(data.key_values.get(_key(game)), kept)


def to_text(draft: Draft, kept: OwnGame | None) -> str:
    """A draft as a text (JSON), with the time (Unix ms) of the game that it changes."""
    return json.dumps(
        {
            "base": draft.base,
            "name": draft.name,
            "on": draft.on,
            "own": draft.own,
            "kept": draft.kept,
            "changed": kept.changed if kept else 0,
        }
    )


def from_text(text: str, kept: OwnGame | None) -> Draft | None:
    """The draft of a text, None when it cannot be gone on with.

    A game that has been changed meanwhile, or is another one under that number, is not overwritten: the draft
    becomes a game beside it.
    """
    return read_stored(text, partial(_draft_of, kept))


def _draft_of(kept: OwnGame | None, found: Any) -> Draft | None:
    same = kept is not None and found["kept"] == kept.id and found["changed"] == kept.changed
    draft = Draft(
        base=str(found["base"]),
        name=clean_name(str(found["name"])),
        on=tuple(str(option) for option in found["on"]),
        own=dict(found["own"]),
        kept=kept.id if kept and same else 0,
    )
    # It need not be sound, it is in the making; but every word of it must be one that can be asked for.
    readable = (draft.book, draft.deals(), draft.entries(), draft.answers(), draft.worths())
    return draft if draft.base in ids() and readable else None


def game_of(key: str) -> str:
    """The address of the game whose draft is kept under a key, "" where none is."""
    return key.removeprefix(PREFIX) if key.startswith(PREFIX) else ""


def _key(game: str) -> str:
    return PREFIX + game
