"""What a game, its house rules and its word are called, as messages, which other languages have too.

A preset's own English stands in its file; the English messages are made of it. What is not a preset's, or is no longer
what the preset says, is said as it was written.
"""

from __future__ import annotations

from engine.messages import Message, language
from engine.rules.model import Option, Rules


def game_message(rules: Rules) -> Message:
    """The name of a game; that of somebody's own as it was typed."""
    return _said(rules.name, *([f"game-{rules.id}"] if rules.id == rules.base else []))


def about_message(rules: Rules) -> Message:
    """What is special about a game, in a sentence."""
    return _said(rules.about, f"about-{rules.base}")


def option_message(rules: Rules, option: Option) -> Message:
    """A house rule in words."""
    return _said(option.text, f"option-{rules.base}-{option.id}", f"option-{option.id}")


def word_message(word: str) -> Message:
    """The word that is due with few cards left."""
    return _said(word, f"word-{word.replace(' ', '-')}")


def _said(text: str, *ids: str) -> Message:
    known = language().table
    return next((Message(id) for id in ids if known.get(id) == text), Message("as-written", {"text": text}))
