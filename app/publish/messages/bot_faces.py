"""Derive the face of every bot's name from the lists of names in all languages."""

from __future__ import annotations

import json
from typing import Final

from app.publish.messages.fluent import APP, compile_language, language_tags
from app.ui.player_faces import BOTS, FACES_OF_NAMES

PAGE: Final = APP / FACES_OF_NAMES


def bot_faces_json() -> str:
    """Return the text of `PAGE`: a JSON object with the face (one of `BOTS`) of each casefolded name.

    Raises `ValueError` if two languages give a name different faces.
    """
    faces: dict[str, str] = {}
    for tag in language_tags():
        for place, name in enumerate(compile_language(tag)[APP]["people-bots"].split()):
            face = BOTS[place % len(BOTS)]
            if faces.setdefault(name.casefold(), face) != face:
                raise ValueError(f"people-bots in {tag}: {name} has another face than in an earlier language")
    return json.dumps(faces, ensure_ascii=False, indent=0, sort_keys=True) + "\n"
