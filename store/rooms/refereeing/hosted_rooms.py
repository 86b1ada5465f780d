"""The rooms that this process has folded. An entry is written to the log, and applied as it's read from there.

If other processes write to the same log, a room here may be behind; writing then fails.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256

from engine.rules.reader import LONGEST as LONGEST_RULES
from store.rooms.entry import (
    LONGEST,
    MOST_ENTRIES,
    REFEREE,
    Act,
    ChangeTerms,
    CloseRoom,
    JoinRoom,
    MakeMove,
    RoomEntry,
    TakeSeat,
    entry_text,
    read_entry,
)
from store.rooms.errors import RoomRefused
from store.rooms.fold import EntryOutcome, FoldError, NewerRoom, RoomState
from store.rooms.frames import RoomFrames
from store.rooms.log import LogUnsure, RoomLog
from store.rooms.refereeing.limits import GONE, LOOK
from store.rooms.refereeing.rate_buckets import RateBucket

_AT_ONCE = 100  # entries of a long log that are folded before other tasks run


@dataclass
class HostedRoom:
    """A room that this process has folded, and what its log doesn't have: waiting clients, presence and rate limits."""

    id: str
    room: RoomState
    frames: RoomFrames
    loaded: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: set[asyncio.Event] = field(default_factory=set)  # set for each entry
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    calls: dict[int, str] = field(default_factory=dict)  # the id of the command by player
    present: dict[int, int] = field(default_factory=dict)  # by player, until when they count as connected (Unix ms)
    locked: dict[int, int] = field(default_factory=dict)
    buckets: dict[str, RateBucket] = field(default_factory=dict)
    uncalled_at: str = ""  # the position at which nobody had called the missed declaration
    said: list[tuple[int, int, str, str]] = field(
        default_factory=list
    )  # when (ms), the player, the saying, the id of the command
    repeated: deque[str] = field(
        default_factory=lambda: deque(maxlen=200)
    )  # ids of commands with sayings, at any worker
    away: tuple[int, ...] = ()  # the players who are away
    passed: int = 0  # when sayings or `away` changed last (ms); each change has a later time
    heard: int = 0  # the number of the last hint
    read_at: int = 0  # when the log was read last (ms)
    ours: bool = False  # whether this process wrote the last entry
    bot_chance: bytes = b""  # random bytes for bots that notice a missed declaration, alike in every process

    def wake_waiting_clients(self) -> None:
        """Wake all requests that wait for an entry, and the room's task."""
        for each in self.waiting:
            each.set()
        self.wake_task()

    def wake_task(self) -> None:
        """Wake the task that does what is due."""
        self.woken.set()
        self.woken = asyncio.Event()

    def wake_held_commands(self) -> None:
        """Wake the commands that wait until calls are settled."""
        self.settled.set()
        self.settled = asyncio.Event()

    def position_mark(self) -> str:
        """Return the position in the hand, as its number and the count of steps; "" between hands."""
        hand = self.room.hand_in_play
        return f"{hand.n} {len(hand.steps)}" if hand else ""

    def note_entry(self, seq: int) -> None:
        """Record the hint that the log has an entry with this number."""
        if seq > self.room.seq:
            self.heard = seq
            self.wake_task()


