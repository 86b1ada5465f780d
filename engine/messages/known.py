"""Texts of a ruleset that other languages may know: what a preset says in English is a message too."""

from __future__ import annotations

from engine.messages.language import language
from engine.messages.message import Message


def known_message(text: str, *ids: str) -> Message:
    """The first of the messages that says just this in English; where none does, the text as it was written."""
    known = language().table
    return next((Message(id) for id in ids if known.get(id) == text), Message("as-written", {"text": text}))


def word_message(word: str) -> Message:
    """The word that is due with few cards left."""
    return known_message(word, f"word-{word.replace(' ', '-')}")
