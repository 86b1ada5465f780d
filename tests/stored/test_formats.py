"""Stored and sent formats never change by a byte, and what was written before can still be read."""

from __future__ import annotations

import json
from io import BytesIO
from typing import get_args
from zipfile import ZipFile

import pytest

from engine.events import Event
from engine.scoresheet.taps import KINDS as TAP_KINDS
from store.backup.incoming import HISTORY, MANIFEST, Incoming
from store.opening import open_in_memory
from store.rooms.entry import KINDS as ACT_KINDS
from store.rooms.frames import apply_frame
from tests.store.tables import Clocks, exported, whole
from tests.stored.engine_formats import EVENTS, TAPS
from tests.stored.format import Format
from tests.stored.formats import FORMATS
from tests.stored.store_formats import ACTS, STORE_FORMATS

formats = pytest.mark.parametrize("kind", FORMATS, ids=lambda kind: kind.name)


@formats
def test_written_lines_never_change(kind: Format) -> None:
    """What a growing format has more isn't stored anywhere before a release, which records it."""
    new = kind.unrecorded()
    assert sorted(line for line in kind.write() if line not in new) == sorted(kind.lines())


@formats
def test_fixtures_are_read_and_written_back(kind: Format) -> None:
    for line in kind.lines():
        assert kind.rewrite(line) == line


def test_the_samples_contain_every_kind() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))
    assert {type(tap) for tap in TAPS} == set(TAP_KINDS.values())
    assert {type(act) for act in ACTS} == {kind for kind, _ in ACT_KINDS.values()}


def test_sent_frames_lead_to_the_last_snapshot() -> None:
    """Following the frames ends with the room that the last snapshot has."""
    (frames,) = (kind.lines() for kind in STORE_FORMATS if kind.name == "frames")
    *sent, last = map(json.loads, frames)
    known: dict[str, object] = {}
    for frame in sent:
        known = apply_frame(known, frame)
    assert last["k"] == "all"
    assert {**last["r"], "seats": []} == {**known["r"], "seats": []}  # type: ignore[dict-item]


def test_a_stored_backup_is_merged() -> None:
    """All its events are merged, and the next backup has them unchanged."""
    (kind,) = (kind for kind in STORE_FORMATS if kind.name == "backup")
    manifest, *lines = kind.lines()
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        archive.writestr(HISTORY, "".join(f"{line}\n" for line in lines))
        archive.writestr(MANIFEST, manifest)
    incoming = Incoming(file)
    for _ in incoming.check_in_slices():
        pass
    with open_in_memory(Clocks().clock) as store:
        assert whole(store.backup.import_file(incoming)).set_aside == 0
        with ZipFile(BytesIO(exported(store))) as archive:
            again = archive.read(HISTORY).decode().splitlines()
    assert sorted(again) == sorted(lines)
