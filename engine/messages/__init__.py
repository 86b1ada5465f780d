"""Sentences, written in Fluent with one folder for each language. A `Message` is an id with values; a `Language`
renders it.
"""

from engine.messages.cards import card_message, rank_message, selector_message, suit_message
from engine.messages.errors import MessageError, MissingValue, SpokenError, UnknownMessage
from engine.messages.language import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES, Language, best_language, language, read_table
from engine.messages.message import Message, Value

__all__ = [
    "LANGUAGES",
    "RIGHT_TO_LEFT_LANGUAGES",
    "Language",
    "Message",
    "MessageError",
    "MissingValue",
    "SpokenError",
    "UnknownMessage",
    "Value",
    "best_language",
    "card_message",
    "language",
    "rank_message",
    "read_table",
    "selector_message",
    "suit_message",
]  # fmt: skip
