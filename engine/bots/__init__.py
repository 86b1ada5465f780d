"""Players: each takes what one seat knows and yields its best move so far, slice by slice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from engine.bots.searching import Master, Sharp
from engine.bots.simple import Careless, Random, Steady
from engine.bots.style import TEMPERS
from engine.moves import Move
from engine.play.view import View
from engine.rng import Chance


class Player(Protocol):
    """Someone who plays. Everything it needs it gets: the view, and chance."""

    name: str

    def choose(self, view: View, chance: Chance) -> Iterator[Move]:
        """Yields the best move so far after each slice of work; the last one is the choice."""
        ...

    def notices(self, view: View, chance: Chance) -> bool:
        """Whether this player calls the missed declaration that is open."""
        ...


LEVELS: Final[dict[str, type[Player]]] = {
    "random": Random,
    "careless": Careless,
    "steady": Steady,
    "sharp": Sharp,
    "master": Master,
}

#: The levels that a table offers, weakest first; `random` is for measuring.
OFFERED: Final = ("careless", "steady", "sharp", "master")


#: The levels that may have a temperament.
MOODY: Final = tuple(level for level, kind in LEVELS.items() if issubclass(kind, Sharp))


def bot(level: str) -> Player:
    """The player of a level; one that searches may have a temperament, as in `master/attacker`.

    Raises ValueError naming the levels and temperaments there are.
    """
    name, slash, temper = level.partition("/")
    kind = LEVELS.get(name)
    if kind is None:
        raise ValueError(f"'{name}' is no level; there are {', '.join(LEVELS)}")
    if not slash:
        return kind()
    if temper not in TEMPERS or not issubclass(kind, Sharp):
        raise ValueError(
            f"'{level}': sharp and master may be followed by a temperament; there are {', '.join(TEMPERS)}"
        )
    return kind(TEMPERS[temper])


def choice(player: Player, view: View, chance: Chance) -> Move:
    """The move that a player settles on."""
    *_, move = player.choose(view, chance)
    return move


__all__ = ["LEVELS", "MOODY", "OFFERED", "TEMPERS", "Careless", "Player", "Random", "Steady", "bot", "choice"]
