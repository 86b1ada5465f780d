"""People: who is known here, and what is changed about them. Every change is a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from uuid import UUID

from sqlalchemy import func
from sqlmodel import col, delete, select

from engine.player_names import clean_name
from store.database import Database, Transaction
from store.errors import InvalidState
from store.events.event import Event
from store.facts import FaceRow, MarkRow, PersonMarkRow, PlayerRow, SeatRow, TapRow
from store.facts.person import erased_label, unused_label
from store.history.people import People, matches_of_changed_people, people_by_player
from store.ids import uuid7
from store.projections.refreshing import refresh_matches
from store.records import MAX_FACE_PICTURE_BYTES, OwnPicture, Person
from store.tables.derived import ResultRow, TallyRow
from store.tables.local import PictureRow
from store.tables.query import Change, Query, Rows, Session, equals_parameter, insert_rows

_NEWEST_MARK_TIME = Query(select(func.coalesce(func.max(col(PersonMarkRow.at)), 0)))
_NEWEST_FACE_TIME = Query(select(func.coalesce(func.max(col(FaceRow.at)), 0)))
_NEWEST_PICTURE_TIME = Query(select(func.coalesce(func.max(col(PictureRow.at)), 0)))
_FACE_TIMES = Query(select(FaceRow.player_id, func.max(col(FaceRow.at))).group_by(col(FaceRow.player_id)))
_PICTURES = Rows(PictureRow)
_DELETE_PICTURE = Change(delete(PictureRow).where(equals_parameter(PictureRow.player_id)))
_BOT_ID = Query(select(PlayerRow.id).where(col(PlayerRow.name) == "", equals_parameter(PlayerRow.level)))
_LAST_PLAYED = Query(
    select(
        PlayerRow.id,
        select(func.max(ResultRow.touched))
        .where(col(ResultRow.person_id) == col(PlayerRow.id))
        .correlate(PlayerRow)
        .scalar_subquery(),
    )
)
_THEIR_MATCHES = select(SeatRow.match_id).where(equals_parameter(SeatRow.player_id))
_NEWEST_NOTE = Query(
    select(
        func.max(
            select(func.coalesce(func.max(TapRow.at), 0))
            .where(col(TapRow.match_id).in_(_THEIR_MATCHES))
            .scalar_subquery(),
            select(func.coalesce(func.max(MarkRow.at), 0))
            .where(col(MarkRow.match_id).in_(_THEIR_MATCHES))
            .scalar_subquery(),
        )
    )
)
_COUNTED_MATCHES = Query(
    select(TallyRow.person_id, TallyRow.matches).where(col(TallyRow.game) == "*", col(TallyRow.kept) == -1)
)

_PNG_MAGIC: Final = b"\x89PNG\r\n\x1a\n"


class StoredPeople:
    """The people who played here, without bots. Methods that change them return those who aren't archived, as `all`
    does.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, archived: bool = False) -> tuple[Person, ...]:
        """Return the people known on this device, those who played last first; archived ones only if `archived`."""
        with self._database.reading() as session:
            return _list_people(session, archived)

    def add(self, name: str, face: str) -> tuple[Person, ...]:
        """Add the person with this name, unless they're known here, and set their face by its name. Raises InvalidState
        if the name is empty.
        """
        name = clean_name(name)
        if not name:
            raise InvalidState("a name has at least one letter")
        with self._database.writing() as transaction:
            player = find_or_add_player(transaction, name, "")
            transaction.add(FaceRow, player_id=player, at=_next_face_time(transaction), face=face)
            return _list_people(transaction.session, archived=False)

    def rename(self, person: int, name: str) -> tuple[Person, ...]:
        """Rename a person, in old matches too. Raises InvalidState if the name is empty or another person's."""
        name = clean_name(name)

        def write_name(transaction: Transaction, people: People) -> None:
            if not name or people.find_by_name(name) not in (None, person):
                said = f"{name!r} is the name of somebody else" if name else "a name has at least one letter"
                raise InvalidState(said)
            if people.names[person] != name:
                _add_mark(transaction, person, "renamed", name)

        return self._change_people(person, write_name)

    def recolour(self, person: int, colour: int) -> tuple[Person, ...]:
        """Give a person a colour by its number."""
        return self._change_people(
            person, lambda transaction, _: _add_mark(transaction, person, "recoloured", str(int(colour)))
        )

    def set_face(self, person: int, face: str) -> tuple[Person, ...]:
        """Set the face of a person by its name; "" is the first letter of their name."""

        def write_face(transaction: Transaction, _: People) -> None:
            transaction.add(FaceRow, player_id=person, at=_next_face_time(transaction), face=face)

        return self._change_people(person, write_face)

    def pictures_by_person(self) -> Mapping[int, OwnPicture]:
        """Return the pictures of people, by their ids, each with whether it is their face now."""
        with self._database.reading() as session:
            taken = dict(_FACE_TIMES.iter_answers(session))
            return {
                row.player_id: OwnPicture(row.png, is_face=row.at > (taken.get(row.player_id) or 0))
                for row in _PICTURES.iter_intact(session)
            }

    def set_picture(self, person: int, png: bytes) -> tuple[Person, ...]:
        """Set a picture as a person's face, until they choose another face. It stays on this device. Raises
        InvalidState if it isn't a PNG of at most `MAX_FACE_PICTURE_BYTES` bytes.
        """

        def write_picture(transaction: Transaction, _: People) -> None:
            if not png.startswith(_PNG_MAGIC) or len(png) > MAX_FACE_PICTURE_BYTES:
                raise InvalidState(f"a picture is a PNG of at most {MAX_FACE_PICTURE_BYTES} bytes, not of {len(png)}")
            insert_rows(transaction.session, PictureRow, [(person, _next_face_time(transaction), png)])

        return self._change_people(person, write_picture)

    def remove_picture(self, person: int) -> tuple[Person, ...]:
        """Remove a person's picture. Their face is again the one that they chose last."""
        return self._change_people(
            person, lambda transaction, _: _DELETE_PICTURE.execute_change(transaction.session, player_id=person)
        )

    def archive(self, person: int, on: bool = True) -> tuple[Person, ...]:
        """Remove a person from the lists, or put them back if not `on`. Matches and numbers stay."""
        word = "archived" if on else "recalled"
        return self._change_people(person, lambda transaction, _: _add_mark(transaction, person, word))

    def delete(self, person: int) -> tuple[Person, ...]:
        """Delete a person for good, with all who were merged into them: their names, faces and pictures, and the notes
        of matches they played in. Matches and scores stay. It can't be undone. Call `Store.erase_remains` afterwards.

        Versions of the app without erasures get marks that rename and archive the person, the nearest they can show.
        """
        from store.replication.merging import Merger  # imported with the first deletion: a start has no time for it

        with self._database.writing() as transaction:
            session, people = transaction.session, _require_person(transaction.session, person)
            merger = Merger(session, transaction.random_bytes)
            players = [each for each in people.names if people.person_of(each) == person]
            # Notes up to this time are erased. Times of taps and marks may be later than the clock.
            newest = [_NEWEST_NOTE.first_answer(session, player_id=each) or 0 for each in players]
            at = max(transaction.now, *newest)
            for player in players:
                uuid = people.uuids[player]
                _add_mark(transaction, player, "renamed", erased_label(uuid))
                _add_mark(transaction, player, "archived")
                transaction.add(FaceRow, player_id=player, at=_next_face_time(transaction), face="")
                key = uuid7(transaction.now, transaction.random_bytes)
                merger.merge_event(Event(key, 0, "erasure", {"person": uuid.hex(), "at": at}))
            merger.finish()
            return _list_people(session, archived=False)

    def merge(self, person: int, into: int) -> tuple[Person, ...]:
        """Make `person` and `into` one person. Raises InvalidState if they are one already."""
        return self._change_people(person, lambda transaction, _: merge_people(transaction, person, into))

    def separate(self, person: int) -> tuple[Person, ...]:
        """Undo `merge` for `person`."""
        return self._change_people(person, lambda transaction, _: _add_mark(transaction, person, "separated"))

    def _change_people(self, person: int, change: Callable[[Transaction, People], object]) -> tuple[Person, ...]:
        """Run `change` in a transaction, and update the matches of all whose person or name it changed. Raises
        InvalidState if there is no such person.
        """
        with self._database.writing() as transaction:
            session = transaction.session
            before, people = people_by_player(session), _require_person(session, person)
            change(transaction, people)
            refresh_matches(session, sorted(matches_of_changed_people(session, before)))
            return _list_people(session, archived=False)


