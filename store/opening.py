"""Open the store's file: create it, migrate it, and set aside a file that can't be used."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryFile
from threading import Lock
from typing import Final

from store import log_damage
from store.checks import (
    CheckTime,
    UnusableError,
    inspect_file,
    is_checked_daily,
    record_check,
    repair_version,
    when_to_check_file,
)
from store.database import SET_ASIDE_WORD, Database, configure_for_writing, open_connection, store_error
from store.disk import sync_file, sync_folder
from store.errors import Cause, StoreError
from store.file_permissions import remove_access_for_others
from store.ids import RandomBytes
from store.migrations.migrating import MIGRATIONS, Migration, migrate
from store.os_process import Process, this_process
from store.records import Clock, Notice
from store.store import Store
from store.write_ahead import INDEX, LOG, companion_path, discard_log, find_gap

FILE_NAME = "pocket-switch.db"
NEW_FILE_ENDING = "-new"  # ending of a companion that exists while a file is being created, and may be empty
SQLITE_MAGIC = b"SQLite format 3\0"
MIN_PAGE_BYTES = 512
_OPENING_LOCK: Final = Lock()  # one file at a time, so that `is_open_here` stays true while a file is opened
_CAUSES_BY_ERRNO: dict[int, Cause] = {
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


def open_store(folder: Path, clock: Clock, on_saved: Callable[[], None] | None = None) -> Store:
    """Return the store in a folder, which is created if needed. Check `Store.notice` afterwards.

    `on_saved` is for a folder that no other process has and that the caller saves as a whole: it is called after each
    change. Raises StoreError if nothing can be written there; play can then go on with `open_in_memory`.
    """
    return open_folder(folder, clock, this_process(), on_saved=on_saved)


def open_in_memory(clock: Clock, here: Process | None = None, random_bytes: RandomBytes = os.urandom) -> Store:
    """Return a store that is gone when the process ends, for when nothing can be written."""
    raw = open_connection(None)
    configure_for_writing(raw)
    migrate(raw)
    return Store(Database(raw, None, clock, random_bytes, read_only=False), here or this_process(), None)


def open_folder(
    folder: Path,
    clock: Clock,
    here: Process,
    random_bytes: RandomBytes = os.urandom,
    migrations: tuple[Migration, ...] = MIGRATIONS,
    on_saved: Callable[[], None] | None = None,
) -> Store:
    """Open a store as `open_store` does, with everything from outside given as arguments."""
    path = folder / FILE_NAME
    with _OPENING_LOCK:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            remove_access_for_others(folder)
            if not path.exists():  # the folder may be new, too, so its name must reach the disk
                for above in folder.absolute().parents:
                    sync_folder(above)
            with TemporaryFile(dir=folder) as file:  # its error is clearer than SQLite's
                file.write(b"?")
            raw, notice, look = _open_or_replace(path, clock, migrations, on_saved is not None)
        except OSError as error:
            raise StoreError(_CAUSES_BY_ERRNO.get(error.errno or 0, "disk"), folder, str(error)) from error
        except sqlite3.Error as error:
            raise (store_error(error, path) or StoreError("disk", path, str(error))) from error
        read_only = notice is not None and notice.kind == "newer"
        try:
            return Store(Database(raw, path, clock, random_bytes, read_only, on_saved), here, notice, look)
        except BaseException:
            raw.close()
            raise


def _open_or_replace(
    path: Path, clock: Clock, migrations: tuple[Migration, ...], alone: bool
) -> tuple[sqlite3.Connection, Notice | None, CheckTime]:
    try:
        return _open_and_check(path, clock, migrations, alone)
    except UnusableError as reason:
        notice = _moved_file_notice(_set_file_aside(path, clock), str(reason))
        raw, _, look = _open_and_check(path, clock, migrations, alone)
        return raw, notice, look


def _open_and_check(
    path: Path, clock: Clock, migrations: tuple[Migration, ...], alone: bool
) -> tuple[sqlite3.Connection, Notice | None, CheckTime]:
    looked_at = path.exists() and not Database.is_open_here(path)
    if looked_at and not _is_sqlite_file(path):
        # SQLite treats a file of less than a page as empty, and would overwrite it.
        raise UnusableError("not a database")
    making, empty = companion_path(path, NEW_FILE_ENDING), _has_lost_content(path)
    half_made = making.exists()
    gap = find_gap(path, clock.booted()) if looked_at else None
    if gap and gap.lost:
        _copy_with_log(path, clock)
    if gap and gap.spent:
        discard_log(path)
    if not path.exists():
        making.touch(mode=0o600)
    raw = open_connection(path, alone)
    try:
        when = when_to_check_file(raw, path, clock.wall(), alone)
        version, said = inspect_file(raw, migrations, when == "first")
        if when == "beside" and version < len(migrations):  # check before migrating
            when = "first"
            inspect_file(raw, migrations)
        if version > len(migrations):
            raw.execute("PRAGMA query_only = ON")
            return raw, Notice("newer", path, f"schema {version}, this app knows {len(migrations)}"), when
        notice = _notice_of_earlier_move(path) if half_made or not version else None
        if empty and notice is None:
            notice = Notice("empty", path, "nothing was in it")
        if version and version != said:
            notice = Notice("mended", path, f"it said schema {said}, and is {version}")
            repair_version(raw, version, said)
        configure_for_writing(raw)
        if 0 < version < len(migrations):
            _back_up_before_migration(raw, path, version, clock)
        migrate(raw, migrations)
        making.unlink(missing_ok=True)
        log_damage.record_damage(raw, path)
        if alone:
            raw.execute("DELETE FROM leases")  # their windows are gone, since no other process has the folder
        # Only a write shows that the file is read-only; this one is rolled back.
        raw.execute("BEGIN IMMEDIATE")
        raw.execute(f"PRAGMA user_version = {len(migrations)}")
        raw.execute("ROLLBACK")
        if when == "first" and is_checked_daily(path, alone):
            record_check(raw, clock.wall())
    except BaseException:
        raw.close()
        raise
    return raw, notice or log_damage.damage_notice(raw, path), when


def _moved_file_notice(aside: Path, detail: str) -> Notice:
    return Notice("damaged" if _is_sqlite_file(aside) else "foreign", aside, detail)


def _has_lost_content(path: Path) -> bool:
    """Return whether the file exists and is empty, although no process is creating it. Raises UnusableError if it has a
    log, which SQLite would delete.
    """
    if (
        not _is_empty(path) or companion_path(path, NEW_FILE_ENDING).exists() or not _is_empty(path)
    ):  # another process may just have created it
        return False
    log = companion_path(path, LOG)
    if log.exists() and log.stat().st_size:
        raise UnusableError("empty, with a log beside it")
    return True


def _is_empty(path: Path) -> bool:
    return path.is_file() and not path.stat().st_size


def _notice_of_earlier_move(path: Path) -> Notice | None:
    """Return the notice about a file set aside, if the app ended before it began a new one; None if no file was set
    aside.
    """
    asides = sorted(path.parent.glob(f"{path.stem}.{SET_ASIDE_WORD}-*.db"))
    return _moved_file_notice(asides[-1], "it was set aside when the app was last started") if asides else None


def _back_up_before_migration(raw: sqlite3.Connection, path: Path, version: int, clock: Clock) -> None:
    """Copy the file to disk as it was before its migration."""
    copy = _unused_path(path, f"v{version}", clock)
    raw.execute("VACUUM INTO ?", (str(copy),))
    remove_access_for_others(copy)
    with copy.open("rb+") as file:
        sync_file(file)
    sync_folder(path.parent)


def _set_file_aside(path: Path, clock: Clock) -> Path:
    """Rename a file that can't be used, and return its new path.

    Its log is copied first, and the old log removed last, so that the file has a whole log at every moment: SQLite
    wouldn't read a log without its file.
    """
    aside = _unused_path(path, SET_ASIDE_WORD, clock)
    log = companion_path(path, LOG)
    if log.exists():
        with log.open("rb") as source, companion_path(aside, LOG).open("wb") as target:
            remove_access_for_others(companion_path(aside, LOG))
            copyfileobj(source, target)
            sync_file(target)
        sync_folder(path.parent)
    path.rename(aside)
    remove_access_for_others(aside)
    sync_folder(path.parent)
    for ending in (LOG, INDEX):
        companion_path(path, ending).unlink(missing_ok=True)
    return aside


def _copy_with_log(path: Path, clock: Clock) -> None:
    """Copy a file and its log to disk, the log first, since the copy is useless without it."""
    aside = _unused_path(path, log_damage.FILE_NAME_WORD, clock)
    for ending in (LOG, ""):
        source, target = companion_path(path, ending), companion_path(aside, ending)
        with suppress(FileNotFoundError), source.open("rb") as old, target.open("wb") as new:
            remove_access_for_others(target)
            copyfileobj(old, new)
            sync_file(new)
    sync_folder(path.parent)


def _unused_path(path: Path, word: str, clock: Clock) -> Path:
    """Return a free path beside `path` whose name contains the word and the time."""
    moment = datetime.fromtimestamp(clock.wall() / 1000, UTC).strftime("%Y%m%dT%H%M%S")
    for number in count(1):
        free = path.with_name(f"{path.stem}.{word}-{moment}-{number}.db")
        if not free.exists() and not companion_path(free, LOG).exists():
            return free
    raise AssertionError


def _is_sqlite_file(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.read(MIN_PAGE_BYTES)
    return not head or (len(head) == MIN_PAGE_BYTES and head.startswith(SQLITE_MAGIC))
