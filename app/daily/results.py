"""The results of all hands of the day, computed from the history, so that they agree on all of a person's devices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from app.daily_seeds import SEEDS, edition_and_day_of_seed, is_late_seed

if TYPE_CHECKING:
    from store.records import StoredMatch
    from store.store import Store

SEATS: Final = 4


@dataclass(frozen=True)
class Results:
    """Rank (from 1) by day, of finished hands that were begun on their day. If a day's hand was played twice, the one
    begun first counts.
    """

    places: Mapping[int, int] = field(default_factory=dict)

    @property
    def days_played(self) -> int:
        """The number of days played."""
        return len(self.places)

    @property
    def days_won(self) -> int:
        """The number of days with rank 1."""
        return sum(place == 1 for place in self.places.values())

    def streak_up_to(self, today: int) -> int:
        """Return the number of days in a row up to `today`, or up to yesterday if today's hand isn't finished."""
        day = today if today in self.places else today - 1
        count = 0
        while day in self.places:
            day, count = day - 1, count + 1
        return count

    @property
    def longest_streak(self) -> int:
        """The longest streak in days."""
        return max((self.streak_up_to(day) for day in self.places), default=0)


def results_of(matches: Iterable[StoredMatch]) -> Results:
    """Return the results of those matches that are finished hands of the day."""
    places: dict[int, int] = {}
    for match in sorted(matches, key=lambda each: each.created):
        found = edition_and_day_of_seed(match.seed)
        if found is None or is_late_seed(match.seed) or match.voided:
            continue
        if match.state == "finished" and len(match.placings) == SEATS:
            places.setdefault(found[1], match.placings[0])
    return Results(places)


def read_results(store: Store) -> Results:
    """Read the results of all days from the store. Don't run it on the event loop."""
    return results_of(store.matches.matches_with_seeds(*SEEDS))
