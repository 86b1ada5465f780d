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


_PLACINGS = bounds.json_check(
    bounds.object_check({"placings": bounds.list_check(bounds.integer_check(0, bounds.MOST_SEATS), bounds.MOST_SEATS)})
)
_NOTHING = bounds.json_check(bounds.object_check({}))
# By mark, the check of its `detail`.
DETAILS: Final[dict[str, Check]] = {
    "finished": _PLACINGS,
    "resigned": _PLACINGS,
    "abandoned": _PLACINGS,
    "voided": _NOTHING,
    "restored": _NOTHING,
    "noted": bounds.json_check(bounds.object_check({"text": bounds.text_check()})),
}


def _check_detail(body: Any, where: str) -> None:
    DETAILS[body["mark"]](body["detail"], "detail")


KIND: Final = Kind(
    "mark",
    MarkRow,
    {
        "match": bounds.EventIdCheck("match"),
        "mark": bounds.one_of_check(DETAILS),
        "at": bounds.time,
        "detail": bounds.accept_anything,
    },
    lambda reading, row: body_in_match(reading, row, "mark", "at", "detail"),
    partial(merge_in_match, MarkRow),
    body_check=_check_detail,
)
