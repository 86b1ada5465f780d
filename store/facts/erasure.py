"""The erasure of a person: the fact that they were deleted for good, and what it does to their own rows.

It holds for the person with that uuid, whatever comes before or after it: a name, a face or a colour of an erased
person is never stored again. What names them in matches is erased by `store.erasure`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, update
from sqlmodel import col, select

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.facts.face import FaceRow
from store.facts.person import ErasureRow, PersonMarkRow, PlayerRow, erased_label
from store.facts.person_marks import is_personal_mark
from store.tables.local import PictureRow
from store.tables.log import EventRow
from store.tables.query import Change, Query, Rows, Session, equals_parameter, update_row

_PLAYER_ROW = Rows(PlayerRow, equals_parameter(PlayerRow.uuid))
_MARK_IDS = Query(
    select(PersonMarkRow.uuid, PersonMarkRow.mark, PersonMarkRow.detail).where(
        equals_parameter(PersonMarkRow.player_id)
    )
)
_FACE_IDS = Query(select(FaceRow.uuid).where(equals_parameter(FaceRow.player_id), col(FaceRow.face) != ""))
_REMOVE_MARK = Change(delete(PersonMarkRow).where(equals_parameter(PersonMarkRow.uuid)))
_REMOVE_FACE = Change(delete(FaceRow).where(equals_parameter(FaceRow.uuid)))
_REMOVE_PICTURE = Change(delete(PictureRow).where(equals_parameter(PictureRow.player_id)))
_NOTE_ERASED = Change(update(EventRow).where(equals_parameter(EventRow.uuid)).values(note="erased"))


def _read_erasure_body(reading: ReadContext, row: ErasureRow) -> Body:
    return {"person": row.person.hex(), "at": row.at}


def _merge_erasure(context: MergeContext, event: Event) -> Verdict:
    if context.has_row(ErasureRow, event.id):
        return "known"
    person = bytes.fromhex(event.body["person"])
    context.add_row(ErasureRow, uuid=event.id, person=person, at=event.body["at"])
    player, _ = next(_PLAYER_ROW.iter_with_intact(context.session, uuid=person), (None, False))
    if player and not player.level:
        context.note_erased_data(*_erase_own_rows(context.session, player))
        context.erased.add(player.id)
    return "new"


def _erase_own_rows(session: Session, player: PlayerRow) -> list[str]:
    """Erase name, colour, face and picture of a person. Return the names that they had."""
    label, names = erased_label(player.uuid), [player.name]
    if player.name != label:
        update_row(session, PlayerRow, player, name=label)
    for uuid, mark, detail in _MARK_IDS.all_answers(session, player_id=player.id):
        if is_personal_mark(mark, detail, player.uuid):
            _REMOVE_MARK.execute_change(session, uuid=uuid)
            _NOTE_ERASED.execute_change(session, uuid=uuid)
            names += [detail] if mark == "renamed" else []
    for uuid in _FACE_IDS.all_answers(session, player_id=player.id):
        _REMOVE_FACE.execute_change(session, uuid=uuid)
        _NOTE_ERASED.execute_change(session, uuid=uuid)
    _REMOVE_PICTURE.execute_change(session, player_id=player.id)
    return names


KIND: Final = Kind(
    "erasure",
    ErasureRow,
    {"person": bounds.key, "at": bounds.time},
    _read_erasure_body,
    _merge_erasure,
    regroups_people=True,
)
