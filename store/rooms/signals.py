"""What the workers of a room tell each other and may forget: who is there, who is ready, who has called, short codes.

Nothing of it is acknowledged to anybody: what counts is in the log. Gone with a crash, it comes anew.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple, Protocol

_KEPT: Final = 8  # sayings of a room


class ShortCode(NamedTuple):
    """What a short code stands for: a room, the token that invites there, and until when (Unix ms)."""

    room: str
    invitation: str
    until: int


class Saying(NamedTuple):
    """What a player said, with the id of the command."""

    player: int
    what: str
    cid: str


class Signals(Protocol):
    """Signals of rooms; players are seats, `mark` is the moment in a hand at which a word was missed. LogUnsure where
    nobody answers."""

    def set_present(self, room: str, player: int, until: int) -> None:
        """Somebody is there until a time (Unix ms). It is told to others soon."""
        ...

    async def presence(self, room: str) -> dict[int, int]:
        """Until when each player was said to be there, at whatever worker."""
        ...

    def known_presence(self, room: str) -> dict[int, int]:
        """As `there`, as it was some seconds ago; of rooms in which somebody was said to be here."""
        ...

    def say(self, room: str, said: Saying) -> None:
        """Somebody says something. It is told to others soon."""
        ...

    def recent_sayings(self, room: str) -> list[Saying]:
        """What was said in a room in the last seconds, at whatever worker, as far as it is known here."""
        ...

    async def set_ready(self, room: str, n: int, player: int) -> None:
        """Somebody is ready for a hand."""
        ...

    async def ready_players(self, room: str, n: int) -> set[int]:
        """Who is ready for a hand."""
        ...

    async def add_call(self, room: str, mark: str, player: int, cid: str) -> None:
        """Somebody called a missed word, by a command with this id."""
        ...

    async def calls(self, room: str, mark: str) -> dict[int, str]:
        """Who called a missed word, each with the id of the command."""
        ...

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """A short code stands for a room; `code` is its SHA-256."""
        ...

    async def find_code(self, code: str) -> ShortCode | None:
        """What a short code stands for, by its SHA-256; None for nothing, or nothing any more."""
        ...


class LocalSignals:
    """Signals for the one process that has the log."""

    def __init__(self) -> None:
        self._there: dict[str, dict[int, int]] = defaultdict(dict)
        self._said: dict[str, list[Saying]] = defaultdict(list)
        self._ready: dict[str, tuple[int, set[int]]] = {}
        self._calls: dict[str, tuple[str, dict[int, str]]] = {}
        self._codes: dict[str, ShortCode] = {}

    def set_present(self, room: str, player: int, until: int) -> None:
        """As `Signals.set_present`."""
        self._there[room][player] = until

    async def presence(self, room: str) -> dict[int, int]:
        """As `Signals.presence`."""
        return dict(self._there[room])

    def known_presence(self, room: str) -> dict[int, int]:
        """As `Signals.known_presence`."""
        return self._there[room]

    def say(self, room: str, said: Saying) -> None:
        """As `Signals.say`."""
        self._said[room] = [*self._said[room], said][-_KEPT:]

    def recent_sayings(self, room: str) -> list[Saying]:
        """As `Signals.recent_sayings`: the last few."""
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
        self._calls[room] = mark, {**await self.calls(room, mark), player: cid}

    async def calls(self, room: str, mark: str) -> dict[int, str]:
        """As `Signals.calls`."""
        of, calls = self._calls.get(room, (mark, {}))
        return calls if of == mark else {}

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signals.store_code`."""
        self._codes[code] = meaning

    async def find_code(self, code: str) -> ShortCode | None:
        """As `Signals.find_code`."""
        return self._codes.get(code)
