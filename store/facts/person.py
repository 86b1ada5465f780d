"""Players: a person, identified by uuid on every device, or all bots of one level."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import Index, UniqueConstraint
from sqlmodel import Field, col, select

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.ids import uuid7
from store.tables.base import Fact, Key, String, Uuid, strict
from store.tables.query import Query, Rows, Session, equals_parameter

#: The beginning of a name in the place of an erased one.
ERASED_NAME: Final = "Deleted player"


class PlayerRow(Fact, table=True):
    """A person by name (`level` empty), or all bots of one level (`name` empty)."""

    __tablename__ = "players"
    __table_args__ = (UniqueConstraint("name", "level"), strict)
    id: Key
    uuid: Uuid
    name: String
    level: String
    created: int
    digest: bytes = b""


class PersonMarkRow(Fact, table=True):
    """One mark of a person: renamed, recoloured, archived, merged, separated, recalled."""

    __tablename__ = "person_marks"
    __table_args__ = (Index("person_marks_by_player", "player_id"), strict)
    id: Key
    uuid: Uuid
    player_id: int = Field(foreign_key="players.id")
    mark: String
    at: int
    detail: String
    digest: bytes = b""


class ErasureRow(Fact, table=True):
    """A person who was deleted for good, by the uuid of their row in `players`, which may not be here."""

    __tablename__ = "erasures"
    __table_args__ = (Index("erasures_by_person", "person"), strict)
    id: Key
    uuid: Uuid
    person: bytes
    at: int
    digest: bytes = b""


_ERASURE_OF_PERSON = Query(select(ErasureRow.id).where(equals_parameter(ErasureRow.person)))
_PERSON_ID = Query(select(PlayerRow.id).where(equals_parameter(PlayerRow.uuid)))
_BOT_ID = Query(select(PlayerRow.id).where(col(PlayerRow.name) == "", equals_parameter(PlayerRow.level)))
_PEOPLE_BY_NAME = Query(
    select(PlayerRow.id, PlayerRow.uuid, PlayerRow.created).where(
        equals_parameter(PlayerRow.name), col(PlayerRow.level) == ""
    )
)
_PERSON_ROW = Rows(PlayerRow, equals_parameter(PlayerRow.id))


def person_id_of_key(context: MergeContext, key: str) -> int | None:
    """Return the local number of a person by uuid; None if they aren't here."""
    return _PERSON_ID.first_answer(context.session, uuid=bytes.fromhex(key))


def player_id_of_key(context: MergeContext, key: str, level: str, at: int) -> int | None:
    """Return the local number of a person, or of the bots of a level, which are added if needed. None for a person who
    isn't here.
    """
    if not level:
        return person_id_of_key(context, key)
    known = _BOT_ID.first_answer(context.session, level=level)
    if known is not None:
        return known
    return context.add_row(PlayerRow, uuid=uuid7(at, context.random_bytes), name="", level=level, created=at)


def player_row(reading: ReadContext, player: int) -> PlayerRow | None:
    """Return a player's row by its number; None if it is damaged."""
    row: PlayerRow | None = reading.read_cached(
        "player", player, lambda: _PERSON_ROW.first_row(reading.session, id=player)
    )
    return row


def is_erased(session: Session, person: bytes) -> bool:
    """Return whether the person with this uuid was deleted for good."""
    return _ERASURE_OF_PERSON.has_answer(session, person=person)


def erased_label(person: bytes) -> str:
    """Return the name that the rows of an erased person have. Only versions without erasures show it."""
    return f"{ERASED_NAME} {person.hex()[-12:]}"


def unused_label(session: Session, name: str) -> str:
    """Return the name, numbered if the row of another person has it."""
    label, number = name, 1
    while _PEOPLE_BY_NAME.has_answer(session, name=label):
        number += 1
        label = f"{name} ({number})"
    return label


def _read_person_body(reading: ReadContext, row: PlayerRow) -> Body | None:
    return None if row.level else {"name": row.name, "created": row.created}  # bots are the same everywhere


def _merge_person(context: MergeContext, event: Event) -> Verdict:
    """Add a person. One with the name of a person here is the same person; all devices merge them in the same way."""
    name, created = event.body["name"], event.body["created"]
    erased = is_erased(context.session, event.id)
    if erased and name != erased_label(event.id):
        context.note_erased_data(name)
    if context.has_row(PlayerRow, event.id):
        return "known"
    if erased:
        context.add_row(PlayerRow, uuid=event.id, name=erased_label(event.id), level="", created=created)
        return "new"
    twin = _PEOPLE_BY_NAME.first_answer(context.session, name=name)
    label = unused_label(context.session, name)
    player = context.add_row(PlayerRow, uuid=event.id, name=label, level="", created=created)
    if twin:
        _add_merge_mark(context, player, event.id, "renamed", 0, name)  # at time 0, before any later name
    if context.from_file:
        context.strangers.add(player)
    elif twin:
        known, uuid, since = twin
        (_, first), (later, second) = sorted(((known, uuid), (player, event.id)), key=lambda pair: pair[1])
        _add_merge_mark(context, later, second, "merged", max(created, since), first.hex())
    return "new"


def _add_merge_mark(context: MergeContext, player: int, uuid: bytes, word: str, at: int, detail: str) -> None:
    """Add a mark that every device makes for itself, and that is the same on each, down to its id."""
    key = hashlib.sha256(b"%b %b %b" % (uuid, word.encode(), detail.encode())).digest()[:16]
    if not context.has_row(PersonMarkRow, key):
        context.add_row(PersonMarkRow, uuid=key, player_id=player, mark=word, at=at, detail=detail)


KIND: Final = Kind(
    "person",
    PlayerRow,
    {"name": bounds.name, "created": bounds.time},
    _read_person_body,
    _merge_person,
    regroups_people=True,
)