def merge_people(transaction: Transaction, person: int, into: int) -> None:
    """Make `person` and `into` one person from now on. Raises InvalidState if they are one already, or there is no such
    person.
    """
    people = _require_person(transaction.session, person)
    _require_person(transaction.session, into)
    if people.person_of(into) == people.person_of(person) or people.person_of(person) != person:
        raise InvalidState("they are one person already")
    _add_mark(transaction, person, "merged", people.uuids[people.person_of(into)].hex())


def find_or_add_player(transaction: Transaction, name: str, level: str) -> int:
    """Return the id in `players` of a name (or of all bots of a level), which is added if new.

    The `name` column only distinguishes rows: after a renaming it may be another person's name.
    """
    session = transaction.session
    person = _BOT_ID.first_answer(session, level=level) if level else People(session).find_by_name(name)
    if person is not None:
        return person
    label = "" if level else unused_label(session, name)
    player = transaction.add(PlayerRow, name=label, level=level, created=transaction.now)
    if not level and label != name:
        _add_mark(transaction, player, "renamed", name)
    return player


def _next_face_time(transaction: Transaction) -> int:
    """Return a time later than that of every face and picture, since the newest counts."""
    session = transaction.session
    return max(
        transaction.now, *((each.first_answer(session) or 0) + 1 for each in (_NEWEST_FACE_TIME, _NEWEST_PICTURE_TIME))
    )


