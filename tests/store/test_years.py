"""A year in review: its figures agree with the statistics of all time, and depend on no other year's matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from store.exchange.plays import Play, PlayerScore, ScoreFile
from store.opening import open_in_memory
from store.other_games import is_other_game, other_game_id
from store.records import Meeting, NewMatch, Seat, YearFigures, YearReview
from store.store import Store
from tests.store.tables import Clocks, whole

NAMES = ("Ann", "Ben", "Cleo", "Dan")
BOT = "steady"
GAMES = ("switch", "mau-mau", "", other_game_id("Catan"), other_game_id("Skat"))
FIRST, DAY_MS = 2023, 86_400_000
FEW = settings(max_examples=20)  # each plays several matches into a store
HOUR = timedelta(hours=1)
ZONES = st.sampled_from([UTC, timezone(14 * HOUR), timezone(-12 * HOUR), timezone(timedelta(hours=5, minutes=45))])


@dataclass(frozen=True)
class Played:
    """A finished match: when (ms since the beginning of 2023 in UTC), its people, their places, and the game."""

    at: int
    people: tuple[str, ...]
    places: tuple[int, ...]
    game: str
    with_bot: bool


@st.composite
def matches(draw: st.DrawFn, most: int = 7) -> list[Played]:
    """Return at most so many matches of three years, many on the same days or near a new year, with ties and teams."""
    turns = [0, *(days * DAY_MS for days in (365, 365 + 366))]
    found = []
    for _ in range(draw(st.integers(1, most))):
        turn = draw(st.sampled_from(turns))
        at = max(0, turn + draw(st.integers(-40, 40)) * 3_600_000)
        people = tuple(draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True)))
        with_bot = len(people) == 1 or draw(st.booleans())
        places = draw(st.lists(st.integers(1, 2), min_size=len(people) + with_bot, max_size=len(people) + with_bot))
        found.append(Played(at, people, (1, *places[1:]), draw(st.sampled_from(GAMES)), with_bot))
    return found


@contextmanager
def played(some: Sequence[Played]) -> Iterator[Store]:
    """Yield a store with these matches."""
    store = open_in_memory(Clocks().clock)
    try:
        for each in some:
            add(store, each)
        yield store
    finally:
        store.close()


def add(store: Store, each: Played) -> int:
    """Store a match, and return its id."""
    seats = tuple(Seat(name) for name in each.people) + ((Seat("Robin", BOT),) if each.with_bot else ())
    match = store.matches.begin_match(NewMatch(each.game, "", seats, 1))
    lease = store.leases.acquire(match.id, "test", "test")
    store.matches.end_match(lease, "finished", each.places)
    store.leases.release(lease)
    begin = round(datetime(FIRST, 1, 1, tzinfo=UTC).timestamp() * 1000)
    store.matches.write_occasion(match.id, begin + each.at, "")
    return match.id


def ids(store: Store) -> dict[str, int]:
    """Return the ids of people by name."""
    return {person.name: person.id for person in store.people.all(archived=True)}


def parts(review: YearReview) -> list[YearFigures]:
    """Return the parts of a review that aren't empty."""
    return [each for each in (review.cards, review.others) if each]


@given(matches(), ZONES)
@FEW
def test_years_add_up_to_the_statistics_of_all_time(some: list[Played], zone: timezone) -> None:
    with played(some) as store:
        for person in ids(store).values():
            years = [store.years.review(year, [person], zone) for year in store.years.all([person], zone)]
            every = store.statistics.statistics_of_person(person)
            cards = [each.cards.people[0] for each in years if each.cards]
            assert sum(each.matches for each in cards) == every.matches
            assert sum(each.wins for each in cards) == every.wins
            assert max((each.longest for each in cards), default=0) <= every.longest
            games: Counter[str] = Counter()
            wins: Counter[str] = Counter()
            met: Counter[int] = Counter()
            ahead: Counter[int] = Counter()
            behind: Counter[int] = Counter()
            for review in years:
                for figures in parts(review):
                    for game in figures.games:
                        games[game.game] += game.matches
                        wins[game.game] += game.wins[0]
                for rivalry in review.cards.rivals if review.cards else ():
                    met[rivalry.meeting.other] += rivalry.meeting.matches
                    ahead[rivalry.meeting.other] += rivalry.meeting.ahead
                    behind[rivalry.meeting.other] += rivalry.meeting.behind
            assert {(each.game, each.matches, each.wins) for each in every.by_game} == {
                (game, many, wins[game]) for game, many in games.items()
            }
            meetings = store.statistics.meetings_of_person(person)
            assert {(each.other, each.matches, each.ahead, each.behind) for each in meetings} == {
                (other, many, ahead[other], behind[other]) for other, many in met.items()
            }


