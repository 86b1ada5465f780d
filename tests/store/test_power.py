"""Power cuts: acknowledged writes are on the disk, as seen on live connections and files, and in some cuts.

`python -m tests.kills power --times 1000` makes many.
"""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest

from store.errors import StoreError
from store.migrations.migrating import MIGRATIONS
from store.opening import FILE_NAME, open_folder, open_in_memory
from store.os_process import this_process
from store.store import Store
from tests.kills import power
from tests.kills._power_cut import recorder
from tests.store.tables import Clocks, begun, opened

OLD = Path(__file__).parent / "fixtures" / "version_1.db"
PROMISED = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: the disk is waited for at each commit
    "fullfsync": 1,
    "checkpoint_fullfsync": 1,
    "foreign_keys": 1,
    "trusted_schema": 0,
    "busy_timeout": 3000,
    "query_only": 0,
}


def pragmas(store: Store) -> dict[str, object]:
    """Return the pragmas in PROMISED as the open connection has them."""
    with store._database.reading() as session:
        return {name: session.execute(f"PRAGMA {name}").fetchone()[0] for name in PROMISED}


def test_every_way_to_open_a_store_waits_for_the_disk(tmp_path: Path) -> None:
    shutil.copy(OLD, tmp_path / FILE_NAME)
    with opened(tmp_path, Clocks()) as carried_forward:
        assert pragmas(carried_forward) == PROMISED
        with opened(tmp_path, Clocks()) as beside_it, opened(tmp_path / "new", Clocks()) as new:
            assert pragmas(beside_it) == pragmas(new) == PROMISED
    alone = open_folder(tmp_path / "alone", Clocks().clock, this_process(), on_saved=lambda: None)
    with alone:
        assert pragmas(alone) == PROMISED
    (tmp_path / FILE_NAME).write_bytes(b"broken")
    with opened(tmp_path, Clocks()) as after_damage:
        assert pragmas(after_damage) == PROMISED
    with open_in_memory(Clocks().clock) as memory:
        assert pragmas(memory) == PROMISED | {"journal_mode": "memory"}


def test_what_need_not_wait_for_the_disk_leaves_everything_else_waiting(store: Store, clocks: Clocks) -> None:
    _, lease = begun(store)
    store.leases.renew(lease)
    assert pragmas(store) == PROMISED
    store.leases.release(lease)
    assert pragmas(store) == PROMISED
    while store.statistics.catch_up():
        assert pragmas(store) == PROMISED
    with pytest.raises(KeyError), store._database.writing(durable=False, wait_if_busy=False):
        raise KeyError
    assert pragmas(store) == PROMISED


class Watched:
    """Records each fsync, in order, as inode and length, and does it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.synced: list[tuple[int, int]] = []
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._sync)

    def _sync(self, file: int) -> None:
        self._fsync(file)
        found = os.fstat(file)
        self.synced.append((found.st_ino, found.st_size if Path(f"/proc/self/fd/{file}").is_file() else 0))

    def place(self, path: Path) -> int:
        """Return when a whole file or a folder was synced, as an index. Raises ValueError if it wasn't."""
        found = path.stat()
        return self.synced.index((found.st_ino, found.st_size if path.is_file() else 0))


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


def test_an_export_is_on_the_disk_and_so_is_its_name(tmp_path: Path, store: Store, watched: Watched) -> None:
    begun(store)
    (tmp_path / "out").mkdir()
    list(store.backup.export_to_path(tmp_path / "out" / "mine.zip"))
    assert watched.place(tmp_path / "out" / "mine.zip") < watched.place(tmp_path / "out")


def test_the_copy_before_a_migration_is_on_the_disk_before_the_file_is_carried_forward(
    tmp_path: Path, watched: Watched
) -> None:
    shutil.copy(OLD, tmp_path / FILE_NAME)
    with pytest.raises(StoreError, match="nowhere"):  # what is there then is what was there before the first step
        open_folder(tmp_path, Clocks().clock, this_process(), migrations=(MIGRATIONS[0], ("DROP TABLE nowhere",)))
    (copy,) = tmp_path.glob("*.v1-*.db")
    assert watched.place(copy) < watched.place(tmp_path)


def test_a_damaged_file_and_its_log_are_on_the_disk_under_their_new_names(tmp_path: Path, watched: Watched) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"broken")
    (tmp_path / (FILE_NAME + "-wal")).write_bytes(b"log")
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None
        log = store.notice.path.with_name(store.notice.path.name + "-wal")
        folder = watched.place(tmp_path)
        assert (
            watched.place(log) < folder < len(watched.synced) - 1 - watched.synced[::-1].index(watched.synced[folder])
        )


def test_a_new_folder_is_on_the_disk_under_its_name(tmp_path: Path, watched: Watched) -> None:
    folder = tmp_path / "one" / "two"
    opened(folder, Clocks()).close()
    assert {watched.place(above) for above in folder.parents}


@pytest.mark.skipif(recorder() is None, reason="cuts are recorded under Linux with a C compiler")
@pytest.mark.parametrize(("work", "weakness"), [("play", "normal"), ("export", "files")])
def test_a_power_cut_takes_nothing_that_was_acknowledged_and_these_cuts_would_see_it(work: str, weakness: str) -> None:
    rng = random.Random(3)
    sound, weak = power.cut(work, "", 8, rng, tell=True), power.cut(work, weakness, 8, rng, tell=False)
    assert sound.cuts == 8 and sound.acknowledged and sound.pending
    assert sound.lost == 0 < weak.lost
