"""Names, notes and what is pasted, as they are taken and shown: text that is harmless wherever it stands, whoever wrote
it."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from itertools import count
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 400
NAMELESS: Final = "?"
_MOST_MARKS: Final = 8  # characters of a text that are looked at for one that is kept
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_VIRAMA: Final = 9  # the combining class of a sign that joins the letters on both sides of it
_VARIANTS: Final = "\ufe0e\ufe0f"
# What Unicode calls default-ignorable and is not of category C already, and two that are drawn as nothing.
_BLANK: Final = frozenset(
    map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10),
              0xFFA0, 0x1D159, *range(0xE0100, 0xE01F0)])
)  # fmt: skip


def clean_name(text: str, most: int = LONGEST_NAME) -> str:
    """A name as it is kept: NFC, single spaces, at most so many characters; nothing that cannot be seen or that turns
    the writing direction, but within an emoji or between letters whose shapes it changes. "" where nothing would be
    seen."""
    if text.isascii() and text.isprintable():
        return " ".join(text[: most * _MOST_MARKS].split())[:most].rstrip()
    before, name = "", text[: most * _MOST_MARKS]
    while name != before:  # what is taken out may bring together what is one character
        before, name = name, _visible(unicodedata.normalize("NFC", name))[:most].rstrip(f" {_JOINER}{_NON_JOINER}")
    return name if any(unicodedata.category(each)[0] not in "MZC" for each in name) else ""


def shown_name(text: str, most: int = 2 * LONGEST_NAME) -> str:
    """A name that came from elsewhere, as it is shown; where nothing would be seen of it, a mark that there is one."""
    there = any(not each.isspace() and unicodedata.category(each) not in ("Cc", "Cs") for each in text)
    return clean_name(text, most) or (NAMELESS if there else "")


def _visible(text: str) -> str:
    kept: list[str] = []
    for character in text:
        last = kept[-1] if kept else ""
        if character in (_JOINER, _NON_JOINER):
            fits = last != "" and (_is_shaped(last, character) or (character == _JOINER and _is_joined(last)))
        elif character in _VARIANTS:
            fits = _is_symbol(last)
        elif character.isspace():
            character, fits = " ", last not in ("", " ")
        else:
            fits = character not in _BLANK and unicodedata.category(character)[0] != "C"
        if fits:
            if last in (_JOINER, _NON_JOINER) and not _is_after_joiner(kept[-2], last, character):
                kept.pop()
            kept.append(character)
    return "".join(kept)


def _is_joined(last: str) -> bool:
    """Whether a joiner after this makes one emoji of several."""
    return _is_symbol(last) or last in _VARIANTS


def _is_shaped(last: str, joiner: str) -> bool:
    """Whether a joiner or non-joiner after this changes how letters are drawn: after a virama, as in Sinhala names, and
    a non-joiner after a letter of Arabic, as in Persian ones (Unicode's annex 31, section 2.3).
    """
    letter = unicodedata.bidirectional(last) == "AL" and unicodedata.category(last) == "Lo"
    return unicodedata.combining(last) == _VIRAMA or (joiner == _NON_JOINER and letter)


def _is_after_joiner(before: str, joiner: str, character: str) -> bool:
    """Whether a joiner has an effect between these two."""
    if _is_shaped(before, joiner):
        return unicodedata.category(character)[0] == "L"
    return _is_symbol(character)


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


#: Letters of Greek, Cyrillic and Armenian and the Latin letters that they look like, as capitals and as small letters
#: (facts of Unicode Technical Standard 39, of which these are the ones that common typefaces draw alike).
_CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХҮԚԜՕՏ", "ABEZHIKMNOPTYXCABESIJKMHOPCTYXYQWOS")
_SMALL: Final = str.maketrans("ανορυικχϲеорсухѕіјһԛԝаոսօց", "avopuikxceopcyxsijhqwanuog")
#: Signs that are one stroke, or one ring, as they are written.
_STROKES: Final = str.maketrans("I1|0", "lllO")
#: Combining marks that make an accent, and points of Hebrew and Arabic that many leave out. Those of other scripts make
#: another letter, as in Japanese and Thai.
_IGNORED_MARKS: Final = (
    (0x300, 0x36F), (0x591, 0x5C7), (0x610, 0x61A), (0x64B, 0x65F), (0x670, 0x670), (0x6D6, 0x6ED), (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F),
)  # fmt: skip


def look_alike(name: str, other: str) -> bool:
    """Whether two names can be taken for each other at a table: they differ at most in capitals, accents, width,
    spaces, what cannot be seen, or letters of other alphabets that look the same."""
    return any(one == another for one, another in zip(_shapes(name), _shapes(other), strict=True))


def first_alike(name: str, others: Iterable[str]) -> str:
    """The first of other names that can be taken for this one, "" where none can."""
    shapes = _shapes(name)
    return next((each for each in others if any(map(str.__eq__, shapes, _shapes(each)))), "")


def distinct_name(name: str, others: Collection[str], most: int = LONGEST_NAME) -> str:
    """The name, with a number behind it where it can be taken for one of the others."""
    if not first_alike(name, others):
        return name
    ends = (f" {number}" for number in count(2))
    numbered = (f"{name[: most - len(end)].rstrip()}{end}" for end in ends)
    return next(each for each in numbered if not first_alike(each, others))


def distinct_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names in their order, numbered where one can be taken for one before it."""
    found: list[str] = []
    for name in names:
        found.append(distinct_name(name, found))
    return tuple(found)


def _shapes(name: str) -> tuple[str, str, str]:
    """What is seen of a name: as it is written, in small letters and in capitals."""
    bare = _bare(name) or name
    small, capitals = _bare(bare.casefold().translate(_PLAIN)), _bare(bare.upper())
    return bare.translate(_STROKES | _CAPITALS | _SMALL), small.translate(_SMALL), capitals.translate(_CAPITALS)


def _bare(text: str) -> str:
    """A text in compatibility form, without accents, spaces and what cannot be seen."""
    return "".join(
        each
        for each in unicodedata.normalize("NFKD", text)
        if not (each.isspace() or each in _BLANK or each == _JOINER or unicodedata.category(each)[0] == "C")
        and not any(first <= ord(each) <= last for first, last in _IGNORED_MARKS)
    )


#: What chats, mails and people put around a link or a code.
_AROUND: Final = "\"'`´*“”„‟‘’‚‛«»‹›「」『』<>()[]{}.,;:!?…。，、！？：；؟،؛"
_HYPHENS: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-"))


def pasted_words(text: str) -> list[str]:
    """The words of a text that was pasted or typed, each without the signs around it and what cannot be seen; hyphens
    of all kinds are plain ones. Whoever looks for a link, a code or an address in a text looks at these."""
    seen = "".join(
        " " if each.isspace() else each
        for each in text.translate(_HYPHENS)
        if each.isspace() or not (each in _BLANK or each in _VARIANTS or unicodedata.category(each)[0] == "C")
    )
    return [word for word in (each.strip(_AROUND) for each in seen.split()) if word]


def pasted_address(text: str) -> str:
    """What may be the address of a machine in a text that was pasted: its only word, else the first with `://` in it,
    else with a full stop, else with a colon; "" where there is none."""
    if text.strip().startswith("[") and len(text.split()) == 1:
        return text.strip()  # of IPv6
    words = pasted_words(text)
    marked = (word for mark in ("://", ".", ":") for word in words if mark in word)
    return words[0] if len(words) == 1 else next(marked, "")
