"""A hand that was played to its end."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import UniqueConstraint, delete, insert, update
from sqlmodel import col, select

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Here, Kind, Reading, Verdict
from store.facts.match import match_id, match_key
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict
from store.tables.derived import StandingRow
from store.tables.local import ActionRow, OpenHandRow
from store.tables.log import EventRow, SyncRow
from store.tables.query import Change, Query, given


class HandRow(Fact, table=True):
    """A finished hand; `result` is the JSON of `records.Result`."""

    __tablename__ = "hands"
    __table_args__ = (UniqueConstraint("match_id", "number"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    number: int
    dealer: int
    seed: String
    begun: int
    ended: int
    notation: String
    result: String
    digest: bytes = b""


_THERE = Query(
    select(HandRow.id, HandRow.uuid, EventRow.clock)
    .join(EventRow, col(EventRow.uuid) == col(HandRow.uuid), isouter=True)
    .where(col(HandRow.match_id) == given("match"), col(HandRow.number) == given("number"))
)
_IN_PLAY = Query(
    select(OpenHandRow.match_id)
    .join(StandingRow, col(StandingRow.match_id) == col(OpenHandRow.match_id))
    .where(
        col(OpenHandRow.match_id) == given("match"),
        col(OpenHandRow.number) == given("number"),
        col(StandingRow.state) == "open",
    )
)
_DEALT = Query(
    select(OpenHandRow.number, OpenHandRow.dealer, OpenHandRow.seed, OpenHandRow.begun).where(
        col(OpenHandRow.match_id) == given("match")
    )
)
_UNSENT = Query(select(EventRow.uuid).where(col(EventRow.uuid) == given("uuid"), col(EventRow.segment).is_(None)))
_KEEP_BODY = Change(insert(SyncRow).prefix_with("OR REPLACE"))
_REMOVE = Change(delete(HandRow).where(col(HandRow.id) == given("hand")))
_BEATEN = Change(update(EventRow).where(col(EventRow.uuid) == given("key")).values(note="beaten"))
_CLOSE = (
    Change(delete(ActionRow).where(col(ActionRow.match_id) == given("match"))),
    Change(delete(OpenHandRow).where(col(OpenHandRow.match_id) == given("match"))),
)


def _body(reading: Reading, row: HandRow) -> Body | None:
    match = match_key(reading, row.match_id)
    if match is None:
        return None
    return {
        "match": match,
        "number": row.number,
        "dealer": row.dealer,
        "seed": row.seed,
        "begun": row.begun,
        "ended": row.ended,
        "notation": row.notation,
        "result": row.result,
    }


def _merge(here: Here, event: Event) -> Verdict:
    body = dict(event.body)
    match = match_id(here, body.pop("match"))
    if match is None:
        return "waits"
    there = _THERE.first(here.session, match=match, number=body["number"])
    if there and there[1] == event.id:
        return "known"
    verdict = (
        _from_file(here, match, body, there is not None) if here.from_file else _from_device(here, match, event, there)
    )
    if verdict == "new":
        here.add(HandRow, uuid=event.id, match_id=match, **body)
        here.touch(match, hands=True)
    return verdict


def _from_device(here: Here, match: int, event: Event, there: tuple[int, bytes, int] | None) -> Verdict:
    """The hand that was ended first stands."""
    session = here.session
    if _IN_PLAY.found(session, match=match, number=event.body["number"]):
        return "waits"  # it is being played here at this moment
    if there is None:
        return "new"
    hand, uuid, clock = there
    if (clock or 0, uuid) < (event.clock, event.id):
        return "beaten"
    if _UNSENT.found(session, uuid=uuid):
        # It is in no segment yet, and must still travel: what was played is never lost.
        _KEEP_BODY.run(session, key=f"event {uuid.hex()}", value=json.dumps(KIND.read(session, uuid)))
    _REMOVE.run(session, hand=hand)
    _BEATEN.run(session, key=uuid)
    return "new"


def _from_file(here: Here, match: int, body: Body, there: bool) -> Verdict:
    """A hand that differs from what is here stays out, and so do all that follow it. One that is in play here is ended
    where the file has it from the same deal."""
    dealt = _DEALT.first(here.session, match=match)
    later = dealt is not None and body["number"] >= dealt[0]
    deal = (body["number"], body["dealer"], body["seed"], body["begun"])
    if there or match in here.differing or (later and deal != dealt):
        here.differing.add(match)
        return "differs"
    if later:
        for close in _CLOSE:
            close.run(here.session, match=match)
    return "new"


KIND: Final = Kind(
    "hand",
    HandRow,
    col(HandRow.uuid),
    col(HandRow.uuid) == given("key"),
    fields={
        "match": bounds.key,
        "number": bounds.whole(1, 1 << 31),
        "dealer": bounds.seat,
        "seed": bounds.seed,
        "begun": bounds.time,
        "ended": bounds.time,
        "notation": bounds.text(least=1),
        "result": bounds.in_json(
            bounds.fields(
                {
                    "scores": bounds.listed(bounds.number),
                    "totals": bounds.listed(bounds.number),
                    "order": bounds.listed(bounds.seat),
                    "ending": bounds.text(100),
                    "next_dealer": bounds.whole(-1, bounds.MOST_SEATS - 1),
                }
            )
        ),
    },
    body=_body,
    merge=_merge,
    after=("match",),
    names=lambda body: (body["match"],),
)
