"""Who played and what came of it: people, their numbers, and games of one's own."""

from __future__ import annotations

from collections.abc import Callable

from sqlmodel import Session

from store.bulk import DamagedRow
from store.kept import Kept
from store.persisted import games, people
from store.projections import ratings, refreshing
from store.projections import statistics as numbers
from store.records import (
    BotCount,
    GameCount,
    HeldCard,
    MatchKind,
    Meeting,
    OwnGame,
    Person,
    RatingPoint,
    Statistics,
)


class Known(Kept):
    """People, statistics over them, games that were made here."""

    # Games of one's own

    def own_games(self) -> tuple[OwnGame, ...]:
        """The games that were made here and not removed, the last changed first."""
        with self._database.reading() as session:
            return games.read(session)

    def keep_game(self, name: str, text: str, game: int | None = None) -> OwnGame:
        """Keeps a new game, or what has become of the game `game`."""
        with self._database.writing() as session:
            return games.keep(session, game, name, text, self._clock.wall(), self._random_bytes)

    def remove_game(self, game: int) -> None:
        """Takes a game away; matches by its rules stay."""
        with self._database.writing() as session:
            games.keep(session, game, "", "", self._clock.wall(), self._random_bytes)

    # People

    def people(self, archived: bool = False) -> tuple[Person, ...]:
        """The people known on this device, who played last first; those who were archived only if asked for."""
        with self._database.reading() as session:
            return people.listed(session, archived)

    def rename(self, person: int, name: str) -> tuple[Person, ...]:
        """Gives a person another name, in all that was; WrongMoment if it is empty or somebody else's."""
        return self._change(
            lambda session: people.rename(session, person, name, self._clock.wall(), self._random_bytes)
        )

    def recolour(self, person: int, colour: int) -> tuple[Person, ...]:
        """Gives a person a colour by its number."""
        return self._mark_person(person, "recoloured", str(int(colour)))

    def archive(self, person: int, on: bool = True) -> tuple[Person, ...]:
        """Takes a person out of the lists, or back into them; matches and numbers stay."""
        return self._mark_person(person, "archived" if on else "recalled", "")

    def merge(self, person: int, into: int) -> tuple[Person, ...]:
        """Two people are one: all that `person` did was done by `into`. WrongMoment if they are one already."""
        return self._change(lambda session: people.merge(session, person, into, self._clock.wall(), self._random_bytes))

    def separate(self, person: int) -> tuple[Person, ...]:
        """Undoes `merge`: `person` is a person of their own again."""
        return self._mark_person(person, "separated", "")

    # Statistics, over finished matches that were not voided

    def statistics(self, person: int, game: str | None = None, kind: MatchKind | None = None) -> Statistics:
        """A person's matches in numbers, of one game or all, played or kept or both."""
        return self._sound(lambda session: numbers.of_person(session, person, game, kind))

    def games(self) -> tuple[GameCount, ...]:
        """Every game in the history and how often, the most frequent first."""
        with self._database.reading() as session:
            return numbers.games(session)

    def head_to_head(self, person: int, game: str | None = None) -> tuple[Meeting, ...]:
        """Everybody this person met, whom they met most first."""
        return self._sound(lambda session: numbers.meetings(session, person, game))

    def rating(self, person: int, points: int = 200) -> tuple[RatingPoint, ...]:
        """The person's rating over time, at most so many points of it; the newest is always there."""
        return self._sound(lambda session: ratings.of_person(session, person, points))

    def costly(self, person: int, game: str | None = None) -> tuple[HeldCard, ...]:
        """The cards this person was left with when hands ended, the dearest first."""
        return self._sound(lambda session: numbers.held(session, person, game))

    def bots(self) -> tuple[BotCount, ...]:
        """How the bots of each level fare."""
        return self._sound(numbers.bots)

    def catch_up(self, limit: int = 10) -> bool:
        """Does a slice of what statistics are behind with, ratings and cards left, about so many matches; whether more
        is to be done. Nobody waits for it, so a file that another process writes is busy at once."""
        if self.read_only:
            return False
        try:
            with self._database.writing(durable=False, patient=False) as session:
                return ratings.catch_up(session, limit)
        except DamagedRow:
            self._anew()
            return True

    def _mark_person(self, person: int, word: str, detail: str) -> tuple[Person, ...]:
        def mark(session: Session) -> None:
            people.known(session, person)
            people.mark(session, person, word, detail, self._clock.wall(), self._random_bytes)

        return self._change(mark)

    def _change(self, deed: Callable[[Session], None]) -> tuple[Person, ...]:
        """Does something to people, and counts the matches anew of all who are somebody else after it."""
        with self._database.writing() as session:
            before = people.who(session)
            deed(session)
            refreshing.refresh_all(session, sorted(people.touched(session, before)))
            return people.listed(session, archived=False)
