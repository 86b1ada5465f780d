"""Rooms over several databases: a room is in one of them, and rooms never meet. It is for when one PostgreSQL is busy.

Where a room goes follows from its id (rendezvous hashing), so all workers agree. A database that is added gets its
share of new rooms; those that are there already are looked for where they are, and stay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from store.rooms.log import RoomLog, Told
from store.rooms.signs import Said, ShortCode, Signs


def order(name: str, many: int) -> list[int]:
    """The databases in the order in which a name is looked for."""
    return sorted(range(many), key=lambda shard: sha256(f"{shard} {name}".encode()).digest())


class ShardedLog:
    """The logs of all databases as one."""

    def __init__(self, logs: Sequence[RoomLog]) -> None:
        self._logs = logs
        self._elsewhere: dict[str, int] = {}  # rooms that were there before their database was

    async def put(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put`."""
        if seq == 1 and await self.read(room):
            return False
        return await self._logs[self._place(room)].put(room, seq, text)

    async def read(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read`."""
        found = await self._logs[self._place(room)].read(room, after)
        if found or after or room in self._elsewhere:
            return found
        for shard in order(room, len(self._logs))[1:]:
            if found := await self._logs[shard].read(room):
                self._elsewhere[room] = shard
                return found
        return []

    def hear(self, room: str, told: Told) -> Callable[[], None]:
        """As `RoomLog.hear`."""
        return self._logs[self._place(room)].hear(room, told)

    def _place(self, room: str) -> int:
        return self._elsewhere.get(room, order(room, len(self._logs))[0])


class ShardedSigns:
    """The signs of all databases as one: what is told of a room is told in one of them."""

    def __init__(self, signs: Sequence[Signs]) -> None:
        self._signs = signs

    def here(self, room: str, player: int, until: int) -> None:
        """As `Signs.here`."""
        self._of(room).here(room, player, until)

    async def there(self, room: str) -> dict[int, int]:
        """As `Signs.there`."""
        return await self._of(room).there(room)

    def known(self, room: str) -> dict[int, int]:
        """As `Signs.known`."""
        return self._of(room).known(room)

    def say(self, room: str, said: Said) -> None:
        """As `Signs.say`."""
        self._of(room).say(room, said)

    def heard(self, room: str) -> list[Said]:
        """As `Signs.heard`."""
        return self._of(room).heard(room)

    async def ready(self, room: str, n: int, player: int) -> None:
        """As `Signs.ready`."""
        await self._of(room).ready(room, n, player)

    async def who_is_ready(self, room: str, n: int) -> set[int]:
        """As `Signs.who_is_ready`."""
        return await self._of(room).who_is_ready(room, n)

    async def call(self, room: str, mark: str, player: int, cid: str) -> None:
        """As `Signs.call`."""
        await self._of(room).call(room, mark, player, cid)

    async def calls(self, room: str, mark: str) -> dict[int, str]:
        """As `Signs.calls`."""
        return await self._of(room).calls(room, mark)

    async def give_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signs.give_code`."""
        await self._of(code).give_code(code, meaning)

    async def find_code(self, code: str) -> ShortCode | None:
        """As `Signs.find_code`."""
        return await self._of(code).find_code(code)

    def _of(self, name: str) -> Signs:
        return self._signs[order(name, len(self._signs))[0]]
