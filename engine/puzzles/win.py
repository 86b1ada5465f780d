"""Winning in this turn: try every line of a turn, whatever the others hold and in whatever order the stock is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import card_set
from engine.messages.errors import SearchError
from engine.moves import DRAW, TAKE, Move, is_play
from engine.play.state import State

MAX_POSITIONS: Final = 20_000  # the most positions of a turn that are tried


class TooManyLines(SearchError, ValueError):
    """Raised if a turn has more lines than may be tried."""

    code = "too-many-lines"


@dataclass(frozen=True)
class TurnLines:
    """The result of trying all lines of a turn: the shortest winning line (empty if none), the numbers of winning lines
    and of all lines, and the numbers of first moves that can win and of all that play a card.

    A line ends when another seat may act, a hidden card is drawn, or the seat is out.
    """

    best: tuple[Move, ...]
    winning: int
    lines: int
    first_winning: int
    first: int


def try_every_line(state: State, most: int = MAX_POSITIONS) -> TurnLines:
    """Try every line of the turn of the seat to act. Raises TooManyLines if it has more than `most` positions.

    It assumes that each of the others holds every card that the seat can't see: what none of them can answer then, none
    can answer in any arrangement. A line that draws a card doesn't win, so the order of the stock doesn't matter. The
    seat never declares, so a line in which a missed declaration could be called doesn't win.
    """
    seat = state.to_act
    world = state.copy()
    hidden = card_set(world.stock)
    for other, hand in enumerate(world.hands):
        hidden |= hand if other != seat else 0
    world.hands = [hand if other == seat else hidden for other, hand in enumerate(world.hands)]
    looked = 0
    firsts: set[Move] = set()

    def search_lines(state: State, line: tuple[Move, ...]) -> tuple[tuple[Move, ...], int, int]:
        """Return the shortest winning line from here, the number of winning lines, and the number of all lines."""
        nonlocal looked
        best: tuple[Move, ...] = ()
        winning = lines = 0
        for move in state.legal_moves():
            if move in (DRAW, TAKE):
                continue
            looked += 1
            if looked > most:
                raise TooManyLines(f"a turn of more than {most} positions")
            after, here = state.copy(), (*line, move)
            after.apply(move)
            sure = len(after.stock) == len(state.stock) and after.undeclared_seat < 0
            if sure and after.out[:1] == [seat]:
                found, won, tried = here, 1, 1
                firsts.add(here[0])
            elif not sure or after.over or after.to_act != seat:
                found, won, tried = (), 0, 1
            else:
                found, won, tried = search_lines(after, here)
            winning, lines = winning + won, lines + tried
            if found and (not best or len(found) < len(best)):
                best = found
        return best, winning, lines or 1

    best, winning, lines = search_lines(world, ())
    plays = [move for move in world.legal_moves() if is_play(move)]
    return TurnLines(best, winning, lines, len(firsts), len(plays))
