"""What statistics say: a few rows of the rollup, never a walk over the history."""

from sqlalchemy import func
from sqlmodel import col, select

from store.history.people import People
from store.projections import ratings
from store.projections.aggregates import ALL, BOTH, no_tally
from store.projections.figures import FIGURES, UNCOUNTED, parse_figures
from store.projections.wilson import wilson
from store.records import BotCount, GameCount, GameTally, HeldCard, MatchKind, Meeting, Points, Statistics
from store.tables.derived import HeldRow, MeetingRow, StandingRow, TallyRow
from store.tables.query import Query, Rows, Session, given

_TALLIES = Rows(TallyRow, col(TallyRow.person_id) == given("person"))
_OF_ALL = Rows(TallyRow, col(TallyRow.game) == ALL, col(TallyRow.kept) == BOTH)
_MATCHES = func.count()
_GAMES = Query(
    select(StandingRow.game, _MATCHES, func.sum(StandingRow.kept))
    .where(col(StandingRow.voided) == 0)
    .group_by(col(StandingRow.game))
    .order_by(_MATCHES.desc(), col(StandingRow.game))
)
_MEETINGS = Rows(
    MeetingRow,
    col(MeetingRow.person_id) == given("person"),
    col(MeetingRow.game) == given("which"),
    order=(col(MeetingRow.matches).desc(), col(MeetingRow.other_id)),
)
_CARDS_LEFT = Rows(
    HeldRow,
    col(HeldRow.person_id) == given("person"),
    col(HeldRow.game) == given("which"),
    order=(col(HeldRow.points).desc(), col(HeldRow.times).desc(), col(HeldRow.card)),
)


def of_person(session: Session, person: int, game: str | None, kind: MatchKind | None) -> Statistics:
    """A person in numbers."""
    kept = BOTH if kind is None else int(kind == "kept")
    tallies = list(_TALLIES.whole(session, person=person))
    asked = ALL if game is None else game
    tally = next((each for each in tallies if (each.game, each.kept) == (asked, kept)), no_tally(person, asked, kept))
    counted = parse_figures(tally.figures)
    bounds = wilson(tally.wins, tally.matches)
    last = next(iter(ratings.of_person(session, person, 1)[-1:]), None)
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
        best=_plain(tally.total_low if tally.low else tally.total_high) if single else None,
        worst=_plain(tally.total_high if tally.low else tally.total_low) if single else None,
        mean_round=tally.round_sum / tally.scored if single and tally.scored else None,
        best_round=_plain(tally.round_low if tally.low else tally.round_high) if single else None,
        worst_round=_plain(tally.round_high if tally.low else tally.round_low) if single else None,
        rating=last.rating if last else None,
        mu=last.mu if last else None,
        sigma=last.sigma if last else None,
        by_game=tuple(
            GameTally(each.game, each.matches, each.wins)
            for each in sorted(tallies, key=lambda each: -each.matches)
            if each.kept == kept and each.game != ALL
        ),
        figures={figure.key: counted.get(figure.key, 0) for figure in FIGURES},
        uncounted_hands=counted.get(UNCOUNTED, 0),
    )


def games(session: Session) -> tuple[GameCount, ...]:
    """Every game in the history, the most frequent first."""
    return tuple(GameCount(game, matches, kept) for game, matches, kept in _GAMES.each(session))


def meetings(session: Session, person: int, game: str | None) -> tuple[Meeting, ...]:
    """Everybody a person met, whom they met most first."""
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
        for met in list(_MEETINGS.whole(session, person=person, which=ALL if game is None else game))
    )


def cards_left(session: Session, person: int, game: str | None) -> tuple[HeldCard, ...]:
    """The cards a person was left with, the dearest first."""
    rows = _CARDS_LEFT.whole(session, person=person, which=ALL if game is None else game)
    return tuple(HeldCard(row.card, row.times, int(row.points)) for row in rows)


def bots(session: Session) -> tuple[BotCount, ...]:
    """How the bots of each level fare, the most frequent first."""
    people = People(session)
    found = []
    for tally in _OF_ALL.whole(session):
        if level := people.levels.get(tally.person_id):
            low, high = wilson(tally.wins, tally.matches) or (None, None)
            found.append(BotCount(level, tally.matches, tally.wins, tally.wins / tally.matches, low, high))
    return tuple(sorted(found, key=lambda bot: (-bot.matches, bot.level)))


def _plain(worth: float | None) -> Points | None:
    return int(worth) if worth is not None and worth == int(worth) else worth
