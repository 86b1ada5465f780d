"""Events merged into the store, whether they come from another device or in a file."""

from __future__ import annotations

from collections.abc import Iterator

from store.events.event import Event
from store.events.kind import Here, Verdict
from store.facts import KINDS
from store.history.people import touched, who
from store.ids import RandomBytes
from store.projections.refreshing import refreshing
from store.tables.query import Session


def check(event: Event) -> None:
    """UnfitEvent unless the body has exactly the fields of its kind, each in its bounds; a kind that is not known here
    may hold anything."""
    if event.kind in KINDS:
        KINDS[event.kind].check(event.body)


class Merging:
    """Merges events inside the caller's transaction; `finishing` brings what is derived up to date."""

    def __init__(self, session: Session, random_bytes: RandomBytes, *, from_file: bool = False) -> None:
        self.here = Here(session, random_bytes, from_file)
        self._before: dict[int, tuple[int, str]] | None = None

    def merge(self, event: Event) -> Verdict:
        """What comes of an event whose body has been checked; one of a kind that is not known here `waits`. UnfitEvent
        where only what is here shows that the body is wrong."""
        kind = KINDS.get(event.kind)
        if kind is None:
            return "waits"
        if kind.regroups and self._before is None:
            self._before = who(self.here.session)
        return kind.merge(self.here, event)

    def finishing(self) -> Iterator[float]:
        """After the last event, in slices; yields the share that is done."""
        here = self.here
        if self._before is not None:
            here.touched |= touched(here.session, self._before)
        yield from refreshing(here.session, sorted(here.touched), dealt=here.dealt)

    def finish(self) -> None:
        """As `finishing`, at once."""
        for _ in self.finishing():
            pass
