"""Rows that don't match their digests: everything else can be opened, read, exported and synced."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.rules.reader import load_preset, ruleset_text
from store.backup.incoming import Incoming
from store.opening import FILE_NAME, open_in_memory
from tests.store.make_fixture import contents, fill
from tests.store.tables import HEADER, WON, Clocks, begun, exported, opened, two_seats, whole
from tests.store.test_taking_in import left, play
from tests.sync.devices import Device, carried

FACTS = (
    "rulesets", "players", "matches", "seats", "marks", "hands", "open_hands", "actions", "games", "sheets", "taps",
    "person_marks", "faces", "pictures",
)  # fmt: skip


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a file with an example of everything."""
    folder, clocks = tmp_path_factory.mktemp("filled"), Clocks()
    with opened(folder, clocks) as store:
        fill(store, clocks)
    return (folder / FILE_NAME).read_bytes()


def change(folder: Path, *statements: str) -> int:
    """Run statements on a closed store's file, and return how many rows the last one changed."""
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as raw:
        return [raw.execute(statement).rowcount for statement in statements][-1]


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("table", FACTS)
def test_what_is_not_damaged_goes_on(tmp_path: Path, filled: bytes, table: str, half: int) -> None:
    (tmp_path / "1").mkdir()
    (tmp_path / "1" / FILE_NAME).write_bytes(filled)
    key = "number" if table == "actions" else "rowid"
    damaged = change(tmp_path / "1", f"UPDATE {table} SET digest = x'00' WHERE {key} % 2 = {half}")
    change(tmp_path / "1", "DELETE FROM standings")  # so that all that is derived is made anew at the start
    with opened(tmp_path / "1", Clocks()) as store:
        assert store.notice is None
        assert [damage.table for damage in store.find_damage()] == [table] * damaged
        said = contents(store)
        data = exported(store)
        list(store.backup.export_csv())
    incoming = Incoming(data)
    whole(incoming.check_in_slices())
    with open_in_memory(Clocks().clock) as other:
        whole(other.backup.import_file(incoming))
        assert other.find_damage() == ()
        contents(other)
    one, other_device = Device(tmp_path / "1"), Device(tmp_path / "2")
    carried(one, other_device)
    assert other_device.store.find_damage() == ()
    assert plain(contents(one.store)) == plain(said)
    contents(other_device.store)
    one.close()
    other_device.close()


def plain(said: str) -> str:
    return said.partition("\n")[2]


@pytest.mark.parametrize("rows", ["matches WHERE id = 1", "marks WHERE mark = 'voided'", "hands", "sheets", "taps"])
def test_a_damaged_row_does_not_have_everything_made_anew_at_each_start(
    tmp_path: Path, filled: bytes, rows: str
) -> None:
    (tmp_path / FILE_NAME).write_bytes(filled)
    table, _, where = rows.partition(" ")
    assert change(tmp_path, "DELETE FROM standings", f"UPDATE {table} SET digest = x'00' {where}")
    for _ in range(2):
        with opened(tmp_path, Clocks()) as store:
            said = contents(store)
    with opened(tmp_path, Clocks()) as store:
        assert not store.statistics.catch_up()  # ratings, which are made anew in slices, are there
        assert contents(store) == said


@pytest.mark.parametrize("table", ["results", "ratings", "held", "meetings", "tallies"])
def test_what_statistics_are_behind_with_is_counted_although_something_derived_is_damaged(
    tmp_path: Path, filled: bytes, table: str
) -> None:
    (tmp_path / FILE_NAME).write_bytes(filled)
    with opened(tmp_path, Clocks()) as store:
        said = contents(store)
    change(tmp_path, f"UPDATE {table} SET digest = x'00'", "DELETE FROM ratings WHERE ended > 0")
    with opened(tmp_path, Clocks()) as store:
        while store.statistics.catch_up():
            pass
        assert contents(store) == said


def test_a_hand_that_is_damaged_where_a_file_was_written_comes_later_from_elsewhere(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as one, open_in_memory(clocks.clock) as other:
        _, lease = begun(one)
        for number in (1, 2, 3):
            one.hands.finish_hand(lease, number, f"notation = {number}\n", WON)
            one.hands.begin_hand(lease, number + 1, 1, 3, HEADER)
        sound = exported(one)
        with one._database.writing() as transaction:
            transaction.session.execute("UPDATE hands SET notation = 'x' WHERE number = 2")
        for data, kept in ((exported(one), [1, 3]), (sound, [1, 2, 3])):
            incoming = Incoming(data)
            whole(incoming.check_in_slices())
            assert whole(other.backup.import_file(incoming)).differing == 0
            assert [hand.number for hand in other.hands.hands_of_match(1)] == kept
            hand = other.hands.hand_in_play(1)
            assert hand is not None and hand.number == 4


def test_a_game_whose_first_row_is_damaged_is_brought_by_the_next(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as one, open_in_memory(clocks.clock) as other:
        game = one.games.save_game("Mine", "text").id
        one.games.save_game("Mine too", "text")
        one.games.save_game("Mine still", "other text", game)
        with one._database.writing() as transaction:
            transaction.session.execute("UPDATE games SET text = 'x' WHERE id = 1")
        incoming = Incoming(exported(one))
        whole(incoming.check_in_slices())
        for new in (2, 0):
            assert whole(other.backup.import_file(incoming)).games_new == new
        assert [kept.name for kept in other.games.all()] == ["Mine still", "Mine too"]


def test_a_game_whose_first_row_is_damaged_before_it_was_sent_is_brought_by_the_next(tmp_path: Path) -> None:
    one, other = Device(tmp_path / "1"), Device(tmp_path / "2")
    game = one.store.games.save_game("Mine", "text").id
    one.store.games.save_game("Mine still", "other text", game)
    with one.store._database.writing() as transaction:
        transaction.session.execute("UPDATE games SET text = 'x' WHERE id = 1")
    carried(one, other)
    one.store.games.save_game("Mine for ever", "another text", game)
    carried(one, other)
    assert [kept.name for kept in other.store.games.all()] == ["Mine for ever"]
    assert other.log.status().waiting_events == 0
    one.close()
    other.close()


@pytest.mark.parametrize("limit", [4, 8, 100])
def test_one_damaged_hand_does_not_end_the_counting_of_what_was_left(clocks: Clocks, limit: int) -> None:
    with open_in_memory(clocks.clock) as store:
        match = store.matches.begin_match(two_seats(ruleset_text(load_preset("switch"))))
        lease = store.leases.acquire(match.id, "window", "window")
        for number in range(1, 13):
            play(store, lease, number)
        store.matches.end_match(lease, "finished", (1, 2))
        with store._database.writing() as transaction:
            transaction.session.execute("UPDATE hands SET notation = 'x' WHERE number = 2")
        while store.statistics.catch_up(limit):
            pass
        assert left(store) == [("2C", 11), ("7H", 11)]


def test_places_that_are_not_all_given_count_for_nobody(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as store:
        for _ in range(3):
            match = store.matches.begin_match(two_seats())
            store.matches.end_match(store.leases.acquire(match.id, "w", "w"), "finished", (1, 0))
        rounds = 0
        while store.statistics.catch_up(1):
            rounds += 1
            assert rounds < 10
        assert store.statistics.statistics_of_person(store.people.all()[0].id).matches == 0
