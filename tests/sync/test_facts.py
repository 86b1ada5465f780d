"""Facts reach another device unchanged, or not at all."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.scoresheet.taps import Enter, FinishRound, Join, Name, Score, SheetEvent
from engine.scoresheet.terms import Terms
from store.facts import HandRow
from store.migrations.migrating import MIGRATIONS, migrate
from store.opening import FILE_NAME, open_folder
from store.os_process import this_process
from store.records import Lease
from store.store import Store
from store.sync.segment import Segment, unpack_events
from store.tables.query import insert_row
from tests.store.tables import HEADER, Clocks
from tests.store.test_taking_in import brought
from tests.sync.devices import Device, carried, end_what_is_in_play

Make = Callable[[], Device]

# What is turned over on the disk, and how much then does not travel
DAMAGE = {
    "UPDATE hands SET notation = 'x'": {"hand"},
    "UPDATE matches SET seed = '7'": {"match", "hand", "mark", "seat"},
    "UPDATE seats SET name = 'x' WHERE seat = 1": {"match"},
    "UPDATE seats SET since = 0": {"match", "seat"},
    "UPDATE marks SET at = 0": {"mark"},
    "UPDATE players SET created = 7": {"person", "match", "seat", "people"},
    "UPDATE person_marks SET detail = 'x'": {"people"},
    "UPDATE games SET text = 'x'": {"game"},
    "UPDATE rulesets SET text = 'x'": {"ruleset", "match"},
}


@pytest.mark.parametrize("statement", DAMAGE)
def test_a_damaged_row_does_not_travel_under_a_new_seal(device: Make, statement: str) -> None:
    one, other = device(), device()
    match = one.match()
    one.seat(match, "Kim")
    one.end(match)
    one.store.games.save_game("Mine", "text")
    one.store.people.rename(one.store.people.all()[0].id, "Bea")
    with one.store._database.writing() as transaction:
        transaction.session.execute(statement)
    carried(one, other)
    assert {kind for kind, reason in one.log.status().set_aside if reason == "damaged"} == DAMAGE[statement]
    assert other.store.find_damage() == ()


@pytest.mark.parametrize(
    ("order", "kept"), [([0.5, 1], 0), ([-1], 0), ([100], 0), (["0"], 0), (None, 0), ([5, 0], 1), ([1, 1, 1], 1)]
)
def test_a_hand_of_seats_that_are_none_stops_nothing(device: Make, order: object, kept: int) -> None:
    one, other = device(), device()
    match = one.match()
    one.end(match)
    with one.store._database.writing() as transaction:
        result = json.dumps({"scores": [], "totals": [], "order": order, "ending": "won", "next_dealer": 0})
        run = transaction.session.execute
        uuid, *rest = run("SELECT uuid, number, dealer, seed, begun, ended, notation FROM hands").fetchone()
        run("DELETE FROM hands")
        names = ("number", "dealer", "seed", "begun", "ended", "notation")
        insert_row(
            transaction.session,
            HandRow,
            uuid=uuid,
            match_id=match,
            result=result,
            **dict(zip(names, rest, strict=True)),
        )
    carried(one, other)
    assert other.log.status().waiting_events == 0
    assert [len(other.store.hands.hands_of_match(found.id)) for found in other.store.matches.read_page().matches] == [
        kept
    ]


def test_who_has_another_name_elsewhere_is_found_by_it_here(device: Make) -> None:
    one, other = device(), device()
    one.match("Ann")
    carried(one, other)
    one.store.people.rename(one.store.people.all()[0].id, "Zelda")
    carried(one, other)
    assert len(other.store.matches.read_page("zelda").matches) == 1


def test_a_new_account_is_given_what_the_one_before_refused(device: Make) -> None:
    one, other = device(), device()
    one.match()
    while one.log.pack_segment():
        pass
    for segment, _ in one.log.waiting_segments(10):
        one.log.mark_refused(segment.name, "the server refuses it (413)")
    one.log.forget_server()
    carried(one, other)
    assert one.log.status().set_aside == ()
    assert other.picture() == one.picture() and other.picture()[0]


def dealt_on_the_other(device: Make) -> tuple[Device, Device, int, Lease]:
    """Return two devices, a match that both have, and the lease of its first hand, which the second one plays."""
    one, other = device(), device()
    match = one.match(hands=0)
    carried(one, other)
    lease = other.store.leases.acquire(match, "window", "window")
    other.store.hands.begin_hand(lease, 1, 1, 7, HEADER)
    return one, other, match, lease


def test_a_hand_waits_for_one_in_play_here_until_that_is_never_ended(device: Make) -> None:
    one, other, match, lease = dealt_on_the_other(device)
    one.hand(match)
    carried(one, other)
    assert other.log.status().waiting_events == 1 and not other.store.hands.hands_of_match(match)
    other.store.matches.end_match(lease, "abandoned")
    assert other.log.merge_events(other.log.parked_events()) == 1
    assert other.log.status().waiting_events == 0
    assert [hand.notation for hand in other.store.hands.hands_of_match(match)] == [
        hand.notation for hand in one.store.hands.hands_of_match(match)
    ]


def test_a_hand_waits_for_one_in_play_in_a_match_that_was_voided_until_it_is_restored_and_played(device: Make) -> None:
    one, other, match, _ = dealt_on_the_other(device)
    other.store.matches.void_match(match)
    one.hand(match)
    carried(one, other)
    assert other.log.status().waiting_events == 1
    other.store.matches.restore_match(match)
    end_what_is_in_play(other.store)
    other.log.merge_events(other.log.parked_events())
    carried(other, one)
    assert other.log.status().waiting_events == 0 and other.log.status().overruled_events == 1
    assert one.picture() == other.picture() and one.log.event_ids() == other.log.event_ids()


def test_what_waits_and_is_to_be_sent_again_is_not_said_to_be_put_aside(device: Make) -> None:
    one, other, match, _ = dealt_on_the_other(device)
    one.hand(match)
    carried(one, other)
    (waiting,) = other.log.parked_events()
    name = next(segment.name for segment, _ in one.log.waiting_segments(100) if waiting in unpack_events(segment))
    other.log.store_segment(Segment(name, b"other bytes"), ())  # so that what was in it is free for another segment
    assert waiting.id in other.log.unpacked_event_ids()
    assert other.log.status().set_aside == ()


@pytest.mark.parametrize("way", ["a file", "a copy of the phone"])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("sent", [0, 1])
def test_a_hand_in_play_that_is_ended_on_two_devices_counts_as_it_was_ended_first(
    tmp_path: Path, device: Make, way: str, first: int, sent: int
) -> None:
    one, third = device(), device()
    match = one.match()
    lease = one.store.leases.acquire(match, "test", "test", take_over=True)
    one.store.hands.begin_hand(lease, 2, 1, 7, HEADER)
    one.store.hands.append_action(lease, 2, 0, "1 draw")
    if way == "a file":
        other = device()
        brought(one.store, other.store)
    else:
        shutil.copytree(one.folder, tmp_path / "copy")
        other = Device(tmp_path / "copy")
        other.log.renew_device_id()
    devices, ended = (one, other), ("as on the one", "as on the other")
    assert other.store.hands.hand_in_play(1) == one.store.hands.hand_in_play(1)
    for number, each in enumerate(devices):
        each.clocks.advance(1000 if number == first else 60_000)
        each.hand(1, notation=ended[number])
        each.hand(1)
    for source, target in ((sent, 1 - sent), (1 - sent, sent), (sent, 1 - sent)):
        carried(devices[source], devices[target])
    for each in devices:
        carried(each, third)
    for each in (*devices, third):
        assert each.picture() == one.picture()
        assert each.store.hands.hands_of_match(1)[1].notation == ended[first]
        assert each.log.event_ids() == one.log.event_ids()
    segments = [segment for each in devices for segment, _ in each.log.waiting_segments(100)]
    travels = {event.body.get("notation") for segment in segments for event in unpack_events(segment)}
    assert set(ended) <= travels  # what gave way is kept all the same
    if way != "a file":
        other.close()


def joined(store: Store, match_id: int, name: str) -> None:
    """Let a person join a sheet."""
    tapped(store, match_id, Join(name))


def tapped(store: Store, match_id: int, event: SheetEvent) -> None:
    """Do one tap on a sheet."""
    sheet, lease = store.sheets.get(match_id), store.leases.acquire(match_id, "test", "test", take_over=True)
    assert sheet
    store.sheets.apply_tap(lease, sheet, event)


def ended(store: Store, match_id: int) -> None:
    """Fill a sheet to its end."""
    sheet, lease = store.sheets.get(match_id), store.leases.acquire(match_id, "test", "test", take_over=True)
    assert sheet
    for player in range(len(sheet.current_picture.lines)):
        store.sheets.apply_tap(lease, sheet, Enter(1, player, Score(10 * player)))
    store.sheets.apply_tap(lease, sheet, FinishRound(1))


def test_who_joins_a_sheet_that_has_been_sent_is_on_it_everywhere(device: Make) -> None:
    one, other = device(), device()
    match = one.store.sheets.begin_sheet(Terms(name="Rummy", target=10), ("Ann", "Ben")).id
    joined(one.store, match, "Cy")  # it travels with the match
    carried(one, other)
    assert other.picture() == one.picture()
    joined(one.store, match, "Di")
    carried(one, other)
    joined(other.store, 1, "Eve")
    carried(other, one)
    ended(one.store, match)
    carried(one, other)
    assert other.picture() == one.picture()
    assert {person.name: person.matches for person in other.store.people.all()} == dict.fromkeys(
        ("Ann", "Ben", "Cy", "Di", "Eve"), 1
    )
    assert len(one.log.event_ids()) == len(other.log.event_ids())
    with one.store._database.reading() as session:
        assert session.execute("SELECT count(*) FROM seat_events").fetchone()[0] == 2


def test_who_was_renamed_on_two_devices_has_in_the_match_the_name_on_the_sheet(device: Make) -> None:
    one, other = device(), device()
    match = one.store.sheets.begin_sheet(Terms(name="Rummy", target=10), ("Ann", "Ben")).id
    carried(one, other)
    one.clocks.advance(1000)
    tapped(one.store, match, Name(1, "Kim"))
    other.clocks.advance(60_000)
    tapped(other.store, 1, Name(1, "Lou"))
    carried(one, other)  # what was done first comes last
    tapped(other.store, 1, Name(1, "Kim"))
    sheet, found = other.store.sheets.get(1), other.store.matches.get(1)
    assert sheet and found
    assert [line.name for line in sheet.current_picture.lines] == ["Ann", "Kim"]
    assert [seat.name for seat in found.seats] == ["Ann", "Kim"]


#: What version 4 made itself of the facts; it is left empty, and made anew.
DERIVED = ("standings", "results", "tallies", "meetings", "held", "ratings", "unseen", "leases")


def as_of_version_4(newest: Path, older: Path) -> None:
    """Write a file's facts as version 4 did, which made no event for people who joined a match that had been sent."""
    older.parent.mkdir()
    with closing(sqlite3.connect(older, isolation_level=None)) as raw:
        migrate(raw, MIGRATIONS[:4])
        raw.execute("ATTACH ? AS newest", (str(newest),))
        triggers = raw.execute("SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            raw.execute(f"DROP TRIGGER {name}")
        tables = raw.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            if table not in (*DERIVED, "seat_events"):
                where = "WHERE kind != 'seat'" if table == "events" else ""
                raw.execute(f"INSERT INTO main.{table} SELECT * FROM newest.{table} {where}")
        for _, trigger in triggers:
            raw.execute(trigger)


def test_who_had_joined_before_the_schema_knew_of_it_is_sent_later(tmp_path: Path) -> None:
    first = Clocks()
    with open_folder(tmp_path / "newest", first.clock, this_process()) as old:
        match = old.sheets.begin_sheet(Terms(name="Rummy", target=10), ("Ann", "Ben")).id
        while old.sync_log().pack_segment():
            pass
        first.advance(1000)
        joined(old, match, "Cy")
        ended(old, match)
    as_of_version_4(tmp_path / "newest" / FILE_NAME, tmp_path / "old" / FILE_NAME)
    one, other = Device(tmp_path / "old", first), Device(tmp_path / "new")
    carried(one, other)
    assert other.picture() == one.picture()
    assert sorted(person.name for person in other.store.people.all() if person.matches) == ["Ann", "Ben", "Cy"]
    one.close()
    other.close()
