"""Who is who: names given, changed and taken back, two people who are one."""

from collections.abc import Container, Mapping

from sqlmodel import col, select

from engine.names import shown_name
from store.facts import FaceRow, PersonMarkRow, PlayerRow, SeatRow
from store.tables.query import Query, Rows, Session, is_given

_PLAYERS = Rows(PlayerRow)
_MARKS = Rows(PersonMarkRow, order=(col(PersonMarkRow.at), col(PersonMarkRow.uuid)))
_FACES = Rows(FaceRow, order=(col(FaceRow.at), col(FaceRow.uuid)))
_MATCHES = Query(select(SeatRow.match_id).where(is_given(SeatRow.player_id)).distinct())


class People:
    """The people of one moment, by their names as they are shown. `of` says which person a row of players stands for;
    bots stand for their level."""

    def __init__(self, session: Session) -> None:
        self.names: dict[int, str] = {}
        self.levels: dict[int, str] = {}
        self.uuids: dict[int, bytes] = {}
        self.colours: dict[int, int] = {}
        self.faces: dict[int, str] = {}
        self.archived: set[int] = set()
        self._into: dict[int, int] = {}
        for row in _PLAYERS.sound(session):
            self.names[row.id], self.levels[row.id], self.uuids[row.id] = shown_name(row.name), row.level, row.uuid
        ids = {uuid.hex(): player for player, uuid in self.uuids.items()}
        for mark in _MARKS.sound(session):
            if mark.player_id in self.names:  # whose own row may be damaged
                self._fold(mark.player_id, mark.mark, mark.detail, ids)

        for face in _FACES.sound(session):
            self.faces[face.player_id] = face.face

    def _fold(self, player: int, mark: str, detail: str, ids: Mapping[str, int]) -> None:
        if mark == "renamed":
            self.names[player] = shown_name(detail)
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
    return {match_id for player in changed for match_id in _MATCHES.each(session, player_id=player)}
