"""The state of a sheet's screen, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.scoresheet.typed_number import Typed
from engine.scoresheet.rounds import Oddity
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.standings import RoundLine

NOTHING_TYPED: Final = Typed()


@dataclass(frozen=True)
class SheetState:
    """`round` 0 is the current one; `way` is the entry method. `panel` is "", "menu", "person", "rounds", "referee",
    "note", "ways", "join", "tie", "die", "timer", "lost" or "broken". `timer` is the seconds left, 0 if none runs;
    `starts` is the player whom the die chose.
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
    warning: tuple[Oddity, ...] = ()
    panel: str = ""
    about: str = ""
    card: str = ""
    left: int = -1
    starts: int = -1
    timer: int = 0

    @property
    def number(self) -> int:
        """The number of the round shown."""
        return self.round or (self.picture.round if self.picture else 0)

    @property
    def line(self) -> RoundLine | None:
        """The round shown, None while there is none."""
        return round_line(self.picture, self.number)


def round_line(picture: SheetPicture | None, number: int) -> RoundLine | None:
    """Return the round with this number, the last one if there are fewer; None if there is none."""
    if picture is None or not picture.rounds:
        return None
    return picture.rounds[min(number, len(picture.rounds)) - 1]
