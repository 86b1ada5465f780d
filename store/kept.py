"""What every part of the store stands on: one file, its transactions, derived rows that are mended when read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlmodel import Session

from store.bulk import DamagedRow
from store.database import Database
from store.errors import StoreError
from store.ids import RandomBytes, uuid7
from store.os_process import Process
from store.persisted import settings
from store.projections import refreshing
from store.records import Clock, Notice

Answer = TypeVar("Answer")


class Kept:
    """A file that is open, with its clock and its chance."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        here: Process,
        random_bytes: RandomBytes,
        notice: Notice | None,
        thorough: bool = True,
    ) -> None:
        self.notice = notice
        self.read_only = database.read_only
        self._database = database
        self._clock = clock
        self._here = here
        self._random_bytes = random_bytes
        if not self.read_only:
            self._first_things(thorough)

    def _sound(self, read: Callable[[Session], Answer]) -> Answer:
        """What is read; where a derived row is damaged, they are all made anew first."""
        try:
            with self._database.reading() as session:
                return read(session)
        except DamagedRow:
            if self.read_only:
                raise StoreError("damaged", self._database.path, "statistics cannot be read") from None
        self._anew()
        with self._database.reading() as session:
            return read(session)

    def _anew(self) -> None:
        """Makes all that is derived anew from the facts."""
        with self._database.writing() as session:
            refreshing.rebuild(session)

    def _first_things(self, thorough: bool) -> None:
        """Gives a new file its device id, and mends derived rows that damage has changed."""
        with self._database.reading() as session:
            known, wrong = settings.meta(session, "device"), thorough and refreshing.differ(session)
        if known and not wrong:
            return
        with self._database.writing() as session:
            if not settings.meta(session, "device"):  # or another process was quicker
                device = uuid7(self._clock.wall(), self._random_bytes)
                settings.set_meta(session, "device", device.hex())
            if wrong:
                refreshing.rebuild(session)
