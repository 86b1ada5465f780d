"""Opening the file: making it, carrying it forward, and setting aside what cannot be used."""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from store.checks import structure
from store.database import Database, connect, prepare, translated
from store.errors import StoreError
from store.ids import RandomBytes
from store.machine import Process
from store.records import Clock, Notice
from store.steps import APPLICATION_ID, STEPS, Step, climb, version_of
from store.store import Store

FILE_NAME = "pocket-switch.db"


class _Unusable(Exception):
    """The file is not what we can work with, and why."""


def open_folder(
    folder: Path,
    clock: Clock,
    here: Process,
    random_bytes: RandomBytes = os.urandom,
    steps: tuple[Step, ...] = STEPS,
) -> Store:
    """The store in `folder`, made if it is not there; StoreError if that cannot be written."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise StoreError("read-only", folder, "nothing can be written in this folder")
        raw, notice = _usable(path, clock, steps)
    except OSError as error:
        raise StoreError("disk", folder, str(error)) from error
    except sqlite3.Error as error:
        raise (translated(error, path) or StoreError("disk", path, str(error))) from error
    read_only = notice is not None and notice.kind == "newer"
    return Store(Database(raw, path, read_only), clock, here, random_bytes, notice)


def open_memory(clock: Clock, here: Process, random_bytes: RandomBytes = os.urandom) -> Store:
    """A store that ends with the process, for when there is nowhere to write."""
    raw = connect(None)
    prepare(raw)
    climb(raw)
    return Store(Database(raw, None, read_only=False), clock, here, random_bytes, None)


def _usable(path: Path, clock: Clock, steps: tuple[Step, ...]) -> tuple[sqlite3.Connection, Notice | None]:
    try:
        return _opened(path, clock, steps)
    except _Unusable as reason:
        aside = _set_aside(path, clock)
        raw, _ = _opened(path, clock, steps)
        return raw, Notice("damaged" if _is_sqlite(aside) else "foreign", aside, str(reason))


def _opened(path: Path, clock: Clock, steps: tuple[Step, ...]) -> tuple[sqlite3.Connection, Notice | None]:
    if path.exists() and not path.is_file():
        raise _Unusable("not a file")
    raw = connect(path)
    try:
        version = version_of(raw)
        if version or raw.execute("SELECT 1 FROM sqlite_schema").fetchone():
            if raw.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise _Unusable("a database of another program")
            if version > len(steps):
                raw.execute("PRAGMA query_only = ON")
                detail = f"schema {version}, this app knows {len(steps)}"
                return raw, Notice("newer", path, detail)
        prepare(raw)
        if 0 < version < len(steps):
            _back_up(raw, path, version, clock)
        climb(raw, steps)
        complaint = structure(raw, steps)
        if complaint:
            raise _Unusable(complaint)
        # The first write shows whether there may be any: a read-only file opens without complaint.
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("ROLLBACK")
    except sqlite3.DatabaseError as error:
        raw.close()
        ours = translated(error, path)
        if ours and ours.cause != "damaged":
            raise
        raise _Unusable(str(error)) from error
    except BaseException:
        raw.close()
        raise
    return raw, None


def _back_up(raw: sqlite3.Connection, path: Path, version: int, clock: Clock) -> None:
    """A copy of the file as it was before it is carried forward."""
    copy = path.with_name(f"{path.stem}.v{version}-{_stamp(clock)}.db")
    raw.execute("VACUUM INTO ?", (str(copy),))


def _set_aside(path: Path, clock: Clock) -> Path:
    """Renames a file and its log; the log first, for SQLite deletes one that has no file."""
    stamp = _stamp(clock)
    aside = path.with_name(f"{path.stem}.damaged-{stamp}.db")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{number}.db")
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    return path.rename(aside)


def _is_sqlite(path: Path) -> bool:
    return path.is_file() and path.read_bytes()[:16] == b"SQLite format 3\0"


def _stamp(clock: Clock) -> str:
    moment = datetime.fromtimestamp(clock.wall() / 1000, UTC)
    return moment.strftime("%Y%m%dT%H%M%S")
