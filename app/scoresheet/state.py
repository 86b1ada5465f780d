"""What the screen of a sheet shows, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.scoresheet.typed_number import Typed
from engine.scoresheet.reckoning import RoundLine
from engine.scoresheet.rounds import Odd
from engine.scoresheet.sheet import SheetPicture

NOTHING_TYPED: Final = Typed()


@dataclass(frozen=True)
class SheetState:
    """What the sheet's screen shows. `round` 0 is the one in play, `way` is how its entries are made.

    `panel` is what lies over it: "", "menu", "person", "rounds", "referee", "note", "ways",
    "join", "tie", "die", "timer", "lost", "broken". `timer` counts seconds, 0 where none runs; `starts` is whom the die
    fell on.
    """

    picture: SheetPicture | None = None
    title: str = ""
    colours: Mapping[str, int] | None = None
    round: int = 0
    player: int = 0
    way: str = ""
    typed: Typed = NOTHING_TYPED
    suit: str = "S"
    knocked: int = -1
    warning: tuple[Odd, ...] = ()
    panel: str = ""
    about: str = ""
    card: str = ""
    left: int = -1
    starts: int = -1
    timer: int = 0

    @property
    def number(self) -> int:
        """The number of the round that is looked at."""
        return self.round or (self.picture.round if self.picture else 0)

    @property
    def line(self) -> RoundLine | None:
        """The round that is looked at; None while there is none."""
        return line_of(self.picture, self.number)


def line_of(picture: SheetPicture | None, number: int) -> RoundLine | None:
    """The round of a number, the last one where there are not so many; None while there is none."""
    if picture is None or not picture.rounds:
        return None
    return picture.rounds[min(number, len(picture.rounds)) - 1]
