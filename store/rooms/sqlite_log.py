"""A log of rooms in its own SQLite file. An entry is on disk before it counts (WAL, `synchronous = FULL`)."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import Lock
from typing import ClassVar, Final

from sqlalchemy import MetaData, Text, delete, func, insert
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.schema import CreateTable
from sqlmodel import Field, SQLModel, col, select

from store.database import configure_for_writing, open_connection
from store.rooms.log import LogUnsure, Subscriptions
from store.tables.query import Change, Query, equals_parameter, statement_parameter


class RoomLogRow(SQLModel, table=True):
    """An entry of a room."""

    metadata: ClassVar[MetaData] = MetaData()
    __tablename__ = "room_log"
    __table_args__: ClassVar[dict[str, bool]] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    room: str = Field(sa_type=Text, primary_key=True)
    seq: int = Field(primary_key=True)
    entry: str = Field(sa_type=Text)


_INSERT_ENTRY: Final = Change(insert(RoomLogRow))
_LAST_NUMBER: Final = Query(select(func.max(RoomLogRow.seq)).where(equals_parameter(RoomLogRow.room)))
_ENTRIES_AFTER: Final = Query(
    select(RoomLogRow.seq, RoomLogRow.entry)
    .where(equals_parameter(RoomLogRow.room), col(RoomLogRow.seq) > statement_parameter("after"))
    .order_by(col(RoomLogRow.seq))
)
_ROOM_IDS: Final = Query(select(RoomLogRow.room).distinct().order_by(col(RoomLogRow.room)))
# SQLite takes the other columns from the row that has the `max`.
_LAST_ENTRIES: Final = Query(select(RoomLogRow.entry, func.max(RoomLogRow.seq)).group_by(col(RoomLogRow.room)))
_DELETE_ROOM: Final = Change(delete(RoomLogRow).where(equals_parameter(RoomLogRow.room)))


class SqliteLog:
    """A log in a file, which is made if necessary. It's for one process, whose threads share a lock."""

    def __init__(self, path: Path) -> None:
        self._raw = open_connection(path)
        configure_for_writing(self._raw)
        made = str(CreateTable(RoomLogRow.__table__, if_not_exists=True).compile(dialect=dialect()))  # type: ignore[attr-defined]
        self._raw.execute(made)
        self._lock = Lock()
        self._subscriptions = Subscriptions()
        self.subscribe = self._subscriptions.subscribe

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        """As `RoomLog.put_entry`."""
        there = await asyncio.to_thread(self._insert_entry, room, seq, text)
        if there:
            self._subscriptions.notify(room, seq)
        return there

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        """As `RoomLog.read_entries`."""
        return await asyncio.to_thread(self._select_entries, room, after)

    def room_ids(self) -> list[str]:
        """Return the ids of all rooms with entries."""
        with self._lock:
            return _ROOM_IDS.all_answers(self._raw)

    def last_entries(self) -> list[str]:
        """Return the last entry of each room, in no particular order."""
        with self._lock:
            return [entry for entry, _ in _LAST_ENTRIES.all_answers(self._raw)]

    def drop_room(self, room: str) -> None:
        """Delete all entries of a room."""
        with self._lock:
            _DELETE_ROOM.execute_change(self._raw, room=room)

    def close(self) -> None:
        """Close the connection to the file."""
        with self._lock:
            self._raw.close()

    def _insert_entry(self, room: str, seq: int, text: str) -> bool:
        with self._lock:
            try:
                if (_LAST_NUMBER.first_answer(self._raw, room=room) or 0) + 1 != seq:
                    return False
                _INSERT_ENTRY.execute_change(self._raw, room=room, seq=seq, entry=text)
            except sqlite3.IntegrityError:
                return False
            except sqlite3.Error as error:
                raise LogUnsure(str(error)) from error
        return True

    def _select_entries(self, room: str, after: int) -> list[str]:
        with self._lock:
            try:
                found = _ENTRIES_AFTER.all_answers(self._raw, room=room, after=after)
            except sqlite3.Error as error:
                raise LogUnsure(str(error)) from error
        whole = [text for number, (seq, text) in enumerate(found, after + 1) if seq == number]
        if len(whole) != len(found):
            raise LogUnsure("an entry is missing")
        return whole
