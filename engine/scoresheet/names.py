"""Names and notes as they are kept: one line of text that is harmless wherever it is shown."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 400
TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name as it is stored: NFC, single spaces, at most 40 characters; no controls, lone surrogates or marks that
    turn the writing direction of the text around it."""
    kept = [
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or (unicodedata.category(character) not in ("Cc", "Cs") and character not in TURNS)
    ]
    return " ".join("".join(kept).split())[:most].rstrip()
