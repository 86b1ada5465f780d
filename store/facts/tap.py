"""A tap on a score sheet."""

from sqlalchemy import Index
from sqlmodel import Field

from store.tables.base import Fact, Key, String, Uuid, strict


class TapRow(Fact, table=True):
    """One tap on a score sheet. They are folded in the order of `at`, which grows from tap to tap, then uuid."""

    __tablename__ = "taps"
    __table_args__ = (Index("taps_by_match", "match_id", "at"), strict)
    id: Key
    uuid: Uuid
    match_id: int = Field(foreign_key="sheets.match_id")
    at: int
    text: String
    digest: bytes = b""
