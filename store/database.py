"""One connection to one file: its pragmas, its transactions, and its errors in our words."""

import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Lock
from typing import TypeVar

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlmodel import Session

from store.errors import Cause, StoreError

Step = TypeVar("Step")

BUSY_MS = 3000
DRIVER = "driver"  # where a session's `info` has the connection of sqlite3 beneath it
NEARLY_FULL = 64 * 1024  # bytes; below this a failed write is taken for a full disk

_CAUSES: tuple[tuple[str, Cause], ...] = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_READONLY", "read-only"),
    ("SQLITE_BUSY", "busy"),
    ("SQLITE_LOCKED", "busy"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
    ("SQLITE_CANTOPEN", "disk"),
    ("SQLITE_IOERR", "disk"),
)


def connect(path: Path | None, alone: bool = False) -> sqlite3.Connection:
    """A connection with nothing set yet that would touch the file; None is a database in memory. `alone` is for a file
    that nobody else has: its log then needs no shared memory, which a browser has not."""
    raw = sqlite3.connect(
        path or ":memory:",
        timeout=BUSY_MS / 1000,
        isolation_level=None,
        check_same_thread=False,
    )
    # A flipped bit may leave text that is no UTF-8; the row's digest is to find that, not an error.
    raw.text_factory = lambda data: data.decode(errors="replace")
    if alone:
        raw.execute("PRAGMA locking_mode = EXCLUSIVE")
    return raw


def prepare(raw: sqlite3.Connection) -> None:
    """Settings for writing."""
    raw.execute("PRAGMA journal_mode = WAL")
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute("PRAGMA foreign_keys = ON")
    raw.execute("PRAGMA trusted_schema = OFF")
    raw.execute("PRAGMA journal_size_limit = 4194304")


def translated(error: sqlite3.Error, path: Path | None) -> StoreError | None:
    """The StoreError for what SQLite says, or None if it is a mistake of ours."""
    name = getattr(error, "sqlite_errorname", "")
    for start, cause in _CAUSES:
        if name.startswith(start):
            if cause == "disk" and path and shutil.disk_usage(path.parent).free < NEARLY_FULL:
                cause = "full"
            return StoreError(cause, path, str(error))
    return None


class Database:
    """Transactions over one connection, one at a time whatever thread they come from."""

    def __init__(
        self,
        raw: sqlite3.Connection,
        path: Path | None,
        read_only: bool,
        kept: Callable[[], None] | None = None,
    ) -> None:
        self.path = path
        self.read_only = read_only
        self.alone = kept is not None
        self._kept = kept or (lambda: None)
        self._lock = Lock()
        engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
        self._connection = engine.connect()
        self._raw = raw
        self._info = {DRIVER: raw}
        self._closed = False
        self._slicing = False

    @contextmanager
    def writing(self, durable: bool = True, patient: bool = True) -> Iterator[Session]:
        """A write transaction, committed to the disk when the block ends without an error.

        Not `durable`: a power cut may undo it (a crash of the app does not). Not `patient`: a file that another process
        writes is busy at once.
        """
        with self._lock, self._may_write(), self._in_our_words(), self._ended():
            if not durable:
                self._raw.execute("PRAGMA synchronous = NORMAL")
            if not patient:
                self._raw.execute("PRAGMA busy_timeout = 0")
            try:
                with Session(self._connection, info=self._info) as session:
                    session.connection().exec_driver_sql("BEGIN IMMEDIATE")
                    yield session
                    session.commit()
            finally:
                if not durable:
                    self._raw.execute("PRAGMA synchronous = FULL")
                if not patient:
                    self._raw.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        self._kept()

    def slices(self, work: Callable[[Session], Iterator[Step]], keep: bool = True) -> Generator[Step, None, None]:
        """A write transaction in slices: what `work` yields, and at its end it is committed, or undone where it is not
        to be kept. Between two slices others may read, and see what is there so far; who would write is told that the
        file is busy. All of it is undone when the iterator is closed, and when the process ends.
        """
        with self._lock, self._may_write(), self._in_our_words(), self._ended():
            self._slicing = True
            try:
                with Session(self._connection, info=self._info) as session:
                    session.connection().exec_driver_sql("BEGIN IMMEDIATE")
                    for step in work(session):
                        self._lock.release()
                        try:
                            yield step
                        finally:
                            self._lock.acquire()
                        with self._still_open():
                            pass
                    if keep:
                        session.commit()
            finally:
                self._slicing = False
        if keep:
            self._kept()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A transaction that sees one state throughout and changes nothing."""
        with self._lock, self._still_open(), self._in_our_words():
            own = nullcontext() if self._slicing else self._ended()
            with own, Session(self._connection, info=self._info) as session:
                if not self._slicing:
                    session.connection().exec_driver_sql("BEGIN")
                yield session

    def fold(self) -> None:
        """Where files are saved whole, takes the log into the large file: until then a change touches the log alone,
        which is as small as what was written since. Where that fails nothing is lost: the log stays until the next."""
        if self.alone and not self._slicing:
            with self._lock, suppress(sqlite3.Error):
                self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._kept()

    @contextmanager
    def _still_open(self) -> Iterator[None]:
        """A window that is being left may ask once more when its store is closed already."""
        if self._closed:
            raise StoreError("closed", self.path, "this window has been left")
        yield

    @contextmanager
    def _may_write(self) -> Iterator[None]:
        if self.read_only:
            raise StoreError("newer", self.path, "written by a newer version, opened for reading")
        if self._slicing:
            raise StoreError("busy", self.path, "a file is being taken in")
        with self._still_open():
            yield

    @contextmanager
    def _ended(self) -> Iterator[None]:
        """Leaves no transaction behind, also where the commit itself failed (a full disk)."""
        try:
            yield
        finally:
            if not self._closed:
                self._connection.rollback()
                if self._raw.in_transaction:
                    self._raw.rollback()

    @contextmanager
    def _in_our_words(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            said = error.orig if isinstance(error, DBAPIError) else error
            if isinstance(said, sqlite3.Error):
                ours = translated(said, self.path)
                if ours is None and self.read_only:  # a table that is no longer as we know it
                    ours = StoreError("newer", self.path, str(said))
                if ours:
                    raise ours from error
            raise

    def close(self) -> None:
        """Ends the connection; SQLite then folds its log back into the file."""
        with self._lock:
            self._closed = True
            self._connection.close()
            self._raw.close()
