"""Score sheets in the store: every tap is there after a kill, one window at a time, lists and numbers agree."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.rules.reader import load_preset
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import (
    Cards,
    EndMatch,
    Enter,
    FinishRound,
    Join,
    Name,
    Redo,
    Score,
    ScoreMark,
    Undo,
    event_text,
    parse_event,
)
from engine.scoresheet.terms import Counting, SheetError, Terms, terms_of
from store.errors import InvalidState, LeaseLost
from store.facts import TapRow
from store.history.sheets import _TAPS as TAPS
from store.opening import FILE_NAME, open_in_memory
from store.projections.refreshing import rebuild_all
from store.records import Lease, StoredMatch
from store.store import Store
from tests.engine.sheets import NAMES, all_terms, counted_events, countings
from tests.store.tables import Clocks, opened, two_seats

FREE = Terms(name="Rummy", target=10)


def begun(
    store: Store, terms: Terms = FREE, names: tuple[str, ...] = ("Ann", "Ben")
) -> tuple[StoredMatch, Lease, Sheet]:
    """Begin a sheet, and return its match, its lease, and the sheet."""
    match = store.sheets.begin_sheet(terms, names)
    sheet = store.sheets.get(match.id)
    assert sheet is not None
    return match, store.leases.acquire(match.id, "window", "window", take_over=True), sheet


def won(store: Store, winner: int, names: tuple[str, ...] = ("Ann", "Ben"), terms: Terms = FREE) -> StoredMatch:
    """Return a finished sheet of one round."""
    match, lease, sheet = begun(store, terms, names)
    for player in range(len(names)):
        store.sheets.apply_tap(lease, sheet, Enter(1, player, Score(10 if player == winner else 1)))
    store.sheets.apply_tap(lease, sheet, FinishRound(1))
    return match


@given(st.data())
@settings(max_examples=10)
def test_a_sheet_comes_back_with_every_tap(data: st.DataObject) -> None:
    clocks = Clocks()
    with open_in_memory(clocks.clock) as store:
        terms = data.draw(all_terms | countings())
        match, lease, sheet = begun(store, terms, NAMES)
        some = counted_events(terms) | st.sampled_from([Undo(), Redo()])
        taps = data.draw(st.lists(some, max_size=25))
        for tap in taps:
            before = sheet.current_picture, sheet.length
            try:
                store.sheets.apply_tap(lease, sheet, tap)
            except SheetError:
                assert (sheet.current_picture, sheet.length) == before
        again = store.sheets.get(match.id)
        assert again is not None
        assert (again.current_picture, again.length, again.skipped) == (sheet.current_picture, sheet.length, 0)
        kept = store.matches.get(match.id)
        assert kept is not None and kept.kind == "kept" and kept.intact
        assert [seat.name for seat in kept.seats] == [line.name for line in sheet.current_picture.lines]
        assert kept.totals == tuple(line.total for line in sheet.current_picture.lines)
        assert (kept.state == "open") != sheet.current_picture.over


def test_a_killed_sheet_goes_on_where_it_was(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path / "1", clocks) as store:
        match, lease, sheet = begun(store)
        store.sheets.apply_tap(lease, sheet, Enter(1, 0, Score(1)))
        store.sheets.apply_tap(lease, sheet, Enter(1, 0, Score(12), more=True))
        (tmp_path / "2").mkdir()
        for ending in ("", "-wal"):
            shutil.copy(tmp_path / "1" / (FILE_NAME + ending), tmp_path / "2")
        with opened(tmp_path / "2", clocks) as later:
            again = later.sheets.get(match.id)
            assert again is not None and again.current_picture == sheet.current_picture
            lease = later.leases.acquire(match.id, "later", "later", take_over=True)
            assert later.sheets.apply_tap(lease, again, Undo()).lines[0].this_round is None


def test_two_sheets_are_open_at_once_and_one_window_writes_on_each(store: Store) -> None:
    first, first_lease, sheet = begun(store)
    _, second_lease, other = begun(store)
    store.sheets.apply_tap(second_lease, other, ScoreMark(1, 0, 2))
    store.sheets.apply_tap(first_lease, sheet, ScoreMark(1, 1, 3))
    assert {match.id for match in store.matches.unfinished_matches()} == {first.id, second_lease.match_id}
    store.leases.acquire(first.id, "another", "another", take_over=True)
    with pytest.raises(LeaseLost):
        store.sheets.apply_tap(first_lease, sheet, ScoreMark(1, 1, 1))
    assert len(sheet.current_picture.rounds[-1].marks) == 1


def test_a_sheet_that_was_gone_on_with_elsewhere_is_to_be_read_again(store: Store) -> None:
    match, lease, sheet = begun(store)
    stale = store.sheets.get(match.id)
    assert stale is not None
    store.sheets.apply_tap(lease, sheet, ScoreMark(1, 0, 2))
    with pytest.raises(InvalidState):
        store.sheets.apply_tap(lease, stale, ScoreMark(1, 0, 5))
    assert stale.length == 0
    again = store.sheets.get(match.id)
    assert again is not None and again.current_picture == sheet.current_picture


def test_who_joins_and_is_taken_back_leaves_no_seat(store: Store) -> None:
    match, lease, sheet = begun(store)
    store.sheets.apply_tap(lease, sheet, Join("Cy"))
    assert [seat.name for seat in store.matches.read_page().matches[0].seats] == ["Ann", "Ben", "Cy"]
    store.sheets.apply_tap(lease, sheet, Undo())
    kept = store.matches.get(match.id)
    assert kept is not None and [seat.name for seat in kept.seats] == ["Ann", "Ben"]


def test_a_finished_sheet_can_be_mended_and_the_numbers_follow(store: Store, clocks: Clocks) -> None:
    match = won(store, 0)
    clocks.advance(1_000)
    won(store, 0)
    ann, ben = (next(p.id for p in store.people.all() if p.name == name) for name in ("Ann", "Ben"))
    assert (
        store.statistics.statistics_of_person(ann).wins == 2 and store.statistics.statistics_of_person(ann).streak == 2
    )
    sheet, lease = store.sheets.get(match.id), store.leases.acquire(match.id, "w", "w", take_over=True)
    assert sheet is not None
    store.sheets.apply_tap(lease, sheet, Enter(1, 1, Score(30)))
    found = store.matches.get(match.id)
    assert found is not None and found.placings == (2, 1)
    assert (
        store.statistics.statistics_of_person(ann).wins,
        store.statistics.statistics_of_person(ann).streak,
        store.statistics.statistics_of_person(ben).streak,
    ) == (1, 1, -1)
    store.sheets.apply_tap(lease, sheet, Undo())
    assert store.statistics.statistics_of_person(ann).wins == 2
    store.matches.void_match(match.id)
    assert store.statistics.statistics_of_person(ann).matches == 1 and len(store.matches.read_page().matches) == 1
    store.matches.restore_match(match.id)
    assert store.statistics.statistics_of_person(ann).matches == 2


def test_a_sheet_that_is_ended_with_nothing_kept_was_abandoned(store: Store) -> None:
    match, lease, sheet = begun(store)
    store.sheets.apply_tap(lease, sheet, EndMatch())
    found = store.matches.get(match.id)
    assert found is not None and found.state == "abandoned"
    assert store.statistics.statistics_of_person(store.people.all()[0].id).matches == 0


def test_the_grid_is_the_sheet(store: Store) -> None:
    match, lease, sheet = begun(store, terms_of(load_preset("switch-black-jack"), 2))
    for tap in (
        Enter(1, 0, Cards(())),
        Enter(1, 1, Cards(("JS", "9H"))),
        FinishRound(1),
        Enter(2, 0, Score(4)),
        FinishRound(2),
    ):
        store.sheets.apply_tap(lease, sheet, tap)
    grid = store.matches.read_grid(match.id)
    assert grid is not None
    assert [row.scores for row in grid.rounds] == [(0, 59), (4, None)]
    assert [row.odd for row in grid.rounds] == [False, True]
    assert grid.totals == (4, 59) and grid.places == (1, 2)


def test_matches_are_found_by_who_what_when_and_how(store: Store, clocks: Clocks) -> None:
    begin = clocks.wall
    ids = []
    for names in (("Ann", "Ben"), ("Zoë", "Ben"), ("Ann", "Cy")):
        ids.append(won(store, 0, names).id)
        clocks.advance(60_000)
    played = store.matches.begin_match(two_seats()).id
    store.matches.write_note(ids[0], "at the SEA")
    people = {person.name: person.id for person in store.people.all()}

    def found(search: str = "", **wanted: object) -> list[int]:
        return [match.id for match in store.matches.read_page(search, **wanted).matches]  # type: ignore[arg-type]

    assert found() == [played, *reversed(ids)]
    assert found("ZOË rummy") == [ids[1]]
    assert found("sea") == [ids[0]]
    assert found("nobody") == []
    assert found(person=people["Ann"]) == [played, ids[2], ids[0]]
    assert found(person=people["Ben"], kind="kept") == [ids[1], ids[0]]
    assert found(kind="played") == [played] and found(game="") == ids[::-1] and found(game="switch") == [played]
    assert found(since=begin + 60_000, until=begin + 120_000) == [ids[1]]
    first = store.matches.read_page(limit=1, person=people["Ann"])
    assert first.older is not None
    assert [match.id for match in store.matches.read_page(older_than=first.older, person=people["Ann"]).matches] == [
        ids[2],
        ids[0],
    ]


def test_two_people_who_are_one_can_be_parted_again(store: Store, clocks: Clocks) -> None:
    for number in range(4):
        won(store, number % 2, ("Ann", "Anne") if number == 3 else ("Ann", "Ben") if number < 2 else ("Anne", "Ben"))
        clocks.advance(1_000)
    people = {person.name: person.id for person in store.people.all()}
    before = [
        (store.statistics.statistics_of_person(person), store.statistics.meetings_of_person(person))
        for person in people.values()
    ]
    listed = store.people.merge(people["Anne"], people["Ann"])
    assert [person.name for person in listed if person.merged] == ["Ann"]
    assert store.statistics.statistics_of_person(people["Ann"]).matches == 5  # two seats in the last
    assert [met.name for met in store.statistics.meetings_of_person(people["Ann"])] == ["Ben"]
    with pytest.raises(InvalidState):
        store.people.merge(people["Ann"], people["Anne"])
    store.people.separate(people["Anne"])
    assert [
        (store.statistics.statistics_of_person(person), store.statistics.meetings_of_person(person))
        for person in people.values()
    ] == before


def test_who_was_one_with_somebody_stays_so_when_they_become_one_with_another(store: Store) -> None:
    for name in ("Anna", "Ann", "Anne"):
        won(store, 0, (name, "Ben"))
    anna, ann, anne = (next(p.id for p in store.people.all() if p.name == name) for name in ("Anna", "Ann", "Anne"))
    store.people.merge(anna, ann)
    store.people.merge(ann, anne)
    assert store.statistics.statistics_of_person(anne).matches == 3
    store.people.separate(ann)
    assert (
        store.statistics.statistics_of_person(ann).matches,
        store.statistics.statistics_of_person(anne).matches,
    ) == (2, 1)


def test_a_match_is_found_by_the_names_people_had_and_have(store: Store) -> None:
    match = won(store, 0)
    ann, ben = (next(p.id for p in store.people.all() if p.name == name) for name in ("Ann", "Ben"))
    store.people.rename(ann, "Zelda")
    won(store, 0, ("Cy", "Kim"))
    store.people.merge(ben, next(p.id for p in store.people.all() if p.name == "Kim"))
    for word in ("ann", "zelda", "ben", "kim"):
        assert match.id in [found.id for found in store.matches.read_page(word).matches]


def test_a_name_that_was_given_away_may_be_somebody_elses(store: Store) -> None:
    won(store, 0)
    ann = next(person.id for person in store.people.all() if person.name == "Ann")
    store.people.rename(ann, "Anna")
    assert [seat.name for seat in store.matches.read_page().matches[0].seats] == ["Anna", "Ben"]
    with pytest.raises(InvalidState):
        store.people.rename(ann, "Ben")
    match = won(store, 1)
    assert {person.name for person in store.people.all()} == {"Ann", "Anna", "Ben"}
    assert [seat.name for seat in match.seats] == ["Ann", "Ben"]
    assert store.statistics.statistics_of_person(ann).matches == 1
    store.people.archive(ann)
    assert {person.name for person in store.people.all()} == {"Ann", "Ben"}
    store.people.archive(ann, on=False)
    assert len(store.people.all()) == 3


steps = st.lists(
    st.tuples(st.sampled_from(["win", "void", "restore", "mend", "merge", "separate", "slice"]), st.integers(0, 99)),
    max_size=14,
)


@given(steps)
@example([("win", 0), ("win", 0), ("win", 0), ("slice", 0)])
@settings(max_examples=12)
def test_totals_kept_along_the_way_are_those_made_anew(script: list[tuple[str, int]]) -> None:
    clocks = Clocks()
    with open_in_memory(clocks.clock) as store:
        ids: list[int] = []
        for what, number in script:
            clocks.advance(1_000)
            people = [person.id for person in store.people.all()]
            try:
                if what == "win" or not ids:
                    names = NAMES[number % 3 : number % 3 + 2 + number % 2]
                    ids.append(won(store, number % 2, names, FREE if number % 4 else Terms(target=10, wins="low")).id)
                elif what in ("void", "restore"):
                    (store.matches.void_match if what == "void" else store.matches.restore_match)(
                        ids[number % len(ids)]
                    )
                elif what == "mend":
                    match_id = ids[number % len(ids)]
                    sheet, lease = store.sheets.get(match_id), store.leases.acquire(match_id, "w", "w", take_over=True)
                    assert sheet is not None
                    store.sheets.apply_tap(lease, sheet, Enter(1, number % 2, Score(number)))
                elif what == "merge":
                    store.people.merge(people[number % len(people)], people[-1])
                elif what == "separate":
                    store.people.separate(people[number % len(people)])
                else:
                    store.statistics.catch_up(2)
            except InvalidState:
                pass
        along = numbers(store)
        with store._database.writing() as transaction:
            rebuild_all(transaction.session)
        assert numbers(store) == along


def numbers(store: Store) -> list[object]:
    """Return everything that the statistics say."""
    while store.statistics.catch_up():
        pass
    return [
        each(person.id)
        for person in store.people.all()
        for each in (
            store.statistics.statistics_of_person,
            store.statistics.meetings_of_person,
            store.statistics.rating_history,
            store.statistics.costliest_cards,
        )
    ]


def test_names_on_a_sheet_tell_people_apart() -> None:
    with open_in_memory(Clocks().clock) as store:
        match, lease, sheet = begun(store, names=("Zoé", "zoe", "Ben"))
        assert [line.name for line in sheet.current_picture.lines] == ["Zoé", "zoe 2", "Ben"]
        for tap in (Join("ZOE"), Name(1, "Ｂen"), Join("B en")):
            with pytest.raises(SheetError):
                store.sheets.apply_tap(lease, sheet, tap)
        for fine in (Name(0, "ZOÉ"), Join("Cy")):
            store.sheets.apply_tap(lease, sheet, fine)
        kept = store.matches.get(match.id)
        assert kept is not None and [seat.name for seat in kept.seats] == ["ZOÉ", "zoe 2", "Ben", "Cy"]


def test_a_sheet_of_two_with_one_name_is_still_read_and_gone_on_with() -> None:
    """Earlier versions allowed two players with the same name."""
    with open_in_memory(Clocks().clock) as store:
        match, lease, _ = begun(store)
        with store._database.writing() as transaction:
            transaction.add(TapRow, match_id=match.id, at=transaction.now, text=event_text(Join("Ann")))
        sheet = store.sheets.get(match.id)
        assert sheet is not None and [line.name for line in sheet.current_picture.lines] == ["Ann", "Ben", "Ann"]
        store.sheets.apply_tap(lease, sheet, Enter(1, 2, Score(3)))
        with pytest.raises(SheetError):
            store.sheets.apply_tap(lease, sheet, Name(2, "ann"))
        store.sheets.apply_tap(lease, sheet, Name(2, "Anna"))


@given(st.data())
@settings(max_examples=12)
def test_older_versions_get_what_players_share_in_balanced_rounds(data: st.DataObject) -> None:
    clocks = Clocks()
    with open_in_memory(clocks.clock) as store:
        terms = Terms(counting=Counting(balanced=True), wins=data.draw(st.sampled_from(["high", "low"])))
        match, lease, sheet = begun(store, terms, NAMES[:3])
        number = st.integers(1, 3)
        some = (
            st.builds(Enter, number, st.integers(0, 2), st.none() | st.builds(Score, st.integers(-9, 9)))
            | st.builds(FinishRound, number)
            | st.sampled_from([Undo(), Redo()])
        )
        for tap in data.draw(st.lists(some, max_size=25)):
            with suppress(SheetError):
                store.sheets.apply_tap(lease, sheet, tap)
        with store._database.reading() as session:
            texts = [row.text for row in TAPS.iter_intact(session, match_id=match.id)]
        again = store.sheets.get(match.id)
        assert again is not None and again.written == sheet.written == len(texts)
        assert (again.current_picture, again.skipped) == (sheet.current_picture, 0)
    older = Sheet.from_events(Terms(wins=terms.wins), NAMES[:3], 0, map(parse_event, texts))
    assert older.skipped == 0
    ours, theirs = sheet.current_picture.rounds, older.current_picture.rounds
    assert len(ours) == len(theirs)
    for mine, other in zip(ours, theirs, strict=True):
        if mine.finished and not any(odd.kind == "balance" for odd in mine.odd):
            assert [points or 0 for points in mine.points] == [points or 0 for points in other.points]
