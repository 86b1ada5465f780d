"""A device of the version before score files syncs, shows the sheets of a file, and stores their origins unread.

What it can't read of a sheet it stores, too, and shows the nearest that it can.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from engine.scoresheet.taps import round_to_half
from store.exchange.reading import read_score_file
from store.sync.segment import Segment, unpack_events
from tests import older_code
from tests.store.exchange.plays import SAMPLES
from tests.store.tables import whole
from tests.sync.devices import Device

BEFORE = "46ac2669"  # the last version without origins

OLDER = """
import json, sys
from pathlib import Path
from store import Clock, open_store
from store.sync.segment import Segment, events_of

home, brought, sent = map(Path, sys.argv[1:4])
wall = iter(range(1_800_000_000_000, 1_900_000_000_000, 1000))
with open_store(home, Clock(lambda: next(wall), lambda: 5)) as store:
    log = store.sync_log()
    for path in sorted(brought.iterdir()):
        segment = Segment(path.name, path.read_bytes())
        log.merge_events(log.store_segment(segment, events_of(segment)))
    while (parked := log.parked_events()) and log.merge_events(parked):
        pass
    newest = store.matches.page().matches[0]
    store.matches.note(newest.id, "seen by the older device")
    while log.freeze():
        pass
    for segment, _ in log.waiting(1000):
        (sent / segment.name).write_bytes(segment.body)
    shown = [
        [match.uuid, match.state, match.name, match.ruleset, [seat.name for seat in match.seats], list(match.totals),
         [list(row.scores) for row in store.matches.grid(match.id).rounds], match.intact]
        for match in store.matches.page(limit=100).matches
    ]
    status = log.status()
    print(json.dumps({"shown": sorted(shown), "parked": status.parked, "aside": status.aside,
                      "skipped": [store.sheets.get(match.id).skipped for match in store.matches.page().matches]}))
"""


def shown(device: Device) -> list[Any]:
    """Return what a device's lists and sheets show, in the form of the older version."""
    return sorted(
        [match.uuid, match.state, match.name, match.ruleset, [seat.name for seat in match.seats], list(match.totals),
         [list(row.scores) for row in grid.rounds], match.intact]
        for match in device.store.matches.read_page(limit=100).matches
        if (grid := device.store.matches.read_grid(match.id))
    )  # fmt: skip


def rounded_to_half(shown: Any) -> Any:
    """Return what is shown with all points as an older version can store them; no totals here have several decimals."""
    if isinstance(shown, list):
        return [rounded_to_half(each) for each in shown]
    return round_to_half(shown) if isinstance(shown, float) else shown


def events_of_kind(device: Device, kind: str) -> list[bytes]:
    """Return the ids of a device's events of a kind."""
    return [event.id for segment, _ in device.log.waiting_segments(100) for event in unpack_events(segment)
            if event.kind == kind]  # fmt: skip


def test_an_older_device_shows_the_sheets_and_keeps_the_origins(tmp_path: Path) -> None:
    code, home, ours, theirs = (tmp_path / name for name in ("code", "old", "ours", "theirs"))
    for folder in (code, ours, theirs):
        folder.mkdir()
    older_code.extract(BEFORE, code, "engine", "store")
    new = Device(tmp_path / "new")
    file = read_score_file((SAMPLES / "bg-stats.json").read_bytes())
    look = whole(new.store.score_files.preview(file)).preview
    assert look is not None
    whole(new.store.score_files.bring_in(look))
    while new.log.pack_segment():
        pass
    for segment, _ in new.log.waiting_segments(100):
        (ours / segment.name).write_bytes(segment.body)
    done = subprocess.run(
        [sys.executable, "-c", OLDER, *map(str, (home, ours, theirs))],
        cwd=code, env={**os.environ, "PYTHONPATH": str(code)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    exact = [each for kind in ("counting", "exact") for each in events_of_kind(new, kind)]
    assert exact
    assert (answer["aside"], answer["parked"]) == ([], len(file.plays) + len(exact))
    assert set(answer["skipped"]) == {0}
    assert answer["shown"] == rounded_to_half(shown(new))

    for path in sorted(theirs.iterdir()):
        segment = Segment(path.name, path.read_bytes())
        new.log.merge_events(new.log.store_segment(segment, unpack_events(segment)))
    exact_before = shown(new)
    assert "seen by the older device" in [match.note for match in new.store.matches.read_page().matches]
    new.close()

    updated = Device(home)  # the older device gets this version
    while (parked := updated.log.parked_events()) and updated.log.merge_events(parked):
        pass
    assert updated.log.status().waiting_events == 0
    assert shown(updated) == exact_before
    assert {play.key for play in updated.store.score_files.iter_plays(lambda match: match.name)} == {
        play.key for play in file.plays
    }
    again = whole(updated.store.score_files.preview(file)).preview
    assert again is not None and again.new == ()
    updated.close()
