"""What the first screen shows of the hand of the day, the puzzles and the owner, once the store is open."""

from __future__ import annotations

from dataclasses import dataclass

from app.daily.hand import route_of_day
from app.daily.results import Results, read_results
from app.daily_seeds import day_of_month, days_since_1970, seed_of_day
from app.data import Data
from app.stored.puzzle_progress import PuzzleProgress, read_progress
from app.ui.person_names import owner_name
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.puzzles.puzzle import all_puzzles, puzzle_of_day


@dataclass(frozen=True)
class PersonRecord:
    """The number of matches that a person has played, of those won, and the longest series of wins."""

    matches: int
    wins: int
    longest: int


@dataclass(frozen=True)
class PlaySummary:
    """What has been played on this device.

    `found` has the results of the hands of the day; `going` is whether today's hand is unfinished. `solved` has the
    solved puzzles, `record` the record of the device's owner, None if the owner isn't known.
    """

    found: Results
    going: bool
    solved: PuzzleProgress
    record: PersonRecord | None


@dataclass(frozen=True)
class SummaryTexts:
    """The texts on the hand of the day, the puzzles and the owner's record ("" without wins).

    `week` has the latest days as pairs: day of the month, and rank in its hand (None if it wasn't finished). `streak`
    is the number of days in a row.
    """

    days_hand: str
    puzzle: str
    week: tuple[tuple[int, int | None], ...]
    streak: int
    record: str


def read_summary(data: Data) -> PlaySummary:
    """Read the summary from the store. Don't run it on the event loop."""
    seed = seed_of_day(days_since_1970())
    going = any(match.state == "open" for match in data.store.matches.matches_with_seeds(seed, seed))
    return PlaySummary(read_results(data.store), going, read_progress(data.key_values), _read_owner_record(data))


def describe_summary(played: PlaySummary, days: int) -> SummaryTexts:
    """Return the texts of a summary, with a `week` of this many days up to today."""
    now, found = days_since_1970(), played.found
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
    return SummaryTexts(days_hand, _puzzle_of_day_text(played.solved, now), week, found.streak_up_to(now), record)


def todays_hand_route(app: App, data: Data) -> str:
    """Return the route of today's hand, and begin its match if there's none."""
    today = days_since_1970()
    return route_of_day(today, today, app.settings.names, data)


def _read_owner_record(data: Data) -> PersonRecord | None:
    """Return the record of the device's owner, None if the owner isn't known.

    That's the person with the first of the device's names, or the only person known here.
    """
    people, names = data.store.people.all(), data.settings.names
    own = next((each for each in people if each.name == owner_name(names)), people[0] if len(people) == 1 else None)
    if own is None:
        return None
    numbers = data.store.statistics.statistics_of_person(own.id)
    return PersonRecord(numbers.matches, numbers.wins, numbers.longest)


def _puzzle_of_day_text(progress: PuzzleProgress, now: int) -> str:
    if progress.solved and puzzle_of_day(now, all_puzzles()).number in progress.solved:
        return tr("puzzle.count", solved=len(progress.solved), count=len(all_puzzles()))
    return tr("puzzle.about")
