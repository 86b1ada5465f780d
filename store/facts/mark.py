"""A turn in a match's life: finished, resigned, abandoned; voided, restored; a note written to it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Index
from sqlmodel import col, select

from store.events import bounds
from store.events.bounds import Check
from store.events.event import Body, Event
from store.events.kind import Here, Kind, Reading, Verdict
from store.facts.match import match_id, match_key
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict
from store.tables.query import Query, given


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


_KNOWN = Query(select(MarkRow.id).where(col(MarkRow.uuid) == given("uuid")))
_PLACINGS = bounds.in_json(
    bounds.fields({"placings": bounds.listed(bounds.whole(0, bounds.MOST_SEATS), bounds.MOST_SEATS)})
)
_NOTHING = bounds.in_json(bounds.fields({}))
# What goes with each turn
DETAILS: Final[dict[str, Check]] = {
    "finished": _PLACINGS,
    "resigned": _PLACINGS,
    "abandoned": _PLACINGS,
    "voided": _NOTHING,
    "restored": _NOTHING,
    "noted": bounds.in_json(bounds.fields({"text": bounds.text()})),
}


def _body(reading: Reading, row: MarkRow) -> Body | None:
    match = match_key(reading, row.match_id)
    return {"match": match, "mark": row.mark, "at": row.at, "detail": row.detail} if match else None


def _detail(body: Any, where: str) -> None:
    DETAILS[body["mark"]](body["detail"], "detail")


def _merge(here: Here, event: Event) -> Verdict:
    body = dict(event.body)
    match = match_id(here, body.pop("match"))
    if match is None:
        return "waits"
    if _KNOWN.found(here.session, uuid=event.id):
        return "known"
    here.add(MarkRow, uuid=event.id, match_id=match, **body)
    here.touch(match)
    return "new"


KIND: Final = Kind(
    "mark",
    MarkRow,
    col(MarkRow.uuid),
    col(MarkRow.uuid) == given("key"),
    fields={
        "match": bounds.key,
        "mark": bounds.one_of(DETAILS),
        "at": bounds.time,
        "detail": bounds.anything,
    },
    also=_detail,
    body=_body,
    merge=_merge,
    after=("match",),
    names=lambda body: (body["match"],),
)
