"""Who is who: names given, changed and taken back, two people who are one. Every change is a row."""

from collections.abc import Container, Mapping
from uuid import UUID

from sqlalchemy import func
from sqlmodel import Session, col, select

from engine.scoresheet.names import clean_name
from store.errors import WrongMoment
from store.facts import PersonMarkRow, PlayerRow, SeatRow
from store.facts.person import free_label
from store.ids import next_id
from store.records import Person
from store.tables import ResultRow, TallyRow
from store.tables.query import Query, Rows, given
from store.transaction import Transaction

COLOURS = 100

_PLAYERS = Rows(PlayerRow)
_MARKS = Rows(PersonMarkRow, order=(col(PersonMarkRow.at), col(PersonMarkRow.uuid)))
_NEWEST = Query(select(func.coalesce(func.max(col(PersonMarkRow.at)), 0)))
_MATCHES = Query(select(SeatRow.match_id).where(col(SeatRow.player_id) == given("player")).distinct())
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


class People:
    """The people of one moment. `of` says which person a row of players stands for; bots stand for their level."""

    def __init__(self, session: Session) -> None:
        self.names: dict[int, str] = {}
        self.levels: dict[int, str] = {}
        self.uuids: dict[int, bytes] = {}
        self.colours: dict[int, int] = {}
        self.archived: set[int] = set()
        self._into: dict[int, int] = {}
        for row in _PLAYERS.sound(session):
            self.names[row.id], self.levels[row.id], self.uuids[row.id] = row.name, row.level, row.uuid
        ids = {uuid.hex(): player for player, uuid in self.uuids.items()}
        for mark in _MARKS.sound(session):
            if mark.player_id in self.names:  # whose own row may be damaged
                self._fold(mark.player_id, mark.mark, mark.detail, ids)

    def _fold(self, player: int, mark: str, detail: str, ids: Mapping[str, int]) -> None:
        if mark == "renamed":
            self.names[player] = detail
        elif mark == "recoloured":
            self.colours[player] = int(detail)
        elif mark == "archived":
            self.archived.add(player)
        elif mark == "recalled":
            self.archived.discard(player)
        elif mark == "merged" and detail in ids:
            if self.of(ids[detail]) != player:
                self._into[player] = ids[detail]
        elif mark == "separated":
            self._into.pop(player, None)

    def of(self, player: int) -> int:
        """The person that a row of players stands for."""
        while player in self._into:
            player = self._into[player]
        return player

    def rows_of(self, person: int) -> tuple[int, ...]:
        """Every row of players that stands for this person."""
        return tuple(player for player in self.names if self.of(player) == person)

    def named(self, name: str, but: Container[int] = ()) -> int | None:
        """The person of that name `but` these, if there is one; of several the one that is not archived."""
        found = [
            player
            for player, known in self.names.items()
            if known == name and not self.levels[player] and self.of(player) == player and player not in but
        ]
        found.sort(key=lambda player: (player in self.archived, player))
        return found[0] if found else None


def who(session: Session) -> dict[int, tuple[int, str]]:
    """Who every row of players is: as a person, and by name."""
    people = People(session)
    return {player: (people.of(player), people.names[people.of(player)]) for player in people.names}


def touched(session: Session, before: Mapping[int, tuple[int, str]]) -> set[int]:
    """The matches of everybody who is somebody else now than `before` (see `who`), or has another name."""
    changed = [player for player, now in who(session).items() if before.get(player) != now]
    return {match_id for player in changed for match_id in _MATCHES.each(session, player=player)}


def listed(session: Session, archived: bool) -> tuple[Person, ...]:
    """The people known here, who played last first; bots are none. `archived` ones only if they are asked for."""
    people = People(session)
    last = {person: at or 0 for person, at in _LAST_PLAYED.each(session)}
    counted = dict(_COUNTED.each(session))
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
            archived=player in people.archived,
            last_played=last.get(player, 0),
            matches=counted.get(player, 0),
            merged=tuple(merged.get(player, ())),
        )
        for player, name in people.names.items()
        if people.of(player) == player and not people.levels[player] and (archived or player not in people.archived)
    ]
    return tuple(sorted(found, key=lambda person: (-person.last_played, person.name)))


def known(session: Session, player: int) -> People:
    """The people, if this is one of them; WrongMoment if it is not."""
    people = People(session)
    if player not in people.names or people.levels[player]:
        raise WrongMoment(f"there is no person {player}")
    return people


def mark(transaction: Transaction, player: int, word: str, detail: str) -> None:
    """Adds one row of what is done to a person."""
    session = transaction.session
    last = _NEWEST.first(session) or 0
    session.add(
        PersonMarkRow(
            id=next_id(session, PersonMarkRow.id),
            uuid=transaction.new_id(),
            player_id=player,
            mark=word,
            at=max(transaction.now, last + 1),
            detail=detail,
        ).seal()
    )
    session.flush()


def rename(transaction: Transaction, person: int, name: str) -> None:
    """Gives a person another name; WrongMoment if it is empty or somebody else's."""
    people, name = known(transaction.session, person), clean_name(name)
    other = people.named(name)
    if not name or other not in (None, person):
        raise WrongMoment(f"{name!r} is the name of somebody else" if name else "a name has at least one letter")
    if people.names[person] != name:
        mark(transaction, person, "renamed", name)


def merge(transaction: Transaction, person: int, into: int) -> None:
    """From now on `person` is `into`; WrongMoment if they are one already."""
    people = known(transaction.session, person)
    known(transaction.session, into)
    if people.of(into) == people.of(person) or people.of(person) != person:
        raise WrongMoment("they are one person already")
    mark(transaction, person, "merged", people.uuids[people.of(into)].hex())


def player_for(transaction: Transaction, name: str, level: str) -> int:
    """The row of players for a name (or for all bots of a level), added if it is new.

    The column's own name only tells rows apart: after a renaming it may belong to somebody else.
    """
    session = transaction.session
    if level:
        query = select(PlayerRow).where(PlayerRow.name == "", PlayerRow.level == level)
        if row := session.exec(query).first():
            return row.id
        return _add(transaction, "", level)
    person = People(session).named(name)
    if person is not None:
        return person
    label = free_label(session, name)
    player = _add(transaction, label, "")
    if label != name:
        mark(transaction, player, "renamed", name)
    return player


def _add(transaction: Transaction, name: str, level: str) -> int:
    """Adds a row of players and returns its id."""
    session = transaction.session
    number, uuid = next_id(session, PlayerRow.id), transaction.new_id()
    row = PlayerRow(id=number, uuid=uuid, name=name, level=level, created=transaction.now).seal()
    session.add(row)
    session.flush()
    return row.id
