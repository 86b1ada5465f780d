"""Statistics of finished matches that aren't voided: read from a few rows of sums, never from the whole history."""

from __future__ import annotations

from sqlalchemy import func
from sqlmodel import col, select

from store.database import Database
from store.history.people import People
from store.projections import ratings
from store.projections.aggregates import ALL_GAMES, PLAYED_OR_SCORED, empty_tally
from store.projections.figures import FIGURES, UNCOUNTED, figure_number, parse_values
from store.projections.pending_work import compute_pending
from store.projections.refreshing import read_intact, rebuild_all
from store.projections.wilson import wilson_interval
from store.records import BotCount, GameCount, GameTally, HeldCard, MatchKind, Meeting, Points, RatingPoint, Statistics
from store.tables.derived import HeldRow, MeetingRow, StandingRow, TallyRow
from store.tables.query import DamagedRow, Query, Rows, Session, equals_parameter

_TALLIES = Rows(TallyRow, equals_parameter(TallyRow.person_id))
_TALLIES_OF_ALL_GAMES = Rows(TallyRow, col(TallyRow.game) == ALL_GAMES, col(TallyRow.kept) == PLAYED_OR_SCORED)
_MATCH_COUNT = func.count()
_GAME_COUNTS = Query(
    select(StandingRow.game, _MATCH_COUNT)
    .where(col(StandingRow.voided) == 0)
    .group_by(col(StandingRow.game))
    .order_by(_MATCH_COUNT.desc(), col(StandingRow.game))
)
# A query apart from `_GAME_COUNTS`: a single one would look up every standing (24.4 ms at 10^6 hands; both this way
# 15). It isn't grouped by the bare column, since SQLite would then choose the index by game and look up every standing
# again.
_SCORED_COUNTS = Query(
    select(StandingRow.game, _MATCH_COUNT)
    .where(col(StandingRow.voided) == 0, col(StandingRow.kept) == 1)
    .group_by(col(StandingRow.game).concat(""))
)
_MEETINGS = Rows(
    MeetingRow,
    equals_parameter(MeetingRow.person_id),
    equals_parameter(MeetingRow.game),
    order=(col(MeetingRow.matches).desc(), col(MeetingRow.other_id)),
)
_CARDS_LEFT = Rows(
    HeldRow,
    equals_parameter(HeldRow.person_id),
    equals_parameter(HeldRow.game),
    order=(col(HeldRow.points).desc(), col(HeldRow.times).desc(), col(HeldRow.card)),
)


