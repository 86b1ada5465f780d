"""Clean names, notes and pasted texts so that they are harmless wherever they are shown, and find names that look
alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from itertools import count
from typing import Final

MAX_NAME_LENGTH: Final = 40
MAX_NOTE_LENGTH: Final = 400
NAMELESS: Final = "?"
#: The stored name of a person who hasn't typed one. It's the same in every language; screens show another text.
WITHOUT_NAME: Final = "–"
_CHARACTERS_READ_PER_LETTER: Final = 8  # so many characters of a text are read for each that its name may have
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_VIRAMA: Final = 9  # the combining class of a sign that joins the letters on both sides of it
_VARIANTS: Final = "\ufe0e\ufe0f"
# Invisible characters: Unicode's default-ignorable ones that aren't of category C anyway, and two that are drawn blank.
_BLANK_CHARACTERS: Final = frozenset(
    map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10),
              0xFFA0, 0x1D159, *range(0xE0100, 0xE01F0)])
)  # fmt: skip


def clean_name(text: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name as it is stored: NFC, single spaces, at most `max_length` characters, without invisible characters
    and direction marks (except within emoji, and joiners that change letter shapes). "" if nothing would be visible.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text[: max_length * _CHARACTERS_READ_PER_LETTER].split())[:max_length].rstrip()
    before, name = "", text[: max_length * _CHARACTERS_READ_PER_LETTER]
    while name != before:  # removing a character can bring others together that combine
        before, name = (
            name,
            _without_invisible(unicodedata.normalize("NFC", name))[:max_length].rstrip(f" {_JOINER}{_NON_JOINER}"),
        )
    return name if any(unicodedata.category(each)[0] not in "MZC" for each in name) else ""


def shown_name(text: str, max_length: int = 2 * MAX_NAME_LENGTH) -> str:
    """Return a name from another device as it is shown: cleaned, `NAMELESS` if nothing of it would be visible, "" if
    it's empty.
    """
    there = any(not each.isspace() and unicodedata.category(each) not in ("Cc", "Cs") for each in text)
    return clean_name(text, max_length) or (NAMELESS if there else "")


def _without_invisible(text: str) -> str:
    kept: list[str] = []
    for character in text:
        last = kept[-1] if kept else ""
        if character in (_JOINER, _NON_JOINER):
            fits = last != "" and (
                _joiner_shapes_letters(last, character) or (character == _JOINER and _can_precede_joiner(last))
            )
        elif character in _VARIANTS:
            fits = _is_symbol(last)
        elif character.isspace():
            character, fits = " ", last not in ("", " ")
        else:
            fits = character not in _BLANK_CHARACTERS and unicodedata.category(character)[0] != "C"
        if fits:
            if last in (_JOINER, _NON_JOINER) and not _joiner_has_effect(kept[-2], last, character):
                kept.pop()
            kept.append(character)
    return "".join(kept)


def _can_precede_joiner(last: str) -> bool:
    """Return whether a joiner after this character can join emoji."""
    return _is_symbol(last) or last in _VARIANTS


def _joiner_shapes_letters(last: str, joiner: str) -> bool:
    """Return whether a joiner or non-joiner after this character changes how letters are drawn: after a virama, as in
    Sinhala, and a non-joiner after an Arabic letter, as in Persian (Unicode Standard Annex 31, section 2.3).
    """
    letter = unicodedata.bidirectional(last) == "AL" and unicodedata.category(last) == "Lo"
    return unicodedata.combining(last) == _VIRAMA or (joiner == _NON_JOINER and letter)


def _joiner_has_effect(before: str, joiner: str, character: str) -> bool:
    """Return whether a joiner has an effect between these two characters."""
    if _joiner_shapes_letters(before, joiner):
        return unicodedata.category(character)[0] == "L"
    return _is_symbol(character)


def _is_symbol(character: str) -> bool:
    return character > "\u2000" and unicodedata.category(character) in ("So", "Sk", "Sm")


#: Letters as people type them on a keyboard that lacks them. Accents aren't here: `search_key` removes them anyway.
_PLAIN_LETTERS: Final = str.maketrans({
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ى": "ي", "ة": "ه",
})  # fmt: skip


def search_key(text: str) -> str:
    """Return a text as a person would type it in a search, in lower case and without accents: `lukasz` for Łukasz."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(_PLAIN_LETTERS))
    kept = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return unicodedata.normalize("NFC", kept)


