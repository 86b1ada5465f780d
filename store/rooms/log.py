"""Where a room's entries are kept: three verbs. Put if nothing is there, read from a number on, hear that something was
put. What was heard may be lost, early or doubled; only what is read is so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from store.rooms.errors import RoomError


class LogUnsure(RoomError):
    """It is not known whether an entry was put: the log did not answer."""

    code = "log-unsure"


OnEntry = Callable[[int], None]


class RoomLog(Protocol):
    """What keeps the entries of rooms: texts, numbered from 1 in each room."""

    async def put(self, room: str, seq: int, text: str) -> bool:
        """Keeps an entry under a number, durable when it returns; False where there is one, or one before it is
        missing. LogUnsure where that is not known."""
        ...

    async def read(self, room: str, after: int = 0) -> list[str]:
        """The entries after a number, in order and without a gap. LogUnsure where they cannot be read."""
        ...

    def subscribe(self, room: str, told: OnEntry) -> Callable[[], None]:
        """Calls `told` with a number under which something was put in a room; what is returned ends that."""
        ...


class Subscriptions:
    """Who wants to hear of which room."""

    def __init__(self) -> None:
        self._told: dict[str, list[OnEntry]] = defaultdict(list)

    def subscribe(self, room: str, told: OnEntry) -> Callable[[], None]:
        """As `RoomLog.subscribe`."""
        self._told[room].append(told)

        def end() -> None:
            self._told[room].remove(told)
            if not self._told[room]:
                del self._told[room]

        return end

    def notify(self, room: str, seq: int) -> None:
        """Something was put in a room under a number."""
        for told in list(self._told.get(room, ())):
            told(seq)

    @property
    def rooms(self) -> list[str]:
        """The rooms that somebody wants to hear of."""
        return list(self._told)


class MemoryLog:
    """A log that ends with its process."""

    def __init__(self) -> None:
        self._rooms: dict[str, list[str]] = defaultdict(list)
        self._subscriptions = Subscriptions()
        self.subscribe = self._subscriptions.subscribe

    async def put(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put`."""
        entries = self._rooms[room]
        if seq != len(entries) + 1:
            return False
        entries.append(text)
        self._subscriptions.notify(room, seq)
        return True

    async def read(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read`."""
        return self._rooms[room][after:] if room in self._rooms else []