def _add_mark(transaction: Transaction, player: int, word: str, detail: str = "") -> None:
    """Add a mark of a person, later than all that are there."""
    at = max(transaction.now, (_NEWEST_MARK_TIME.first_answer(transaction.session) or 0) + 1)
    transaction.add(PersonMarkRow, player_id=player, mark=word, at=at, detail=detail)


def _require_person(session: Session, player: int) -> People:
    """Return all people, if `player` is one of them. Raises InvalidState otherwise."""
    people = People(session)
    if player not in people.names or people.levels[player] or player in people.erased:
        raise InvalidState(f"there is no person {player}")
    return people


def _list_people(session: Session, archived: bool) -> tuple[Person, ...]:
    people = People(session)
    last, counted = dict(_LAST_PLAYED.iter_answers(session)), dict(_COUNTED_MATCHES.iter_answers(session))
    merged: dict[int, list[tuple[int, str]]] = {}
    for player, name in people.names.items():
        if people.person_of(player) != player:
            merged.setdefault(people.person_of(player), []).append((player, name))
    found = [
        Person(
            id=player,
            uuid=str(UUID(bytes=people.uuids[player])),
            name=name,
            colour=people.colours.get(player, -1),
            face=people.faces.get(player, ""),
            archived=player in people.archived,
            last_played=last.get(player) or 0,
            matches=counted.get(player, 0),
            merged=tuple(merged.get(player, ())),
        )
        for player, name in people.names.items()
        if people.person_of(player) == player
        and not people.levels[player]
        and player not in people.erased
        and (archived or player not in people.archived)
    ]
    return tuple(sorted(found, key=lambda person: (-person.last_played, person.name)))
