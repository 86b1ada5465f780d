"""Faces, initials and colours of players, as far as possible different at one table."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final
from zlib import crc32

from app.ui import theme
from app.ui.person_names import called
from app.ui.words import tr

#: The drawn faces of bots, in the order of their names in `people-bots`: old woman, bearded man, woman, man, girl,
#: old man.
BOTS: Final = ("ada", "ben", "cleo", "dev", "mia", "otto")
#: The drawn faces for people, stored by these names.
PORTRAITS: Final = ("amir", "bo", "eve", "finn", "gus", "ines", "jun", "kofi", "lena", "noor", "rosa", "theo")
#: The file with the face of every bot's name, made by `python -m app.publish.messages --write`.
FACES_OF_NAMES: Final = "bots.json"
#: The signs that people may choose as their face.
SIGNS: Final = (
    "star", "sun", "moon", "cloud", "bolt", "drop", "flame", "leaf", "tree", "flower", "mushroom", "apple", "pear",
    "cherry", "fish", "bird", "cat", "owl", "snail", "ladybird", "house", "boat", "anchor", "key", "bell", "cup",
    "kite", "rocket", "umbrella", "crown",
)  # fmt: skip
#: The trophy of a match that was won.
TROPHY_FILE: Final = "signs/trophy.svg"
COLOURS: Final = len(theme.SEAT_COLOURS)
_JOINERS: Final = "\u200c\u200d"
_VIRAMA: Final = 9  # the combining class of a sign that joins the letters on both sides of it


class Mood(StrEnum):
    """The expression of a player's face at the table. The values are part of the file names of drawn faces."""

    CALM = "calm"
    THINKING = "thinking"
    GLEEFUL = "gleeful"
    SHOCKED = "shocked"
    CAUGHT = "caught"


#: The moods that a small sign shows beside a face that doesn't change: whose turn it is needs none.
SIGNED_MOODS: Final = (Mood.GLEEFUL, Mood.SHOCKED, Mood.CAUGHT)


def bot_names() -> tuple[str, ...]:
    """Return the bots' names in this window's language, in the order in which they take seats."""
    return tuple(tr("people.bots").split())


def bot_face(name: str, mood: Mood = Mood.CALM) -> str:
    """Return the asset of a bot's face in a mood, the same in every language. A name that isn't in any list gets a face
    by its hash.
    """
    known = name.casefold()
    return face_picture(_faces_of_names().get(known) or BOTS[crc32(known.encode()) % len(BOTS)], mood)


@cache
def _faces_of_names() -> Mapping[str, str]:
    faces: dict[str, str] = json.loads(files("app").joinpath("ui", "words", FACES_OF_NAMES).read_text("utf-8"))
    return faces


def face_picture(face: str, mood: Mood = Mood.CALM) -> str:
    """Return the asset of a face: a round picture in this mood, or a sign, which has none, to draw on a circle."""
    if not has_moods(face):
        return f"signs/{face}.svg"
    return f"faces/{face}.webp" if mood is Mood.CALM else f"faces/{face}-{mood}.webp"


def mood_sign_file(mood: Mood) -> str:
    """Return the asset of the small sign for one of `SIGNED_MOODS`."""
    return f"signs/mood-{mood}.svg"


def has_moods(face: str) -> bool:
    """Return whether a face is drawn with features that moods change."""
    return face in PORTRAITS or face in BOTS


def is_face(face: str) -> bool:
    """Return whether a person can have this face. "" (their initial) isn't one, nor is a face that a later version
    adds.
    """
    return face in SIGNS or has_moods(face)


def initials_of(names: Sequence[str]) -> tuple[str, ...]:
    """Return the initial of each name. Where several are equal, it's the first two letters, or else
    the first and last.
    """
    signs = list(map(split_graphemes, names))
    first = list(map(initial_of, names))
    two = [letter + "".join(each[1:2]).lower() for letter, each in zip(first, signs, strict=True)]
    return tuple(
        letter if first.count(letter) == 1 else pair if two.count(pair) == 1 else letter + "".join(each[-1:]).lower()
        for letter, pair, each in zip(first, two, signs, strict=True)
    )


def initial_of(name: str) -> str:
    """Return the first letter or symbol of a name in upper case; "" for none."""
    return "".join(split_graphemes(called(name))[:1]).upper()


def colour_numbers(names: Sequence[str], colour_by_name: Mapping[str, int]) -> tuple[int, ...]:
    """Return a colour number for each name: the person's own unless an earlier one has it, else the first free one."""
    wanted = [colour_by_name.get(name) for name in names]
    taken = {each % COLOURS for each in wanted if each is not None}
    given: list[int] = []
    for own in wanted:
        if own is not None and own % COLOURS not in given:
            given.append(own % COLOURS)
            continue
        free = [n for n in range(COLOURS) if n not in given and n not in taken]
        free = free or [n for n in range(COLOURS) if n not in given] or [len(given) % COLOURS]
        given.append(free[0])
    return tuple(given)


def split_graphemes(text: str) -> tuple[str, ...]:
    """Return a text's user-perceived characters (Unicode annex 29, as far as names need it)."""
    found: list[str] = []
    for character in text:
        last = found[-1] if found else ""
        if last and (_extends_grapheme(character) or _continues_grapheme(last, character)):
            found[-1] += character
        else:
            found.append(character)
    return tuple(found)


def _extends_grapheme(character: str) -> bool:
    """Return whether a character changes the one before it: a mark, a joiner, a skin tone, a tag."""
    within = "\U0001f3fb" <= character <= "\U0001f3ff" or "\U000e0020" <= character <= "\U000e007f"
    return within or character in _JOINERS or unicodedata.category(character)[0] == "M"


def _continues_grapheme(last: str, character: str) -> bool:
    """Return whether a grapheme continues: after a joiner or a virama, or as the second letter of a flag."""
    kind = unicodedata.category(character)[0]
    flag = len(last) == 1 and _is_flag_letter(last) and _is_flag_letter(character)
    letter = kind == "L" and unicodedata.combining(last.rstrip(_JOINERS)[-1:] or " ") == _VIRAMA
    return flag or letter or (last[-1] == _JOINERS[1] and kind == "S")


def _is_flag_letter(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
