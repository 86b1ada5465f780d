"""A lock: only one window or process syncs a file at a time.

It's a row and not a file lock (as of `filelock` or `portalocker`): a process that is suspended while it syncs would
hold a file lock, while a row that isn't renewed expires. It works the same between two windows of one process, and in a
browser.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import delete, insert
from sqlmodel import col, select

from store.database import Database
from store.os_process import Process, is_holder_alive
from store.sync.errors import SyncError
from store.tables.log import SyncRow
from store.tables.query import Change, Query, Session, statement_parameter

LOCK_EXPIRY_MS = 60_000  # longer than any answer may take
LOCK_RENEWAL_MS = 5_000

_LOCK_KEY = "syncing"
_HOLDER = Query(select(SyncRow.value).where(col(SyncRow.key) == _LOCK_KEY))
_WRITE_HOLDER = Change(
    insert(SyncRow).prefix_with("OR REPLACE").values(key=_LOCK_KEY, value=statement_parameter("value"))
)
_DELETE_HOLDER = Change(delete(SyncRow).where(col(SyncRow.key) == _LOCK_KEY))


class SyncLock:
    """The lock that a window holds while it syncs."""

    def __init__(self, database: Database, here: Process) -> None:
        self._database = database
        self._here = here

    @contextmanager
    def hold_lock(self) -> Iterator[Callable[[], None]]:
        """Hold the lock while the block runs. Yields a function to call from time to time in a long block, which renews
        the lock. Raises SyncError (busy) if another window has the lock, or has taken it since.
        """
        holder, clock, renewed = secrets.token_hex(8), self._database.clock, 0

        def renew_if_due() -> None:
            nonlocal renewed
            if clock.steady() - renewed >= LOCK_RENEWAL_MS:
                self._write_holder(holder)
                renewed = clock.steady()

        with self._database.writing(durable=False) as transaction:
            if self._is_held(transaction.session):
                raise SyncError("busy", "it is not done yet")
            self._store_holder(transaction.session, holder)
        renewed = clock.steady()
        try:
            yield renew_if_due
        finally:
            with self._database.writing(durable=False) as transaction:
                if _read_holder(transaction.session)[0] == holder:
                    _DELETE_HOLDER.execute_change(transaction.session)

    def _write_holder(self, holder: str) -> None:
        with self._database.writing(durable=False) as transaction:
            if _read_holder(transaction.session)[0] != holder:
                raise SyncError("busy", "it has begun anew")
            self._store_holder(transaction.session, holder)

    def _store_holder(self, session: Session, holder: str) -> None:
        here, clock = self._here, self._database.clock
        value = json.dumps([holder, here.boot, here.pid, here.started, clock.wall(), clock.steady()])
        _WRITE_HOLDER.execute_change(session, value=value)

    def _is_held(self, session: Session) -> bool:
        holder, boot, pid, started, wall, steady = _read_holder(session)
        there = Process(boot, pid, started)
        return bool(holder) and is_holder_alive(self._database.clock, self._here, there, wall, steady, LOCK_EXPIRY_MS)


def _read_holder(session: Session) -> tuple[str, str, int, str, int, int]:
    """Return the holder ("" for none), its process, and when it was renewed by both clocks."""
    try:
        holder, boot, pid, started, wall, steady = json.loads(_HOLDER.first_answer(session) or "[]")
        return str(holder), str(boot), int(pid), str(started), int(wall), int(steady)
    except (ValueError, TypeError):
        return "", "", 0, "", 0, 0
