"""A tap on a score sheet."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Index
from sqlmodel import Field, select

from engine.scoresheet.taps import is_plain_event, parse_event
from engine.scoresheet.terms import SheetError
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Event
from store.events.kind import Kind, MergeContext, Verdict
from store.facts.match import SheetRow, body_in_match, match_id_of_key, merge_in_match
from store.tables.base import Fact, Key, String, Uuid, strict
from store.tables.query import Query, equals_parameter


class TapRow(Fact, table=True):
    """One tap on a score sheet. Taps are folded in the order of `at`, which grows from tap to tap, then uuid."""

    __tablename__ = "taps"
    __table_args__ = (Index("taps_by_match", "match_id", "at"), strict)
    id: Key
    uuid: Uuid
    match_id: int = Field(foreign_key="sheets.match_id")
    at: int
    text: String
    digest: bytes = b""


_SHEET_ID = Query(select(SheetRow.match_id).where(equals_parameter(SheetRow.match_id)))
_TEXT_CHECK = bounds.text_check()


def _check_tap_text(value: Any, where: str) -> None:
    _TEXT_CHECK(value, where)
    try:
        event = parse_event(value)
    except SheetError as error:
        raise UnfitEvent(where, str(error)) from None
    if not is_plain_event(event):
        raise UnfitEvent(where, "only an exact tap can say that")


def _merge_tap(context: MergeContext, event: Event) -> Verdict:
    match = match_id_of_key(context, event.body["match"])
    if match not in context.sheets:
        if match is None or not _SHEET_ID.has_answer(context.session, match_id=match):
            return "waits"
        context.sheets.add(match)
    return merge_in_match(TapRow, context, event)


KIND: Final = Kind(
    "tap",
    TapRow,
    {"match": bounds.EventIdCheck("match"), "at": bounds.time, "text": _check_tap_text},
    lambda reading, row: body_in_match(reading, row, "at", "text"),
    _merge_tap,
)
