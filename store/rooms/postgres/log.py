"""A log of rooms in PostgreSQL, for any number of workers.

An entry counts when its row is committed. Other workers get hints through one channel, several in a message, sent after
the commit and in a transaction of their own: a commit that notifies takes a lock of the whole PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Final

from sqlalchemy import Integer, Interval, Text, bindparam, delete, exists, func, or_, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from store.rooms.log import LogUnsure, Subscriptions
from store.rooms.postgres.database import ROOM_LOG, STATEMENT_TIMEOUT, Postgres, Statement, text_parameter

_logger: Final = logging.getLogger(__name__)

CHANNEL: Final = "rooms"
ROOM_LIFETIME: Final = timedelta(days=30)  # from the last entry of a room until it's deleted
HINT_BATCH_SECONDS: Final = 0.005  # seconds in which hints are gathered for one message
LISTEN_RETRY_SECONDS: Final = 0.5  # seconds until a worker that can't listen tries again
_ROOMS_PER_DELETION: Final = 100  # rooms that are deleted by one statement
_MAX_MESSAGE_BYTES: Final = 7900  # bytes of a message; PostgreSQL takes 8000

_room, _seq, _lifetime = text_parameter("room"), bindparam("seq", type_=Integer), bindparam("kept", type_=Interval)
_previous_entry, _newer_entry = ROOM_LOG.alias("before"), ROOM_LOG.alias("newer")
_follows = exists().where(_previous_entry.c.room == _room, _previous_entry.c.seq == _seq - 1)
_INSERT_ENTRY: Final = Statement(
    insert(ROOM_LOG)
    .from_select(["room", "seq", "entry"], select(_room, _seq, text_parameter("entry")).where(or_(_seq == 1, _follows)))
    .on_conflict_do_nothing()
    .returning(ROOM_LOG.c.seq)
)
_ENTRIES_AFTER: Final = Statement(
    select(ROOM_LOG.c.seq, ROOM_LOG.c.entry)
    .where(ROOM_LOG.c.room == _room, ROOM_LOG.c.seq > bindparam("after", type_=Integer))
    .order_by(ROOM_LOG.c.seq)
)
_NOTIFY: Final = Statement(select(func.pg_notify(CHANNEL, text_parameter("told"))))
_OLD_ROOMS: Final = Statement(
    select(ROOM_LOG.c.room)
    .where(
        ROOM_LOG.c.seq == 1,
        ROOM_LOG.c.at < func.now() - _lifetime,
        ~exists().where(_newer_entry.c.room == ROOM_LOG.c.room, _newer_entry.c.at >= func.now() - _lifetime),
    )
    .limit(_ROOMS_PER_DELETION)
)
_rooms = bindparam("rooms", type_=ARRAY(Text))
_DELETE_ROOMS: Final = Statement(delete(ROOM_LOG).where(ROOM_LOG.c.room == func.any(_rooms)))


class PostgresLog:
    """The entries of all rooms in a database; call `start_listening` first."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._subscriptions = Subscriptions()
        self.subscribe = self._subscriptions.subscribe
        self._unsent_hints: dict[str, int] = {}  # by room, the number of the last entry whose hint hasn't been sent
        self._hint_task: asyncio.Task[None] | None = None
        self._listen_task: asyncio.Task[None] | None = None

    async def start_listening(self) -> None:
        """Start to listen for the hints of other workers. Writing works without it, too.

        Raises `LogUnsure` if the database can't be reached.
        """
        await self._database.open_pool()
        is_listening = asyncio.Event()
        self._listen_task = self._listen_task or asyncio.create_task(self._listen_for_hints(is_listening.set))
        with suppress(TimeoutError):
            async with asyncio.timeout(STATEMENT_TIMEOUT):
                await is_listening.wait()

    async def close(self) -> None:
        """Stop listening and sending hints."""
        for task in (self._listen_task, self._hint_task):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put_entry`."""
        if not await self._database.fetch_rows(_INSERT_ENTRY, room=room, seq=seq, entry=text):
            return False
        self._unsent_hints[room] = seq
        if self._hint_task is None or self._hint_task.done():
            self._hint_task = asyncio.create_task(self._send_hints())
        self._subscriptions.notify(room, seq)
        return True

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read_entries`."""
        found = await self._database.fetch_rows(_ENTRIES_AFTER, room=room, after=after)
        if [row[0] for row in found] != list(range(after + 1, after + 1 + len(found))):
            raise LogUnsure("an entry is missing")
        return [row[1] for row in found]

    async def drop_old_rooms(self, max_age: timedelta = ROOM_LIFETIME) -> int:
        """Delete all entries of rooms without an entry for so long, and return how many rooms that were."""
        dropped = 0
        while rooms := [row[0] for row in await self._database.fetch_rows(_OLD_ROOMS, kept=max_age)]:
            await self._database.fetch_rows(_DELETE_ROOMS, rooms=rooms)
            dropped += len(rooms)
        return dropped

    async def _send_hints(self) -> None:
        """Send the hints of the last entries to other workers. If that fails, they find the entries by
        reading the log.
        """
        await asyncio.sleep(HINT_BATCH_SECONDS)
        hints, self._unsent_hints = self._unsent_hints, {}
        message = ""
        with suppress(LogUnsure):
            for room, seq in hints.items():
                if len(message) + len(room) > _MAX_MESSAGE_BYTES:
                    await self._database.fetch_rows(_NOTIFY, told=message)
                    message = ""
                message += f"{room}:{seq},"
            await self._database.fetch_rows(_NOTIFY, told=message)
        if self._unsent_hints:
            self._hint_task = asyncio.create_task(self._send_hints())

    async def _listen_for_hints(self, on_first_listening: Callable[[], None]) -> None:
        """Listen forever. After each interruption, all subscribers get a hint, since some may have been missed."""

        def on_listening() -> None:
            on_first_listening()
            for room in self._subscriptions.rooms:
                self._subscriptions.notify(room, _ABOVE_ALL_ENTRIES)

        while True:
            try:
                await self._database.listen(CHANNEL, self._on_hint, on_listening)
            except LogUnsure:
                pass
            except Exception:
                _logger.exception(
                    "listening for hints failed"
                )  # listening begins again, since without hints all is late
            await asyncio.sleep(LISTEN_RETRY_SECONDS)

    def _on_hint(self, message: str) -> None:
        for each in message.split(","):
            room, _, seq = each.partition(":")
            if seq.isdecimal():
                self._subscriptions.notify(room, int(seq))


_ABOVE_ALL_ENTRIES: Final = 1 << 31  # above any entry's number, so that a room reads its log
