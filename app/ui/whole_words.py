"""Korean words held together where a line ends.

A line of Korean may be broken between any two syllables by the rules of Unicode (UAX #14), which the client follows; a
person breaks it at spaces alone. A word joiner (U+2060) between two characters forbids the break and is never seen.
"""

from __future__ import annotations

import re
from typing import Final

from app.ui.words import language

KOREAN: Final = "ko"
JOINER: Final = "\u2060"
_BREAKABLE: Final = re.compile(r"(?<=[가-힣])(?=\S)|(?<=\S)(?=[가-힣])")


def hold_words(text: str) -> str:
    """The text as it is to be drawn in the language of the window: in Korean with its words held together, else as it
    is. For drawing alone: what is spoken, copied or kept is the text itself.
    """
    return join_syllables(text) if language().tag == KOREAN else text


def join_syllables(text: str) -> str:
    """The text with a word joiner wherever a line could be broken at a syllable within a word."""
    return _BREAKABLE.sub(JOINER, text)
