"""Names and notes as they are taken and shown: a line of text that is harmless wherever it stands, whoever wrote it."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 400
NAMELESS: Final = "?"
_MOST_MARKS: Final = 8  # characters of a text that are looked at for one that is kept
_JOINER: Final = "\u200d"
_VARIANTS: Final = "\ufe0e\ufe0f"
# What Unicode calls default-ignorable and is not of category C already, and two that are drawn as nothing.
_BLANK: Final = frozenset(
    map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10),
              0xFFA0, 0x1D159, *range(0xE0100, 0xE01F0)])
)  # fmt: skip


def clean_name(text: str, most: int = LONGEST_NAME) -> str:
    """A name as it is kept: NFC, single spaces, at most so many characters; nothing that cannot be seen or that turns
    the writing direction, but within an emoji. "" where nothing would be seen."""
    if text.isascii() and text.isprintable():
        return " ".join(text[: most * _MOST_MARKS].split())[:most].rstrip()
    before, name = "", text[: most * _MOST_MARKS]
    while name != before:  # what is taken out may bring together what is one character
        before, name = name, _visible(unicodedata.normalize("NFC", name))[:most].rstrip(f" {_JOINER}")
    return name if any(unicodedata.category(each)[0] not in "MZC" for each in name) else ""


def shown_name(text: str, most: int = 2 * LONGEST_NAME) -> str:
    """A name that came from elsewhere, as it is shown; where nothing would be seen of it, a mark that there is one."""
    there = any(not each.isspace() and unicodedata.category(each) not in ("Cc", "Cs") for each in text)
    return clean_name(text, most) or (NAMELESS if there else "")


def _visible(text: str) -> str:
    kept: list[str] = []
    for character in text:
        last = kept[-1] if kept else ""
        if character == _JOINER:
            fits = _is_symbol(last) or (last != "" and last in _VARIANTS)
        elif character in _VARIANTS:
            fits = _is_symbol(last)
        elif character.isspace():
            character, fits = " ", last not in ("", " ")
        else:
            fits = character not in _BLANK and unicodedata.category(character)[0] != "C"
        if fits:
            if last == _JOINER and not _is_symbol(character):
                kept.pop()
            kept.append(character)
    return "".join(kept)


def _is_symbol(character: str) -> bool:
    return character > "\u2000" and unicodedata.category(character) in ("So", "Sk", "Sm")


#: Letters that are one letter for whoever has not the keyboard for them; marks on others fall away by themselves.
_PLAIN: Final = str.maketrans({
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ى": "ي", "ة": "ه",
})  # fmt: skip


def plain(text: str) -> str:
    """A text as somebody types it who looks for it in haste: `lukasz` for Łukasz."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(_PLAIN))
    kept = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return unicodedata.normalize("NFC", kept)
