"""Devices of versions before erasures sync with this one: they lose nothing, and bring no deleted person back."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from store.backup.incoming import Incoming
from store.sync.account import Account, new_account
from store.sync.accounts import register_account
from tests import older_code
from tests.store.tables import whole
from tests.store.test_erasure import fill, person_named, traces
from tests.sync.devices import Device
from tests.sync.servers import MEMORY, KintoProcess

BEFORE = {"before erasures": "068e6ff9", "before score files": "bb0cfc23"}

#: What an older device does, step by step; then it prints what it has. Names in pairs are those of the two versions.
OLDER = """
import asyncio, json, sys
from io import BytesIO
from pathlib import Path
import httpx
from engine.scoresheet.taps import Enter, Note, Score
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.opening import open_store
from store.records import Clock, NewMatch, Result, Seat
from store.sync.account import parse_code
from store.sync.client import Sync

def of(thing, *names):
    return next(getattr(thing, name) for name in names if hasattr(thing, name))

def person(store, name):
    return next(each.id for each in store.people.all(archived=True) if each.name.startswith(name))

async def sync(store, code):
    async with httpx.AsyncClient() as client:
        await of(Sync(store.sync_log(), client, parse_code(code)), "run_once", "run")()

home, steps, now = Path(sys.argv[1]), json.loads(sys.argv[2]), int(sys.argv[3])
wall = iter(range(now, now + 10_000_000, 1000))
with open_store(home, Clock(lambda: next(wall), lambda: 5)) as store:
    for do, *given in steps:
        if do == "play":
            match = of(store.matches, "begin_match", "begin")(
                NewMatch("switch", 'id = "switch"\\nname = "Switch"\\n', (Seat(given[0]), Seat("Robin", "steady")), 3))
            lease = store.leases.acquire(match.id, "test", "test")
            of(store.hands, "begin_hand", "begin")(lease, 1, 1, 7, given[1])
            of(store.hands, "finish_hand", "finish")(lease, 1, given[1], Result((3, 3), (3, 3), (0, 1), "won", 0))
            of(store.matches, "end_match", "end")(lease, "finished", (1, 2))
        if do == "score":
            match = of(store.sheets, "begin_sheet", "begin")(Terms(name="Rummy"), given[0])
            lease, sheet = store.leases.acquire(match.id, "test", "test"), store.sheets.get(match.id)
            for tap in (Enter(1, 0, Score(4)), Enter(1, 1, Score(9)), Note(1, given[1])):
                of(store.sheets, "apply_tap", "tap")(lease, sheet, tap)
        if do == "rename":
            store.people.rename(person(store, given[0]), given[1])
        if do == "recall":
            store.people.archive(person(store, given[0]), on=False)
        if do == "face":
            of(store.people, "set_face", "take_face")(person(store, given[0]), given[1])
        if do == "note":
            newest = of(store.matches, "read_page", "page")().matches[0]
            of(store.matches, "write_note", "note")(newest.id, given[0])
        if do == "sync":
            asyncio.run(sync(store, given[0]))
        if do == "export":
            with open(given[0], "wb") as file:
                list(store.backup.export_into(file))
        if do == "import":
            incoming = Incoming(Path(given[0]))
            list(of(incoming, "check_in_slices", "read")())
            list(of(store.backup, "import_file", "take_in")(incoming))
    matches = of(store.matches, "read_page", "page")(limit=100).matches
    status = store.sync_log().status()
    print(json.dumps({
        "people": sorted(each.name for each in store.people.all()),
        "matches": sorted([match.uuid, match.state, list(match.totals), match.intact] for match in matches),
        "names": sorted({seat.name for match in matches for seat in match.seats if not seat.level}),
        "events": store.sync_log().event_ids(),
        "parked": of(status, "waiting_events", "parked"), "aside": of(status, "set_aside", "aside"),
    }))
