"""What a card does, one file for each word of a `[cards.X]` table; found by walking this folder."""

from __future__ import annotations

from typing import Any, Final

from engine.rules.fields import Field
from engine.rules.walking import walk
from engine.rules.word import EffectWord

EFFECT_WORDS: Final = walk(__name__, __path__, EffectWord)
SAID: Final = tuple(sorted(EFFECT_WORDS, key=lambda word: word.place if word.said < 0 else word.said))
EFFECT_FIELDS: Final[dict[str, Field[Any]]] = {field.key: field for word in EFFECT_WORDS for field in word.fields}
