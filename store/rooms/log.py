"""The log of rooms: put an entry if its number is free, read entries from a number on, and subscribe to hints.

A hint that something was put may be lost, early or doubled. Only what is read counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from store.rooms.errors import RoomError


class LogUnsure(RoomError):
    """The log didn't answer, so that it isn't known whether an entry was put."""

    code = "log-unsure"


OnEntry = Callable[[int], None]
"""Called with the number under which an entry may have been put."""


class RoomLog(Protocol):
    """The entries of rooms: texts, numbered from 1 in each room."""

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """Stores an entry under a number; it's durable on return.

        Returns False if there is one, or the one before is missing. Raises LogUnsure if that isn't known.
        """
        ...

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """The entries after a number, in order and without a gap. Raises LogUnsure if they can't be read."""
        ...

    def subscribe(self, room: str, on_entry: OnEntry) -> Callable[[], None]:
        """Calls `on_entry` with each hint about a room. Returns a function that ends the subscription."""
        ...


class Subscriptions:
    """The subscriptions to hints, by room."""

    def __init__(self) -> None:
        self._by_room: dict[str, list[OnEntry]] = defaultdict(list)

    def subscribe(self, room: str, on_entry: OnEntry) -> Callable[[], None]:
        """As `RoomLog.subscribe`."""
        self._by_room[room].append(on_entry)

        def end_subscription() -> None:
            self._by_room[room].remove(on_entry)
            if not self._by_room[room]:
                del self._by_room[room]

        return end_subscription

    def notify(self, room: str, seq: int) -> None:
        """Passes on the hint that something was put in a room under a number."""
        for on_entry in list(self._by_room.get(room, ())):
            on_entry(seq)

    @property
    def rooms(self) -> list[str]:
        """The rooms with subscriptions."""
        return list(self._by_room)


class MemoryLog:
    """A log in memory."""

    def __init__(self) -> None:
        self._rooms: dict[str, list[str]] = defaultdict(list)
        self._subscriptions = Subscriptions()
        self.subscribe = self._subscriptions.subscribe

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put_entry`."""
        entries = self._rooms[room]
        if seq != len(entries) + 1:
            return False
        entries.append(text)
        self._subscriptions.notify(room, seq)
        return True

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read_entries`."""
        return self._rooms[room][after:] if room in self._rooms else []
