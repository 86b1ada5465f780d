"""The tables of a ruleset, one file each, found by walking this folder.

Effects of cards are in `effects`, answers to a penalty in `answers`.
"""

from __future__ import annotations

from typing import Final

from engine.rules.word import TableWord
from engine.rules.word_discovery import find_words

TABLE_WORDS: Final = find_words(__name__, __path__, TableWord)
TABLE_WORDS_BY_SENTENCE: Final = tuple(
    sorted(TABLE_WORDS, key=lambda word: word.order if word.sentence_order < 0 else word.sentence_order)
)
