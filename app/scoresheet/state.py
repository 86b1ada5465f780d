"""The state of a sheet's screen, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.scoresheet.typed_number import TypedSum
from engine.scoresheet.rounds import Oddity
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.standings import RoundLine

NOTHING_TYPED: Final = TypedSum()


class EntryMethod(StrEnum):
    """How entries are made; the kinds of entry that a sheet offers first (`Terms.entry`), and KNOCK."""

    POINTS = "points"
    CARDS = "cards"
    PLACES = "places"
    WINNER = "winner"
    TALLY = "tally"
    KNOCK = "knock"  # how many cards a player held who was knocked out, within a tally


class SheetPanel(StrEnum):
    """The panel over a sheet; NONE is false."""

    NONE = ""
    MENU = "menu"
    PERSON = "person"
    ROUNDS = "rounds"
    REFEREE = "referee"
    NOTE = "note"
    METHODS = "ways"
    JOIN = "join"
    TIE = "tie"
    PICTURE = "picture"
    DIE = "die"
    TIMER = "timer"
    LOST = "lost"  # another window has the sheet
    BROKEN = "broken"  # it can't be read or written


@dataclass(frozen=True)
class SheetState:
    """`round` 0 is the current one; `method` is how entries are made. `timer` is the seconds left, 0 if none runs;
    `starts` is the player whom the die chose.
    """

    picture: SheetPicture | None = None
    title: str = ""
    colours: Mapping[str, int] | None = None
    round: int = 0
    player: int = 0
    method: EntryMethod = EntryMethod.POINTS
    typed: TypedSum = NOTHING_TYPED
    suit: str = "S"
    knocked: int = -1
    warning: tuple[Oddity, ...] = ()
    panel: SheetPanel = SheetPanel.NONE
    about: str = ""
    card: str = ""
    left: int = -1
    starts: int = -1
    timer: int = 0

    @property
    def number_shown(self) -> int:
        """The number of the round shown."""
        return self.round or (self.picture.round if self.picture else 0)

    @property
    def line_shown(self) -> RoundLine | None:
        """The round shown, None while there is none."""
        return round_line(self.picture, self.number_shown)


def round_line(picture: SheetPicture | None, number: int) -> RoundLine | None:
    """Return the round with this number, the last one if there are fewer; None if there is none."""
    if picture is None or not picture.rounds:
        return None
    return picture.rounds[min(number, len(picture.rounds)) - 1]


def is_over(shown: SheetState) -> bool:
    """Return whether the match is over and no round is being corrected."""
    return bool(shown.picture and shown.picture.over and not shown.round)
