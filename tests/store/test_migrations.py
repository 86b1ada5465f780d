"""Migrations lead from every old file to the schema that the tables define."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from store.checks import inspect_file, repair_version
from store.errors import StoreError
from store.migrations.migrating import MIGRATIONS, Migration, claimed_version, migrate
from store.opening import FILE_NAME, open_folder
from store.os_process import this_process
from store.tables.base import metadata
from tests.store.make_fixture import LATEST, contents, sum_of
from tests.store.tables import Clocks, begun, opened

FIXTURES = Path(__file__).parent / "fixtures"
ROOT = Path(__file__).resolve().parents[2]
TOMORROW: Migration = ("ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT ''",)


def shape(raw: sqlite3.Connection) -> dict[str, Any]:
    """Return everything that SQLite says of a schema except the spelling of its SQL."""
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
        migrate(migrated)
        assert shape(migrated) == shape(tables)
        assert claimed_version(migrated) == len(MIGRATIONS)


def test_no_migration_is_ever_edited() -> None:
    """Players have files of each version, so the digest of its statements is frozen with its fixture."""
    for number in range(1, len(MIGRATIONS) + 1):
        assert sum_of(number) == (FIXTURES / f"version_{number}.sha256").read_text(), number


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("version_*.db")), ids=lambda path: path.stem)
def test_a_file_of_every_version_is_carried_forward_with_all_that_is_in_it(fixture: Path, tmp_path: Path) -> None:
    shutil.copy(fixture, tmp_path / FILE_NAME)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None
        assert contents(store) == fixture.with_suffix(".txt").read_text(encoding="utf-8")
        assert store.find_damage() == ()
        match = next(match for match in store.matches.unfinished_matches() if match.kind == "played")
        lease = store.leases.acquire(match.id, "later", "later", take_over=True)
        assert store.hands.append_action(lease, match.hands + 1, 0, "9H") > 0


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
            store.hands.append_action(lease, 1, 0, "7H")
        assert caught.value.cause == "newer"
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_a_newer_file_whose_tables_have_changed_says_so(tmp_path: Path) -> None:
    clocks = Clocks()
    opened(tmp_path, clocks).close()
    step = ("DROP TABLE standings",)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as raw:
        migrate(raw, (*MIGRATIONS, step))
    with opened(tmp_path, clocks) as store, pytest.raises(StoreError) as caught:
        store.matches.unfinished_matches()
    assert caught.value.cause == "newer"


OPEN = """
import sys
from pathlib import Path
from store.records import Clock, NewMatch, Seat
from store.opening import open_store
sys.stdin.readline()
with open_store(Path(sys.argv[1]), Clock(lambda: 5, lambda: 5)) as store:
    assert store.notice is None
    for number in range(20):
        store.matches.begin_match(NewMatch("switch", "rules", (Seat("Ann"), Seat(sys.argv[2])), seed=number))
    print(store.device_id())
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
        assert len(store.matches.read_page(limit=100).matches) == 60
        assert len(store.people.all()) == 4


@pytest.mark.parametrize("flipped", [0, 8])
def test_a_version_is_not_put_back_that_another_process_has_carried_forward(tmp_path: Path, flipped: int) -> None:
    """Another process migrates the file while this one opens it, with a flipped bit in its version or without."""
    before, now = 3, len(MIGRATIONS)
    with closing(sqlite3.connect(tmp_path / "file.db", isolation_level=None)) as one:
        migrate(one, MIGRATIONS[:before])
        one.execute(f"PRAGMA user_version = {before ^ flipped}")
        version, said = inspect_file(one, MIGRATIONS)
        assert (version, said) == (before, before ^ flipped)
        with closing(sqlite3.connect(tmp_path / "file.db", isolation_level=None)) as other:
            repair_version(other, *inspect_file(other, MIGRATIONS))
            assert claimed_version(other) == before
            migrate(other, MIGRATIONS)
        if said != version:
            repair_version(one, version, said)
        assert claimed_version(one) == now
        migrate(one, MIGRATIONS)
