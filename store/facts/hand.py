"""A hand that was played to its end."""

from sqlalchemy import UniqueConstraint

from store.tables.base import Fact, Key, MatchId, String, Uuid, strict


class HandRow(Fact, table=True):
    """A finished hand; `result` is the JSON of `records.Result`."""

    __tablename__ = "hands"
    __table_args__ = (UniqueConstraint("match_id", "number"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    number: int
    dealer: int
    seed: String
    begun: int
    ended: int
    notation: String
    result: String
    digest: bytes = b""