#: Letters of Greek, Cyrillic and Armenian and the Latin letters that they look like, as capitals and as small letters
#: (from Unicode Technical Standard 39: those that common typefaces draw alike).
_CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХҮԚԜՕՏ", "ABEZHIKMNOPTYXCABESIJKMHOPCTYXYQWOS")
_SMALL: Final = str.maketrans("ανορυικχϲеорсухѕіјһԛԝаոսօց", "avopuikxceopcyxsijhqwanuog")
#: Characters that are drawn as a single stroke or ring.
_STROKE_LETTERS: Final = str.maketrans("I1|0", "lllO")
#: Ranges of combining accents, and of Hebrew and Arabic points, which people often leave out. Marks of other scripts
#: are not here, since they make another letter, as in Japanese and Thai.
_IGNORED_MARKS: Final = (
    (0x300, 0x36F), (0x591, 0x5C7), (0x610, 0x61A), (0x64B, 0x65F), (0x670, 0x670), (0x6D6, 0x6ED), (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F),
)  # fmt: skip


def are_confusable(name: str, other: str) -> bool:
    """Return whether two names could be mistaken for each other: they differ at most in capitals, accents, width,
    spaces, invisible characters, or letters of other alphabets that look the same.
    """
    return any(one == another for one, another in zip(_visual_forms(name), _visual_forms(other), strict=True))


def first_confusable(name: str, others: Iterable[str]) -> str:
    """Return the first of `others` that could be mistaken for `name`; "" if there is none."""
    shapes = _visual_forms(name)
    return next((each for each in others if any(map(str.__eq__, shapes, _visual_forms(each)))), "")


def distinct_name(name: str, others: Collection[str], max_length: int = MAX_NAME_LENGTH) -> str:
    """Return the name, with a number appended if it could be mistaken for one of the others."""
    if not first_confusable(name, others):
        return name
    ends = (f" {number}" for number in count(2))
    numbered = (f"{name[: max_length - len(end)].rstrip()}{end}" for end in ends)
    return next(each for each in numbered if not first_confusable(each, others))


def distinct_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names in order, each with a number appended if it could be mistaken for one before it."""
    found: list[str] = []
    for name in names:
        found.append(distinct_name(name, found))
    return tuple(found)


def _visual_forms(name: str) -> tuple[str, str, str]:
    """Return what a name looks like as written, in lower case and in capitals."""
    bare = _confusable_skeleton(name) or name
    small, capitals = (
        _confusable_skeleton(bare.casefold().translate(_PLAIN_LETTERS)),
        _confusable_skeleton(bare.upper()),
    )
    return bare.translate(_STROKE_LETTERS | _CAPITALS | _SMALL), small.translate(_SMALL), capitals.translate(_CAPITALS)


def _confusable_skeleton(text: str) -> str:
    """Return a text in compatibility form (NFKD), without accents, spaces and invisible characters."""
    return "".join(
        each
        for each in unicodedata.normalize("NFKD", text)
        if not (each.isspace() or each in _BLANK_CHARACTERS or each == _JOINER or unicodedata.category(each)[0] == "C")
        and not any(first <= ord(each) <= last for first, last in _IGNORED_MARKS)
    )


#: Punctuation that chats, mails and people put around a link or a code.
_OUTER_PUNCTUATION: Final = "\"'`´*“”„‟‘’‚‛«»‹›「」『』<>()[]{}.,;:!?…。，、！？：；؟،؛"
_HYPHENS: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-"))


def words_in_paste(text: str) -> list[str]:
    """Return the words of a pasted or typed text, without surrounding punctuation and invisible characters, with plain
    hyphens. Links, codes and addresses are searched for among these.
    """
    seen = "".join(
        " " if each.isspace() else each
        for each in text.translate(_HYPHENS)
        if each.isspace()
        or not (each in _BLANK_CHARACTERS or each in _VARIANTS or unicodedata.category(each)[0] == "C")
    )
    return [word for word in (each.strip(_OUTER_PUNCTUATION) for each in seen.split()) if word]


def address_in_paste(text: str) -> str:
    """Return the part of a pasted text that may be a server address: its only word, else the first with `://`, else
    with a full stop, else with a colon; "" if there is none.
    """
    if text.strip().startswith("[") and len(text.split()) == 1:
        return text.strip()  # an IPv6 address
    words = words_in_paste(text)
    marked = (word for mark in ("://", ".", ":") for word in words if mark in word)
    return words[0] if len(words) == 1 else next(marked, "")
