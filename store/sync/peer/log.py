"""The sync log as an exchange with a peer uses it: another of one's devices, without a server between.

What the peer has is known during one exchange only and kept in memory, so an exchange doesn't touch what is known of
the sync server. Segments are the same for both.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Final

from store.events.event import Event
from store.sync.log import SyncLog
from store.sync.segment import Segment

MOST_ASIDE: Final = 1000  # unusable records of a peer


class PeerLog:
    """One exchange with one peer. Its methods are those of `SyncLog`, with the peer in place of the server."""

    def __init__(self, log: SyncLog) -> None:
        self.sync_lock = log.sync_lock
        self._log = log
        self._arrived: dict[str, str] = {}
        self._refused: dict[str, str] = {}  # by name, the reason
        self._counts: dict[str, int] = {}  # events by segment, of those that the peer hasn't got yet
        self._aside: set[str] = set()

    # The same for every other side

    def pack_segment(self) -> int:
        return self._log.pack_segment()

    def renew_device_id(self) -> None:
        self._log.renew_device_id()

    def local_segments(self) -> dict[str, str]:
        return self._log.local_segments()

    def known_segments(self) -> dict[str, str]:
        return self._log.known_segments()

    def read_segments(self, names: Iterable[str]) -> tuple[tuple[Segment, int], ...]:
        return self._log.read_segments(names)

    def merge_events(self, events: Iterable[Event]) -> int:
        return self._log.merge_events(events)

    def parked_events(self) -> list[Event]:
        return self._log.parked_events()

    def mark_exchanged(self) -> None:
        self._log.mark_exchanged()

    def read_note(self, key: str) -> str:
        return self._log.read_note(key)

    def write_note(self, key: str, value: str) -> None:
        self._log.write_note(key, value)

    # What the peer has

    def waiting_segments(self, most: int) -> tuple[tuple[Segment, int], ...]:
        """Return the `most` oldest segments that the peer isn't known to have, each with its number of events."""
        return self._log.read_segments(self._waiting_names()[:most])

    def mark_arrived(self, names: Iterable[str]) -> None:
        here = self._log.known_segments()
        self._arrived |= {name: here[name] for name in names if name in here}

    def mark_missing(self, names: Iterable[str]) -> None:
        for name in names:
            self._arrived.pop(name, None)

    def mark_refused(self, name: str, reason: str) -> None:
        """Leave a segment out that the peer refuses. The others are still sent."""
        self._refused[name] = reason

    def arrived_segments(self) -> Mapping[str, str]:
        """Return by name the digest of every segment that the peer is known to have."""
        return self._arrived

    def count_unsent(self) -> int:
        """Return the number of events in segments that the peer isn't known to have."""
        unknown = [name for name in self._waiting_names() if name not in self._counts]
        self._counts |= {segment.name: count for segment, count in self._log.read_segments(unknown)}
        return sum(self._counts.get(name, 0) for name in self._waiting_names())

    def store_segment(self, segment: Segment, events: tuple[Event, ...]) -> list[Event]:
        """Store a segment from the peer. Return its events that are new here, which are now pending."""
        found = self._log.store_segment(segment, events, from_server=False)
        self._arrived[segment.name] = segment.digest
        return found

    def known_digests(self, names: Iterable[str], aside: bool = False) -> dict[str, str]:
        return {} if aside else self._log.known_digests(names)

    # What the peer has that can't be used

    def put_aside(self, name: str, digest: str, reason: str) -> bool:
        """Note that a record is unusable. Return False if there are too many."""
        self._aside.add(name)
        return len(self._aside) <= MOST_ASIDE

    def forget_aside(self, there: Container[str]) -> None:
        self._aside = {name for name in self._aside if name in there}

    def record_unknown_names(self, many: int, whole: bool = False) -> None:
        """Do nothing: a peer of a newer version may have names that this one doesn't know."""

    def _waiting_names(self) -> list[str]:
        here, arrived = self._log.local_segments(), self._arrived
        return [name for name, digest in here.items() if arrived.get(name) != digest and name not in self._refused]
