"""What a card does as an answer to a penalty, one file for each word, found by walking this folder."""

from __future__ import annotations

from typing import Final

from engine.rules.walking import find_words
from engine.rules.word import ReplyWord

REPLY_WORDS: Final = {word.does: word for word in find_words(__name__, __path__, ReplyWord)}
