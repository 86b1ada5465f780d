"""Winning in this turn: every line of a turn tried, whatever the others hold and however the stock lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import mask_of
from engine.moves import DRAW, TAKE, Move, is_play
from engine.play.state import State

MOST: Final = 20_000  # positions of a turn that are looked at, at most


class TooMany(ValueError):
    """A turn has more lines than are tried."""


@dataclass(frozen=True)
class TurnLines:
    """What all lines of a turn come to: the shortest that wins, none where none does; how many lines win and how many
    there are, and how many of the first moves lead to a win, of how many that lay a card.

    A line is tried until somebody else may act, a hidden card is drawn, or the seat is out.
    """

    best: tuple[Move, ...]
    winning: int
    lines: int
    first_winning: int
    first: int


def try_every_line(state: State, most: int = MOST) -> TurnLines:
    """Tries every line of the turn of the seat to act. Raises TooMany.

    It is tried in a world in which each of the others holds every card that the seat cannot see: what nobody can answer
    there nobody can answer in any arrangement. A line that draws a card does not win: so the order of the stock says
    nothing. The word is not said: a line in which it could be missed and called does not win.
    """
    seat = state.to_act
    world = state.copy()
    hidden = mask_of(world.stock)
    for other, hand in enumerate(world.hands):
        hidden |= hand if other != seat else 0
    world.hands = [hand if other == seat else hidden for other, hand in enumerate(world.hands)]
    looked = 0
    firsts: set[Move] = set()

    def follow(state: State, line: tuple[Move, ...]) -> tuple[tuple[Move, ...], int, int]:
        """The shortest line that wins from here, how many win, how many there are."""
        nonlocal looked
        best: tuple[Move, ...] = ()
        winning = lines = 0
        for move in state.legal_moves():
            if move in (DRAW, TAKE):
                continue
            looked += 1
            if looked > most:
                raise TooMany(f"a turn of more than {most} positions")
            after, here = state.copy(), (*line, move)
            after.apply(move)
            sure = len(after.stock) == len(state.stock) and after.undeclared_seat < 0
            if sure and after.out[:1] == [seat]:
                found, won, tried = here, 1, 1
                firsts.add(here[0])
            elif not sure or after.over or after.to_act != seat:
                found, won, tried = (), 0, 1
            else:
                found, won, tried = follow(after, here)
            winning, lines = winning + won, lines + tried
            if found and (not best or len(found) < len(best)):
                best = found
        return best, winning, lines or 1

    best, winning, lines = follow(world, ())
    plays = [move for move in world.legal_moves() if is_play(move)]
    return TurnLines(best, winning, lines, len(firsts), len(plays))
