"""Marks of a person: renamed, recoloured, archived, recalled, merged, separated."""

from __future__ import annotations

from typing import Any, Final

from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.facts.person import PersonMarkRow, erased_label, is_erased, person_id_of_key, player_row

MARKS: Final = ("renamed", "recoloured", "archived", "recalled", "merged", "separated")


def _read_person_mark_body(reading: ReadContext, row: PersonMarkRow) -> Body | None:
    player = player_row(reading, row.player_id)
    if player is None:
        return None
    return {"player": player.uuid.hex(), "mark": row.mark, "at": row.at, "detail": row.detail}


def _check_detail(body: Any, where: str) -> None:
    if body["mark"] == "recoloured" and not (body["detail"].isdecimal() and len(body["detail"]) < 6):
        raise UnfitEvent("detail", "a colour by its number is wanted")


def _merge_person_mark(context: MergeContext, event: Event) -> Verdict:
    mark, at, detail = (event.body[name] for name in ("mark", "at", "detail"))
    person = bytes.fromhex(event.body["player"])
    if is_personal_mark(mark, detail, person) and is_erased(context.session, person):
        context.note_erased_data(detail if mark == "renamed" else "")
        return "erased"
    player = person_id_of_key(context, event.body["player"])
    if player is None or (mark == "merged" and not _is_known_person(context, detail)):
        return "waits"
    if context.has_row(PersonMarkRow, event.id):
        return "known"
    context.add_row(PersonMarkRow, uuid=event.id, player_id=player, mark=mark, at=at, detail=detail)
    return "new"


def is_personal_mark(mark: str, detail: str, person: bytes) -> bool:
    """Return whether a mark of a person says what is erased with them: a name or a colour."""
    return mark == "recoloured" or (mark == "renamed" and detail != erased_label(person))


def _is_known_person(context: MergeContext, key: str) -> bool:
    try:
        bounds.key(key, "")
    except UnfitEvent:
        return False
    return person_id_of_key(context, key) is not None


KIND: Final = Kind(
    "people",
    PersonMarkRow,
    {
        "player": bounds.EventIdCheck("person"),
        "mark": bounds.one_of_check(MARKS),
        "at": bounds.time,
        "detail": bounds.text_check(100),
    },
    _read_person_mark_body,
    _merge_person_mark,
    ids_named_in_text=lambda body: (body["detail"],) if body["mark"] == "merged" else (),
    body_check=_check_detail,
    regroups_people=True,
)
