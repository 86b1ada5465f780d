"""The rooms that this process has folded. An entry is written to the log, and applied as it's read from there.

If other processes write to the same log, a room here may be behind; writing then fails.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256

from engine.rules.reader import MAX_RULES_LENGTH as LONGEST_RULES
from store.rooms.entry import (
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
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
from store.rooms.refereeing.limits import AWAY_AFTER_MS, REREAD_MS
from store.rooms.refereeing.rate_buckets import RateBucket

_ENTRIES_PER_SLICE = 100  # entries of a long log that are folded before other tasks run


@dataclass
class HostedRoom:
    """A room that this process has folded, and what its log doesn't have: waiting clients, presence and rate limits."""

    id: str
    room: RoomState
    frames: RoomFrames
    loaded_at: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    entry_waiters: set[asyncio.Event] = field(default_factory=set)  # set for each entry
    calls_settled: asyncio.Event = field(default_factory=asyncio.Event)
    task_woken: asyncio.Event = field(default_factory=asyncio.Event)
    call_ids: dict[int, str] = field(default_factory=dict)  # the id of the command by player
    connected_until: dict[int, int] = field(
        default_factory=dict
    )  # by player, until when they count as connected (Unix ms)
    call_locked_until: dict[int, int] = field(default_factory=dict)
    buckets: dict[str, RateBucket] = field(default_factory=dict)
    uncalled_position: str = ""  # the position at which nobody had called the missed declaration
    sayings: list[tuple[int, int, str, str]] = field(
        default_factory=list
    )  # when (ms), the player, the saying, the id of the command
    saying_ids: deque[str] = field(
        default_factory=lambda: deque(maxlen=200)
    )  # ids of commands with sayings, at any worker
    away_players: tuple[int, ...] = ()  # the players who are away
    presence_changed_at: int = 0  # when sayings or `away_players` changed last (ms); each change has a later time
    last_hinted_entry: int = 0  # the number of the last hint
    log_read_at: int = 0  # when the log was read last (ms)
    wrote_last_entry: bool = False  # whether this process wrote the last entry
    bot_chance: bytes = b""  # random bytes for bots that notice a missed declaration, alike in every process

    def wake_waiting_clients(self) -> None:
        """Wake all requests that wait for an entry, and the room's task."""
        for each in self.entry_waiters:
            each.set()
        self.wake_task()

    def wake_task(self) -> None:
        """Wake the task that does what is due."""
        self.task_woken.set()
        self.task_woken = asyncio.Event()

    def wake_held_commands(self) -> None:
        """Wake the commands that are held until it's settled whether somebody forgot a call."""
        self.calls_settled.set()
        self.calls_settled = asyncio.Event()

    def position_mark(self) -> str:
        """Return the position in the hand, as its number and the count of steps; "" between hands."""
        hand = self.room.hand_in_play
        return f"{hand.number} {len(hand.steps)}" if hand else ""

    def record_hint(self, seq: int) -> None:
        """Record the hint that the log has an entry with this number."""
        if seq > self.room.seq:
            self.last_hinted_entry = seq
            self.wake_task()


class HostedRooms:
    """The rooms that clients have requested lately, by id."""

    def __init__(self, log: RoomLog, now: Callable[[], int], yield_to_others: Callable[[], Awaitable[None]]) -> None:
        self.log, self.now = log, now
        self._breathe = yield_to_others
        self._rooms: dict[str, HostedRoom] = {}
        self._unsubscribes: dict[str, Callable[[], None]] = {}

    async def get_room(self, room_id: str) -> HostedRoom:
        """Return a room, folding its log if necessary. Raises `RoomRefused`."""
        here = self._rooms.get(room_id)
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
            if not number % _ENTRIES_PER_SLICE:
                await self._breathe()
        if room_id not in self._rooms:  # another may have folded it meanwhile
            now = self.now()
            here = HostedRoom(room_id, room, RoomFrames(room), now, log_read_at=now, bot_chance=bot_chance)
            self._rooms[room_id] = here
            self._unsubscribes[room_id] = self.log.subscribe(room_id, here.record_hint)
        return self._rooms[room_id]

    def forget_room(self, room_id: str) -> None:
        """Drop a room from memory. It's folded again at the next request."""
        if room_id in self._rooms:
            del self._rooms[room_id]
            self._unsubscribes.pop(room_id)()

    async def catch_up(self, hosted: HostedRoom) -> list[str]:
        """Apply the entries of the log that the room doesn't have yet, and return them. Raises `RoomRefused`."""
        hosted.last_hinted_entry = 0
        try:
            texts = await self.log.read_entries(hosted.id, hosted.room.seq)
        except LogUnsure:
            raise RoomRefused("busy") from None
        hosted.log_read_at = self.now()
        for text in texts:
            self._apply_log_text(hosted, text)
        if texts:
            hosted.wrote_last_entry = False
            self._schedule_after_entry(hosted)
        return texts

    async def catch_up_if_stale(self, hosted: HostedRoom) -> None:
        """Catch up if a hint has come, or the log wasn't read for `REREAD_MS` ms. Raises `RoomRefused`."""
        if hosted.last_hinted_entry > hosted.room.seq or not 0 <= self.now() - hosted.log_read_at < REREAD_MS:
            await self.catch_up(hosted)

    async def put_act(self, hosted: HostedRoom, author: int, cid: str, act: Act) -> bool:
        """Write an act under the next number, apply it, and return True; False if another entry came first.

        If the log doesn't say whether the act was written, the log is read, which decides. Raises `RoomRefused`.
        """
        room = hosted.room
        if room.seq >= MAX_ENTRIES and not isinstance(act, CloseRoom):
            raise RoomRefused("full")
        seq, entry = room.seq + 1, RoomEntry(max(self.now(), room.latest_ms), author, cid, act)
        text = entry_text(entry)
        if len(text) > (2 * LONGEST_RULES if isinstance(act, ChangeTerms) else MAX_ENTRY_LENGTH):
            raise RoomRefused("unreadable")
        try:
            there = await self.log.put_entry(hosted.id, seq, text)
        except LogUnsure:
            read = await self.catch_up(hosted)
            if not read:
                raise RoomRefused("busy") from None
            return read[0] == text
        if not there:
            await self.catch_up(hosted)
            return False
        self._apply_log_text(hosted, text)
        hosted.wrote_last_entry = True
        self._schedule_after_entry(hosted)
        return True

    def _apply_log_text(self, hosted: HostedRoom, text: str) -> None:
        entry, outcome = _apply_next_entry(hosted.room, text)
        hosted.bot_chance = _bot_chance(entry, text, hosted.bot_chance)
        hosted.frames.add_for_entry(entry, outcome)
        if isinstance(entry.act, (JoinRoom, TakeSeat)) and entry.act.seat >= 0:
            hosted.frames.forget_player(entry.act.seat)  # the frames so far were for another person
            hosted.connected_until[entry.act.seat] = self.now() + AWAY_AFTER_MS

    def _schedule_after_entry(self, hosted: HostedRoom) -> None:
        hosted.wake_waiting_clients()
        if hosted.room.closed or not hosted.room.possible_callers():
            hosted.call_ids.clear()  # too late for all of them
            hosted.wake_held_commands()


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
