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
from store.rooms.postgres.database import ANSWER, ROOM_LOG, Postgres, Statement, text_parameter

_logger: Final = logging.getLogger(__name__)

CHANNEL: Final = "rooms"
KEPT: Final = timedelta(days=30)  # from the last entry of a room until it's deleted
BATCH: Final = 0.005  # seconds in which hints are gathered for one message
AGAIN: Final = 0.5  # seconds until a worker that can't listen tries again
_AT_ONCE: Final = 100  # rooms that are deleted by one statement
_LONGEST: Final = 7900  # bytes of a message; PostgreSQL takes 8000

_room, _seq, _kept = text_parameter("room"), bindparam("seq", type_=Integer), bindparam("kept", type_=Interval)
_before, _newer = ROOM_LOG.alias("before"), ROOM_LOG.alias("newer")
_follows = exists().where(_before.c.room == _room, _before.c.seq == _seq - 1)
_PUT: Final = Statement(
    insert(ROOM_LOG)
    .from_select(["room", "seq", "entry"], select(_room, _seq, text_parameter("entry")).where(or_(_seq == 1, _follows)))
    .on_conflict_do_nothing()
    .returning(ROOM_LOG.c.seq)
)
_READ: Final = Statement(
    select(ROOM_LOG.c.seq, ROOM_LOG.c.entry)
    .where(ROOM_LOG.c.room == _room, ROOM_LOG.c.seq > bindparam("after", type_=Integer))
    .order_by(ROOM_LOG.c.seq)
)
_TELL: Final = Statement(select(func.pg_notify(CHANNEL, text_parameter("told"))))
_OLD: Final = Statement(
    select(ROOM_LOG.c.room)
    .where(
        ROOM_LOG.c.seq == 1,
        ROOM_LOG.c.at < func.now() - _kept,
        ~exists().where(_newer.c.room == ROOM_LOG.c.room, _newer.c.at >= func.now() - _kept),
    )
    .limit(_AT_ONCE)
)
_rooms = bindparam("rooms", type_=ARRAY(Text))
_DROP: Final = Statement(delete(ROOM_LOG).where(ROOM_LOG.c.room == func.any(_rooms)))


class PostgresLog:
    """The entries of all rooms in a database; call `start_listening` first."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._subscriptions = Subscriptions()
        self.subscribe = self._subscriptions.subscribe
        self._told: dict[str, int] = {}  # by room, the number of the last entry whose hint hasn't been sent
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start_listening(self) -> None:
        """Start to listen for the hints of other workers. Writing works without it, too.

        Raises `LogUnsure` if the database can't be reached.
        """
        await self._database.open_pool()
        begun = asyncio.Event()
        self._listening = self._listening or asyncio.create_task(self._listen_for_hints(begun.set))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await begun.wait()

    async def close(self) -> None:
        """Stop listening and sending hints."""
        for task in (self._listening, self._telling):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put_entry`."""
        if not await self._database.fetch_rows(_PUT, room=room, seq=seq, entry=text):
            return False
        self._told[room] = seq
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._send_hints())
        self._subscriptions.notify(room, seq)
        return True

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read_entries`."""
        found = await self._database.fetch_rows(_READ, room=room, after=after)
        if [row[0] for row in found] != list(range(after + 1, after + 1 + len(found))):
            raise LogUnsure("an entry is missing")
        return [row[1] for row in found]

    async def drop_old_rooms(self, max_age: timedelta = KEPT) -> int:
        """Delete all entries of rooms without an entry for so long, and return how many rooms that were."""
        dropped = 0
        while rooms := [row[0] for row in await self._database.fetch_rows(_OLD, kept=max_age)]:
            await self._database.fetch_rows(_DROP, rooms=rooms)
            dropped += len(rooms)
        return dropped

    async def _send_hints(self) -> None:
        """Send the hints of the last entries to other workers. If that fails, they find the entries by
        reading the log.
        """
        await asyncio.sleep(BATCH)
        told, self._told = self._told, {}
        message = ""
        with suppress(LogUnsure):
            for room, seq in told.items():
                if len(message) + len(room) > _LONGEST:
                    await self._database.fetch_rows(_TELL, told=message)
                    message = ""
                message += f"{room}:{seq},"
            await self._database.fetch_rows(_TELL, told=message)
        if self._told:
            self._telling = asyncio.create_task(self._send_hints())

    async def _listen_for_hints(self, begun: Callable[[], None]) -> None:
        """Listen forever. After each interruption, all subscribers get a hint, since some may have been missed."""

        def on_listening() -> None:
            begun()
            for room in self._subscriptions.rooms:
                self._subscriptions.notify(room, _ANY)

        while True:
            try:
                await self._database.listen(CHANNEL, self._on_hint, on_listening)
            except LogUnsure:
                pass
            except Exception:
                _logger.exception("the ear is lost")  # listening begins again, since without hints all is late
            await asyncio.sleep(AGAIN)

    def _on_hint(self, message: str) -> None:
        for each in message.split(","):
            room, _, seq = each.partition(":")
            if seq.isdecimal():
                self._subscriptions.notify(room, int(seq))


_ANY: Final = 1 << 31  # above any entry's number, so that a room reads its log
