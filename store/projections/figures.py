"""What is counted of every finished match and added up for each person: one declaration for each count.

A figure has a column of its name in `results` (a match, by seat) and in `tallies` (a person's sum); what a hand and a
sheet add to it is said here alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.play.result import HandResult
from engine.scoresheet.reckoning import PlayerLine, RoundLine


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that is added up, in rounds or words as `name` says: `of_hand` is what a hand that was played here adds
    for a player (0-based) who sat in it, `of_sheet` what the rounds of a sheet add for its line."""

    name: str
    of_hand: Callable[[HandResult, int], int]
    of_sheet: Callable[[PlayerLine, Sequence[RoundLine]], int]


SUMS: Final = (
    Figure("rounds", of_hand=lambda result, player: 1, of_sheet=lambda line, rounds: len(rounds)),
    Figure(
        "rounds_won",
        of_hand=lambda result, player: int(player in result.winners),
        of_sheet=lambda line, rounds: sum(line.player in each.winners for each in rounds),
    ),
    Figure("blocked", of_hand=lambda result, player: int(result.blocked), of_sheet=lambda line, rounds: 0),
    Figure("missed", of_hand=lambda result, player: 0, of_sheet=lambda line, rounds: line.missed),
    Figure("blunders", of_hand=lambda result, player: 0, of_sheet=lambda line, rounds: line.blunders),
)
