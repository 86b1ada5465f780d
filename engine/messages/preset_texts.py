"""English texts of presets as messages, so that they appear in other languages too.

Stored and sent rules contain the English text of the version that wrote them. Texts of earlier versions are in
`earlier.json`, by the message that has replaced them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from engine.messages.language import language
from engine.messages.message import Message


def preset_text_message(text: str, *ids: str) -> Message:
    """Return the first message of `ids` whose English text is, or was in an earlier version, `text`; if there is none,
    the text as it is.
    """
    known = language().table
    found = next((id for id in ids if known.get(id) == text), None)
    if found is None:
        found = next((id for id in ids if id in _ids_by_earlier_text().get(text, ())), None)
    return Message("as-written", {"text": text}) if found is None else Message(found)


def declaration_message(word: str) -> Message:
    """Return the message for the words of a declaration; as they are if no preset has them."""
    earlier = (id for id in _ids_by_earlier_text().get(word, ()) if id.startswith("word-"))
    return preset_text_message(word, f"word-{word.replace(' ', '-')}", *earlier)


@cache
def _ids_by_earlier_text() -> dict[str, tuple[str, ...]]:
    """Return by English text of an earlier version the ids of the messages that have replaced it."""
    found: dict[str, tuple[str, ...]] = {}
    for id, texts in json.loads(files("engine.messages").joinpath("earlier.json").read_text(encoding="utf-8")).items():
        for text in texts:
            found[text] = (*found.get(text, ()), id)
    return found
