"""Players: each takes what one seat knows and yields its best move so far, slice by slice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol
from zlib import crc32

from engine.bots.searching import MASTER, SHARP, Searching, Strength
from engine.bots.simple import Careless, Random, Steady
from engine.bots.style import STYLES
from engine.moves import Move
from engine.play.view import View
from engine.rng import Rng


class Player(Protocol):
    """Someone who plays. Everything it needs it gets: the view, and chance."""

    name: str

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yields the best move so far after each slice of work; the last one is the choice."""
        ...

    def notices(self, view: View, rng: Rng) -> bool:
        """Whether this player calls the missed declaration that is open."""
        ...


#: The levels that search, which may have a style.
SEARCHING: Final[dict[str, Strength]] = {"sharp": SHARP, "master": MASTER}

#: What makes a player of each level.
LEVELS: Final[dict[str, Callable[[], Player]]] = {
    "random": Random,
    "careless": Careless,
    "steady": Steady,
    **{level: partial(Searching, strength) for level, strength in SEARCHING.items()},
}

#: The levels that a table offers, weakest first; `random` is for measuring.
OFFERED: Final = ("careless", "steady", "sharp", "master")


def bot(level: str, name: str = "") -> Player:
    """The player of a level; one that searches may have a style, as in `master/attacker`, else has that of its `name`,
    the same at every table.

    Raises ValueError naming the levels and styles there are.
    """
    strength, slash, style = level.partition("/")
    make = LEVELS.get(strength)
    if make is None:
        raise ValueError(f"'{strength}' is no level; there are {', '.join(LEVELS)}")
    if not slash and name and strength in SEARCHING:
        slash, style = "/", sorted(STYLES)[crc32(name.casefold().encode()) % len(STYLES)]
    if not slash:
        return make()
    if style not in STYLES or strength not in SEARCHING:
        raise ValueError(f"'{level}': sharp and master may be followed by a style; there are {', '.join(STYLES)}")
    return Searching(SEARCHING[strength], STYLES[style])


def choice(player: Player, view: View, rng: Rng) -> Move:
    """The move that a player settles on."""
    *_, move = player.choose(view, rng)
    return move


__all__ = ["LEVELS", "OFFERED", "SEARCHING", "STYLES", "Careless", "Player", "Random", "Steady", "bot", "choice"]