"""


@dataclass
class OlderDevice:
    """A device of an older version, which runs in a process of its own."""

    code: Path
    home: Path

    def run(self, now: int, *steps: tuple[Any, ...]) -> Any:
        """Return what it has after so many steps of OLDER; `now` is its time in Unix ms."""
        done = subprocess.run(
            [sys.executable, "-c", OLDER, str(self.home), json.dumps(steps), str(now)],
            cwd=self.code, env={**os.environ, "PYTHONPATH": str(self.code)}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


@pytest.fixture(scope="module")
def server() -> Iterator[KintoProcess]:
    """A server that older code can reach."""
    server = KintoProcess(MEMORY)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def account(server: KintoProcess) -> Account:
    """A new account on the server."""
    account = new_account(server.address, os.urandom)

    async def register() -> None:
        async with httpx.AsyncClient() as client:
            await register_account(client, account)

    asyncio.run(register())
    return account


@pytest.fixture(params=BEFORE)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> OlderDevice:
    """A device of an older version, without data."""
    (tmp_path / "code").mkdir()
    older_code.extract(BEFORE[request.param], tmp_path / "code", "engine", "store")
    return OlderDevice(tmp_path / "code", tmp_path / "old")


def sync(device: Device, account: Account) -> None:
    """Sync a device of this version until there is nothing new."""

    async def run() -> None:
        async with httpx.AsyncClient() as client:
            await device.synced(client, account)

    asyncio.run(run())


def read_backup(device: Device, content: bytes) -> Any:
    incoming = Incoming(content)
    whole(incoming.check_in_slices())
    return whole(device.store.backup.import_file(incoming))


def shown(device: Device) -> Any:
    """Return what a device of this version has, in the form of OLDER."""
    matches = device.store.matches.read_page(limit=100).matches
    return {
        "matches": sorted([match.uuid, match.state, list(match.totals), match.intact] for match in matches),
        "events": device.log.event_ids(),
    }


def test_a_deleted_person_never_comes_back_from_an_older_device(
    older: OlderDevice, account: Account, tmp_path: Path
) -> None:
    new, backup, code = Device(tmp_path / "new"), tmp_path / "old.zip", account.device_code
    fill(new.store)
    sync(new, account)
    first = older.run(
        new.clocks.wall,
        ("sync", code),
        ("play", "Quorvin the Great", "a hand of the older device"),
        ("score", ["Quorvin the Great", "Ben"], "Quorvin sighs"),
        ("sync", code),
        ("export", str(backup)),
    )
    sync(new, account)
    assert "Quorvin the Great" in first["people"] and first["matches"] == shown(new)["matches"]
    assert (first["parked"], first["aside"]) == (0, [])

    new.clocks.advance(100_000)
    new.store.people.delete(person_named(new.store, "Quorvin the Great"))
    assert new.store.erase_remains()
    sync(new, account)
    new.clocks.advance(100_000)
    told = older.run(new.clocks.wall, ("sync", code))
    # It stores the erasure unread, and shows the nearest that it can.
    assert (told["parked"], told["aside"]) == (1, [])
    assert not [name for name in (*told["people"], *told["names"]) if "Quorvin" in name]
    assert told["matches"] == shown(new)["matches"]

    # Whatever it does with the person from now on, they stay deleted here.
    new.clocks.advance(100_000)
    older.run(
        new.clocks.wall,
        ("recall", "Deleted player"),
        ("rename", "Deleted player", "Quorvin"),
        ("face", "Quorvin", "quorvinface"),
        ("play", "Quorvin", "another hand"),
        ("score", ["Quorvin", "Vesna"], "a note of later"),
        ("import", str(backup)),
        ("sync", code),
    )
    new.clocks.advance(100_000)
    sync(new, account)
    read_backup(new, backup.read_bytes())
    assert new.store.erase_remains()
    new.store.checkpoint()
    assert sorted(person.name for person in new.store.people.all(archived=True)) == ["Ben", "Cy", "Vesna", "Wim"]
    assert traces(tmp_path / "new") == []
    sync(new, account)
    last = older.run(new.clocks.wall, ("sync", code))
    assert {key: last[key] for key in ("matches", "events")} == shown(new)
    assert len(last["matches"]) == 6 and last["aside"] == []

    # The older device gets this version.
    new.close()
    updated = Device(older.home)
    sync(updated, account)
    assert updated.store.erase_remains()
    updated.store.checkpoint()
    assert sorted(person.name for person in updated.store.people.all(archived=True)) == ["Ben", "Cy", "Vesna", "Wim"]
    assert traces(older.home) == []
    assert shown(updated)["matches"] == last["matches"] and updated.store.find_damage() == ()
    assert updated.log.status().waiting_events == 0
    updated.close()
