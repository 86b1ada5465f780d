"""A person who was deleted for good leaves no trace, on any device, in whatever order events arrive."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.notation import rename_players
from engine.player_names import distinct_names
from engine.scoresheet.taps import Enter, FinishRound, Join, Name, Note, Score
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.errors import InvalidState
from store.exchange.reading import read_score_file
from store.opening import open_in_memory
from store.records import NewMatch, Result, Seat
from store.store import Store
from store.sync.segment import unpack_events
from tests.store.tables import Clocks, exported, opened, whole
from tests.sync.devices import Device, carried

RULES = 'id = "switch"\nname = "Switch"\n'
PICTURE = b"\x89PNG\r\n\x1a\n" + b"a portrait of Quorvin"
HAND = 'notation = 1\nruleset = "switch"\nplayers = ["{}", "Robin"]\ndeal = ["7H 2C", "9S AD"]\n'


def person_named(store: Store, name: str) -> int:
    """The id of a person here."""
    return next(person.id for person in store.people.all(archived=True) if person.name == name)


def score(store: Store, names: tuple[str, ...], *taps: Any) -> int:
    """A sheet with a first round and more taps; its match."""
    match = store.sheets.begin_sheet(Terms(name="Rummy"), names)
    lease = store.leases.acquire(match.id, "test", "test")
    sheet = store.sheets.get(match.id)
    assert sheet is not None
    for tap in (*(Enter(1, n, Score(n + 3)) for n in range(len(names))), FinishRound(1), *taps):
        store.sheets.apply_tap(lease, sheet, tap)
    return match.id


def play(store: Store, name: str) -> int:
    """A match of one hand against a bot, with a second hand begun; its id."""
    match = store.matches.begin_match(NewMatch("switch", RULES, (Seat(name), Seat("Robin", "steady")), seed=5))
    lease = store.leases.acquire(match.id, "test", "test")
    store.hands.begin_hand(lease, 1, 0, 5, HAND.format(name))
    store.hands.finish_hand(lease, 1, HAND.format(name), Result((0, 3), (0, 3), (0, 1), "won", 1))
    store.hands.begin_hand(lease, 2, 0, 5, HAND.format(name))
    return match.id


def fill(store: Store) -> tuple[int, int]:
    """Everything that can name a person; a sheet and a match with Quorvin."""
    sheet = score(
        store,
        ("Quorvin", "Ben"),
        Join("Cy"),
        Name(0, "Wim"),
        Note(1, "Quorvin forgot a card"),
        Name(0, "Quorvin"),
    )
    match = play(store, "Quorvin")
    store.matches.write_note(match, "Quorvin cheats")
    person = person_named(store, "Quorvin")
    store.people.rename(person, "Quorvin the Great")
    store.people.set_face(person, "quorvinface")
    store.people.set_picture(person, PICTURE)
    store.settings.set_text("names", json.dumps(["Quorvin the Great", "Ben"]))
    store.settings.set_text("last-table", json.dumps({"seats": [{"name": "Quorvin", "level": ""}]}))
    uuid = next(each.uuid for each in store.people.all() if each.id == person).replace("-", "")
    store.settings.set_text("rooms", json.dumps({"me": {"name": "Q", "person": uuid, "face": "owl"}, "rooms": []}))
    return sheet, match


def traces(folder: Path, word: bytes = b"quorvin") -> list[str]:
    """The files of a folder that contain a word, in any capitals."""
    return [path.name for path in folder.iterdir() if word in path.read_bytes().lower()]


def test_no_byte_of_the_file_tells_of_a_deleted_person(tmp_path: Path) -> None:
    device = Device(tmp_path)
    sheet, match = fill(device.store)
    while device.log.pack_segment():
        pass
    device.log.mark_arrived([segment.name for segment, _ in device.log.waiting_segments(100)])
    play(device.store, "Quorvin the Great")
    while device.log.pack_segment():  # this one isn't known to have arrived
        pass
    assert traces(tmp_path)
    (tmp_path / "pocket-switch.v9-20260101T000000-1.db").write_bytes(b"Quorvin, from before a migration")
    device.clocks.advance(1000)
    device.store.people.delete(person_named(device.store, "Quorvin the Great"))
    assert device.store.erase_remains()
    device.store.checkpoint()
    assert traces(tmp_path) == []
    assert device.store.find_damage() == ()
    assert device.store.settings.all() == {
        "names": '["Ben"]',
        "last-table": '{"seats": [{"name": "", "level": ""}]}',
        "rooms": '{"me": {"name": "", "person": "", "face": ""}, "rooms": []}',
    }
    for row in (sheet, match):
        found = device.store.matches.get(row)
        assert found is not None and found.seats[0] == Seat("Deleted player", deleted=True) and found.note == ""
    while device.log.pack_segment():
        pass
    with open_in_memory(Clocks().clock) as other:
        incoming = Incoming(exported(device.store))
        whole(incoming.check_in_slices())
        assert whole(other.backup.import_file(incoming)).set_aside == 0
    device.close()
    assert traces(tmp_path) == []


def test_scores_stay_under_distinct_names(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        sheet = score(store, ("Quorvin", "Ben", "Vesna"), Join("Cy"))
        before = store.matches.read_grid(sheet)
        for name in ("Vesna", "Quorvin"):
            store.people.delete(person_named(store, name))
        after, picture = store.matches.read_grid(sheet), store.sheets.get(sheet)
        assert before is not None and after is not None and picture is not None
        assert after.names == ("Deleted player", "Ben", "Deleted player 2", "Cy")
        assert tuple(line.name for line in picture.current_picture.lines) == after.names
        assert (after.rounds, after.totals) == (before.rounds, before.totals)
        assert distinct_names(after.names) == after.names


def test_a_sheet_goes_on_after_a_deletion(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        match = score(store, ("Quorvin", "Ben"))
        store.people.delete(person_named(store, "Quorvin"))
        clocks.advance(1000)
        lease, sheet = store.leases.acquire(match, "test", "test", take_over=True), store.sheets.get(match)
        assert sheet is not None
        for tap in (Enter(2, 1, Score(4)), Note(2, "a new note"), Name(0, "Zoë")):
            store.sheets.apply_tap(lease, sheet, tap)
        again = store.sheets.get(match)
        assert again is not None
        assert [line.name for line in again.current_picture.lines] == ["Zoë", "Ben"]
        assert again.current_picture.rounds[1].note == "a new note"
        assert [person.name for person in store.people.all()] == ["Ben", "Zoë"]


def test_a_deleted_person_is_nowhere_among_people(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        _, match = fill(store)
        person = person_named(store, "Quorvin the Great")
        store.people.delete(person)
        assert all(each.id != person for each in store.people.all(archived=True))
        for word in ("Quorvin", "Deleted"):
            assert store.matches.read_page(search=word).matches == ()
        for change in (store.people.delete, store.people.archive, lambda who: store.people.rename(who, "Vera")):
            with pytest.raises(InvalidState):
                change(person)
        newcomer = store.matches.begin_match(NewMatch("switch", RULES, (Seat("Quorvin"), Seat("Robin", "steady")), 1))
        assert newcomer.seats[0] == Seat("Quorvin")  # who has the same name later is somebody else
        old = store.matches.get(match)
        assert old is not None and old.seats[0].deleted


def test_a_backup_and_a_score_file_from_before_bring_nothing_back(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        fill(store)
        file = read_score_file(b"game,player,score,mood\nCatan,Quorvin Q,10,quorvin\nCatan,Ben,8,\n")
        look = whole(store.score_files.preview(file)).preview
        assert look is not None
        whole(store.score_files.bring_in(look))
        backup = exported(store)
        clocks.advance(1000)
        for name in ("Quorvin the Great", "Quorvin Q"):
            store.people.delete(person_named(store, name))
        store.settings.set_text("names", None)
        people = store.people.all(archived=True)
        incoming = Incoming(backup)
        whole(incoming.check_in_slices())
        whole(store.backup.import_file(incoming))
        look = whole(store.score_files.preview(file)).preview
        assert look is not None
        whole(store.score_files.bring_in(look))
        assert store.settings.all()["names"] == '["Ben"]'
        assert store.people.all(archived=True) == people
        assert store.erase_remains()
    assert traces(tmp_path) == []


def test_a_file_that_was_read_anew_on_an_empty_device_is_erased_by_sync(tmp_path: Path) -> None:
    ours, theirs = Device(tmp_path / "ours"), Device(tmp_path / "theirs")
    fill(ours.store)
    backup = exported(ours.store)
    ours.store.people.delete(person_named(ours.store, "Quorvin the Great"))
    incoming = Incoming(backup)
    whole(incoming.check_in_slices())
    whole(theirs.store.backup.import_file(incoming))
    carried(ours, theirs)
    assert theirs.store.erase_remains()
    assert theirs.picture() == ours.picture()
    for device in (ours, theirs):
        device.close()
    assert traces(tmp_path / "theirs") == []


def test_a_new_device_gets_all_matches_from_one_that_erased_its_segments(tmp_path: Path) -> None:
    ours, theirs, new = (Device(tmp_path / name) for name in ("ours", "theirs", "new"))
    fill(ours.store)
    while ours.log.pack_segment():
        pass
    before = ours.log.known_segments()
    sent = ours.log.read_segments(before)
    carried(ours, theirs)
    ours.log.mark_arrived(before)
    ours.store.people.delete(person_named(ours.store, "Quorvin the Great"))
    assert ours.store.erase_remains()
    assert ours.log.known_segments() == before  # the server's copies aren't fetched again
    for segment, _ in sent:
        assert ours.log.store_segment(segment, unpack_events(segment)) == []
    assert ours.log.local_segments() == {}
    for other in (theirs, new):
        carried(ours, other)
        assert other.picture() == ours.picture()
        assert other.store.erase_remains()
    for device in (ours, theirs, new):
        device.close()
        assert traces(device.folder) == []


@pytest.mark.parametrize("blocked", [False, True], ids=["right after it", "while another process reads the file"])
def test_an_interrupted_deletion_goes_on_later(tmp_path: Path, blocked: bool) -> None:
    device = Device(tmp_path)
    fill(device.store)
    while device.log.pack_segment():
        pass
    device.store.people.delete(person_named(device.store, "Quorvin the Great"))
    if blocked:
        with opened(tmp_path, device.clocks) as other, other._database.reading() as session:
            session.execute("SELECT count(*) FROM matches").fetchall()
            assert not device.store.erase_remains()
    device.close()
    with opened(tmp_path, Clocks()) as again:
        assert again.erase_remains()
    assert traces(tmp_path) == []


def change_somebody(device: Device, number: int, change: str) -> None:
    """Do something to the person of a number, if a device knows them."""
    store = device.store
    known = [each.id for each in store.people.all(archived=True) if each.name.startswith(f"Quorvin{number}x")]
    if not known:
        return
    match change:
        case "delete":
            store.people.delete(known[0])
        case "rename":
            store.people.rename(known[0], f"Quorvin{number}x the {device.clocks.wall}")
        case "face":
            store.people.set_face(known[0], f"quorvin{number}x")
        case "merge":
            ben = next((each.id for each in store.people.all() if each.name == "Ben"), None)
            if ben is not None:
                store.people.merge(known[0], ben)
        case "note":
            match = next(iter(store.matches.read_page(person=known[0]).matches), None)
            if match is not None:
                store.matches.write_note(match.id, f"Quorvin{number}x again")


steps = st.lists(
    st.tuples(
        st.sampled_from(["play", "score", "delete", "delete", "rename", "face", "merge", "note", "sync", "clean"]),
        st.integers(0, 2),
        st.integers(0, 2),
    ),
    min_size=4,
    max_size=14,
)


@given(steps)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_devices_agree_on_who_is_deleted_in_any_order_of_exchange(done: list[tuple[str, int, int]]) -> None:
    with TemporaryDirectory() as folder:
        devices = [Device(Path(folder) / str(number)) for number in range(3)]
        for what, at, number in done:
            device = devices[at]
            for each in devices:
                each.clocks.advance(1000)
            if what in ("play", "score"):
                # A name is typed only where its person is known, or by one device: otherwise it's somebody else's.
                known = {person.name for person in device.store.people.all(archived=True)}
                if f"Quorvin{number}x" in known or at == number:
                    name = f"Quorvin{number}x"
                    if what == "play":
                        play(device.store, name)
                    else:
                        score(device.store, (name, "Ben"), Note(1, f"{name} wins"), Name(0, name))
            elif what == "sync" and at != number:
                carried(device, devices[number])
            elif what == "clean":
                device.store.erase_remains()
            else:
                change_somebody(device, number, what)
        for _ in range(2):
            for source in devices:
                for target in devices:
                    if source is not target:
                        carried(source, target)
        pictures = [device.picture() for device in devices]
        assert pictures[0] == pictures[1] == pictures[2]
        shown = json.dumps(pictures[0], default=str)
        for device in devices:
            assert device.store.erase_remains()
            assert device.store.find_damage() == ()
            device.close()
            for number in range(3):
                if f"Quorvin{number}x" not in shown:
                    assert traces(device.folder, f"quorvin{number}x".encode()) == []


@given(st.lists(st.text(max_size=5), max_size=4))
def test_players_of_a_hand_are_renamed_in_its_text(names: list[str]) -> None:
    text = HAND.replace('"{}", "Robin"', ", ".join(map(json.dumps, ("A", "B"))))
    assert rename_players(text, lambda read: read) == text
    assert rename_players("deal = []\n", lambda read: names) == "deal = []\n"
