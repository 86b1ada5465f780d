"""Rooms in several databases, for when one PostgreSQL is too busy. Each room is in one of them.

Which one follows from the room's id by rendezvous hashing, so that all workers agree. An added database gets its share
of new rooms; existing rooms stay where they are, and are found by asking all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from store.rooms.log import OnEntry, RoomLog
from store.rooms.signals import Saying, ShortCode, Signals


def shard_order(name: str, shard_count: int) -> list[int]:
    """Return the numbers of `shard_count` databases in the order in which they're asked for a room or code."""
    return sorted(range(shard_count), key=lambda shard: sha256(f"{shard} {name}".encode()).digest())


class ShardedLog:
    """The logs of several databases as one log."""

    def __init__(self, logs: Sequence[RoomLog]) -> None:
        self._logs = logs
        self._elsewhere: dict[str, int] = {}  # the database of each room that isn't in the first of `shard_order`

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put_entry`."""
        if seq == 1 and await self.read_entries(room):
            return False
        return await self._logs[self._find_shard(room)].put_entry(room, seq, text)

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read_entries`."""
        found = await self._logs[self._find_shard(room)].read_entries(room, after)
        if found or after or room in self._elsewhere:
            return found
        for shard in shard_order(room, len(self._logs))[1:]:
            if found := await self._logs[shard].read_entries(room):
                self._elsewhere[room] = shard
                return found
        return []

    def subscribe(self, room: str, on_entry: OnEntry) -> Callable[[], None]:
        """As `RoomLog.subscribe`."""
        return self._logs[self._find_shard(room)].subscribe(room, on_entry)

    def _find_shard(self, room: str) -> int:
        return self._elsewhere.get(room, shard_order(room, len(self._logs))[0])


class ShardedSignals:
    """The signals of several databases as one. Those of a room are all in one database."""

    def __init__(self, signals: Sequence[Signals]) -> None:
        self._signals = signals

    def set_present(self, room: str, player: int, until: int) -> None:
        """As `Signals.set_present`."""
        self._signals_for(room).set_present(room, player, until)

    async def fetch_presence(self, room: str) -> dict[int, int]:
        """As `Signals.fetch_presence`."""
        return await self._signals_for(room).fetch_presence(room)

    def cached_presence(self, room: str) -> dict[int, int]:
        """As `Signals.cached_presence`."""
        return self._signals_for(room).cached_presence(room)

    def add_saying(self, room: str, saying: Saying) -> None:
        """As `Signals.add_saying`."""
        self._signals_for(room).add_saying(room, saying)

    def last_sayings(self, room: str) -> list[Saying]:
        """As `Signals.last_sayings`."""
        return self._signals_for(room).last_sayings(room)

    async def set_ready(self, room: str, hand_number: int, player: int) -> None:
        """As `Signals.set_ready`."""
        await self._signals_for(room).set_ready(room, hand_number, player)

    async def ready_players(self, room: str, hand_number: int) -> set[int]:
        """As `Signals.ready_players`."""
        return await self._signals_for(room).ready_players(room, hand_number)

    async def add_call(self, room: str, position_mark: str, player: int, cid: str) -> None:
        """As `Signals.add_call`."""
        await self._signals_for(room).add_call(room, position_mark, player, cid)

    async def calls_at(self, room: str, position_mark: str) -> dict[int, str]:
        """As `Signals.calls_at`."""
        return await self._signals_for(room).calls_at(room, position_mark)

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signals.store_code`."""
        await self._signals_for(code).store_code(code, meaning)

    async def resolve_short_code(self, code: str) -> ShortCode | None:
        """As `Signals.resolve_short_code`."""
        return await self._signals_for(code).resolve_short_code(code)

    def _signals_for(self, name: str) -> Signals:
        return self._signals[shard_order(name, len(self._signals))[0]]
