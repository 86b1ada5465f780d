"""A tap on a score sheet."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Index
from sqlmodel import Field, col, select

from engine.scoresheet.taps import parse_event
from engine.scoresheet.terms import SheetError
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event
from store.events.kind import Here, Kind, Reading, Verdict
from store.facts.match import SheetRow, match_id, match_key
from store.tables.base import Fact, Key, String, Uuid, strict
from store.tables.query import Query, given


class TapRow(Fact, table=True):
    """One tap on a score sheet. They are folded in the order of `at`, which grows from tap to tap, then uuid."""

    __tablename__ = "taps"
    __table_args__ = (Index("taps_by_match", "match_id", "at"), strict)
    id: Key
    uuid: Uuid
    match_id: int = Field(foreign_key="sheets.match_id")
    at: int
    text: String
    digest: bytes = b""


_KNOWN = Query(select(TapRow.id).where(col(TapRow.uuid) == given("uuid")))
_SHEET = Query(select(SheetRow.match_id).where(col(SheetRow.match_id) == given("match")))
_TEXT = bounds.text()


def _body(reading: Reading, row: TapRow) -> Body | None:
    match = match_key(reading, row.match_id)
    return {"match": match, "at": row.at, "text": row.text} if match else None


def _check_text(value: Any, where: str) -> None:
    _TEXT(value, where)
    try:
        parse_event(value)
    except SheetError as error:
        raise UnfitEvent(where, str(error)) from None


def _merge(here: Here, event: Event) -> Verdict:
    match = match_id(here, event.body["match"])
    if match is None or not _SHEET.found(here.session, match=match):
        return "waits"
    if _KNOWN.found(here.session, uuid=event.id):
        return "known"
    here.add(TapRow, uuid=event.id, match_id=match, at=event.body["at"], text=event.body["text"])
    here.touch(match)
    return "new"


KIND: Final = Kind(
    "tap",
    TapRow,
    col(TapRow.uuid),
    col(TapRow.uuid) == given("key"),
    fields={"match": bounds.key, "at": bounds.time, "text": _check_text},
    body=_body,
    merge=_merge,
    after=("match",),
    names=lambda body: (body["match"],),
)
