"""The log of rooms: write an entry if its number is free, read entries after a number, and subscribe to hints.

A hint says that an entry may have been written. It may be lost, early or doubled; only what is read counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from store.rooms.errors import RoomError


class LogUnsure(RoomError):
    """The log didn't answer, so it's unknown whether an entry was written."""

    code = "log-unsure"


OnEntry = Callable[[int], None]
"""Called with the number under which an entry may have been put."""


class RoomLog(Protocol):
    """The entries of rooms: texts, numbered from 1 in each room."""

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """Write an entry under a number, and return whether that was done; it's durable then.

        Returns False if the number is taken, or the one before it isn't. Raises `LogUnsure` if the outcome is unknown.
        """
        ...

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """Return the entries after a number, in order and without a gap. Raises `LogUnsure` if they can't be read."""
        ...

    def subscribe(self, room: str, on_entry: OnEntry) -> Callable[[], None]:
        """Call `on_entry` with each hint about a room, until the returned function is called."""
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
        """Pass on the hint that an entry with this number may have been written in a room."""
        for on_entry in list(self._by_room.get(room, ())):
            on_entry(seq)

    @property
    def rooms(self) -> list[str]:
        """The ids of the rooms with subscriptions."""
        return list(self._by_room)


class MemoryLog:
    """A log in memory, which is lost when the process ends."""

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
