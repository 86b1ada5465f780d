"""When and where a match was played, as somebody wrote it afterwards."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Index

from store.events import bounds
from store.events.kind import Kind
from store.facts.match import body_in_match, merge_in_match
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict


class OccasionRow(Fact, table=True):
    """The occasion of a match: `time` in Unix ms, None if it's the one that was recorded, and `place`, "" for none. Of
    several rows the newest by the clock of its event counts.
    """

    __tablename__ = "occasions"
    __table_args__ = (Index("occasions_by_match", "match_id"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    time: int | None = None
    place: String
    at: int
    digest: bytes = b""


KIND: Final = Kind(
    "occasion",
    OccasionRow,
    {
        "match": bounds.EventIdCheck("match"),
        "time": bounds.optional_check(bounds.time),
        "place": bounds.name,
        "at": bounds.time,
    },
    lambda reading, row: body_in_match(reading, row, "time", "place", "at"),
    partial(merge_in_match, OccasionRow),
)
