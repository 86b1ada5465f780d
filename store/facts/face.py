"""The face that a person has chosen: a drawing by name; "" is the first letter of their name."""

from __future__ import annotations

from typing import Final

from sqlmodel import Field

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.facts.person import is_erased, person_id_of_key, player_row
from store.tables.base import Fact, Key, String, Uuid, strict


class FaceRow(Fact, table=True):
    """The face of a person from `at` on (Unix ms). The newest row counts. A name that this version doesn't know is
    stored.
    """

    __tablename__ = "faces"
    __table_args__ = (strict,)
    id: Key
    uuid: Uuid
    player_id: int = Field(foreign_key="players.id")
    at: int
    face: String
    digest: bytes = b""


def _read_face_body(reading: ReadContext, row: FaceRow) -> Body | None:
    player = player_row(reading, row.player_id)
    return None if player is None else {"player": player.uuid.hex(), "at": row.at, "face": row.face}


def _merge_face(context: MergeContext, event: Event) -> Verdict:
    if event.body["face"] and is_erased(context.session, bytes.fromhex(event.body["player"])):
        context.note_erased_data()
        return "erased"
    player = person_id_of_key(context, event.body["player"])
    if player is None:
        return "waits"
    if context.has_row(FaceRow, event.id):
        return "known"
    context.add_row(FaceRow, uuid=event.id, player_id=player, at=event.body["at"], face=event.body["face"])
    return "new"


KIND: Final = Kind(
    "face",
    FaceRow,
    {"player": bounds.EventIdCheck("person"), "at": bounds.time, "face": bounds.text_check(30)},
    _read_face_body,
    _merge_face,
)
