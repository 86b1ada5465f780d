"""The tables of sync: which facts have travelled, and in which segments."""

from typing import Annotated

from sqlalchemy import Index, Text
from sqlalchemy import text as sql
from sqlmodel import Field

from store.tables.base import Key, String, StringKey, Table, by_key, strict


class SegmentRow(Table, table=True):
    """Packed events: `waiting` to be sent, `kept` on the server, put `aside` for a `reason`, or `erased`, without their
    bytes.
    """

    __tablename__ = "segments"
    __table_args__ = (Index("segments_by_state", "state"), strict)
    id: Key
    name: Annotated[str, Field(sa_type=Text, unique=True)]
    sha256: bytes
    body: bytes
    state: String
    reason: String


class EventRow(Table, table=True):
    """A fact that travels. `clock` is hybrid (`store.events.event`); `note` is empty if the fact is a row here."""

    __tablename__ = "events"
    __table_args__ = (
        Index("events_by_clock", "clock"),
        Index("events_by_segment", "segment", "note", "clock"),
        Index("events_waiting", "segment", sqlite_where=sql("note = 'waits'")),
        by_key,
    )
    uuid: bytes = Field(primary_key=True)
    clock: int
    kind: String
    segment: int | None = Field(default=None, foreign_key="segments.id")
    note: String


class SyncRow(Table, table=True):
    """A note of sync: its position in the server's list, and bodies that are in no row and no segment."""

    __tablename__ = "sync"
    __table_args__ = by_key
    key: StringKey
    value: String
