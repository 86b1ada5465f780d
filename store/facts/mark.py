"""Marks in the life of a match: finished, resigned, abandoned; voided, restored; a note."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sqlalchemy import Index

from store.events import bounds
from store.events.bounds import Check
from store.events.kind import Kind
from store.facts.match import body_in_match, merge_in_match
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict


class MarkRow(Fact, table=True):
    """One mark of a match: finished, resigned, abandoned; voided, restored; a note."""

    __tablename__ = "marks"
    __table_args__ = (Index("marks_by_match", "match_id"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    mark: String
    at: int
    detail: String
    digest: bytes = b""


_PLACINGS = bounds.json_of(
    bounds.fields({"placings": bounds.list_of(bounds.integer(0, bounds.MOST_SEATS), bounds.MOST_SEATS)})
)
_NOTHING = bounds.json_of(bounds.fields({}))
# What goes with each turn
DETAILS: Final[dict[str, Check]] = {
    "finished": _PLACINGS,
    "resigned": _PLACINGS,
    "abandoned": _PLACINGS,
    "voided": _NOTHING,
    "restored": _NOTHING,
    "noted": bounds.json_of(bounds.fields({"text": bounds.text()})),
}


def _detail(body: Any, where: str) -> None:
    DETAILS[body["mark"]](body["detail"], "detail")


KIND: Final = Kind(
    "mark",
    MarkRow,
    {"match": bounds.IdOf("match"), "mark": bounds.one_of(DETAILS), "at": bounds.time, "detail": bounds.anything},
    lambda reading, row: body_in_match(reading, row, "mark", "at", "detail"),
    partial(merge_in_match, MarkRow),
    also=_detail,
)
