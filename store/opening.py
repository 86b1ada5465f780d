"""Opening the file: making it, carrying it forward, and setting aside what cannot be used."""

import errno
import os
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryFile

from store.checks import LARGE, UnusableError, inspect, lately, remember
from store.database import Database, connect, prepare, translate
from store.errors import Cause, StoreError
from store.ids import RandomBytes
from store.migrations.climbing import MIGRATIONS, Migration, climb
from store.os_process import Process, this_process
from store.records import Clock, Notice
from store.store import Store

FILE_NAME = "pocket-switch.db"
ASIDE = "damaged"  # in the name of a file that was set aside
MAGIC = b"SQLite format 3\0"
SMALLEST_PAGE = 512
_REASONS: dict[int, Cause] = {
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


def open_store(folder: Path, clock: Clock, kept: Callable[[], None] | None = None) -> Store:
    """The store in a folder, which is made if need be; look at `Store.notice` afterwards.

    `kept` is for a folder that nobody else has and that somebody else saves whole: it is called after each change.
    StoreError if nothing can be written there: `open_memory` then lets play go on.
    """
    return open_folder(folder, clock, this_process(), kept=kept)


def open_memory(clock: Clock, here: Process | None = None, random_bytes: RandomBytes = os.urandom) -> Store:
    """A store that is forgotten when the process ends, for when there is nowhere to write."""
    raw = connect(None)
    prepare(raw)
    climb(raw)
    return Store(Database(raw, None, clock, random_bytes, read_only=False), here or this_process(), None)


def open_folder(
    folder: Path,
    clock: Clock,
    here: Process,
    random_bytes: RandomBytes = os.urandom,
    migrations: tuple[Migration, ...] = MIGRATIONS,
    kept: Callable[[], None] | None = None,
) -> Store:
    """The store in `folder`, made if it is not there; StoreError if that cannot be written. With `kept`, which is
    called after each change, nobody else may have the folder."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as file:  # says why not more plainly than SQLite does
            file.write(b"?")
        raw, notice, thorough = _usable(path, clock, migrations, kept is not None)
    except OSError as error:
        raise StoreError(_REASONS.get(error.errno or 0, "disk"), folder, str(error)) from error
    except sqlite3.Error as error:
        raise (translate(error, path) or StoreError("disk", path, str(error))) from error
    read_only = notice is not None and notice.kind == "newer"
    try:
        return Store(Database(raw, path, clock, random_bytes, read_only, kept), here, notice, thorough)
    except BaseException:
        raw.close()
        raise


def _usable(
    path: Path, clock: Clock, migrations: tuple[Migration, ...], alone: bool
) -> tuple[sqlite3.Connection, Notice | None, bool]:
    try:
        return _opened(path, clock, migrations, alone)
    except UnusableError as reason:
        notice = _moved(_set_aside(path, clock), str(reason))
        raw, _, thorough = _opened(path, clock, migrations, alone)
        return raw, notice, thorough


def _opened(
    path: Path, clock: Clock, migrations: tuple[Migration, ...], alone: bool
) -> tuple[sqlite3.Connection, Notice | None, bool]:
    if path.exists() and not _is_sqlite(path):
        # SQLite takes a file of less than a page for an empty one, and would write over it.
        raise UnusableError("not a database")
    raw = connect(path, alone)
    try:
        thorough = not lately(raw, path, clock.wall())
        version = inspect(raw, migrations, thorough)
        if version > len(migrations):
            raw.execute("PRAGMA query_only = ON")
            return raw, Notice("newer", path, f"schema {version}, this app knows {len(migrations)}"), thorough
        notice = None if version else _untold(path)
        prepare(raw)
        if 0 < version < len(migrations):
            _back_up(raw, path, version, clock)
        climb(raw, migrations)
        if alone:
            raw.execute("DELETE FROM leases")  # their windows are gone, for nobody else can have the folder
        # Only a write shows that the file is read-only; this one is taken back.
        raw.execute("BEGIN IMMEDIATE")
        raw.execute(f"PRAGMA user_version = {len(migrations)}")
        raw.execute("ROLLBACK")
        if thorough and path.stat().st_size >= LARGE:
            remember(raw, clock.wall())
    except BaseException:
        raw.close()
        raise
    return raw, notice, thorough


def _moved(aside: Path, detail: str) -> Notice:
    return Notice("damaged" if _is_sqlite(aside) else "foreign", aside, detail)


def _untold(path: Path) -> Notice | None:
    """Where the app was ended between setting a file aside and beginning a new one, nobody has been told of it."""
    asides = sorted(path.parent.glob(f"{path.stem}.{ASIDE}-*.db"))
    return _moved(asides[-1], "it was set aside when the app was last started") if asides else None


def _back_up(raw: sqlite3.Connection, path: Path, version: int, clock: Clock) -> None:
    """A copy of the file as it was before it is carried forward, safely on the disk."""
    copy = _free_name(path, f"v{version}", clock)
    raw.execute("VACUUM INTO ?", (str(copy),))
    with copy.open("rb+") as file:
        os.fsync(file.fileno())


def _set_aside(path: Path, clock: Clock) -> Path:
    """Renames a file, so that whenever the app is ended a whole log is beside it: before, that of the file is copied;
    after, the old one goes, which SQLite would not read without its file either."""
    aside = _free_name(path, ASIDE, clock)
    log = _beside(path, "-wal")
    if log.exists():
        with log.open("rb") as source, _beside(aside, "-wal").open("wb") as target:
            copyfileobj(source, target)
            target.flush()
            os.fsync(target.fileno())
    path.rename(aside)
    for ending in ("-wal", "-shm"):
        _beside(path, ending).unlink(missing_ok=True)
    return aside


def _beside(path: Path, ending: str) -> Path:
    """What SQLite keeps beside a file."""
    return path.with_name(path.name + ending)


def _free_name(path: Path, word: str, clock: Clock) -> Path:
    """A name beside `path` that says what and when, and is not taken."""
    moment = datetime.fromtimestamp(clock.wall() / 1000, UTC).strftime("%Y%m%dT%H%M%S")
    for number in count(1):
        free = path.with_name(f"{path.stem}.{word}-{moment}-{number}.db")
        if not free.exists() and not _beside(free, "-wal").exists():
            return free
    raise AssertionError


def _is_sqlite(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.read(SMALLEST_PAGE)
    return not head or (len(head) == SMALLEST_PAGE and head.startswith(MAGIC))
