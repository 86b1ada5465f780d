"""The figures of some people's matches in a year. They're computed from the results of these matches alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from itertools import groupby
from typing import Final

from store.projections.wilson import wilson_interval
from store.records import Evening, Meeting, Rivalry, YearFigures, YearGame, YearTally
from store.tables.derived import ResultRow

#: The results of one match, by seat.
MatchResults = Sequence[ResultRow]
_AHEAD_SIGN: Final = 1
_BEHIND_SIGN: Final = -1


def year_figures(
    people: Sequence[int],
    matches: Sequence[MatchResults],
    bots: Mapping[int, str],
    time_of: Callable[[int], datetime],
    place_of: Callable[[int], str],
) -> YearFigures | None:
    """Return the figures of people in some matches, in the order in which they ended; None if there are none.

    `bots` has the levels of bots by their ids. `time_of` gives the local time of one in Unix ms, and `place_of` the
    place of a match by its id, "" if unknown. The names of those met are left empty.
    """
    if not matches:
        return None
    return YearFigures(
        matches=len(matches),
        people=tuple(_tally_person(person, matches) for person in people),
        evening=_best_evening(people, matches, time_of, place_of),
        rivals=_find_rivals(people, matches, bots),
        games=_count_games(people, matches),
    )


def _tally_person(person: int, matches: Iterable[MatchResults]) -> YearTally:
    won = [result.place == 1 for match in matches for result in match if result.person_id == person]
    wins, many = sum(won), len(won)
    low, high = wilson_interval(wins, many) or (0.0, 1.0)
    longest = max((len(list(run)) for is_won, run in groupby(won) if is_won), default=0)
    return YearTally(person, many, wins, wins / many if many else 0.0, low, high, longest)


def _count_wins(people: Sequence[int], matches: Iterable[MatchResults]) -> tuple[int, ...]:
    won = Counter(result.person_id for match in matches for result in match if result.place == 1)
    return tuple(won[person] for person in people)


def _best_evening(
    people: Sequence[int],
    matches: Iterable[MatchResults],
    time_of: Callable[[int], datetime],
    place_of: Callable[[int], str],
) -> Evening | None:
    """Return the day on which a person won most, with as few matches as possible; None if they never won. For a group
    it's the day with most matches. Of equal days it's the last one.
    """
    days: defaultdict[date, list[MatchResults]] = defaultdict(list)
    for match in matches:
        days[time_of(match[0].ended).date()].append(match)
    evenings = [
        Evening(
            day,
            time_of(those[-1][0].ended).hour,
            next(filter(None, (place_of(match[0].match_id) for match in those)), ""),
            len(those),
            _count_wins(people, those),
        )
        for day, those in days.items()
    ]
    if len(people) > 1:
        return max(evenings, key=lambda each: (each.matches, each.day))
    won = [each for each in evenings if each.wins[0]]
    return max(won, key=lambda each: (each.wins[0], -each.matches, each.day), default=None)


def _find_rivals(
    people: Sequence[int], matches: Iterable[MatchResults], bots: Mapping[int, str]
) -> tuple[Rivalry, ...]:
    """Return whom a person met, people before bots and most often met first; of a group each pair, those with most
    matches first, then the most even.
    """
    met: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    inside = frozenset(people)
    for match in matches:
        for mine in match:
            for other in match:
                if mine.person_id not in inside or mine.person_id == other.person_id:
                    continue
                if len(people) > 1 and not (other.person_id in inside and mine.person_id < other.person_id):
                    continue
                ahead = (mine.place < other.place) - (mine.place > other.place)
                met[mine.person_id, other.person_id][ahead] += 1
    rivals = [
        Rivalry(
            person,
            Meeting(other, "", bots.get(other, ""), counted.total(), counted[_AHEAD_SIGN], counted[_BEHIND_SIGN]),
        )
        for (person, other), counted in met.items()
    ]

    def order(each: Rivalry) -> tuple[bool, int, int, int, int]:
        meeting = each.meeting
        uneven = abs(meeting.ahead - meeting.behind)
        return bool(meeting.level), -meeting.matches, uneven, each.person, meeting.other

    return tuple(sorted(rivals, key=order))


def _count_games(people: Sequence[int], matches: Iterable[MatchResults]) -> tuple[YearGame, ...]:
    games: defaultdict[str, list[MatchResults]] = defaultdict(list)
    for match in matches:
        games[match[0].game].append(match)
    counted = [
        YearGame(game, len(those), sum(match[0].kept for match in those), _count_wins(people, those))
        for game, those in games.items()
    ]
    return tuple(sorted(counted, key=lambda each: (-each.matches, each.game)))
