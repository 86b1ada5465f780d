"""One connection to one file: its pragmas, its transactions, and its errors as StoreError."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar
from weakref import WeakSet

from sqlmodel import select

from store.errors import Cause, LeaseLost, StoreError
from store.file_permissions import remove_access_for_others
from store.ids import RandomBytes, uuid7
from store.records import Clock, Lease
from store.tables.base import Fact
from store.tables.local import LeaseRow
from store.tables.query import Query, Session, column_names, equals_parameter, insert_row
from store.write_ahead import LOG, companion_path

Step = TypeVar("Step")

SET_ASIDE_WORD: Final = "damaged"  # part of the name of a file that was set aside
BUSY_TIMEOUT_MS = 3000
LONG_LOG_BYTES = 512 * 1024  # bytes; a longer log is merged into the file even if writing goes on
NEARLY_FULL_BYTES = 64 * 1024  # bytes; with less free space a failed write is taken for a full disk

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
_HOLDER = Query(select(LeaseRow.holder, LeaseRow.label).where(equals_parameter(LeaseRow.match_id)))


def open_connection(path: Path | None, alone: bool = False) -> sqlite3.Connection:
    """Return a new connection without settings that would touch the file. None is a database in memory.

    `alone` is for a file that no other process has open: its log then needs no shared memory, which browsers don't
    have.
    """
    raw = sqlite3.connect(
        path or ":memory:",
        timeout=BUSY_TIMEOUT_MS / 1000,
        isolation_level=None,
        check_same_thread=False,
    )
    if path:  # SQLite gives its companion files the permissions of the database
        remove_access_for_others(path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm")))
    # A flipped bit may leave text that is no UTF-8. The row's digest finds that, so it must not raise an error here.
    raw.text_factory = lambda data: data.decode(errors="replace")
    if alone:
        raw.execute("PRAGMA locking_mode = EXCLUSIVE")
    return raw


def configure_for_writing(raw: sqlite3.Connection) -> None:
    """Set a connection up for writing."""
    raw.execute("PRAGMA journal_mode = WAL")
    raw.execute("PRAGMA synchronous = FULL")
    # On Apple's systems a plain sync leaves data in the disk's own memory; elsewhere these two have no effect.
    raw.execute("PRAGMA fullfsync = ON")
    raw.execute("PRAGMA checkpoint_fullfsync = ON")
    raw.execute("PRAGMA foreign_keys = ON")
    raw.execute("PRAGMA trusted_schema = OFF")
    raw.execute("PRAGMA journal_size_limit = 4194304")


def store_error(error: sqlite3.Error, path: Path | None) -> StoreError | None:
    """Return the StoreError for an error of SQLite; None if it is a programming error."""
    name = getattr(error, "sqlite_errorname", "")
    for start, cause in _CAUSES:
        if name.startswith(start):
            if cause == "disk" and path and shutil.disk_usage(path.parent).free < NEARLY_FULL_BYTES:
                cause = "full"
            return StoreError(cause, path, str(error))
    return None


@dataclass(frozen=True, slots=True)
class Transaction:
    """One writing transaction. `now` is its time (Unix ms), `random_bytes` the source of new ids."""

    session: Session
    now: int
    random_bytes: RandomBytes

    def add(self, table: type[Fact], **values: Any) -> int:
        """Add a row by the names of its columns, with the next `id` and a UUIDv7 if the table has them. Return its
        `id`, or 0 for a table without one.
        """
        if "uuid" in column_names(table):
            values["uuid"] = uuid7(self.now, self.random_bytes)
        return insert_row(self.session, table, **values)

    @contextmanager
    def rollback_on_error(self) -> Iterator[None]:
        """Run a block whose rows are rolled back if it raises an error. What was written before it stays."""
        self.session.execute("SAVEPOINT block")
        try:
            yield
        except BaseException:
            self.session.execute("ROLLBACK TO block")
            raise
        finally:
            self.session.execute("RELEASE block")


class Database:
    """Transactions over one connection, one at a time, from any thread."""

    _open_here: Final[WeakSet[Database]] = WeakSet()

    def __init__(
        self,
        raw: sqlite3.Connection,
        path: Path | None,
        clock: Clock,
        random_bytes: RandomBytes,
        read_only: bool,
        on_saved: Callable[[], None] | None = None,
    ) -> None:
        self.path = path
        self.clock = clock
        self.random_bytes = random_bytes
        self.read_only = read_only
        self.alone = on_saved is not None
        self._kept = on_saved or (lambda: None)
        self._watchers: list[Callable[[], None]] = []
        self._lock = Lock()
        self._raw = raw
        self._closed = False
        self._slicing = False
        self._writes = self._writes_at_rest = self._writes_folded = 0
        self._open_here.add(self)

    @classmethod
    def is_open_here(cls, path: Path) -> bool:
        """Return whether this process has a file open. If so, reading it or its companion files without SQLite would
        release SQLite's locks (https://sqlite.org/howtocorrupt.html, 2.2).
        """
        return any(each.path and each.path.absolute() == path.absolute() for each in [*cls._open_here])

    @contextmanager
    def writing(self, durable: bool = True, wait_if_busy: bool = True) -> Iterator[Transaction]:
        """Open a writing transaction, committed to disk when the block ends without an error.

        If not `durable`, a power cut may undo it (a crash of the app doesn't). If not `wait_if_busy`, a file that
        another process writes raises StoreError at once.
        """
        with self._lock:
            self._check_writable()
            if not durable:
                self._raw.execute("PRAGMA synchronous = NORMAL")
            if not wait_if_busy:
                self._raw.execute("PRAGMA busy_timeout = 0")
            try:
                with self._run_transaction("BEGIN IMMEDIATE"):
                    yield self._new_transaction()
                    self._raw.execute("COMMIT")
            finally:
                if not durable:
                    self._raw.execute("PRAGMA synchronous = FULL")
                if not wait_if_busy:
                    self._raw.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        self._writes += durable
        self._report_write()

    @contextmanager
    def writing_with_lease(self, lease: Lease, durable: bool = True) -> Iterator[Transaction]:
        """Open a transaction as `writing` does, while a lease is held. Raises LeaseLost before anything is written if
        another window has taken the lease, even if it had expired.
        """
        with self.writing(durable) as transaction:
            holder, label = _HOLDER.first_answer(transaction.session, match_id=lease.match_id) or (None, "")
            if holder != lease.holder:
                raise LeaseLost(label)
            yield transaction

    def write_in_slices(
        self, work: Callable[[Transaction], Iterator[Step]], keep: bool = True
    ) -> Generator[Step, None, None]:
        """Run a writing transaction in slices: yield what `work` yields, then commit, or roll back if not `keep`.

        Between slices others may read and see what is there so far; writers get a busy error. It is rolled back when
        the iterator is closed or the process ends.
        """
        with self._lock:
            self._check_writable()
            self._slicing = True
            try:
                with self._run_transaction("BEGIN IMMEDIATE"):
                    for step in work(self._new_transaction()):
                        self._lock.release()
                        try:
                            yield step
                        finally:
                            self._lock.acquire()
                        self._check_open()
                    if keep:
                        self._raw.execute("COMMIT")
            finally:
                self._slicing = False
        if keep:
            self._report_write()

    def report_file(self) -> None:
        """Report that a file beside the database was written or deleted."""
        self._kept()

    def _report_write(self) -> None:
        self._kept()
        for written in tuple(self._watchers):
            written()

    @contextmanager
    def watching_writes(self, written: Callable[[], None]) -> Iterator[None]:
        """Run a block in which `written` is called after each transaction that was committed here, in its thread."""
        self._watchers.append(written)
        try:
            yield
        finally:
            self._watchers.remove(written)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Open a transaction that sees one state throughout and changes nothing."""
        with self._lock:
            self._check_open()
            with self._run_transaction("" if self._slicing else "BEGIN"):
                yield self._raw

    def checkpoint(self) -> None:
        """Merge the log into the file and empty it: a short log has little to lose, and where files are saved as a
        whole, a change touches only the log. If others are reading or writing, or it fails, the log stays until next
        time.
        """
        if self.read_only or self._slicing or self._closed:
            return
        with self._lock, suppress(sqlite3.Error):
            self._raw.execute("PRAGMA busy_timeout = 0")
            try:
                self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            finally:
                self._raw.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        self._kept()

    def rewrite_file(self) -> bool:
        """Write the whole file again, so that nothing of deleted rows is left in it or in its log. Return False if
        others are using it. Interrupted at any moment, the file is whole.
        """
        with self._lock:
            self._check_writable()
            try:
                self._raw.execute("VACUUM")
                busy, *_ = self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            except sqlite3.Error as error:
                ours = store_error(error, self.path)
                if ours is None:
                    raise
                if ours.cause == "busy":
                    return False
                raise ours from error
        self._report_write()
        return not busy

    def checkpoint_when_idle(self) -> None:
        """Merge the log if nothing was written since the last call, or if the log is long. Call it from time to time
        when no person waits, so that no tap has to wait for it.
        """
        quiet, self._writes_at_rest = self._writes == self._writes_at_rest, self._writes
        if self._writes != self._writes_folded and (quiet or self._log_byte_size() > LONG_LOG_BYTES):
            self._writes_folded = self._writes
            self.checkpoint()

    def _log_byte_size(self) -> int:
        log = companion_path(self.path, LOG) if self.path else None
        return log.stat().st_size if log and log.exists() else 0

    def _new_transaction(self) -> Transaction:
        return Transaction(self._raw, self.clock.wall(), self.random_bytes)

    def _check_open(self) -> None:
        """Raise StoreError if the database is closed: a window that is being closed may still call."""
        if self._closed:
            raise StoreError("closed", self.path, "this window has been left")

    def _check_writable(self) -> None:
        if self.read_only:
            raise StoreError("newer", self.path, "written by a newer version, opened for reading")
        if self._slicing:
            raise StoreError("busy", self.path, "a file is being taken in")
        self._check_open()

    @contextmanager
    def _run_transaction(self, begin: str) -> Iterator[None]:
        """Run a block in which errors of SQLite become StoreError. A transaction that `begin` opened is rolled back if
        it's still open afterwards, even if the commit itself failed (a full disk).
        """
        try:
            if begin:
                self._raw.execute(begin)
            yield
        except sqlite3.Error as error:
            ours = store_error(error, self.path)
            if ours is None and self.read_only:  # a newer version may have changed the table
                ours = StoreError("newer", self.path, str(error))
            if ours is None:
                raise
            raise ours from error
        finally:
            if begin and not self._closed and self._raw.in_transaction:
                self._raw.rollback()

    def close(self) -> None:
        """Close the connection. SQLite then merges its log into the file."""
        with self._lock:
            self._closed = True
            self._open_here.discard(self)
            self._raw.close()
