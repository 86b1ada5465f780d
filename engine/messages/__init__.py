"""How sentences are written (Fluent, one folder a language) and run: `Message` says what is meant, `Language` how."""

from engine.messages.cards import card_message, rank_message, selector_message, suit_message
from engine.messages.language import FROM_THE_RIGHT, LANGUAGES, Language, fitting, language, read_table
from engine.messages.message import Message, MessageError, MissingValue, SpokenError, UnknownMessage, Value

__all__ = [
    "FROM_THE_RIGHT", "LANGUAGES", "Language", "Message", "MessageError", "MissingValue", "SpokenError",
    "UnknownMessage", "Value", "card_message", "fitting", "language", "rank_message", "read_table", "selector_message",
    "suit_message",
]  # fmt: skip
