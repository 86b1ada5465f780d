"""The exact text of a tap on a score sheet, for versions of the app that can read more than the tap's own text says."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Index

from store.events import bounds
from store.events.kind import Kind
from store.facts.match import body_in_match, merge_in_match
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict

#: The text of a tap that only versions of the app without `Counting` read.
NO_TAP: Final = "{}"


class ExactTapRow(Fact, table=True):
    """The exact text of the tap with the uuid `tap` (in hex), whose own text is the nearest that every version can
    read; NOTHING if this version leaves the tap out.

    Of several rows the first by uuid counts. A text that this version can't read is stored, and the tap's own text
    counts.
    """

    __tablename__ = "exact_taps"
    __table_args__ = (Index("exact_taps_by_match", "match_id"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    tap: String
    text: String
    digest: bytes = b""


KIND: Final = Kind(
    "exact",
    ExactTapRow,
    {
        "match": bounds.EventIdCheck("match"),
        "tap": bounds.key,
        "text": bounds.json_check(bounds.values_check(bounds.accept_anything)),
    },
    lambda reading, row: body_in_match(reading, row, "tap", "text"),
    partial(merge_in_match, ExactTapRow),
)
