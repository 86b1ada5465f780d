"""Ratings over time, counted in slices after the fact.

Weng and Lin's Plackett–Luce model (Journal of Machine Learning Research 12, 2011), as the library openskill has it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sqlmodel import Session

from store.bulk import one, run, sound, write
from store.projections.aggregates import Outcome
from store.records import RatingPoint
from store.tables import RatingRow, ResultRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 3  # how many sigma below mu a rating is told


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def of_person(session: Session, person: int, points: int) -> tuple[RatingPoint, ...]:
    """A person's rating over time, thinned to so many points, the newest among them."""
    many = one(session, "SELECT count(*) FROM ratings WHERE person_id = ?", person)[0]
    if points == 1:
        where, values = "WHERE person_id = ? ORDER BY ended DESC, match_id DESC LIMIT 1", (person,)
        rows = list(sound(session, RatingRow, where, values))
    else:
        step = max(1, -(-many // points))
        key = "(ended, match_id) IN (SELECT ended, match_id FROM (SELECT ended, match_id, row_number() OVER"
        key += " (ORDER BY ended DESC, match_id DESC) AS n FROM ratings WHERE person_id = ?) WHERE (n - 1) % ? = 0)"
        where = f"WHERE person_id = ? AND {key} ORDER BY ended, match_id"
        rows = list(sound(session, RatingRow, where, (person, person, step)))
    return tuple(RatingPoint(at, match, round(mu - SURE * sigma, 6), mu, sigma) for _, at, match, mu, sigma in rows)


def rate(session: Session, limit: int) -> bool:
    """Rates up to `limit` more matches; whether there were any."""
    last = one(session, "SELECT ended, match_id FROM ratings ORDER BY ended DESC, match_id DESC LIMIT 1") or (-1, 0)
    query = (
        "SELECT DISTINCT ended, match_id FROM results WHERE counted = 1 AND (ended, match_id) > (?, ?)"
        " ORDER BY ended, match_id LIMIT ?"
    )
    keys = [tuple(key) for key in run(session, query, *last, limit)]
    if not keys:
        return False
    known: dict[int, tuple[float, float]] = {}
    rated = []
    for ended, match_id in keys:
        outcomes = [Outcome(*row) for row in sound(session, ResultRow, "WHERE match_id = ?", (match_id,))]
        for person, (mu, sigma) in _after(session, outcomes, known).items():
            # As it is written, so that it is the same wherever a slice ends.
            known[person] = round(mu, 6), round(sigma, 6)
            rated.append((person, ended, match_id, *known[person]))
    write(session, RatingRow, rated)
    return True


def _after(
    session: Session, outcomes: list[Outcome], known: dict[int, tuple[float, float]]
) -> dict[int, tuple[float, float]]:
    """Everybody's rating after a match; who sat twice has the mean of both."""
    model = _model()
    teams = []
    for outcome in outcomes:
        person = outcome.person_id
        if person not in known:
            before = of_person(session, person, 1)
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