class HostedRooms:
    """The rooms that clients have requested lately, by id."""

    def __init__(self, log: RoomLog, now: Callable[[], int], breathe: Callable[[], Awaitable[None]]) -> None:
        self.log, self.now = log, now
        self._breathe = breathe
        self._here: dict[str, HostedRoom] = {}
        self._ends: dict[str, Callable[[], None]] = {}

    async def get_room(self, room_id: str) -> HostedRoom:
        """Return a room, folding its log if necessary. Raises `RoomRefused`."""
        here = self._here.get(room_id)
        if here is not None:
            return here
        try:
            texts = await self.log.read_entries(room_id)
            if not texts:
                raise RoomRefused("room")
            room = RoomState(read_entry(texts[0]))
        except (LogUnsure, NewerRoom):
            raise RoomRefused("busy") from None
        except (FoldError, ValueError):
            raise RoomRefused("closed") from None
        bot_chance = b""
        for number, text in enumerate(texts[1:], 1):
            entry, _ = _apply_next_entry(room, text)
            bot_chance = _bot_chance(entry, text, bot_chance)
            if not number % _AT_ONCE:
                await self._breathe()
        if room_id not in self._here:  # another may have folded it meanwhile
            now = self.now()
            here = HostedRoom(room_id, room, RoomFrames(room), now, read_at=now, bot_chance=bot_chance)
            self._here[room_id] = here
            self._ends[room_id] = self.log.subscribe(room_id, here.note_entry)
        return self._here[room_id]

    def forget_room(self, room_id: str) -> None:
        """Drop a room from memory. It's folded again at the next request."""
        if room_id in self._here:
            del self._here[room_id]
            self._ends.pop(room_id)()

    async def catch_up(self, here: HostedRoom) -> list[str]:
        """Apply the entries of the log that the room doesn't have yet, and return them. Raises `RoomRefused`."""
        here.heard = 0
        try:
            texts = await self.log.read_entries(here.id, here.room.seq)
        except LogUnsure:
            raise RoomRefused("busy") from None
        here.read_at = self.now()
        for text in texts:
            self._apply_log_text(here, text)
        if texts:
            here.ours = False
            self._schedule_after_entry(here)
        return texts

    async def catch_up_if_stale(self, here: HostedRoom) -> None:
        """Catch up if a hint has come, or the log wasn't read for `LOOK` ms. Raises `RoomRefused`."""
        if here.heard > here.room.seq or not 0 <= self.now() - here.read_at < LOOK:
            await self.catch_up(here)

    async def put_act(self, here: HostedRoom, by: int, cid: str, act: Act) -> bool:
        """Write an act under the next number, apply it, and return True; False if another entry came first.

        If the log doesn't say whether the act was written, the log is read, which decides. Raises `RoomRefused`.
        """
        room = here.room
        if room.seq >= MOST_ENTRIES and not isinstance(act, CloseRoom):
            raise RoomRefused("full")
        seq, entry = room.seq + 1, RoomEntry(max(self.now(), room.at), by, cid, act)
        text = entry_text(entry)
        if len(text) > (2 * LONGEST_RULES if isinstance(act, ChangeTerms) else LONGEST):
            raise RoomRefused("unreadable")
        try:
            there = await self.log.put_entry(here.id, seq, text)
        except LogUnsure:
            read = await self.catch_up(here)
            if not read:
                raise RoomRefused("busy") from None
            return read[0] == text
        if not there:
            await self.catch_up(here)
            return False
        self._apply_log_text(here, text)
        here.ours = True
        self._schedule_after_entry(here)
        return True

    def _apply_log_text(self, here: HostedRoom, text: str) -> None:
        entry, happened = _apply_next_entry(here.room, text)
        here.bot_chance = _bot_chance(entry, text, here.bot_chance)
        here.frames.add_for_entry(entry, happened)
        if isinstance(entry.act, (JoinRoom, TakeSeat)) and entry.act.seat >= 0:
            here.frames.forget_player(entry.act.seat)  # the frames so far were for another person
            here.present[entry.act.seat] = self.now() + GONE

    def _schedule_after_entry(self, here: HostedRoom) -> None:
        here.wake_waiting_clients()
        if here.room.closed or not here.room.possible_callers():
            here.calls.clear()  # too late for all of them
            here.wake_held_commands()


def _apply_next_entry(room: RoomState, text: str) -> tuple[RoomEntry, EntryOutcome]:
    """Apply the next entry of a log; return it and its outcome. If it can't be read, the room is closed as broken."""
    try:
        entry = read_entry(text)
    except ValueError:
        entry = RoomEntry(-1, REFEREE, "", CloseRoom())  # its time is before every other one, so it breaks the room
    return entry, room.apply_entry(entry)


def _bot_chance(entry: RoomEntry, text: str, before: bytes) -> bytes:
    """Return bytes made from a move's random bits, `before` for other acts.

    By them, all workers decide alike whether a bot notices a missed declaration.
    """
    return sha256(b"bot_chance " + text.encode()).digest() if isinstance(entry.act, MakeMove) else before