class StoredStatistics:
    """Statistics of people and games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def statistics_of_person(self, person: int, game: str | None = None, kind: MatchKind | None = None) -> Statistics:
        """Return a person's statistics, of one game or all, of matches played here, scored on sheets, or both."""
        return read_intact(self._database, lambda session: _read_statistics(session, person, game, kind))

    def game_counts(self) -> tuple[GameCount, ...]:
        """Return every game in the history with its number of matches, most frequent first."""
        with self._database.reading() as session:
            kept = dict(_SCORED_COUNTS.iter_answers(session))
            return tuple(
                GameCount(game, matches, kept.get(game, 0)) for game, matches in _GAME_COUNTS.iter_answers(session)
            )

    def meetings_of_person(self, person: int, game: str | None = None) -> tuple[Meeting, ...]:
        """Return all players whom this person met, most often met first."""

        def read_meetings(session: Session) -> tuple[Meeting, ...]:
            people = People(session)
            return tuple(
                Meeting(
                    other=met.other_id,
                    name=people.names.get(met.other_id, ""),
                    level=people.levels.get(met.other_id, ""),
                    matches=met.matches,
                    ahead=met.ahead,
                    behind=met.behind,
                )
                for met in _MEETINGS.iter_intact_or_raise(
                    session, person_id=person, game=ALL_GAMES if game is None else game
                )
            )

        return read_intact(self._database, read_meetings)

    def rating_history(self, person: int, points: int = 200) -> tuple[RatingPoint, ...]:
        """Return the person's rating over time, in at most `points` points, the newest included; empty for an unrated
        person.
        """
        return read_intact(self._database, lambda session: ratings.rating_history(session, person, points))

    def costliest_cards(self, person: int, game: str | None = None) -> tuple[HeldCard, ...]:
        """Return the cards that this person was left with when hands ended, costliest first."""
        asked = {"person_id": person, "game": ALL_GAMES if game is None else game}
        rows = read_intact(self._database, lambda session: list(_CARDS_LEFT.iter_intact_or_raise(session, **asked)))
        return tuple(HeldCard(row.card, row.times, int(row.points)) for row in rows)

    def bot_results(self) -> tuple[BotCount, ...]:
        """Return the results of the bots of each level, most frequent first."""

        def read_bot_results(session: Session) -> list[BotCount]:
            people, found = People(session), []
            for tally in _TALLIES_OF_ALL_GAMES.iter_intact_or_raise(session):
                if level := people.levels.get(tally.person_id):
                    low, high = wilson_interval(tally.wins, tally.matches) or (None, None)
                    found.append(BotCount(level, tally.matches, tally.wins, tally.wins / tally.matches, low, high))
            return found

        return tuple(sorted(read_intact(self._database, read_bot_results), key=lambda bot: (-bot.matches, bot.level)))

    def catch_up(self, limit: int = 10) -> bool:
        """Compute a slice of pending statistics, about `limit` matches: ratings and held cards. Return whether more is
        left. If another process writes the file, StoreError is raised at once, since this can be done later.
        """
        if self._database.read_only:
            return False
        try:
            with self._database.writing(durable=False, wait_if_busy=False) as transaction:
                return compute_pending(transaction.session, limit)
        except DamagedRow:
            with self._database.writing() as transaction:
                rebuild_all(transaction.session)
            return True


def _read_statistics(session: Session, person: int, game: str | None, kind: MatchKind | None) -> Statistics:
    kept = PLAYED_OR_SCORED if kind is None else int(kind == "kept")
    tallies = list(_TALLIES.iter_intact_or_raise(session, person_id=person))
    asked = ALL_GAMES if game is None else game
    tally = next(
        (each for each in tallies if (each.game, each.kept) == (asked, kept)), empty_tally(person, asked, kept)
    )
    values = parse_values(tally.figures)
    bounds = wilson_interval(tally.wins, tally.matches)
    last = next(iter(ratings.rating_history(session, person, 1)[-1:]), None)
    single = game is not None
    return Statistics(
        matches=tally.matches,
        wins=tally.wins,
        shared=tally.shared,
        win_rate=tally.wins / tally.matches if tally.matches else None,
        low=bounds[0] if bounds else None,
        high=bounds[1] if bounds else None,
        streak=tally.streak,
        longest=tally.longest,
        longest_lost=tally.longest_lost,
        place_mean=tally.places / tally.matches if tally.matches else None,
        mean=tally.total_sum / tally.totals if single and tally.totals else None,
        best=_int_if_whole(tally.total_low if tally.low else tally.total_high) if single else None,
        worst=_int_if_whole(tally.total_high if tally.low else tally.total_low) if single else None,
        mean_round=tally.round_sum / tally.scored if single and tally.scored else None,
        best_round=_int_if_whole(tally.round_low if tally.low else tally.round_high) if single else None,
        worst_round=_int_if_whole(tally.round_high if tally.low else tally.round_low) if single else None,
        rating=last.rating if last else None,
        mu=last.mu if last else None,
        sigma=last.sigma if last else None,
        by_game=tuple(
            GameTally(each.game, each.matches, each.wins)
            for each in sorted(tallies, key=lambda each: -each.matches)
            if each.kept == kept and each.game != ALL_GAMES
        ),
        figures={figure.key: figure_number(values, figure) for figure in FIGURES},
        uncounted_hands=figure_number(values, UNCOUNTED),
    )


def _int_if_whole(worth: float | None) -> Points | None:
    return int(worth) if worth is not None and worth == int(worth) else worth
