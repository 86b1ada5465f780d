"""The history of people: names given, changed and undone, and people who were merged."""

from collections.abc import Container, Iterable, Mapping

from sqlmodel import col, select

from engine.player_names import distinct_name, shown_name
from store.facts import ErasureRow, FaceRow, PersonMarkRow, PlayerRow, SeatRow
from store.history.deleted import deleted_name
from store.tables.query import Query, Rows, Session, equals_parameter

_PLAYERS = Rows(PlayerRow)
_MARKS = Rows(PersonMarkRow, order=(col(PersonMarkRow.at), col(PersonMarkRow.uuid)))
_ERASED_PEOPLE = Query(
    select(PlayerRow.id).join(ErasureRow, col(ErasureRow.person) == col(PlayerRow.uuid)).where(PlayerRow.level == "")
)
_FACES = Rows(FaceRow, order=(col(FaceRow.at), col(FaceRow.uuid)))
_MATCHES_OF_PLAYER = Query(select(SeatRow.match_id).where(equals_parameter(SeatRow.player_id)).distinct())


class People:
    """All people at one moment, with their present names. `person_of` maps rows of players to people; bots stand for
    their level. `erased` are those who were deleted for good: they are never one person with somebody who wasn't.
    """

    def __init__(self, session: Session) -> None:
        self.names: dict[int, str] = {}
        self.levels: dict[int, str] = {}
        self.uuids: dict[int, bytes] = {}
        self.colours: dict[int, int] = {}
        self.faces: dict[int, str] = {}
        self.archived: set[int] = set()
        self._into: dict[int, int] = {}
        for row in _PLAYERS.iter_intact(session):
            self.names[row.id], self.levels[row.id], self.uuids[row.id] = shown_name(row.name), row.level, row.uuid
        self.erased = frozenset(_ERASED_PEOPLE.iter_answers(session)) & set(self.names)
        ids = {uuid.hex(): player for player, uuid in self.uuids.items()}
        for mark in _MARKS.iter_intact(session):
            if mark.player_id in self.names:  # not if the person's row is damaged
                self._apply_mark(mark.player_id, mark.mark, mark.detail, ids)
        for player in self.erased:
            self.names[player] = deleted_name()
        for face in _FACES.iter_intact(session):
            self.faces[face.player_id] = face.face

    def _apply_mark(self, player: int, mark: str, detail: str, ids: Mapping[str, int]) -> None:
        if mark == "renamed":
            self.names[player] = shown_name(detail)
        elif mark == "recoloured":
            self.colours[player] = int(detail)
        elif mark == "archived":
            self.archived.add(player)
        elif mark == "recalled":
            self.archived.discard(player)
        elif mark == "merged" and detail in ids:
            if self.person_of(ids[detail]) != player and (player in self.erased) == (ids[detail] in self.erased):
                self._into[player] = ids[detail]
        elif mark == "separated":
            self._into.pop(player, None)

    def person_of(self, player: int) -> int:
        """Return the person that a row of players belongs to."""
        while player in self._into:
            player = self._into[player]
        return player

    def find_by_name(self, name: str, but: Container[int] = ()) -> int | None:
        """Return the person with that name who isn't erased or in `but`; of several, one who isn't archived. None if
        there is none.
        """
        found = [
            player
            for player, known in self.names.items()
            if known == name
            and not self.levels[player]
            and self.person_of(player) == player
            and player not in but
            and player not in self.erased
        ]
        found.sort(key=lambda player: (player in self.archived, player))
        return found[0] if found else None


def names_of_seats(people: People, seats: Mapping[int, SeatRow]) -> dict[int, str]:
    """Return the present names of the players in seats by their newest rows. Deleted people are numbered where needed,
    so that all names are distinct. A seat whose player's row is damaged is left out.
    """
    found: dict[int, str] = {}
    erased = []
    for seat, row in sorted(seats.items()):
        if row.player_id in people.erased:
            erased.append(seat)
        elif row.player_id in people.names:
            person = people.person_of(row.player_id)
            found[seat] = shown_name(row.name) if people.levels[row.player_id] else people.names[person]
    for seat in erased:
        found[seat] = distinct_name(deleted_name(), [*found.values()])
    return found


def people_by_player(session: Session) -> dict[int, tuple[int, str]]:
    """Return by row of players the person and their name."""
    people = People(session)
    return {player: (people.person_of(player), people.names[people.person_of(player)]) for player in people.names}


def matches_of_changed_people(session: Session, before: Mapping[int, tuple[int, str]]) -> set[int]:
    """Return the matches of all rows of players whose person, or person's name, differs from `before` (see
    `people_by_player`).
    """
    changed = [player for player, now in people_by_player(session).items() if before.get(player) != now]
    return matches_of_players(session, changed)


def matches_of_players(session: Session, players: Iterable[int]) -> set[int]:
    """Return the matches in which any of these rows of players has or had a seat."""
    return {match_id for player in players for match_id in _MATCHES_OF_PLAYER.iter_answers(session, player_id=player)}
