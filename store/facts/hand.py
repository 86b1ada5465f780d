"""A finished hand."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import UniqueConstraint, delete, insert, update
from sqlmodel import col, select

from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.facts.match import body_in_match, match_id_of_key
from store.tables.base import Fact, Key, MatchId, String, Uuid, strict
from store.tables.derived import StandingRow
from store.tables.local import ActionRow, OpenHandRow
from store.tables.log import EventRow, SyncRow
from store.tables.query import Change, Query, equals_parameter


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


_HAND_WITH_NUMBER = Query(
    select(HandRow.id, HandRow.uuid, EventRow.clock)
    .join(EventRow, col(EventRow.uuid) == col(HandRow.uuid), isouter=True)
    .where(equals_parameter(HandRow.match_id), equals_parameter(HandRow.number))
)
_HAND_WITH_UUID = Query(select(HandRow.id).where(equals_parameter(HandRow.uuid)))
_IN_PLAY = Query(
    select(OpenHandRow.match_id)
    .join(StandingRow, col(StandingRow.match_id) == col(OpenHandRow.match_id))
    .where(
        equals_parameter(OpenHandRow.match_id), equals_parameter(OpenHandRow.number), col(StandingRow.state) == "open"
    )
)
_DEALT = Query(
    select(OpenHandRow.number, OpenHandRow.dealer, OpenHandRow.seed, OpenHandRow.begun).where(
        equals_parameter(OpenHandRow.match_id)
    )
)
_UNSENT_EVENT = Query(select(EventRow.uuid).where(equals_parameter(EventRow.uuid), col(EventRow.segment).is_(None)))
_STORE_BODY = Change(insert(SyncRow).prefix_with("OR REPLACE"))
_DELETE_HAND = Change(delete(HandRow).where(equals_parameter(HandRow.id)))
_MARK_BEATEN = Change(update(EventRow).where(equals_parameter(EventRow.uuid)).values(note="beaten"))
_CLOSE_OPEN_HAND = (
    Change(delete(ActionRow).where(equals_parameter(ActionRow.match_id))),
    Change(delete(OpenHandRow).where(equals_parameter(OpenHandRow.match_id))),
)


def _read_hand_body(reading: ReadContext, row: HandRow) -> Body | None:
    return body_in_match(reading, row, "number", "dealer", "seed", "begun", "ended", "notation", "result")


def _merge_hand(context: MergeContext, event: Event) -> Verdict:
    body = dict(event.body)
    match = match_id_of_key(context, body.pop("match"))
    if match is None:
        return "waits"
    there = _HAND_WITH_NUMBER.first_answer(context.session, match_id=match, number=body["number"])
    if there and there[1] == event.id:
        return "known"
    if context.from_file and _HAND_WITH_UUID.has_answer(context.session, uuid=event.id):
        raise UnfitEvent("hand", "it has the id of another hand")
    verdict = (
        _merge_from_file(context, match, body, there is not None)
        if context.from_file
        else _merge_from_device(context, match, event, there)
    )
    if verdict == "new":
        context.add_row(HandRow, uuid=event.id, match_id=match, **body)
        context.mark_changed(match, hands=True)
    return verdict


def _merge_from_device(
    context: MergeContext, match: int, event: Event, there: tuple[int, bytes, int] | None
) -> Verdict:
    """Return what becomes of a hand from another device. Of two hands with one number, the one whose event has the
    earlier clock stays: the other is "beaten", or removed if it is here.
    """
    session = context.session
    if _IN_PLAY.has_answer(session, match_id=match, number=event.body["number"]):
        return "waits"  # it is being played here at this moment
    if there is None:
        return "new"
    hand, uuid, clock = there
    if (clock or 0, uuid) < (event.clock, event.id):
        return "beaten"
    if _UNSENT_EVENT.has_answer(session, uuid=uuid):
        # It isn't in a segment yet and must still travel, so that no hand that was played is lost.
        _STORE_BODY.execute_change(session, key=f"event {uuid.hex()}", value=json.dumps(KIND.read_body(session, uuid)))
    _DELETE_HAND.execute_change(session, id=hand)
    _MARK_BEATEN.execute_change(session, uuid=uuid)
    return "new"


def _merge_from_file(context: MergeContext, match: int, body: Body, there: bool) -> Verdict:
    """Return what becomes of a hand from a file. A hand that differs from what is here stays out, with all that follow
    it. A hand in play here from the same deal is ended as in the file.
    """
    if match not in context.in_play:
        context.in_play[match] = _DEALT.first_answer(context.session, match_id=match)
    dealt = context.in_play[match]
    later = dealt is not None and body["number"] >= dealt[0]
    deal = (body["number"], body["dealer"], body["seed"], body["begun"])
    if there or match in context.differing or (later and deal != dealt):
        context.differing.add(match)
        return "differs"
    if later:
        for close in _CLOSE_OPEN_HAND:
            close.execute_change(context.session, match_id=match)
        context.in_play[match] = None
    return "new"


KIND: Final = Kind(
    "hand",
    HandRow,
    {
        "match": bounds.EventIdCheck("match"),
        "number": bounds.integer_check(1, 1 << 31),
        "dealer": bounds.seat,
        "seed": bounds.check_seed,
        "begun": bounds.time,
        "ended": bounds.time,
        "notation": bounds.text_check(bounds.MAX_RECORD_LENGTH, minimum=1),
        "result": bounds.json_check(
            bounds.object_check(
                {
                    "scores": bounds.list_check(bounds.check_points),
                    "totals": bounds.list_check(bounds.check_points),
                    "order": bounds.list_check(bounds.seat),
                    "ending": bounds.text_check(100),
                    "next_dealer": bounds.integer_check(-1, bounds.MAX_SEATS - 1),
                }
            )
        ),
    },
    _read_hand_body,
    _merge_hand,
)
