"""What statistics say: a few rows of the rollup, never a walk over the history."""

from sqlmodel import Session

from store.bulk import run, sound
from store.persisted.people import People
from store.projections import hand_results, ratings
from store.projections.aggregates import ALL, BOTH, Tally
from store.projections.aggregates import Meeting as MeetingSum
from store.projections.wilson import wilson
from store.records import BotCount, GameCount, GameTally, HeldCard, MatchKind, Meeting, Points, Statistics
from store.tables import HeldRow, MeetingRow, TallyRow


def of_person(session: Session, person: int, game: str | None, kind: MatchKind | None) -> Statistics:
    """A person in numbers."""
    kept = BOTH if kind is None else int(kind == "kept")
    tallies = [Tally(*row) for row in sound(session, TallyRow, "WHERE person_id = ?", (person,))]
    asked = ALL if game is None else game
    tally = next((each for each in tallies if (each.game, each.kept) == (asked, kept)), Tally(person, asked, kept))
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
        rounds=tally.rounds,
        rounds_won=tally.rounds_won,
        blocked=tally.blocked,
        mean_round=tally.round_sum / tally.scored if single and tally.scored else None,
        best_round=_plain(tally.round_low if tally.low else tally.round_high) if single else None,
        worst_round=_plain(tally.round_high if tally.low else tally.round_low) if single else None,
        missed=tally.missed,
        blunders=tally.blunders,
        rating=last.rating if last else None,
        mu=last.mu if last else None,
        sigma=last.sigma if last else None,
        by_game=tuple(
            GameTally(each.game, each.matches, each.wins)
            for each in sorted(tallies, key=lambda each: -each.matches)
            if each.kept == kept and each.game != ALL
        ),
        uncounted_hands=0 if kept == 1 else hand_results.uncounted_hands(session, person, game),
    )


def games(session: Session) -> tuple[GameCount, ...]:
    """Every game in the history, the most frequent first."""
    query = "SELECT game, count(*), sum(kept) FROM standings WHERE voided = 0 GROUP BY game ORDER BY 2 DESC, 1"
    return tuple(GameCount(*row) for row in run(session, query))


def meetings(session: Session, person: int, game: str | None) -> tuple[Meeting, ...]:
    """Everybody a person met, whom they met most first."""
    people = People(session)
    where = "WHERE person_id = ? AND game = ? ORDER BY matches DESC, other_id"
    sums = [MeetingSum(*row) for row in sound(session, MeetingRow, where, (person, ALL if game is None else game))]
    return tuple(
        Meeting(
            other=met.other_id,
            name=people.names.get(met.other_id, ""),
            level=people.levels.get(met.other_id, ""),
            matches=met.matches,
            ahead=met.ahead,
            behind=met.behind,
        )
        for met in sums
    )


def cards_left(session: Session, person: int, game: str | None) -> tuple[HeldCard, ...]:
    """The cards a person was left with, the dearest first."""
    where = "WHERE person_id = ? AND game = ? ORDER BY points DESC, times DESC, card"
    rows = sound(session, HeldRow, where, (person, ALL if game is None else game))
    return tuple(HeldCard(card, times, int(points)) for _, _, card, times, points in rows)


def bots(session: Session) -> tuple[BotCount, ...]:
    """How the bots of each level fare, the most frequent first."""
    people = People(session)
    found = []
    for row in sound(session, TallyRow, "WHERE game = ? AND kept = ?", (ALL, BOTH)):
        tally = Tally(*row)
        if level := people.levels.get(tally.person_id):
            low, high = wilson(tally.wins, tally.matches) or (None, None)
            found.append(BotCount(level, tally.matches, tally.wins, tally.wins / tally.matches, low, high))
    return tuple(sorted(found, key=lambda bot: (-bot.matches, bot.level)))


def _plain(worth: float | None) -> Points | None:
    return int(worth) if worth is not None and worth == int(worth) else worth
