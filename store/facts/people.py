"""What is done to a person: renamed, recoloured, archived, recalled, merged, separated."""

from __future__ import annotations

from typing import Any, Final

from sqlmodel import col, select

from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event
from store.events.kind import Here, Kind, Reading, Verdict
from store.facts.person import PersonMarkRow, person_id, player_row
from store.tables.query import Query, given

MARKS: Final = ("renamed", "recoloured", "archived", "recalled", "merged", "separated")

_KNOWN = Query(select(PersonMarkRow.id).where(col(PersonMarkRow.uuid) == given("uuid")))


def _body(reading: Reading, row: PersonMarkRow) -> Body | None:
    player = player_row(reading, row.player_id)
    if player is None:
        return None
    return {"player": player.uuid.hex(), "mark": row.mark, "at": row.at, "detail": row.detail}


def _detail(body: Any, where: str) -> None:
    if body["mark"] == "recoloured" and not (body["detail"].isdecimal() and len(body["detail"]) < 6):
        raise UnfitEvent("detail", "a colour by its number is wanted")


def _merge(here: Here, event: Event) -> Verdict:
    mark, at, detail = (event.body[name] for name in ("mark", "at", "detail"))
    player = person_id(here, event.body["player"])
    if player is None or (mark == "merged" and not _is_known(here, detail)):
        return "waits"
    if _KNOWN.found(here.session, uuid=event.id):
        return "known"
    here.add(PersonMarkRow, uuid=event.id, player_id=player, mark=mark, at=at, detail=detail)
    return "new"


def _is_known(here: Here, key: str) -> bool:
    try:
        bounds.key(key, "")
    except UnfitEvent:
        return False
    return person_id(here, key) is not None


def _names(body: Body) -> tuple[str, ...]:
    return (body["player"], body["detail"]) if body["mark"] == "merged" else (body["player"],)


KIND: Final = Kind(
    "people",
    PersonMarkRow,
    col(PersonMarkRow.uuid),
    col(PersonMarkRow.uuid) == given("key"),
    fields={
        "player": bounds.key,
        "mark": bounds.one_of(MARKS),
        "at": bounds.time,
        "detail": bounds.text(100),
    },
    also=_detail,
    body=_body,
    merge=_merge,
    after=("person",),
    names=_names,
    regroups=True,
)
