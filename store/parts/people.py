"""People: who is known here, and what is done to them. Every change is a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from uuid import UUID

from sqlalchemy import func
from sqlmodel import col, delete, select

from engine.names import clean_name
from store.database import Database, Transaction
from store.errors import WrongMoment
from store.facts import FaceRow, PersonMarkRow, PlayerRow
from store.facts.person import free_label
from store.history.people import People, touched, who
from store.projections.refreshing import refresh_all
from store.records import LARGEST_PICTURE, OwnPicture, Person
from store.tables.derived import ResultRow, TallyRow
from store.tables.local import PictureRow
from store.tables.query import Change, Query, Rows, Session, is_given, write

_NEWEST = Query(select(func.coalesce(func.max(col(PersonMarkRow.at)), 0)))
_NEWEST_FACE = Query(select(func.coalesce(func.max(col(FaceRow.at)), 0)))
_NEWEST_PICTURE = Query(select(func.coalesce(func.max(col(PictureRow.at)), 0)))
_FACES = Query(select(FaceRow.player_id, func.max(col(FaceRow.at))).group_by(col(FaceRow.player_id)))
_PICTURES = Rows(PictureRow)
_FORGET_PICTURE = Change(delete(PictureRow).where(is_given(PictureRow.player_id)))
_BOT = Query(select(PlayerRow.id).where(col(PlayerRow.name) == "", is_given(PlayerRow.level)))
_LAST_PLAYED = Query(
    select(
        PlayerRow.id,
        select(func.max(ResultRow.touched))
        .where(col(ResultRow.person_id) == col(PlayerRow.id))
        .correlate(PlayerRow)
        .scalar_subquery(),
    )
)
_COUNTED = Query(
    select(TallyRow.person_id, TallyRow.matches).where(col(TallyRow.game) == "*", col(TallyRow.kept) == -1)
)

_PNG: Final = b"\x89PNG\r\n\x1a\n"


class StoredPeople:
    """The people who played here; bots are none. What changes them returns those who are not archived, as `all`
    does."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, archived: bool = False) -> tuple[Person, ...]:
        """The people known on this device, who played last first; those who were archived only if asked for."""
        with self._database.reading() as session:
            return _listed(session, archived)

    def rename(self, person: int, name: str) -> tuple[Person, ...]:
        """Gives a person another name, in all that was; WrongMoment if it is empty or somebody else's."""
        name = clean_name(name)

        def rename(transaction: Transaction, people: People) -> None:
            if not name or people.named(name) not in (None, person):
                said = f"{name!r} is the name of somebody else" if name else "a name has at least one letter"
                raise WrongMoment(said)
            if people.names[person] != name:
                _mark(transaction, person, "renamed", name)

        return self._change(person, rename)

    def recolour(self, person: int, colour: int) -> tuple[Person, ...]:
        """Gives a person a colour by its number."""
        return self._change(person, lambda transaction, _: _mark(transaction, person, "recoloured", str(int(colour))))

    def take_face(self, person: int, face: str) -> tuple[Person, ...]:
        """Gives a person a face by its name, "" for the letter of their name."""

        def take(transaction: Transaction, _: People) -> None:
            transaction.add(FaceRow, player_id=person, at=_after_all_faces(transaction), face=face)

        return self._change(person, take)

    def pictures(self) -> Mapping[int, OwnPicture]:
        """The pictures of people by their ids."""
        with self._database.reading() as session:
            taken = dict(_FACES.each(session))
            return {
                row.player_id: OwnPicture(row.png, worn=row.at > (taken.get(row.player_id) or 0))
                for row in _PICTURES.sound(session)
            }

    def take_picture(self, person: int, png: bytes) -> tuple[Person, ...]:
        """Gives a person a picture as their face until they take another face; it stays on this device. WrongMoment if
        it is no PNG of at most `LARGEST_PICTURE` bytes.
        """

        def take(transaction: Transaction, _: People) -> None:
            if not png.startswith(_PNG) or len(png) > LARGEST_PICTURE:
                raise WrongMoment(f"a picture is a PNG of at most {LARGEST_PICTURE} bytes, not of {len(png)}")
            write(transaction.session, PictureRow, [(person, _after_all_faces(transaction), png)])

        return self._change(person, take)

    def forget_picture(self, person: int) -> tuple[Person, ...]:
        """Takes a person's picture off this device; they have the face again that they took last."""
        return self._change(person, lambda transaction, _: _FORGET_PICTURE.run(transaction.session, player_id=person))

    def archive(self, person: int, on: bool = True) -> tuple[Person, ...]:
        """Takes a person out of the lists, or back into them; matches and numbers stay."""
        word = "archived" if on else "recalled"
        return self._change(person, lambda transaction, _: _mark(transaction, person, word))

    def merge(self, person: int, into: int) -> tuple[Person, ...]:
        """Two people are one: all that `person` did was done by `into`. WrongMoment if they are one already."""
        return self._change(person, lambda transaction, _: merge(transaction, person, into))

    def separate(self, person: int) -> tuple[Person, ...]:
        """Undoes `merge`: `person` is a person of their own again."""
        return self._change(person, lambda transaction, _: _mark(transaction, person, "separated"))

    def _change(self, person: int, change: Callable[[Transaction, People], object]) -> tuple[Person, ...]:
        """Does something to a person, and counts the matches anew of all who are somebody else after it."""
        with self._database.writing() as transaction:
            session = transaction.session
            before, people = who(session), _known(session, person)
            change(transaction, people)
            refresh_all(session, sorted(touched(session, before)))
            return _listed(session, archived=False)


