"""After any changes on two devices that then sync, both show the same and have the same statistics, also after
projections are computed again, and after importing a backup of one.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.scoresheet.taps import EndMatch, Enter, FinishRound, Join, Score, SheetEvent
from engine.scoresheet.terms import SheetError, Terms
from store.backup.incoming import Incoming
from store.errors import InvalidState
from store.opening import open_in_memory
from store.projections.refreshing import rebuild_all
from store.records import StoredMatch
from store.store import Store
from tests.store.tables import Clocks, exported, whole
from tests.sync.devices import Device, carried, picture

MONTHS = 100 * 24 * 3600 * 1000
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")

DEEDS = (
    "match", "hand", "hand", "end", "seat", "sheet", "sheet", "join", "score", "score", "keep", "keep", "over", "void",
    "restore", "note", "rename", "merge", "separate", "archive", "recolour", "game", "carry", "carry",
)  # fmt: skip
steps = st.lists(
    st.tuples(st.integers(0, 1), st.sampled_from(DEEDS), st.integers(0, 99), st.integers(0, 99)),
    min_size=10,
    max_size=40,
)


def do(device: Device, deed: str, one: int, two: int) -> None:
    """Do one thing that a person does. Raises InvalidState or SheetError if it isn't possible now."""
    store, name = device.store, NAMES[one % len(NAMES)]
    device.clocks.advance(1 + one)
    matches = store.matches.read_page(limit=100).matches
    if deed == "match" or not matches:
        device.match(name, hands=two % 2)
    elif deed == "sheet":
        store.sheets.begin_sheet(Terms(name="Rummy", target=10), (name, NAMES[(one + 1 + two % 4) % len(NAMES)]))
    elif deed == "game":
        games = store.games.all()
        store.games.save_game(f"Game {one}", "text", games[two % len(games)].id if games and one % 2 else None)
    elif deed in ("rename", "merge", "separate", "archive", "recolour"):
        people = store.people.all(archived=True)
        do_to_somebody(store, deed, people[one % len(people)].id, people[two % len(people)].id, two)
    else:
        do_in_a_match(device, deed, matches[two % len(matches)], one)


def do_to_somebody(store: Store, deed: str, person: int, other: int, number: int) -> None:
    if deed == "rename":
        store.people.rename(person, f"{NAMES[number % len(NAMES)]} {number % 3}")
    elif deed == "merge":
        store.people.merge(person, other)
    elif deed == "separate":
        store.people.separate(person)
    elif deed == "archive":
        store.people.archive(person, on=number % 2 == 0)
    else:
        store.people.recolour(person, number % 5)


def do_in_a_match(device: Device, deed: str, match: StoredMatch, number: int) -> None:
    store = device.store
    if deed == "void":
        store.matches.void_match(match.id)
    elif deed == "restore":
        store.matches.restore_match(match.id)
    elif deed == "note":
        store.matches.write_note(match.id, f"note {number}")
    elif match.kind == "kept" and deed in ("join", "score", "keep", "over"):
        sheet, lease = store.sheets.get(match.id), store.leases.acquire(match.id, "test", "test", take_over=True)
        assert sheet
        last, many = len(sheet.current_picture.rounds), len(sheet.current_picture.lines)
        taps: dict[str, SheetEvent] = {
            "join": Join(NAMES[number % len(NAMES)] + " too"),
            "score": Enter(last, number % many, Score(number % 12)),
            "keep": FinishRound(last),
            "over": EndMatch(),
        }
        store.sheets.apply_tap(lease, sheet, taps[deed])
    elif match.kind == "played" and match.state == "open":
        if deed == "hand":
            device.hand(match.id)
        elif deed == "end":
            device.end(match.id)
        elif deed == "seat":
            device.seat(match.id, NAMES[number % len(NAMES)])


def numbers(store: Store) -> list[Any]:
    """Return everything that the statistics say, without the device's own ids."""
    while store.statistics.catch_up():
        pass
    found = []
    for person in store.people.all(archived=True):
        met = [
            (each.name, each.level, each.matches, each.ahead, each.behind)
            for each in store.statistics.meetings_of_person(person.id)
        ]
        rated = [(point.at, point.rating) for point in store.statistics.rating_history(person.id)]
        shown = (person.name, person.colour, person.archived, person.matches, person.last_played)
        found.append(
            (
                shown,
                store.statistics.statistics_of_person(person.id),
                sorted(met),
                rated,
                store.statistics.costliest_cards(person.id),
            )
        )
    return sorted(found, key=str)


@given(steps)
@settings(max_examples=10)
def test_two_devices_and_a_file_say_the_same(script: list[tuple[int, str, int, int]]) -> None:
    with TemporaryDirectory() as folder:
        devices = [Device(Path(folder) / str(number)) for number in range(2)]
        devices[1].clocks.wall += MONTHS
        for number, deed, one, two in script:
            with suppress(InvalidState, SheetError):
                if deed == "carry":
                    carried(devices[number], devices[1 - number])
                else:
                    do(devices[number], deed, one, two)
        for _ in range(2):
            carried(*devices)
            carried(*reversed(devices))
        shown, said = picture(devices[0].store), numbers(devices[0].store)
        for device in devices:
            assert picture(device.store) == shown
            assert numbers(device.store) == said
            with device.store._database.writing() as transaction:
                rebuild_all(transaction.session)
            assert numbers(device.store) == said
            assert device.log.status().waiting_events == 0
            incoming = Incoming(exported(device.store))
            whole(incoming.check_in_slices())
            with open_in_memory(Clocks().clock) as other:
                whole(other.backup.import_file(incoming))
                assert picture(other) == shown
                assert numbers(other) == said
            device.close()
