"""Who sits in a seat from some time on, in the place of somebody else or of nobody."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert
from sqlmodel import col, select

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Here, Kind, Reading, Verdict
from store.facts.match import SeatEventRow, SeatRow, check_seat, match_id, match_key, seat_body
from store.facts.person import player_id
from store.tables.query import Change, Query, given, is_given, next_id

_KNOWN = Query(select(SeatEventRow.seat_id).where(is_given(SeatEventRow.uuid)))
_SAME = Query(
    select(SeatRow.id).where(
        *map(is_given, (SeatRow.match_id, SeatRow.seat, SeatRow.player_id, SeatRow.name, SeatRow.since))
    )
)
_ADD_EVENT = Change(insert(SeatEventRow))


def _body(reading: Reading, row: SeatRow) -> Body | None:
    seat, match = seat_body(reading, row), match_key(reading, row.match_id)
    return {"match": match, "number": row.seat, "seat": seat} if seat and match else None


def _merge(here: Here, event: Event) -> Verdict:
    number = event.body["number"]
    name, level, key, since = event.body["seat"]
    match, player = match_id(here, event.body["match"]), player_id(here, key, level, since)
    if match is None or player is None:
        return "waits"
    if _KNOWN.found(here.session, uuid=event.id):
        return "known"
    seat = {"match_id": match, "seat": number, "player_id": player, "name": name, "since": since}
    if here.from_file and _SAME.found(here.session, **seat):
        return "known"  # files of the first version do not say under which id it travels
    row = next_id(here.session, SeatRow)
    _ADD_EVENT.run(here.session, seat_id=row, uuid=event.id)  # before the row, which would be given another
    here.add(SeatRow, **seat)
    here.touch(match)
    return "new"


# Who sits there first travels with the match; only who comes later has an event.
_KEY = (
    select(SeatEventRow.uuid).where(col(SeatEventRow.seat_id) == col(SeatRow.id)).correlate(SeatRow).scalar_subquery()
)
_SEAT = select(SeatEventRow.seat_id).where(col(SeatEventRow.uuid) == given("key")).scalar_subquery()
KIND: Final = Kind(
    "seat",
    SeatRow,
    {"match": bounds.IdOf("match"), "number": bounds.seat, "seat": check_seat},
    _body,
    _merge,
    key=_KEY,
    by=col(SeatRow.id) == _SEAT,
    more_after=("person",),
    more_names=lambda body: filter(None, [body["seat"][2]]),
)