@given(matches(), ZONES)
@FEW
def test_groups_and_people_agree_with_the_history(some: list[Played], zone: timezone) -> None:
    with played(some) as store:
        names = {person: name for name, person in ids(store).items()}
        for year in range(FIRST - 1, FIRST + 4):
            begin, end = (round(datetime(each, 1, 1, tzinfo=zone).timestamp() * 1000) for each in (year, year + 1))
            page = store.matches.read_page(since=begin, until=end).matches
            there = Counter(tuple(sorted(seat.name for seat in match.seats if not seat.level)) for match in page)
            found = store.years.players(year, zone)
            groups = {tuple(sorted(names[person] for person in group)): many for group, many in found.groups}
            assert groups == {group: many for group, many in there.items() if len(group) > 1}
            people = {names[person]: many for person, many in found.people}
            assert people == {
                name: sum(many for group, many in there.items() if name in group)
                for name in {name for group in there for name in group}
            }
            assert (year in store.years.all((), zone)) == bool(page)
            for asked, many in [*(((person,), many) for person, many in found.people), *found.groups]:
                review = store.years.review(year, asked, zone)
                assert sum(each.matches for each in parts(review)) == many
                assert year in store.years.all(asked, zone)
                for figures in parts(review):
                    check_figures(figures, year)
                    assert all(is_other_game(game.game) is (figures is review.others) for game in figures.games)


def check_figures(figures: YearFigures, year: int) -> None:
    """Raise AssertionError if no history could have these figures."""
    for person in figures.people:
        assert person.matches == figures.matches > 0
        assert person.longest <= person.wins <= person.matches
        assert (person.longest > 0) == (person.wins > 0)
        assert 0 <= person.low <= person.win_rate <= person.high <= 1
    assert sum(game.matches for game in figures.games) == figures.matches
    for n, person in enumerate(figures.people):
        assert sum(game.wins[n] for game in figures.games) == person.wins
    evening = figures.evening
    if evening is None:
        assert [person.wins for person in figures.people] == [0]
    else:
        assert evening.day.year == year and evening.matches <= figures.matches and 0 <= evening.last_hour < 24
        assert all(wins <= evening.matches for wins in evening.wins)
    for rivalry in figures.rivals:
        meeting = rivalry.meeting
        assert rivalry.person != meeting.other and 0 <= meeting.tied_count <= meeting.matches <= figures.matches
    if len(figures.people) > 1:
        assert len(figures.rivals) == len(figures.people) * (len(figures.people) - 1) / 2


@given(matches(5), matches(1), ZONES)
@FEW
def test_another_match_changes_its_year_alone(some: list[Played], more: list[Played], zone: timezone) -> None:
    with played(some) as store:
        people = [(person,) for person in ids(store).values()]
        asked = [*people, tuple(sorted(ids(store).values()))]
        before = {(year, who): store.years.review(year, who, zone) for year in range(2022, 2027) for who in asked}
        match = store.matches.get(add(store, more[0]))
        assert match is not None and match.ended is not None
        year = datetime.fromtimestamp(match.ended / 1000, zone).year
        after = {key: store.years.review(*key, zone) for key in before}
        assert {key for key in before if before[key] != after[key]} <= {(year, who) for who in asked}
        for (person,) in people:
            others = sum(each.matches for each in parts(before[year, (person,)]))
            now = sum(each.matches for each in parts(after[year, (person,)]))
            assert now - others == (person in [ids(store)[name] for name in more[0].people])
        store.matches.void_match(match.id)
        assert {key: store.years.review(*key, zone) for key in before} == before


def test_a_person_has_the_evening_with_most_wins_and_a_group_the_longest() -> None:
    days = [
        *(Played(n, ("Ann", "Ben"), (1, 2), "switch", False) for n in range(2)),
        *(Played(DAY_MS + n, ("Ann", "Ben"), (1 + (n > 1), 1), "switch", False) for n in range(4)),
    ]
    with played(days) as store:
        ann, ben = ids(store)["Ann"], ids(store)["Ben"]
        mine, group = (store.years.review(FIRST, who, UTC).cards for who in ([ann], [ann, ben]))
        assert mine and mine.evening and group and group.evening
        assert (mine.evening.day.day, mine.evening.matches, mine.evening.wins) == (1, 2, (2,))
        assert (group.evening.day.day, group.evening.matches, group.evening.wins) == (2, 4, (2, 4))


def test_the_hour_of_an_evening_is_that_of_its_last_match() -> None:
    with played([Played(hour * 3_600_000, ("Ann", "Ben"), (1, 2), "switch", False) for hour in (10, 20)]) as store:
        hours = [
            cards.evening.last_hour
            for zone in (UTC, timezone(2 * HOUR))
            if (cards := store.years.review(FIRST, [ids(store)["Ann"]], zone).cards) and cards.evening
        ]
        assert hours == [20, 22]


