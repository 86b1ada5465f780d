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


_PLACINGS_CHECK = bounds.json_check(
    bounds.object_check({"placings": bounds.list_check(bounds.integer_check(0, bounds.MAX_SEATS), bounds.MAX_SEATS)})
)
_NO_DETAIL_CHECK = bounds.json_check(bounds.object_check({}))
# By mark, the check of its `detail`.
DETAIL_CHECKS: Final[dict[str, Check]] = {
    "finished": _PLACINGS_CHECK,
    "resigned": _PLACINGS_CHECK,
    "abandoned": _PLACINGS_CHECK,
    "voided": _NO_DETAIL_CHECK,
    "restored": _NO_DETAIL_CHECK,
    "noted": bounds.json_check(bounds.object_check({"text": bounds.text_check()})),
}


def _check_detail(body: Any, where: str) -> None:
    DETAIL_CHECKS[body["mark"]](body["detail"], "detail")


KIND: Final = Kind(
    "mark",
    MarkRow,
    {
        "match": bounds.EventIdCheck("match"),
        "mark": bounds.one_of_check(DETAIL_CHECKS),
        "at": bounds.time,
        "detail": bounds.accept_anything,
    },
    lambda reading, row: body_in_match(reading, row, "mark", "at", "detail"),
    partial(merge_in_match, MarkRow),
    body_check=_check_detail,
)
