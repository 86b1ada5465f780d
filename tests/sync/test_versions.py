"""A device of each earlier schema version syncs, too: its own code runs, from the last commit with that version."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from store.events.event import Event, event_json
from store.sync.segment import Segment, pack_events, unpack_events
from tests import older_code
from tests.sync.devices import Device

VERSIONS = {4: "a9b1ac4^", 5: "be87bab", 6: "7a84211"}

# What an older device does: takes in all segments of a folder, plays a hand, writes all its segments, says what it has.
OLDER = """
import json, sys
from pathlib import Path
from store import Clock, NewMatch, Result, Seat, open_store
from store.sync.segment import Segment, events_of

home, brought, sent, name, now = (*map(Path, sys.argv[1:4]), sys.argv[4], int(sys.argv[5]))
wall = iter(range(now, now + 1_000_000, 1000))
with open_store(home, Clock(lambda: next(wall), lambda: 5)) as store:
    if hasattr(store, "new_match"):
        begin, acquire, deal, finish = store.new_match, store.acquire, store.begin_hand, store.finish_hand
        end, note, hands, page, people = store.end_match, store.note, store.hands, store.matches, store.people
    else:
        begin, acquire, deal, finish = store.matches.begin, store.leases.acquire, store.hands.begin, store.hands.finish
        end, note, hands = store.matches.end, store.matches.note, store.hands.of_match
        page, people = store.matches.page, store.people.all
    log = store.sync_log()
    for path in sorted(brought.iterdir()):
        segment = Segment(path.name, path.read_bytes())
        log.take(log.keep(segment, events_of(segment)))
    while (parked := log.parked()) and log.take(parked):
        pass
    if name:
        match = begin(NewMatch("switch", "rules of " + name, (Seat(name), Seat("Robin", "steady")), seed=3))
        lease = acquire(match.id, "test", "test")
        deal(lease, 1, 1, 7, "header")
        finish(lease, 1, "played by " + name, Result((3, 3), (3, 3), (0, 1), "won", 0))
        end(lease, "finished", (1, 2))
        note(match.id, "a note of " + name)
    while log.freeze():
        pass
    for segment, _ in log.waiting(1000):
        (sent / segment.name).write_bytes(segment.body)
    matches = [
        [match.uuid, match.state, match.note, [seat.name for seat in match.seats],
         [hand.notation for hand in hands(match.id)]]
        for match in page(limit=100).matches
    ]
    status = log.status()
    print(json.dumps({
        "matches": sorted(matches), "people": sorted(person.name for person in people()),
        "events": log.event_ids(), "parked": status.parked, "aside": status.aside,
    }))
"""


@pytest.fixture(scope="module", params=VERSIONS, ids=lambda version: f"schema {version}")
def older(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The code of an older version, in a folder of its own."""
    folder = tmp_path_factory.mktemp("older")
    older_code.extract(VERSIONS[request.param], folder, "engine", "store")
    return folder


def on_older(code: Path, home: Path, brought: Path, sent: Path, name: str, now: int) -> Any:
    """Return what an older device shows after importing what was brought, and playing a hand as a person."""
    done = subprocess.run(
        [sys.executable, "-c", OLDER, *map(str, (home, brought, sent)), name, str(now)],
        cwd=code,
        env={**os.environ, "PYTHONPATH": str(code)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def said(device: Device) -> Any:
    """Return what a device of this version shows, in the same form."""
    matches = [
        [match.uuid, match.state, match.note, [seat.name for seat in match.seats],
         [hand.notation for hand in device.store.hands.hands_of_match(match.id)]]
        for match in device.store.matches.read_page(limit=100).matches
    ]  # fmt: skip
    return {
        "matches": sorted(matches),
        "people": sorted(person.name for person in device.store.people.all()),
        "events": device.log.event_ids(),
    }


def test_a_device_of_a_version_before_takes_part(older: Path, tmp_path: Path) -> None:
    new, ours, theirs = Device(tmp_path / "new"), tmp_path / "ours", tmp_path / "theirs"
    ours.mkdir()
    theirs.mkdir()
    match = new.match("Ann", hands=2)
    new.seat(match, "Kim")
    new.store.people.rename(new.store.people.all()[0].id, "Bea")
    new.end(match)
    while new.log.pack_segment():
        pass
    for segment, _ in new.log.waiting_segments(100):
        (ours / segment.name).write_bytes(segment.body)
    unknown = Event(bytes(range(16)), 1, "riddle", {"said": "of a kind that nobody knows yet"})
    later = pack_events("ab" * 16, 1, [event_json(unknown)])
    (ours / later.name).write_bytes(later.body)
    new.log.merge_events(new.log.store_segment(later, unpack_events(later)))

    answer = on_older(older, tmp_path / "old", ours, theirs, "Zoë", new.clocks.wall)
    assert answer["aside"] == []
    assert answer["parked"] == 1  # the event of a kind that came later waits, as it is
    for path in sorted(theirs.iterdir()):
        segment = Segment(path.name, path.read_bytes())
        new.log.merge_events(new.log.store_segment(segment, unpack_events(segment)))
    while (parked := new.log.parked_events()) and new.log.merge_events(parked):
        pass
    status = new.log.status()
    assert (status.waiting_events, status.set_aside) == (1, ())
    assert {name: answer[name] for name in ("matches", "people", "events")} == said(new)
    assert len(answer["matches"]) == 2 and "Zoë" in answer["people"]

    again = on_older(older, tmp_path / "old", ours, theirs, "", new.clocks.wall)
    assert again == answer  # once or often is the same
    new.close()
