"""Texts of a ruleset that other languages may know: what a preset says in English is a message too.

Rules that are kept or sent hold the English of the version that wrote them. What presets said in earlier versions stays
in `earlier.json`, by the message that says the same today.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from engine.messages.language import language
from engine.messages.message import Message


def known_message(text: str, *ids: str) -> Message:
    """The first of the messages that says just this in English, or did in an earlier version; where none does, the text
    as it was written.
    """
    known = language().table
    found = next((id for id in ids if known.get(id) == text), None)
    if found is None:
        found = next((id for id in ids if id in _earlier_texts().get(text, ())), None)
    return Message("as-written", {"text": text}) if found is None else Message(found)


def word_message(word: str) -> Message:
    """The word that is due with few cards left."""
    earlier = (id for id in _earlier_texts().get(word, ()) if id.startswith("word-"))
    return known_message(word, f"word-{word.replace(' ', '-')}", *earlier)


@cache
def _earlier_texts() -> dict[str, tuple[str, ...]]:
    """The messages that say today what an English text of an earlier version said, by that text."""
    found: dict[str, tuple[str, ...]] = {}
    for id, texts in json.loads(files("engine.messages").joinpath("earlier.json").read_text(encoding="utf-8")).items():
        for text in texts:
            found[text] = (*found.get(text, ()), id)
    return found