def merge(transaction: Transaction, person: int, into: int) -> None:
    """From now on `person` is `into`; WrongMoment if they are one already."""
    people = _known(transaction.session, person)
    _known(transaction.session, into)
    if people.of(into) == people.of(person) or people.of(person) != person:
        raise WrongMoment("they are one person already")
    _mark(transaction, person, "merged", people.uuids[people.of(into)].hex())


def player_for(transaction: Transaction, name: str, level: str) -> int:
    """The id in `players` of a name (or of all bots of a level), added if it is new.

    The column's own name only tells rows apart: after a renaming it may belong to somebody else.
    """
    session = transaction.session
    person = _BOT.first(session, level=level) if level else People(session).named(name)
    if person is not None:
        return person
    label = "" if level else free_label(session, name)
    player = transaction.add(PlayerRow, name=label, level=level, created=transaction.now)
    if not level and label != name:
        _mark(transaction, player, "renamed", name)
    return player


def _after_all_faces(transaction: Transaction) -> int:
    """A time later than that of every face and picture: the newest counts."""
    session = transaction.session
    return max(transaction.now, *((each.first(session) or 0) + 1 for each in (_NEWEST_FACE, _NEWEST_PICTURE)))


def _mark(transaction: Transaction, player: int, word: str, detail: str = "") -> None:
    """Adds one row of what is done to a person, later than all that are there."""
    at = max(transaction.now, (_NEWEST.first(transaction.session) or 0) + 1)
    transaction.add(PersonMarkRow, player_id=player, mark=word, at=at, detail=detail)


def _known(session: Session, player: int) -> People:
    """The people, if this is one of them; WrongMoment if it is not."""
    people = People(session)
    if player not in people.names or people.levels[player]:
        raise WrongMoment(f"there is no person {player}")
    return people


def _listed(session: Session, archived: bool) -> tuple[Person, ...]:
    people = People(session)
    last, counted = dict(_LAST_PLAYED.each(session)), dict(_COUNTED.each(session))
    merged: dict[int, list[tuple[int, str]]] = {}
    for player, name in people.names.items():
        if people.of(player) != player:
            merged.setdefault(people.of(player), []).append((player, name))
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
        if people.of(player) == player and not people.levels[player] and (archived or player not in people.archived)
    ]
    return tuple(sorted(found, key=lambda person: (-person.last_played, person.name)))
