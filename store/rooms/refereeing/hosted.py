"""The rooms that this process has folded, and the way of an entry: put into the log, read from it, taken by the room.

Where another process writes to the same log, a room here may be behind: no put of it then counts.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256

from store.rooms.entry import (
    LONGEST,
    MOST_ENTRIES,
    REFEREE,
    Act,
    CloseRoom,
    MakeMove,
    RoomEntry,
    entry_text,
    read_entry,
)
from store.rooms.errors import RoomRefused
from store.rooms.fold import FoldError, Happened, NewerRoom, RoomState
from store.rooms.frames import Frames
from store.rooms.log import LogUnsure, RoomLog
from store.rooms.refereeing.limits import LOOK
from store.rooms.refereeing.rates import Bucket

_AT_ONCE = 100  # entries of a long log that are folded before anybody else has a turn


@dataclass
class HostedRoom:
    """A room that this process has folded, and what is not in its log: who waits, who is there, who is in haste."""

    id: str
    room: RoomState
    frames: Frames
    loaded: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: set[asyncio.Event] = field(default_factory=set)  # set for each entry
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    calls: dict[int, str] = field(default_factory=dict)  # by player, the id of the command
    present: dict[int, int] = field(default_factory=dict)  # by player, until when (ms)
    locked: dict[int, int] = field(default_factory=dict)
    buckets: dict[str, Bucket] = field(default_factory=dict)
    uncalled_at: str = ""  # the moment at which nobody had called what was missed
    said: list[tuple[int, int, str, str]] = field(default_factory=list)  # when, by whom, what, the id of the command
    repeated: deque[str] = field(default_factory=lambda: deque(maxlen=200))  # ids of what was said, wherever
    away: tuple[int, ...] = ()  # the players who gave no sign for a while
    passed: int = 0  # when either of these changed last (ms); never twice the same
    heard: int = 0  # the number that the log was said to have
    read_at: int = 0  # when it was read (ms)
    ours: bool = False  # whether this process wrote the last entry
    bot_chance: bytes = b""  # what the last move makes of chance for whoever watches it, alike in every process

    def changed(self) -> None:
        """Wakes whoever waits for an entry."""
        for each in self.waiting:
            each.set()
        self.wake()

    def wake(self) -> None:
        """Something may be due."""
        self.woken.set()
        self.woken = asyncio.Event()

    def settle(self) -> None:
        """Wakes whoever waited for the calls to be settled."""
        self.settled.set()
        self.settled = asyncio.Event()

    def position(self) -> str:
        """Where the hand is."""
        hand = self.room.playing
        return f"{hand.n} {len(hand.steps)}" if hand else ""

    def note_entry(self, seq: int) -> None:
        """The log is said to have an entry of this number."""
        if seq > self.room.seq:
            self.heard = seq
            self.wake()


class HostedRooms:
    """All rooms that were asked for."""

    def __init__(self, log: RoomLog, now: Callable[[], int], breathe: Callable[[], Awaitable[None]]) -> None:
        self.log, self.now = log, now
        self._breathe = breathe
        self._here: dict[str, HostedRoom] = {}
        self._ends: dict[str, Callable[[], None]] = {}

    async def get(self, room_id: str) -> HostedRoom:
        """The room, folded now if it was not. RoomRefused."""
        here = self._here.get(room_id)
        if here is not None:
            return here
        try:
            texts = await self.log.read(room_id)
            if not texts:
                raise RoomRefused("room")
            room = RoomState(read_entry(texts[0]))
        except (LogUnsure, NewerRoom):
            raise RoomRefused("busy") from None
        except (FoldError, ValueError):
            raise RoomRefused("closed") from None
        bot_chance = b""
        for number, text in enumerate(texts[1:], 1):
            entry, _ = _take(room, text)
            bot_chance = _bot_chance(entry, text, bot_chance)
            if not number % _AT_ONCE:
                await self._breathe()
        if room_id not in self._here:  # another may have folded it meanwhile
            now = self.now()
            here = HostedRoom(room_id, room, Frames(room), now, read_at=now, bot_chance=bot_chance)
            self._here[room_id] = here
            self._ends[room_id] = self.log.subscribe(room_id, here.note_entry)
        return self._here[room_id]

    def forget(self, room_id: str) -> None:
        """The room is folded anew when it is asked for again."""
        if room_id in self._here:
            del self._here[room_id]
            self._ends.pop(room_id)()

    async def catch_up(self, here: HostedRoom) -> list[str]:
        """Folds what is in the log and not in the room yet; that. RoomRefused."""
        here.heard = 0
        try:
            texts = await self.log.read(here.id, here.room.seq)
        except LogUnsure:
            raise RoomRefused("busy") from None
        here.read_at = self.now()
        for text in texts:
            self._fold(here, text)
        if texts:
            here.ours = False
            self._after(here)
        return texts

    async def look(self, here: HostedRoom) -> None:
        """As `catch_up`, where something was heard or nothing was read for a while. RoomRefused."""
        if here.heard > here.room.seq or not 0 <= self.now() - here.read_at < LOOK:
            await self.catch_up(here)

    async def put(self, here: HostedRoom, by: int, cid: str, act: Act) -> bool:
        """Puts an act at the next number and folds it; False where another was first. Where the log does not say
        whether it is there, it is looked for, and never put again. RoomRefused."""
        room = here.room
        if room.seq >= MOST_ENTRIES and not isinstance(act, CloseRoom):
            raise RoomRefused("full")
        seq, entry = room.seq + 1, RoomEntry(max(self.now(), room.at), by, cid, act)
        text = entry_text(entry)
        if len(text) > LONGEST:
            raise RoomRefused("unreadable")
        try:
            there = await self.log.put(here.id, seq, text)
        except LogUnsure:
            read = await self.catch_up(here)
            if not read:
                raise RoomRefused("busy") from None
            return read[0] == text
        if not there:
            await self.catch_up(here)
            return False
        self._fold(here, text)
        here.ours = True
        self._after(here)
        return True

    def _fold(self, here: HostedRoom, text: str) -> None:
        entry, happened = _take(here.room, text)
        here.bot_chance = _bot_chance(entry, text, here.bot_chance)
        here.frames.add(entry, happened)

    def _after(self, here: HostedRoom) -> None:
        here.changed()
        if here.room.closed or not here.room.callers():
            here.calls.clear()  # too late for all of them
            here.settle()


def _take(room: RoomState, text: str) -> tuple[RoomEntry, Happened]:
    """The next entry of a log, and what it did; one that cannot be read breaks the room."""
    try:
        entry = read_entry(text)
    except ValueError:
        entry = RoomEntry(-1, REFEREE, "", CloseRoom())  # no time is before it: it does not fold
    return entry, room.apply(entry)


def _bot_chance(entry: RoomEntry, text: str, before: bytes) -> bytes:
    """What is made of a move's own chance, which nobody else knows: two workers throw the same dice for a bot."""
    return sha256(b"bot_chance " + text.encode()).digest() if isinstance(entry.act, MakeMove) else before
