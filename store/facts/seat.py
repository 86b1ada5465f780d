"""Facts about which player has a seat, and since when."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert
from sqlmodel import col, select

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.facts.match import SeatEventRow, SeatRow, check_seat, match_id_of_key, match_key_of_id, seat_holder_value
from store.facts.person import player_id_of_key
from store.tables.query import Change, Query, equals_parameter, next_id, statement_parameter

_SEAT_OF_EVENT = Query(select(SeatEventRow.seat_id).where(equals_parameter(SeatEventRow.uuid)))
_SAME_SEAT = Query(
    select(SeatRow.id).where(
        *map(equals_parameter, (SeatRow.match_id, SeatRow.seat, SeatRow.player_id, SeatRow.name, SeatRow.since))
    )
)
_ADD_EVENT = Change(insert(SeatEventRow))


def _read_seat_body(reading: ReadContext, row: SeatRow) -> Body | None:
    seat, match = seat_holder_value(reading, row), match_key_of_id(reading, row.match_id)
    return {"match": match, "number": row.seat, "seat": seat} if seat and match else None


def _merge_seat(context: MergeContext, event: Event) -> Verdict:
    number = event.body["number"]
    name, level, key, since = event.body["seat"]
    match, player = match_id_of_key(context, event.body["match"]), player_id_of_key(context, key, level, since)
    if match is None or player is None:
        return "waits"
    if _SEAT_OF_EVENT.has_answer(context.session, uuid=event.id):
        return "known"
    seat = {"match_id": match, "seat": number, "player_id": player, "name": name, "since": since}
    if context.from_file and _SAME_SEAT.has_answer(context.session, **seat):
        return "known"  # backups of version 1 don't have the ids of seats
    row = next_id(context.session, SeatRow)
    _ADD_EVENT.execute_change(
        context.session, seat_id=row, uuid=event.id
    )  # before the row, which would otherwise get another event
    context.add_row(SeatRow, **seat)
    context.mark_changed(match)
    return "new"


# The first player in a seat travels with the match; only later ones have an event.
_KEY = (
    select(SeatEventRow.uuid).where(col(SeatEventRow.seat_id) == col(SeatRow.id)).correlate(SeatRow).scalar_subquery()
)
_SEAT_ID_OF_KEY = (
    select(SeatEventRow.seat_id).where(col(SeatEventRow.uuid) == statement_parameter("key")).scalar_subquery()
)
KIND: Final = Kind(
    "seat",
    SeatRow,
    {"match": bounds.EventIdCheck("match"), "number": bounds.seat, "seat": check_seat},
    _read_seat_body,
    _merge_seat,
    key=_KEY,
    row_condition=col(SeatRow.id) == _SEAT_ID_OF_KEY,
    kinds_named_in_text=("person",),
    ids_named_in_text=lambda body: filter(None, [body["seat"][2]]),
)
