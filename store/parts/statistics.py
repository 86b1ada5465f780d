"""Statistics, over finished matches that were not voided."""

from __future__ import annotations

from store.database import Database
from store.projections import ratings, statistics
from store.projections.catching_up import catch_up
from store.projections.refreshing import rebuild, sound
from store.records import BotCount, GameCount, HeldCard, MatchKind, Meeting, RatingPoint, Statistics
from store.tables.query import DamagedRow


class StoredStatistics:
    """What the finished matches come to, for each person and each game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_person(self, person: int, game: str | None = None, kind: MatchKind | None = None) -> Statistics:
        """A person's matches in numbers, of one game or all, played or kept or both."""
        return sound(self._database, lambda session: statistics.of_person(session, person, game, kind))

    def games(self) -> tuple[GameCount, ...]:
        """Every game in the history and how often, the most frequent first."""
        with self._database.reading() as session:
            return statistics.games(session)

    def head_to_head(self, person: int, game: str | None = None) -> tuple[Meeting, ...]:
        """Everybody this person met, whom they met most first."""
        return sound(self._database, lambda session: statistics.meetings(session, person, game))

    def rating(self, person: int, points: int = 200) -> tuple[RatingPoint, ...]:
        """The person's rating over time, at most so many points of it; the newest is always there."""
        return sound(self._database, lambda session: ratings.of_person(session, person, points))

    def costly(self, person: int, game: str | None = None) -> tuple[HeldCard, ...]:
        """The cards this person was left with when hands ended, the dearest first."""
        return sound(self._database, lambda session: statistics.cards_left(session, person, game))

    def bots(self) -> tuple[BotCount, ...]:
        """How the bots of each level fare."""
        return sound(self._database, statistics.bots)

    def catch_up(self, limit: int = 10) -> bool:
        """Does a slice of what statistics are behind with, ratings and cards left, about so many matches; whether more
        is to be done. Nobody waits for it, so a file that another process writes is busy at once."""
        if self._database.read_only:
            return False
        try:
            with self._database.writing(durable=False, patient=False) as transaction:
                return catch_up(transaction.session, limit)
        except DamagedRow:
            with self._database.writing() as transaction:
                rebuild(transaction.session)
            return True
