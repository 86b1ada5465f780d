"""The tables of a ruleset, one file each, found by walking this folder.

The words of a card are in `effects`, what answers a pick-up in `answers`.
"""

from __future__ import annotations

from typing import Final

from engine.rules.walking import walk
from engine.rules.word import TableWord

TABLE_WORDS: Final = walk(__name__, __path__, TableWord)
SAID: Final = tuple(sorted(TABLE_WORDS, key=lambda word: word.place if word.said < 0 else word.said))
