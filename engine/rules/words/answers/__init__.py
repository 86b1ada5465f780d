"""What a card does as an answer to a penalty, one file for each word, found by walking this folder."""

from __future__ import annotations

from typing import Final

from engine.rules.word import ReplyWord
from engine.rules.word_discovery import find_words

REPLY_WORDS: Final = {word.does: word for word in find_words(__name__, __path__, ReplyWord)}
