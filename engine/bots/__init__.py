"""Players: each takes what one seat knows and yields its best move so far, slice by slice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol
from zlib import crc32

from engine.bots.searching import MASTER, SHARP, Searching, Strength
from engine.bots.simple import Careless, Random, Steady
from engine.bots.style import STYLES
from engine.moves import PLAIN, Move, move_text
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


# --- when a bot fails, a simpler one moves ------------------------------------------------------

#: Told which level failed, and how.
Failed = Callable[[str, Exception], None]
_SIMPLER: Final = tuple(LEVELS)  # the simplest first


class BotError(Exception):
    """A bot that chose nothing, or something that is not legal."""


def choose_legal(player: Player, view: View, rng: Rng, failed: Failed) -> Iterator[Move]:
    """Yields the player's best move so far after each slice of work, like `Player.choose`; every one is legal.

    After a failure a simpler level goes on; with none left it is the first legal move.
    """
    legal = frozenset(view.legal)
    for each in (player, *map(bot, _simpler_than(player.name))):
        try:
            move = -1
            for move in each.choose(view, rng):
                if move & PLAIN not in legal:
                    raise BotError(f"{move_text(move)} is not legal")
                yield move
            if move < 0:
                raise BotError("it chose nothing")
            return
        except Exception as problem:
            failed(each.name, problem)
    yield view.legal[0]


def notices_safely(player: Player, view: View, rng: Rng, failed: Failed) -> bool:
    """Whether the player calls the missed word that is open; a player that fails doesn't."""
    try:
        return player.notices(view, rng)
    except Exception as problem:
        failed(player.name, problem)
        return False


def _simpler_than(level: str) -> tuple[str, ...]:
    """The simpler levels, the hardest first; all but the hardest where the level is none of them."""
    place = _SIMPLER.index(level) if level in _SIMPLER else len(_SIMPLER) - 1
    return _SIMPLER[:place][::-1]


__all__ = [
    "LEVELS", "OFFERED", "SEARCHING", "STYLES", "BotError", "Careless", "Failed", "Player", "Random", "Steady", "bot",
    "choice", "choose_legal", "notices_safely",
]  # fmt: skip
