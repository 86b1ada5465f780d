"""Merge received events a few at a time, between which other tasks of the event loop run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from store.events.event import Event

EVENTS_PER_SLICE: Final = 50  # events


class PendingEvents(Protocol):
    """The part of a sync log that merges received events."""

    def merge_events(self, events: Iterable[Event]) -> int: ...

    def parked_events(self) -> list[Event]: ...


async def merge_in_slices(
    log: PendingEvents, events: Iterable[Event], before_each: Callable[[], None] = lambda: None
) -> int:
    """Merge events in order, in slices of whole matches if possible, since derived data is computed after each slice.
    Call `before_each` slice. Return how many events were new.
    """
    ordered, new, at = sorted(events, key=lambda event: (event.clock, event.id)), 0, 0
    while part := ordered[at : at + EVENTS_PER_SLICE]:
        begun = [
            size for size, event in enumerate(ordered[at + 1 : at + EVENTS_PER_SLICE + 1], 1) if event.kind == "match"
        ]
        del part[(begun or [EVENTS_PER_SLICE])[-1] :]
        before_each()
        new += log.merge_events(part)
        at += len(part)
        await asyncio.sleep(0)
    return new


async def merge_parked_events(log: PendingEvents, before_each: Callable[[], None] = lambda: None) -> int:
    """Merge events that waited for others, until none of them fits any more. Return how many were new."""
    new = 0
    while events := log.parked_events():
        merged = await merge_in_slices(log, events, before_each)
        if not merged:
            break
        new += merged
    return new
