"""Date and place of a match can be changed later: lists, search, statistics and exports follow."""

from __future__ import annotations

from pathlib import Path

from engine.scoresheet.taps import Enter, FinishRound, Score
from engine.scoresheet.terms import Terms
from store.records import StoredMatch
from store.store import Store
from tests.store.tables import Clocks, opened

DAY = 86_400_000


def keep_match(store: Store, clocks: Clocks, first: int = 3) -> StoredMatch:
    """Store a finished sheet of one round."""
    clocks.advance(60_000)
    match = store.sheets.begin_sheet(Terms(name="Rummy", rounds=1), ("Ann", "Ben"))
    lease = store.leases.acquire(match.id, "test", "test")
    sheet = store.sheets.get(match.id)
    assert sheet is not None
    for tap in (Enter(1, 0, Score(first)), Enter(1, 1, Score(2)), FinishRound(1)):
        clocks.advance(1_000)
        store.sheets.apply_tap(lease, sheet, tap)
    found = store.matches.get(match.id)
    assert found is not None
    return found


def test_a_match_is_listed_at_the_time_that_was_written(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        older, newer = keep_match(store, clocks), keep_match(store, clocks)
        assert [match.id for match in store.matches.read_page().matches] == [newer.id, older.id]
        moved = store.matches.write_occasion(newer.id, older.touched - DAY, "Gran’s kitchen")
        assert (moved.ended, moved.touched, moved.dated, moved.place) == (
            *[older.touched - DAY] * 3,
            "Gran’s kitchen",
        )
        assert [match.id for match in store.matches.read_page().matches] == [older.id, newer.id]
        assert [match.id for match in store.matches.read_page(search="kitchen").matches] == [newer.id]
        back = store.matches.write_occasion(newer.id, None, "")
        assert (back.ended, back.touched, back.place) == (newer.ended, newer.touched, "")
        assert store.matches.read_page(search="kitchen").matches == ()


def test_streaks_go_by_the_time_that_was_written(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        keep_match(store, clocks, first=9)
        lost = keep_match(store, clocks, first=1)
        ann = next(person.id for person in store.people.all() if person.name == "Ann")
        assert store.statistics.statistics_of_person(ann).streak == -1
        store.matches.write_occasion(lost.id, lost.touched - DAY, "")
        assert store.statistics.statistics_of_person(ann).streak == 1


def test_a_match_that_goes_on_keeps_its_time_until_it_is_over(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        match = store.sheets.begin_sheet(Terms(), ("Ann", "Ben"))
        written = store.matches.write_occasion(match.id, 5 * DAY, "")
        assert (written.touched, written.ended, written.dated) == (match.touched, None, 5 * DAY)


def test_standings_of_moved_matches_are_not_taken_for_stale(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        match = keep_match(store, clocks)
        store.matches.write_occasion(match.id, match.touched - DAY, "")
    with opened(tmp_path, clocks) as store:
        found = store.matches.get(match.id)
        assert found is not None and found.touched == match.touched - DAY
