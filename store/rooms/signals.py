"""What the workers of a room tell each other and can forget: who is connected, is ready or has called; short codes.

None of it is acknowledged to a client, since what counts is in the log. After a crash it's sent again.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple, Protocol

_MOST_SAYINGS: Final = 8  # of a room


class ShortCode(NamedTuple):
    """What a short code stands for: a room, its invitation, and until when (Unix ms)."""

    room: str
    invitation: str
    until: int


class Saying(NamedTuple):
    """What a player said, with the id of the command."""

    player: int
    what: str
    cid: str


class Signals(Protocol):
    """The signals of rooms. Players are seats of the room; `mark` is the position in a hand at which a declaration was
    missed. Methods that wait raise LogUnsure if the database doesn't answer.
    """

    def set_present(self, room: str, player: int, until: int) -> None:
        """Notes that a player counts as connected until a time (Unix ms). Other workers learn it soon."""
        ...

    async def fetch_presence(self, room: str) -> dict[int, int]:
        """Until when (Unix ms) each player counts as connected, at any worker."""
        ...

    def cached_presence(self, room: str) -> dict[int, int]:
        """What `presence` was some seconds ago, for rooms with somebody connected here."""
        ...

    def add_saying(self, room: str, said: Saying) -> None:
        """Adds a saying. Other workers learn it soon."""
        ...

    def last_sayings(self, room: str) -> list[Saying]:
        """The sayings of a room in the last seconds, at any worker, as far as they're known here."""
        ...

    async def set_ready(self, room: str, n: int, player: int) -> None:
        """Notes that a player is ready for the hand of a number."""
        ...

    async def ready_players(self, room: str, n: int) -> set[int]:
        """The players who are ready for the hand of a number."""
        ...

    async def add_call(self, room: str, mark: str, player: int, cid: str) -> None:
        """Notes that a player called a missed declaration, by the command with this id."""
        ...

    async def calls_at(self, room: str, mark: str) -> dict[int, str]:
        """The players who called a missed declaration, each with the id of the command."""
        ...

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """Stores what a short code stands for; `code` is its SHA-256."""
        ...

    async def find_code(self, code: str) -> ShortCode | None:
        """What the short code with this SHA-256 stands for, None if there is none."""
        ...


class LocalSignals:
    """Signals within one process."""

    def __init__(self) -> None:
        self._there: dict[str, dict[int, int]] = defaultdict(dict)
        self._said: dict[str, list[Saying]] = defaultdict(list)
        self._ready: dict[str, tuple[int, set[int]]] = {}
        self._calls: dict[str, tuple[str, dict[int, str]]] = {}
        self._codes: dict[str, ShortCode] = {}

    def set_present(self, room: str, player: int, until: int) -> None:
        """As `Signals.set_present`."""
        self._there[room][player] = until

    async def fetch_presence(self, room: str) -> dict[int, int]:
        """As `Signals.fetch_presence`."""
        return dict(self._there[room])

    def cached_presence(self, room: str) -> dict[int, int]:
        """As `Signals.cached_presence`."""
        return self._there[room]

    def add_saying(self, room: str, said: Saying) -> None:
        """As `Signals.add_saying`."""
        self._said[room] = [*self._said[room], said][-_MOST_SAYINGS:]

    def last_sayings(self, room: str) -> list[Saying]:
        """As `Signals.last_sayings`: the last few, however old."""
        return self._said[room]

    async def set_ready(self, room: str, n: int, player: int) -> None:
        """As `Signals.set_ready`."""
        self._ready[room] = n, {*await self.ready_players(room, n), player}

    async def ready_players(self, room: str, n: int) -> set[int]:
        """As `Signals.ready_players`."""
        hand, players = self._ready.get(room, (n, set()))
        return players if hand == n else set()

    async def add_call(self, room: str, mark: str, player: int, cid: str) -> None:
        """As `Signals.add_call`."""
        self._calls[room] = mark, {**await self.calls_at(room, mark), player: cid}

    async def calls_at(self, room: str, mark: str) -> dict[int, str]:
        """As `Signals.calls_at`."""
        of, calls = self._calls.get(room, (mark, {}))
        return calls if of == mark else {}

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signals.store_code`."""
        self._codes[code] = meaning

    async def find_code(self, code: str) -> ShortCode | None:
        """As `Signals.find_code`."""
        return self._codes.get(code)
