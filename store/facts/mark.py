"""A turn in the life of a match."""

from sqlalchemy import Index

from store.tables.base import Fact, Key, MatchId, String, Uuid, strict


class MarkRow(Fact, table=True):
    """A turn in a match's life: finished, resigned, abandoned; voided, restored."""

    __tablename__ = "marks"
    __table_args__ = (Index("marks_by_match", "match_id"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    mark: String
    at: int
    detail: String
    digest: bytes = b""
