"""What came of the hands of all days, counted anew from the history: so every device of a person has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from app.days import SEEDS, day_of

if TYPE_CHECKING:
    from store import KeptMatch, Store

SEATS: Final = 4


@dataclass(frozen=True)
class Results:
    """The place (from 1) by day, of what was played to its end; of one day the hand that was begun first counts."""

    places: Mapping[int, int] = field(default_factory=dict)

    @property
    def played(self) -> int:
        """How many days there are."""
        return len(self.places)

    @property
    def won(self) -> int:
        """On how many of them one was first."""
        return sum(place == 1 for place in self.places.values())

    def streak(self, today: int) -> int:
        """How many days in a row up to today; up to yesterday while today's is still to be played."""
        day = today if today in self.places else today - 1
        count = 0
        while day in self.places:
            day, count = day - 1, count + 1
        return count

    @property
    def longest(self) -> int:
        """The longest row of days."""
        return max((self.streak(day) for day in self.places), default=0)


def results_of(matches: Iterable[KeptMatch]) -> Results:
    """What came of these matches, the first begun first."""
    places: dict[int, int] = {}
    for match in sorted(matches, key=lambda each: each.created):
        found = day_of(match.seed)
        if found and match.state == "finished" and len(match.placings) == SEATS and not match.voided:
            places.setdefault(found[1], match.placings[0])
    return Results(places)


def results(store: Store) -> Results:
    """What came of every day that is in the history. This is not for the event loop."""
    return results_of(store.matches.of_seeds(*SEEDS))
