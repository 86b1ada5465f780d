"""Years in review: which years have matches, who played in one, and a person's or a group's figures of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, tzinfo
from itertools import groupby
from typing import Final

from sqlalchemy import case, func
from sqlalchemy.orm import aliased
from sqlmodel import col, select

from engine.player_names import MAX_NAME_LENGTH, clean_name
from store.database import Database
from store.facts import OccasionRow, OriginRow
from store.history import ordering
from store.history.people import People
from store.other_games import is_other_game
from store.projections.refreshing import read_intact
from store.projections.year_figures import MatchResults, year_figures
from store.records import YEARS, Rivalry, YearFigures, YearPlayers, YearReview
from store.tables.derived import ResultRow
from store.tables.query import Query, Rows, Session, equals_parameter, statement_parameter

_MS: Final = 1000
_IN_YEAR: Final = (
    col(ResultRow.counted) == 1,
    col(ResultRow.ended) >= statement_parameter("begin"),
    col(ResultRow.ended) < statement_parameter("end"),
)
_BY_END: Final = (col(ResultRow.ended), col(ResultRow.match_id), col(ResultRow.seat))
_own_result = aliased(ResultRow)
_MATCHES_OF_PERSON = Rows(
    ResultRow,
    *_IN_YEAR,
    col(ResultRow.match_id).in_(
        select(_own_result.match_id).where(
            col(_own_result.person_id) == statement_parameter("person"),
            col(_own_result.counted) == 1,
            col(_own_result.ended) >= statement_parameter("begin"),
            col(_own_result.ended) < statement_parameter("end"),
        )
    ),
    order=_BY_END,
)
_SEATS_IN_YEAR = Query(select(ResultRow.match_id, ResultRow.person_id).where(*_IN_YEAR).order_by(*_BY_END))
_MATCHES_FROM = Query(
    select(ResultRow.ended, ResultRow.match_id)
    .where(col(ResultRow.counted) == 1, col(ResultRow.ended) >= statement_parameter("begin"))
    .order_by(col(ResultRow.ended), col(ResultRow.match_id))
)
_PERSONS_MATCHES_FROM = Query(
    select(ResultRow.ended, ResultRow.match_id)
    .where(
        equals_parameter(ResultRow.person_id),
        col(ResultRow.counted) == 1,
        col(ResultRow.ended) >= statement_parameter("begin"),
    )
    .order_by(col(ResultRow.ended), col(ResultRow.match_id))
)
_PLAYERS_OF_MATCH = Query(select(ResultRow.person_id).where(equals_parameter(ResultRow.match_id)))
_first_origin = aliased(OriginRow)
#: Matches whose file has no date for them. Of several origins the first by id counts, as everywhere.
_UNDATED_MATCHES = Query(
    select(OriginRow.match_id).where(
        case(
            (func.json_valid(col(OriginRow.play)) == 1, func.json_extract(col(OriginRow.play), "$.date")), else_=""
        ).is_(None),
        col(OriginRow.id)
        == select(func.min(_first_origin.id))
        .where(col(_first_origin.match_id) == col(OriginRow.match_id))
        .correlate(OriginRow)
        .scalar_subquery(),
    )
)
_GIVEN_IDS = select(func.json_each(statement_parameter("ids")).table_valued("value").c.value)
_OCCASIONS = Rows(OccasionRow, col(OccasionRow.match_id).in_(_GIVEN_IDS), order=ordering.OCCASIONS)
_COUNTED_GAMES = Query(
    select(ResultRow.match_id).where(col(ResultRow.match_id).in_(_GIVEN_IDS), col(ResultRow.counted) == 1).distinct()
)


class StoredYears:
    """The years of people and groups.

    A group is the set of people in a match; bots don't count. A match belongs to the year in which it ended, by the
    time that somebody wrote for it if there is one. `zone` is the time zone, None for the device's. Only matches that
    are in the statistics count, except undated ones (see `YearPlayers`). Don't call this on the event loop.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, people: Sequence[int] = (), zone: tzinfo | None = None) -> tuple[int, ...]:
        """Return the years with matches, latest first: of a person or a group, or of anybody if `people` is empty."""

        def read_years(session: Session) -> tuple[int, ...]:
            undated = _undated_matches(session)
            persons = People(session)
            asked = {persons.person_of(person) for person in people}
            found: list[int] = []
            begin = 0
            while (ended := _next_match(session, persons, asked, begin, undated)) is not None:
                found.append(datetime.fromtimestamp(ended / _MS, zone).year)
                begin = _first_ms(found[-1] + 1, zone)
            return tuple(reversed(found))

        with self._database.reading() as session:
            return read_years(session)

    def players(self, year: int, zone: tzinfo | None = None) -> YearPlayers:
        """Return who played in a year."""
        with self._database.reading() as session:
            persons, undated = People(session), _undated_matches(session)
            people: Counter[int] = Counter()
            groups: Counter[tuple[int, ...]] = Counter()
            seats = _SEATS_IN_YEAR.iter_answers(session, **_bounds(year, zone))
            for match_id, those in groupby(seats, key=lambda seat: seat[0]):
                if match_id not in undated:
                    there = _people_among(persons, (person for _, person in those))
                    people.update(there)
                    groups[tuple(sorted(there))] += 1
            found = len(_COUNTED_GAMES.all_answers(session, ids=json.dumps(sorted(undated))))
        return YearPlayers(
            tuple(sorted(people.items(), key=lambda each: (-each[1], each[0]))),
            tuple(
                sorted(
                    ((group, many) for group, many in groups.items() if len(group) > 1),
                    key=lambda each: (-each[1], each[0]),
                )
            ),
            found,
        )

    def review(self, year: int, people: Sequence[int], zone: tzinfo | None = None) -> YearReview:
        """Return the year of a person, or with several `people` that of the group. Ids of people who were merged stand
        for the person they belong to.
        """
        return read_intact(self._database, lambda session: _read_review(session, year, people, zone))


