"""Opens the file: creates it, migrates it, and sets aside what can't be used."""

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
    UnusableError,
    When,
    inspect_file,
    is_checked_daily,
    record_check,
    repair_version,
    when_to_check_file,
)
from store.database import Database, configure_for_writing, open_connection, store_error
from store.disk import sync_file, sync_folder
from store.errors import Cause, StoreError
from store.ids import RandomBytes
from store.migrations.climbing import MIGRATIONS, Migration, migrate
from store.os_process import Process, this_process
from store.private import remove_access_for_others
from store.records import Clock, Notice
from store.store import Store
from store.write_ahead import INDEX, LOG, companion_path, discard_log, find_gap

FILE_NAME = "pocket-switch.db"
ASIDE = "damaged"  # in the name of a file that was set aside
MAKING = "-new"  # beside a file while it is being made: it is empty then
MAGIC = b"SQLite format 3\0"
SMALLEST_PAGE = 512
_OPENING: Final = Lock()  # one file at a time: who opens must know whether it is open here
_REASONS: dict[int, Cause] = {
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


def open_store(folder: Path, clock: Clock, on_saved: Callable[[], None] | None = None) -> Store:
    """The store in a folder, which is created if needed. Check `Store.notice` afterwards.

    `on_saved` is for a folder that nobody else has and that the caller saves as a whole: it is called after each
    change. Raises StoreError if nothing can be written there; play can then go on with `open_in_memory`.
    """
    return open_folder(folder, clock, this_process(), on_saved=on_saved)


def open_in_memory(clock: Clock, here: Process | None = None, random_bytes: RandomBytes = os.urandom) -> Store:
    """A store that is gone when the process ends, for when nothing can be written."""
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
    """As `open_store`, with everything from outside given as arguments."""
    path = folder / FILE_NAME
    with _OPENING:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            remove_access_for_others(folder)
            if not path.exists():  # nor may the folder have had its name for long
                for above in folder.absolute().parents:
                    sync_folder(above)
            with TemporaryFile(dir=folder) as file:  # says why not more plainly than SQLite does
                file.write(b"?")
            raw, notice, look = _open_or_replace(path, clock, migrations, on_saved is not None)
        except OSError as error:
            raise StoreError(_REASONS.get(error.errno or 0, "disk"), folder, str(error)) from error
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
) -> tuple[sqlite3.Connection, Notice | None, When]:
    try:
        return _open_and_check(path, clock, migrations, alone)
    except UnusableError as reason:
        notice = _moved_file_notice(_set_file_aside(path, clock), str(reason))
        raw, _, look = _open_and_check(path, clock, migrations, alone)
        return raw, notice, look


def _open_and_check(
    path: Path, clock: Clock, migrations: tuple[Migration, ...], alone: bool
) -> tuple[sqlite3.Connection, Notice | None, When]:
    looked_at = path.exists() and not Database.is_open_here(path)
    if looked_at and not _is_sqlite_file(path):
        # SQLite takes a file of less than a page for an empty one, and would write over it.
        raise UnusableError("not a database")
    making, empty = companion_path(path, MAKING), _has_lost_content(path)
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
        if when == "beside" and version < len(migrations):  # it is to be changed
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
            raw.execute("DELETE FROM leases")  # their windows are gone, for nobody else can have the folder
        # Only a write shows that the file is read-only; this one is taken back.
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
    """Whether the file is there and empty, though nobody was creating it. Raises UnusableError if it has a log, which
    SQLite would delete.
    """
    if not _is_empty(path) or companion_path(path, MAKING).exists() or not _is_empty(path):  # somebody may just be done
        return False
    log = companion_path(path, LOG)
    if log.exists() and log.stat().st_size:
        raise UnusableError("empty, with a log beside it")
    return True


def _is_empty(path: Path) -> bool:
    return path.is_file() and not path.stat().st_size


def _notice_of_earlier_move(path: Path) -> Notice | None:
    """The notice about a file set aside, if the app ended before it began a new one."""
    asides = sorted(path.parent.glob(f"{path.stem}.{ASIDE}-*.db"))
    return _moved_file_notice(asides[-1], "it was set aside when the app was last started") if asides else None


def _back_up_before_migration(raw: sqlite3.Connection, path: Path, version: int, clock: Clock) -> None:
    """Copies the file to disk as it was before its migration."""
    copy = _unused_path(path, f"v{version}", clock)
    raw.execute("VACUUM INTO ?", (str(copy),))
    remove_access_for_others(copy)
    with copy.open("rb+") as file:
        sync_file(file)
    sync_folder(path.parent)


def _set_file_aside(path: Path, clock: Clock) -> Path:
    """Renames a file so that it has a whole log beside it at every moment: its log is copied first, and the old one
    removed after, as SQLite wouldn't read it without its file.
    """
    aside = _unused_path(path, ASIDE, clock)
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
    """Copies a file and its log to disk, the log first, since the copy is useless without it."""
    aside = _unused_path(path, log_damage.WORD, clock)
    for ending in (LOG, ""):
        source, target = companion_path(path, ending), companion_path(aside, ending)
        with suppress(FileNotFoundError), source.open("rb") as old, target.open("wb") as new:
            remove_access_for_others(target)
            copyfileobj(old, new)
            sync_file(new)
    sync_folder(path.parent)


def _unused_path(path: Path, word: str, clock: Clock) -> Path:
    """A free name beside `path` that has the word and the time in it."""
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
        head = file.read(SMALLEST_PAGE)
    return not head or (len(head) == SMALLEST_PAGE and head.startswith(MAGIC))
