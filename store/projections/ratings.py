"""Ratings over time, computed later in slices.

Weng and Lin's Plackett–Luce model (Journal of Machine Learning Research 12, 2011), as implemented by the library
openskill.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import func, tuple_
from sqlmodel import col, select

from store.other_games import MARK
from store.projections.aggregates import results_of_match
from store.records import RatingPoint
from store.tables.derived import RatingRow, ResultRow
from store.tables.query import Query, Rows, Session, insert_rows, statement_parameter

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_IS_OF_PERSON = col(RatingRow.person_id) == statement_parameter("person")
_MATCH_ORDER = (col(RatingRow.ended), col(RatingRow.match_id))
_LATEST_FIRST = (col(RatingRow.ended).desc(), col(RatingRow.match_id).desc())
_RATING_COUNT = Query(select(func.count()).where(_IS_OF_PERSON))
_LAST_RATING = Rows(RatingRow, _IS_OF_PERSON, order=_LATEST_FIRST, limit=1)
# Jumps from one point of a chart to the next along the key. Numbering all of a person's rows took four times as long at
# 10^6 hands (17.8 ms; this way 4.5).
_RATING_BEFORE = Rows(
    RatingRow,
    _IS_OF_PERSON,
    tuple_(*_MATCH_ORDER) < tuple_(statement_parameter("time"), statement_parameter("match")),
    order=_LATEST_FIRST,
    limit=1,
    offset=statement_parameter("between"),
)
_NEWEST_RATED_MATCH = Query(select(*_MATCH_ORDER).order_by(*_LATEST_FIRST).limit(1))
_NEXT_MATCH = Query(
    select(ResultRow.ended, ResultRow.match_id)
    .where(
        col(ResultRow.counted) == 1,
        ~col(ResultRow.game).startswith(MARK),
        tuple_(col(ResultRow.ended), col(ResultRow.match_id))
        > tuple_(statement_parameter("time"), statement_parameter("match")),
    )
    .distinct()
    .order_by(col(ResultRow.ended), col(ResultRow.match_id))
    .limit(statement_parameter("most"))
)
SIGMAS_BELOW_MEAN = 3  # a rating is shown as mu minus so many sigma


@cache
def _rating_model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rating_history(session: Session, person: int, points: int) -> tuple[RatingPoint, ...]:
    """Return a person's rating over time, thinned to `points` points, the newest included; empty for an unrated
    person.
    """
    rows = list(_LAST_RATING.iter_intact_or_raise(session, person=person))
    if points > 1 and rows:
        step = max(1, -(-(_RATING_COUNT.first_answer(session, person=person) or 0) // points))
        while found := [*_RATING_BEFORE.iter_intact_or_raise(
            session, person=person, time=rows[-1].ended, match=rows[-1].match_id, between=step - 1
        )]:  # fmt: skip
            rows += found
    return tuple(
        RatingPoint(row.ended, row.match_id, round(row.mu - SIGMAS_BELOW_MEAN * row.sigma, 6), row.mu, row.sigma)
        for row in reversed(rows)
    )


def rate_matches(session: Session, limit: int) -> bool:
    """Rate up to `limit` more matches. Return whether there were any."""
    last = _NEWEST_RATED_MATCH.first_answer(session) or (-1, 0)
    keys = _NEXT_MATCH.all_answers(session, time=last[0], match=last[1], most=limit)
    if not keys:
        return False
    known: dict[int, tuple[float, float]] = {}
    rated = []
    for ended, match_id in keys:
        outcomes = results_of_match(session, match_id)
        for person, (mu, sigma) in _ratings_after_match(session, outcomes, known).items():
            # Rounded as when stored, so that ratings don't depend on where a slice ends.
            known[person] = round(mu, 6), round(sigma, 6)
            rated.append((person, ended, match_id, *known[person]))
    insert_rows(session, RatingRow, rated)
    return True


def _ratings_after_match(
    session: Session, outcomes: list[ResultRow], known: dict[int, tuple[float, float]]
) -> dict[int, tuple[float, float]]:
    """Return the ratings (mu, sigma) of all people after a match, by id; empty for less than two players. A person with
    two seats gets the mean of both.
    """
    model = _rating_model()
    teams = []
    for outcome in outcomes:
        person = outcome.person_id
        if person not in known:
            before = rating_history(session, person, 1)
            known[person] = (before[0].mu, before[0].sigma) if before else (model.mu, model.sigma)
        mu, sigma = known[person]
        teams.append([model.rating(mu=mu, sigma=sigma)])
    if len(teams) < 2:
        return {}
    found: dict[int, list[tuple[float, float]]] = {}
    for outcome, (rating,) in zip(outcomes, model.rate(teams, ranks=[o.place for o in outcomes]), strict=True):
        found.setdefault(outcome.person_id, []).append((rating.mu, rating.sigma))
    return {
        person: (sum(mu for mu, _ in each) / len(each), sum(sigma for _, sigma in each) / len(each))
        for person, each in found.items()
    }