def _read_review(session: Session, year: int, people: Sequence[int], zone: tzinfo | None) -> YearReview:
    persons, undated = People(session), _undated_matches(session)
    asked = tuple(sorted({persons.person_of(person) for person in people}))
    rows = _MATCHES_OF_PERSON.iter_intact_or_raise(session, person=asked[0] if asked else 0, **_bounds(year, zone))
    matches = [
        match
        for match_id, those in groupby(rows, key=lambda row: row.match_id)
        if match_id not in undated and _is_of(persons, match := list(those), asked)
    ]
    places = _places(session, [match[0].match_id for match in matches])

    def figures(chosen: list[MatchResults]) -> YearFigures | None:
        found = year_figures(
            asked,
            chosen,
            persons.levels,
            lambda ms: datetime.fromtimestamp(ms / _MS, zone),
            lambda match_id: places.get(match_id, ""),
        )
        return found and replace(found, rivals=tuple(_with_name(persons, each) for each in found.rivals))

    return YearReview(
        year,
        asked,
        figures([match for match in matches if not is_other_game(match[0].game)]),
        figures([match for match in matches if is_other_game(match[0].game)]),
    )


def _with_name(persons: People, rivalry: Rivalry) -> Rivalry:
    name = persons.names.get(rivalry.meeting.other, "")
    return replace(rivalry, meeting=replace(rivalry.meeting, name=name))


def _is_of(persons: People, match: MatchResults, people: Collection[int]) -> bool:
    """Return whether a match is one of a person's, or exactly that of a group."""
    return len(people) == 1 or _people_among(persons, (result.person_id for result in match)) == set(people)


def _people_among(persons: People, players: Iterator[int]) -> set[int]:
    """Return those who are people, not bots. A player whose row is damaged is left out."""
    return {player for player in players if persons.levels.get(player) == ""}


def _first_ms(year: int, zone: tzinfo | None) -> int:
    """Return when a year begins, in Unix ms, at least 0: not every system has local times before that."""
    return 0 if year <= YEARS.start else round(datetime(year, 1, 1, tzinfo=zone).timestamp() * _MS)


def _bounds(year: int, zone: tzinfo | None) -> dict[str, int]:
    """Return the first moment of a year and of the next one. Raises ValueError for a year that no match can have."""
    if year not in YEARS:
        raise ValueError(f"{year} is no year from {YEARS.start} to {YEARS.stop - 1}")
    return {"begin": _first_ms(year, zone), "end": _first_ms(year + 1, zone)}


def _next_match(
    session: Session, persons: People, people: Collection[int], begin: int, undated: Collection[int]
) -> int | None:
    """Return when the first dated match of these people from `begin` on ended; None if there is none."""
    if people:
        found = _PERSONS_MATCHES_FROM.iter_answers(session, person_id=min(people), begin=begin)
    else:
        found = _MATCHES_FROM.iter_answers(session, begin=begin)
    for ended, match_id in found:
        if match_id in undated:
            continue
        if len(people) > 1:
            players = _PLAYERS_OF_MATCH.iter_answers(session, match_id=match_id)
            if _people_among(persons, players) != set(people):
                continue
        return ended
    return None


def _undated_matches(session: Session) -> frozenset[int]:
    """Return the matches without a date: their file has none, and nobody wrote one."""
    found = _UNDATED_MATCHES.all_answers(session)
    if not found:
        return frozenset()
    written = {row.match_id: row.time for row in _OCCASIONS.iter_intact(session, ids=json.dumps(found))}
    return frozenset(match_id for match_id in found if written.get(match_id) is None)


def _places(session: Session, ids: Sequence[int]) -> dict[int, str]:
    """Return the places of matches as somebody wrote them, by match."""
    rows = _OCCASIONS.iter_intact(session, ids=json.dumps(ids))
    return {row.match_id: clean_name(row.place, MAX_NAME_LENGTH) for row in rows}
