"""How people are told apart at a glance: initials and colours, none twice on one sheet while there are enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from app.ui import theme

#: The drawn faces that bots take, in the order of seats.
BOTS: Final = ("ada", "ben", "cleo", "dev", "mia", "otto")
#: The signs that people may choose as their face.
SIGNS: Final = (
    "star", "sun", "moon", "cloud", "bolt", "drop", "flame", "leaf", "tree", "flower", "mushroom", "apple", "pear",
    "cherry", "fish", "bird", "cat", "owl", "snail", "ladybird", "house", "boat", "anchor", "key", "bell", "cup",
    "kite", "rocket", "umbrella", "crown",
)  # fmt: skip
COLOURS: Final = len(theme.SEAT_COLOURS)


def bot_face(seat: int) -> str:
    """The asset with the face of the bot at a seat, 0-based."""
    return face_picture(BOTS[(seat - 1) % len(BOTS)])


def face_picture(face: str) -> str:
    """The asset of a face: a bot's is a round picture, a sign a drawing to lie on a circle."""
    return f"faces/{face}.webp" if face in BOTS else f"signs/{face}.svg"


def is_face(face: str) -> bool:
    """Whether a person can have this face here: "" is their letter; a later version may know more."""
    return face in SIGNS or face in BOTS


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """The first letter of each name, or its first two where names begin alike, or its first and last."""
    first = [name[:1].upper() for name in names]
    two = [name[:1].upper() + name[1:2].lower() for name in names]
    return tuple(
        letter if first.count(letter) == 1 else pair if two.count(pair) == 1 else letter + name[-1:].lower()
        for letter, pair, name in zip(first, two, names, strict=True)
    )


def colours(names: Sequence[str], known: Mapping[str, int]) -> tuple[int, ...]:
    """A colour for each name: a person's own where nobody before has it, else the first that is free."""
    wanted = [known.get(name) for name in names]
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
