"""No other user of the machine can read stored files, whatever rights their folder and files had before."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from store.file_permissions import write_private_file
from store.opening import FILE_NAME, open_store
from tests.store.tables import Clocks
from tests.store.test_migrations import FIXTURES

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this system knows other rights")


def open_to_others(folder: Path) -> list[str]:
    """Return the names of files that other users can access in any way."""
    return [path.name for path in (folder, *folder.rglob("*")) if path.stat().st_mode & 0o077]


def test_a_new_folder_and_what_is_written_there_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with open_store(folder, Clocks().clock) as store:
        store.settings.set_text("pace", "none")
        assert len(list(folder.iterdir())) == 3  # the log and its index too
        for _ in store.backup.export_to_path(folder / "mine.zip"):
            assert open_to_others(folder) == []
    assert open_to_others(folder) == []


def test_what_others_could_read_they_no_longer_can(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    shutil.copyfile(min(FIXTURES.glob("version_*.db")), folder / FILE_NAME)
    (folder / FILE_NAME).chmod(0o644)
    with open_store(folder, Clocks().clock):
        assert len(list(folder.glob("*.v*.db"))) == 1  # the copy from before it was carried forward
        assert open_to_others(folder) == []


def test_what_is_set_aside_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    for ending in ("", "-wal"):
        (folder / f"{FILE_NAME}{ending}").write_bytes(b"no database" * 100)
        (folder / f"{FILE_NAME}{ending}").chmod(0o666)
    with open_store(folder, Clocks().clock) as store:
        assert store.notice is not None
        assert len(list(folder.glob("*.damaged-*"))) == 2
        assert open_to_others(folder) == []


def test_a_file_of_its_own_is_replaced_whole_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"what was there before")
    path.chmod(0o666)
    write_private_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert [*tmp_path.iterdir()] == [path]
    with pytest.raises(OSError, match="directory"):
        write_private_file(tmp_path / "missing" / path.name, b"newer")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="directory"):  # what can't be put in its place leaves nothing beside it
        write_private_file(tmp_path / "folder", b"newer")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["folder", "secret"]
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o077 == 0


def test_threads_that_replace_a_file_at_once_leave_one_whole(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    contents = [bytes([number]) * 200_000 for number in range(8)]
    with ThreadPoolExecutor(len(contents)) as pool:
        for _ in range(20):
            list(pool.map(write_private_file, [path] * len(contents), contents))
    assert path.read_bytes() in contents
    assert [*tmp_path.iterdir()] == [path]
