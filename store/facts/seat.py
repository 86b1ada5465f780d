"""Who sits where, and since when."""

from sqlalchemy import Index
from sqlmodel import Field

from store.tables.base import Fact, Key, MatchId, String, Table, Uuid, strict


class SeatRow(Fact, table=True):
    """Who sits in a seat from `since` on; the newest row of a seat counts."""

    __tablename__ = "seats"
    __table_args__ = (
        Index("seats_by_match", "match_id", "seat"),
        Index("seats_by_player", "player_id"),
        strict,
    )
    id: Key
    match_id: MatchId
    seat: int
    player_id: int = Field(foreign_key="players.id")
    name: String
    since: int
    digest: bytes = b""


class SeatEventRow(Table, table=True):
    """The id under which a change of a seat travels."""

    __tablename__ = "seat_events"
    __table_args__ = strict
    seat_id: Key
    uuid: Uuid
