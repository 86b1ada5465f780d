"""What the workers of a room exchange and may forget: who is connected, who is ready or has called, and short codes.

No answer to a client promises that it lasts: only the log does. After a crash, clients send it again.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple, Protocol

_MAX_SAYINGS: Final = 8  # of a room


class ShortCode(NamedTuple):
    """The meaning of a short code: a room, its invitation, and when it expires (Unix ms)."""

    room: str
    invitation: str
    valid_until: int


class Saying(NamedTuple):
    """A saying of a player, with the id of the command."""

    player: int
    text: str
    command_id: str


class Signals(Protocol):
    """The signals of rooms.

    Players are seats of the room; `position_mark` is the position of a hand in which a declaration was missed.
    Coroutines raise `LogUnsure` if the database doesn't answer.
    """

    def set_present(self, room: str, player: int, until: int) -> None:
        """Record until when (Unix ms) a player counts as connected. Other workers learn it within seconds."""
        ...

    async def fetch_presence(self, room: str) -> dict[int, int]:
        """Return until when (Unix ms) each player counts as connected, at any worker."""
        ...

    def cached_presence(self, room: str) -> dict[int, int]:
        """Return what `fetch_presence` returned some seconds ago, for rooms with connected clients here."""
        ...

    def add_saying(self, room: str, saying: Saying) -> None:
        """Add a saying. Other workers learn it within seconds."""
        ...

    def last_sayings(self, room: str) -> list[Saying]:
        """Return the sayings of the last seconds in a room, at any worker, as far as this worker has learnt them."""
        ...

    async def set_ready(self, room: str, hand_number: int, player: int) -> None:
        """Record that a player is ready for the hand with this number."""
        ...

    async def ready_players(self, room: str, hand_number: int) -> set[int]:
        """Return the players who are ready for the hand with this number."""
        ...

    async def add_call(self, room: str, position_mark: str, player: int, cid: str) -> None:
        """Record that a player called a missed declaration, by the command with this id."""
        ...

    async def calls_at(self, room: str, position_mark: str) -> dict[int, str]:
        """Return the players who called a missed declaration, with the ids of their commands."""
        ...

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """Store the meaning of a short code, by the code's SHA-256."""
        ...

    async def resolve_short_code(self, code: str) -> ShortCode | None:
        """Return the meaning of the short code with this SHA-256, None for an unknown one."""
        ...


class LocalSignals:
    """The signals of a single process."""

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

    def add_saying(self, room: str, saying: Saying) -> None:
        """As `Signals.add_saying`."""
        self._said[room] = [*self._said[room], saying][-_MAX_SAYINGS:]

    def last_sayings(self, room: str) -> list[Saying]:
        """As `Signals.last_sayings`, but the last `_MAX_SAYINGS`, however old."""
        return self._said[room]

    async def set_ready(self, room: str, hand_number: int, player: int) -> None:
        """As `Signals.set_ready`."""
        self._ready[room] = hand_number, {*await self.ready_players(room, hand_number), player}

    async def ready_players(self, room: str, hand_number: int) -> set[int]:
        """As `Signals.ready_players`."""
        hand, players = self._ready.get(room, (hand_number, set()))
        return players if hand == hand_number else set()

    async def add_call(self, room: str, position_mark: str, player: int, cid: str) -> None:
        """As `Signals.add_call`."""
        self._calls[room] = position_mark, {**await self.calls_at(room, position_mark), player: cid}

    async def calls_at(self, room: str, position_mark: str) -> dict[int, str]:
        """As `Signals.calls_at`."""
        of, calls = self._calls.get(room, (position_mark, {}))
        return calls if of == position_mark else {}

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signals.store_code`."""
        self._codes[code] = meaning

    async def resolve_short_code(self, code: str) -> ShortCode | None:
        """As `Signals.resolve_short_code`."""
        return self._codes.get(code)
