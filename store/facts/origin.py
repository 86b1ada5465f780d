"""The score file that a match was brought in from, and the match as it was in the file."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Index

from store.events import bounds
from store.events.kind import Kind
from store.facts.match import body_in_match, merge_in_match
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict


class OriginRow(Fact, table=True):
    """The origin of a match. `format` is that of the file, `file` the first half of its SHA-256 in hex, `play` the text
    of `store.exchange.plays.Play`. A match that was brought in on two devices may have several; the first by id counts.
    """

    __tablename__ = "origins"
    __table_args__ = (Index("origins_by_match", "match_id"), Index("origins_by_file", "file"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    format: String
    file: String
    play: String
    digest: bytes = b""


KIND: Final = Kind(
    "origin",
    OriginRow,
    {
        "match": bounds.EventIdCheck("match"),
        "format": bounds.text_check(20, minimum=1),
        "file": bounds.hexadecimal_check(32),
        "play": bounds.text_check(),
    },
    lambda reading, row: body_in_match(reading, row, "format", "file", "play"),
    partial(merge_in_match, OriginRow),
)
