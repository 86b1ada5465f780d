"""Bots: each gets the view of one seat and yields its best move so far, slice by slice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol
from zlib import crc32

from engine.bots.search_bots import MASTER, SHARP, SearchingBot, Strength
from engine.bots.simple_bots import CarelessBot, RandomBot, SteadyBot
from engine.bots.style import STYLES
from engine.messages.errors import PocketSwitchError
from engine.moves import PLAIN, Move, move_text
from engine.play.view import View
from engine.rng import Rng


class Player(Protocol):
    """The interface of a bot."""

    name: str

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each slice of work. The last one is the choice."""
        ...

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return whether the bot calls the missed declaration that may be called now."""
        ...


#: The levels that search. Only these may have a style.
SEARCHING_LEVELS: Final[dict[str, Strength]] = {"sharp": SHARP, "master": MASTER}

#: By level, the function that makes a player of it.
LEVELS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomBot,
    "careless": CarelessBot,
    "steady": SteadyBot,
    **{level: partial(SearchingBot, strength) for level, strength in SEARCHING_LEVELS.items()},
}

#: The levels that a table offers, weakest first; `random` is for measuring.
OFFERED_LEVELS: Final = ("careless", "steady", "sharp", "master")


def make_bot(level: str, name: str = "") -> Player:
    """Return a bot of a level. A level that searches may be followed by a style, as in `master/attacker`; otherwise its
    style is derived from `name` and is always the same for that name.

    Raises ValueError, listing the levels or styles, if there is no such one.
    """
    strength, slash, style = level.partition("/")
    make = LEVELS.get(strength)
    if make is None:
        raise ValueError(f"'{strength}' is no level; there are {', '.join(LEVELS)}")
    if not slash and name and strength in SEARCHING_LEVELS:
        slash, style = "/", sorted(STYLES)[crc32(name.casefold().encode()) % len(STYLES)]
    if not slash:
        return make()
    if style not in STYLES or strength not in SEARCHING_LEVELS:
        raise ValueError(f"'{level}': sharp and master may be followed by a style; there are {', '.join(STYLES)}")
    return SearchingBot(SEARCHING_LEVELS[strength], STYLES[style])


def choose_move(player: Player, view: View, rng: Rng) -> Move:
    """Run a bot to the end and return the move that it chooses."""
    *_, move = player.choose(view, rng)
    return move


# --- when a bot fails, a simpler one moves ------------------------------------------------------

#: Called with the level that failed and its error.
OnFailure = Callable[[str, Exception], None]
_SIMPLEST_FIRST: Final = tuple(LEVELS)  # the simplest first


class BotError(PocketSwitchError):
    """Raised if a bot chose no move, or an illegal one."""

    code = "bot"


def choose_safely(player: Player, view: View, rng: Rng, failed: OnFailure) -> Iterator[Move]:
    """Yield the bot's best move so far after each slice of work, like `Player.choose`. Every move is legal.

    After an error it calls `failed` and goes on with a simpler level, in the end with the first legal move.
    """
    legal = frozenset(view.legal_moves)
    for each in (player, *map(make_bot, _simpler_levels(player.name))):
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
    yield view.legal_moves[0]


def will_catch_safely(player: Player, view: View, rng: Rng, failed: OnFailure) -> bool:
    """Return whether the bot calls the missed declaration that may be called now. False after an error, which is passed
    to `failed`.
    """
    try:
        return player.will_catch(view, rng)
    except Exception as problem:
        failed(player.name, problem)
        return False


def _simpler_levels(level: str) -> tuple[str, ...]:
    """Return the levels below `level`, strongest first; all but the strongest if there is no such level."""
    place = _SIMPLEST_FIRST.index(level) if level in _SIMPLEST_FIRST else len(_SIMPLEST_FIRST) - 1
    return _SIMPLEST_FIRST[:place][::-1]


__all__ = [
    "LEVELS",
    "OFFERED_LEVELS",
    "SEARCHING_LEVELS",
    "STYLES",
    "BotError",
    "CarelessBot",
    "OnFailure",
    "Player",
    "RandomBot",
    "SteadyBot",
    "choose_move",
    "choose_safely",
    "make_bot",
    "will_catch_safely",
]  # fmt: skip
