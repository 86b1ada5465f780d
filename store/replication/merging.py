"""Merge events into the store, from another device or from a file."""

from __future__ import annotations

from collections.abc import Iterator

from store.erasure.pending import mark_remains
from store.erasure.settings import erase_in_settings
from store.events.event import Event
from store.events.kind import MergeContext, Verdict
from store.facts import KINDS
from store.history.people import People, matches_of_changed_people, matches_of_players, people_by_player
from store.ids import RandomBytes
from store.projections.refreshing import refresh_in_slices
from store.tables.query import Session


def check_event(event: Event) -> None:
    """Raise UnfitEvent unless the body has exactly the fields of its kind, each within its bounds. Accepts any body of
    an unknown kind.
    """
    if event.kind in KINDS:
        KINDS[event.kind].check_body(event.body)


class Merger:
    """Merges events in the caller's transaction. `finish_in_slices` updates derived data."""

    def __init__(self, session: Session, random_bytes: RandomBytes, *, from_file: bool = False) -> None:
        self.here = MergeContext(session, random_bytes, from_file)
        self._before: dict[int, tuple[int, str]] | None = None

    def merge_event(self, event: Event) -> Verdict:
        """Merge an event whose body has been checked, and return what became of it. An event of an unknown kind
        `waits`. Raises UnfitEvent if the body contradicts what is here.
        """
        kind = KINDS.get(event.kind)
        if kind is None:
            return "waits"
        if kind.regroups_people and self._before is None:
            self._before = people_by_player(self.here.session)
        return kind.merge_event(self.here, event)

    def finish_in_slices(self) -> Iterator[float]:
        """Update derived data after the last event, in slices. Yields the share that is done, from 0 to 1."""
        here = self.here
        if here.has_erased:
            self._erase_elsewhere()
        if self._before is not None:
            here.touched |= matches_of_changed_people(here.session, self._before)
        yield from refresh_in_slices(here.session, sorted(here.touched), dealt=here.dealt)

    def _erase_elsewhere(self) -> None:
        """Erase data of deleted people from what isn't theirs alone: settings, and matches they played in."""
        here, people = self.here, People(self.here.session)
        here.touched |= matches_of_players(here.session, here.erased)
        alive = {people.names[player] for player in people.names if player not in people.erased}
        erase_in_settings(here.session, here.erased_names - alive, [people.uuids[player] for player in people.erased])
        mark_remains(here.session)

    def finish(self) -> None:
        """Update derived data as `finish_in_slices` does, without a pause."""
        for _ in self.finish_in_slices():
            pass
