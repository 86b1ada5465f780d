"""What home tells once the store is open: of today's hand, of the puzzles and of oneself, and where today's hand is
played.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.daily.hand import open_day
from app.daily.results import Results, results
from app.data import Data
from app.days import day_of_month, seed_of, today
from app.puzzles.progress import Solved, progress
from app.ui.shell import App
from app.ui.words import tr
from engine.puzzles.puzzle import of_day, shipped


@dataclass(frozen=True)
class Record:
    """How many matches somebody has played, won, and won in a row at most."""

    matches: int
    wins: int
    longest: int


@dataclass(frozen=True)
class DaysPlayed:
    """What was played here: results of the days, whether today's hand is going on, the puzzles solved, and how it went
    for whose device it is, None where nobody is.
    """

    found: Results
    going: bool
    solved: Solved
    record: Record | None


@dataclass(frozen=True)
class HomeWords:
    """What home says of it: of today's hand and of the puzzles, in words; the last days as their number in the month
    with what came of them (None is not played); the days in a row; and of oneself, "" where there is nothing yet.
    """

    days_hand: str
    puzzle: str
    week: tuple[tuple[int, int | None], ...]
    streak: int
    record: str


def read(data: Data) -> DaysPlayed:
    """What the store has of it. This is not for the event loop."""
    seed = seed_of(today())
    going = any(match.state == "open" for match in data.store.matches.of_seeds(seed, seed))
    return DaysPlayed(results(data.store), going, progress(data.key_values), _record(data))


def tell(played: DaysPlayed, days: int) -> HomeWords:
    """What is said of it today, with so many last days."""
    now, found = today(), played.found
    if now in found.places:
        days_hand = tr("daily.place", place=found.places[now])
    else:
        days_hand = tr("daily.going" if played.going else "daily.about")
    week = tuple((day_of_month(day), found.places.get(day)) for day in range(now - days + 1, now + 1))
    own = played.record
    record = ""
    if own and own.wins:
        won = tr("statistics.won_of", wins=own.wins, count=own.matches)
        record = tr("home.record", won=won, longest=own.longest)
    return HomeWords(days_hand, _puzzle(played.solved, now), week, found.streak(now), record)


def route_of_today(app: App, data: Data) -> str:
    """The route of today's hand, which is begun if it was not yet."""
    return f"/play/{open_day(data, today(), app.settings.names[0] if app.settings.names else '')}"


def _record(data: Data) -> Record | None:
    """How it went for whoever's name is the device's first, or who alone is known here."""
    people, names = data.store.people.all(), data.settings.names
    own = next((each for each in people if each.name in names[:1]), people[0] if len(people) == 1 else None)
    if own is None:
        return None
    numbers = data.store.statistics.of_person(own.id)
    return Record(numbers.matches, numbers.wins, numbers.longest)


def _puzzle(known: Solved, now: int) -> str:
    if known.solved and of_day(now, shipped()).number in known.solved:
        return tr("puzzle.count", solved=len(known.solved), count=len(shipped()))
    return tr("puzzle.about")
