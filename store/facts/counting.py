"""Details of the terms of a score sheet, for versions of the app that know them."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Index

from store.events import bounds
from store.events.kind import Kind
from store.facts.match import body_in_match, merge_in_match
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict


class CountingRow(Fact, table=True):
    """The text of `engine.scoresheet.terms.Counting` for a match.

    Of several rows the first by uuid counts. A text that this version can't read is stored, and the sheet counts by its
    terms alone.
    """

    __tablename__ = "countings"
    __table_args__ = (Index("countings_by_match", "match_id"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    text: String
    digest: bytes = b""


KIND: Final = Kind(
    "counting",
    CountingRow,
    {"match": bounds.EventIdCheck("match"), "text": bounds.json_check(bounds.values_check(bounds.accept_anything))},
    lambda reading, row: body_in_match(reading, row, "text"),
    partial(merge_in_match, CountingRow),
)