def test_an_evening_has_the_place_that_somebody_wrote() -> None:
    with played([]) as store:
        for n, place in enumerate(("", "Gran’s kitchen")):
            match_id = add(store, Played(n, ("Ann", "Ben"), (1, 2), "switch", False))
            match = store.matches.get(match_id)
            assert match is not None
            store.matches.write_occasion(match_id, match.dated, place)
        cards = store.years.review(FIRST, [ids(store)["Ann"]], UTC).cards
        assert cards and cards.evening and cards.evening.place == "Gran’s kitchen"


def test_a_streak_begins_anew_with_the_year() -> None:
    wins = [Played(365 * DAY_MS + hours * 3_600_000, ("Ann", "Ben"), (1, 2), "switch", False) for hours in (-2, -1, 1)]
    with played(wins) as store:
        ann = ids(store)["Ann"]
        assert store.statistics.statistics_of_person(ann).longest == 3
        years = [store.years.review(year, [ann], UTC).cards for year in (FIRST, FIRST + 1)]
        assert [each.people[0].longest for each in years if each] == [2, 1]


def test_rivals_are_people_before_bots_and_pairs_of_a_group() -> None:
    some = [Played(n, ("Ann",), (1, 2), "switch", True) for n in range(3)]
    some += [Played(9 + n, ("Ann", "Ben", "Cleo"), (2, 1, 1), "switch", False) for n in range(2)]
    with played(some) as store:
        known = ids(store)
        mine = store.years.review(FIRST, [known["Ann"]], UTC).cards
        group = store.years.review(FIRST, [known[name] for name in ("Cleo", "Ann", "Ben")], UTC).cards
        assert mine and group
        assert [(each.meeting.name, each.meeting.level, each.meeting.matches) for each in mine.rivals] == [
            ("Ben", "", 2),
            ("Cleo", "", 2),
            ("", BOT, 3),
        ]
        assert [(each.person, replace(each.meeting, other=0)) for each in group.rivals] == [
            (known["Ben"], Meeting(0, "Cleo", "", 2, 0, 0)),
            (known["Ann"], Meeting(0, "Ben", "", 2, 0, 2)),
            (known["Ann"], Meeting(0, "Cleo", "", 2, 0, 2)),
        ]


def test_matches_of_merged_people_are_those_of_one_person() -> None:
    some = [
        Played(0, ("Ann", "Ben"), (1, 2), "switch", False),
        Played(1, ("Cleo", "Ben"), (1, 2), "switch", False),
    ]
    with played(some) as store:
        ann, ben, cleo = (ids(store)[name] for name in ("Ann", "Ben", "Cleo"))
        store.people.merge(cleo, ann)
        store.people.archive(ann)
        assert store.years.players(FIRST, UTC).groups == (((ann, ben), 2),)
        for asked in ([ben, cleo], [ann, ben], [cleo, ann, ben]):
            review = store.years.review(FIRST, asked, UTC)
            assert review.people == (ann, ben) and review.cards and review.cards.matches == 2
        store.people.separate(cleo)
        assert len(store.years.players(FIRST, UTC).groups) == 2


def test_a_match_without_a_date_belongs_to_no_year_until_somebody_writes_one() -> None:
    scores = (PlayerScore("Ann", "5", winner=True), PlayerScore("Ben", "3"))
    with played([]) as store:
        file = ScoreFile("bgg", (Play("Catan", scores), Play("Catan", scores, date="2024-05-01")), digest="0" * 32)
        preview = whole(store.score_files.preview(file)).preview
        assert preview is not None
        whole(store.score_files.bring_in(preview, {}))
        ann = ids(store)["Ann"]
        assert store.years.all() == store.years.all([ann]) == (2024,)
        assert store.years.players(2024).undated == 1
        undated = store.matches.read_page().matches[0]
        noon = round(datetime(2025, 6, 1, 12).timestamp() * 1000)
        store.matches.write_occasion(undated.id, noon, "")
        assert store.years.all() == (2025, 2024) and store.years.players(2024).undated == 0
        others = store.years.review(2025, [ann]).others
        assert others and others.matches == 1
        store.matches.write_occasion(undated.id, None, "")
        assert store.years.all() == (2024,)


def test_there_is_no_review_of_an_impossible_year() -> None:
    with played([]) as store:
        assert store.years.all() == ()
        assert store.years.review(2024, [1]) == YearReview(2024, (1,), None, None)
        for year in (-1, 0, 1969, 9999):
            with pytest.raises(ValueError, match="no year"):
                store.years.review(year, [1])
