"""The schema: its migrations give what the tables say, and old files are carried forward."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from store import StoreError
from store.migrations.climbing import MIGRATIONS, Migration, climb, version_of
from store.opening import FILE_NAME, open_folder
from store.os_process import this_process
from store.tables.base import metadata
from tests.store.make_fixture import LATEST, contents
from tests.store.tables import Clocks, begun, opened

FIXTURES = Path(__file__).parent / "fixtures"
ROOT = Path(__file__).resolve().parents[2]
TOMORROW: Migration = ("ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT ''",)


def shape(raw: sqlite3.Connection) -> dict[str, Any]:
    """All that SQLite knows of a schema but the spelling of its SQL."""
    tables = {row[1]: row[2:] for row in raw.execute("PRAGMA table_list") if not row[1].startswith("sqlite_")}
    found: dict[str, Any] = {}
    for name, kind in tables.items():
        indexes = [
            (
                row[1] if row[3] == "c" else "",
                *row[2:],
                [column[1:] for column in raw.execute(f"PRAGMA index_xinfo({row[1]})")],
            )
            for row in raw.execute(f"PRAGMA index_list({name})")
        ]
        found[name] = {
            "kind": kind,
            "columns": [row[1:] for row in raw.execute(f"PRAGMA table_xinfo({name})")],
            "keys": sorted(row[2:] for row in raw.execute(f"PRAGMA foreign_key_list({name})")),
            "indexes": sorted(indexes, key=repr),
        }
    return found


def test_the_migrations_give_the_tables(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    metadata.create_all(engine)
    engine.dispose()
    with (
        closing(sqlite3.connect(tmp_path / "tables.db")) as tables,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as migrated,
    ):
        climb(migrated)
        assert shape(migrated) == shape(tables)
        assert version_of(migrated) == len(MIGRATIONS)


# SHA-256 over the statements of each version. A line is added with a version and never changed: files are out there.
FROZEN = {
    1: "d9c3f5f398182f4f55b10c67e94b137bc7362fc849cfae471857195ea1e5244d",
    2: "3e9f20f89ccd0cfd546eb9d5dfec9c878f42691a1b500c554abdecacda48e078",
    3: "2136702efb6d16ab5d1d850237115bc98de36e2a379598480ece9d624580aad7",
    4: "29cf857f950b808df3b4a6676702f31883deb71fd73ce370fbc928df4778289e",
    5: "5e4df315892f0e5ca5d232bc53bdc1c26cde26c58c0538cbfdc3ee25ef89d538",
    6: "cc2fe592d859d8e14cf29e8cf8fa12770ed7be5c9ba3c4fe209cf1064e2a1bc0",
    7: "c1ba5beaf122872dea2e168ef4e0195f31e4e7c4fcf6b5da05e91167e6c7cbe2",
}


def test_no_migration_is_ever_edited() -> None:
    said = {number: sha256(json.dumps(texts).encode()).hexdigest() for number, texts in enumerate(MIGRATIONS, start=1)}
    assert said == FROZEN


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("version_*.db")), ids=lambda path: path.stem)
def test_a_file_of_every_version_is_carried_forward_with_all_that_is_in_it(fixture: Path, tmp_path: Path) -> None:
    shutil.copy(fixture, tmp_path / FILE_NAME)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None
        assert contents(store) == fixture.with_suffix(".txt").read_text(encoding="utf-8")
        assert store.damage() == ()
        match = next(match for match in store.matches.unfinished() if match.kind == "played")
        lease = store.leases.acquire(match.id, "later", "later", take_over=True)
        assert store.hands.append(lease, match.hands + 1, 0, "9H") > 0


def test_there_is_a_fixture_of_this_version() -> None:
    assert LATEST.exists()


def test_a_later_migration_backs_the_file_up_first(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        match, _ = begun(store)
        before = store.matches.get(match.id)
    with open_folder(tmp_path, clocks.clock, this_process(), migrations=(*MIGRATIONS, TOMORROW)) as store:
        assert store.notice is None
        assert store.matches.get(match.id) == before
    (copy,) = tmp_path.glob("pocket-switch.v*.db")
    assert copy.name.startswith(f"pocket-switch.v{len(MIGRATIONS)}-2026")
    other = tmp_path / "other"
    other.mkdir()
    copy.rename(other / FILE_NAME)
    with opened(other, clocks) as store:
        assert store.matches.get(match.id) == before


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        match, _ = begun(store)
        before = store.matches.get(match.id)
    broken = (*TOMORROW, "INSERT INTO nowhere VALUES (1)")
    with pytest.raises(StoreError, match="nowhere"):
        open_folder(tmp_path, clocks.clock, this_process(), migrations=(*MIGRATIONS, broken))
    with opened(tmp_path, clocks) as store:
        assert store.notice is None
        assert store.matches.get(match.id) == before


def test_a_newer_file_is_read_and_not_written(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        match, lease = begun(store)
    with open_folder(tmp_path, clocks.clock, this_process(), migrations=(*MIGRATIONS, TOMORROW)) as store:
        before = store.matches.get(match.id)
    content = (tmp_path / FILE_NAME).read_bytes()
    with opened(tmp_path, clocks) as store:
        assert store.read_only
        assert store.notice is not None and store.notice.kind == "newer"
        assert store.matches.get(match.id) == before
        with pytest.raises(StoreError) as caught:
            store.hands.append(lease, 1, 0, "7H")
        assert caught.value.cause == "newer"
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_a_newer_file_whose_tables_have_changed_says_so(tmp_path: Path) -> None:
    clocks = Clocks()
    opened(tmp_path, clocks).close()
    step = ("DROP TABLE standings",)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as raw:
        climb(raw, (*MIGRATIONS, step))
    with opened(tmp_path, clocks) as store, pytest.raises(StoreError) as caught:
        store.matches.unfinished()
    assert caught.value.cause == "newer"


OPEN = """
import sys
from pathlib import Path
from store import Clock, NewMatch, Seat, open_store
sys.stdin.readline()
with open_store(Path(sys.argv[1]), Clock(lambda: 5, lambda: 5)) as store:
    assert store.notice is None
    for number in range(20):
        store.matches.begin(NewMatch("switch", "rules", (Seat("Ann"), Seat(sys.argv[2])), seed=number))
    print(store.device())
"""


def test_processes_that_open_a_new_folder_at_once_share_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    children = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, str(folder), f"player {number}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(3)
    ]
    for child in children:
        assert child.stdin is not None
        child.stdin.write("\n")
        child.stdin.flush()
    devices = {child.communicate()[0] for child in children}
    assert [child.returncode for child in children] == [0, 0, 0]
    assert len(devices) == 1
    with opened(folder, Clocks()) as store:
        assert len(store.matches.page(limit=100).matches) == 60
        assert len(store.people.all()) == 4
