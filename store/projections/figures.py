"""What is counted of every finished match and added up for each person: a statistic is one entry here.

What a match counts stands by key in `results.figures`, each person's sum in `tallies.figures`: a new entry needs no
column. Matches that were counted without it are counted again, in slices, once a file is opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.play.result import HandResult
    from engine.scoresheet.reckoning import PlayerLine, RoundLine


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that is added up under its `key`: `of_hand` names the players (0-based) for whom a hand that was played
    here counts one, `of_sheet` says what the rounds of a sheet count for a line of it.

    A person's page tells it as the messages `person-<key>` and `person-<key>_about`, the second of which is given all
    figures by their keys. What is `part_of` another figure is told in the messages of that one alone.
    """

    key: str
    part_of: str = ""
    of_hand: Callable[[HandResult], Iterable[int]] = lambda result: ()
    of_sheet: Callable[[PlayerLine, Sequence[RoundLine]], int] = lambda line, rounds: 0


FIGURES: Final = (
    Figure("rounds", of_hand=lambda result: result.seated, of_sheet=lambda line, rounds: len(rounds)),
    Figure(
        "rounds_won",
        part_of="rounds",
        of_hand=lambda result: result.winners,
        of_sheet=lambda line, rounds: sum(line.player in each.winners for each in rounds),
    ),
    Figure("blocked", part_of="rounds", of_hand=lambda result: result.seated if result.blocked else ()),
    Figure("penalties", of_sheet=lambda line, rounds: line.missed + line.blunders),
    Figure("missed", part_of="penalties", of_sheet=lambda line, rounds: line.missed),
    Figure("blunders", part_of="penalties", of_sheet=lambda line, rounds: line.blunders),
)
KEYS: Final = ",".join(figure.key for figure in FIGURES)
UNCOUNTED: Final = "uncounted"  # counted beside them: hands of which it is not known yet what they came to


def figures_text(figures: Mapping[str, int]) -> str:
    """Figures by key as they are stored; what is 0 is left out."""
    return json.dumps({key: many for key, many in sorted(figures.items()) if many})


@lru_cache(maxsize=256)  # matches of so many rounds have few different ones
def parse_figures(text: str) -> Mapping[str, int]:
    """Figures by key, less what is 0; not to be changed."""
    figures: dict[str, int] = json.loads(text)
    return figures
