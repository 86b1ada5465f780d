"""Effects of cards, one file for each word of a `[cards.X]` table, found by walking this folder."""

from __future__ import annotations

from typing import Any, Final

from engine.rules.fields import Field
from engine.rules.word import EffectWord
from engine.rules.word_discovery import find_words

EFFECT_WORDS: Final = find_words(__name__, __path__, EffectWord)
EFFECT_WORDS_BY_SENTENCE: Final = tuple(
    sorted(EFFECT_WORDS, key=lambda word: word.order if word.sentence_order < 0 else word.sentence_order)
)
EFFECT_FIELDS: Final[dict[str, Field[Any]]] = {field.key: field for word in EFFECT_WORDS for field in word.fields}
