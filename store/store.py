"""The store as the app sees it: its parts over one file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from store import checks, log_damage
from store.database import Database
from store.erasure.pending import has_remains
from store.ids import uuid7
from store.os_process import Process
from store.parts.games import StoredGames
from store.parts.hands import StoredHands
from store.parts.leases import StoredLeases
from store.parts.matches import StoredMatches
from store.parts.people import StoredPeople
from store.parts.settings import StoredSettings
from store.parts.sheets import StoredSheets
from store.projections.aggregates import mark_for_refolding
from store.projections.figures import FIGURES_VERSION, LAYOUT
from store.projections.hand_results import mark_all_uncounted
from store.projections.refreshing import has_stale_standing, rebuild_all
from store.records import Damage, Notice
from store.tables.meta import read_meta, write_meta

if TYPE_CHECKING:
    from store.backup.backup import StoredBackup
    from store.exchange.score_files import StoredScoreFiles
    from store.parts.match_pictures import MatchPictures
    from store.parts.rooms import StoredRooms
    from store.parts.statistics import StoredStatistics
    from store.parts.years import StoredYears
    from store.sync.log import SyncLog


class Store:
    """Everything that is saved. All methods of its parts may raise StoreError; then nothing was written.

    Methods that play on in a match take its Lease and raise LeaseLost if another window took it over.
    """

    def __init__(
        self, database: Database, here: Process, notice: Notice | None, look: checks.CheckTime = "first"
    ) -> None:
        self.notice = notice
        self.read_only = database.read_only
        self._database = database
        self._here = here
        self._look = look
        self.matches = StoredMatches(database)
        self.hands = StoredHands(database)
        self.sheets = StoredSheets(database)
        self.leases = StoredLeases(database, here)
        self.people = StoredPeople(database)
        self.games = StoredGames(database)
        self.settings = StoredSettings(database)
        if not self.read_only:
            self._complete_opening(look == "first")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection. Data that was written is safe even without it."""
        self._database.close()

    @property
    def folder(self) -> Path | None:
        """The folder of the file, None if nothing is on disk."""
        path = self._database.path
        return path.parent if path else None

    @cached_property
    def statistics(self) -> StoredStatistics:
        """Statistics of people and games. Loads what replays hands."""
        from store.parts.statistics import StoredStatistics  # no first screen shows statistics

        return StoredStatistics(self._database)

    @cached_property
    def years(self) -> StoredYears:
        """The years of people and groups in review."""
        from store.parts.years import StoredYears  # as for statistics

        return StoredYears(self._database)

    @cached_property
    def rooms(self) -> StoredRooms:
        """Adds hands from rooms to the history."""
        from store.parts.rooms import StoredRooms  # imported with the first hand of a room

        return StoredRooms(self._database)

    @cached_property
    def match_pictures(self) -> MatchPictures:
        """Reads and writes the pictures of matches, which stay on this device."""
        from store.parts.match_pictures import MatchPictures  # imported with the first page of a match

        return MatchPictures(self._database)

    @cached_property
    def score_files(self) -> StoredScoreFiles:
        """Imports score files of other programs, and exports matches to them."""
        from store.exchange.score_files import StoredScoreFiles  # imported with the first such file

        return StoredScoreFiles(self._database)

    @cached_property
    def backup(self) -> StoredBackup:
        """Exports to backup files and imports them."""
        from store.backup.backup import StoredBackup  # imported with the first backup

        return StoredBackup(self._database)

    def device_id(self) -> str:
        """Return the random id of this device, 32 hexadecimal digits."""
        with self._database.reading() as session:
            return read_meta(session, "device")

    def sync_log(self) -> SyncLog:
        """Return the log of events that travel to one's other devices, for `store.sync`."""
        from store.sync.log import SyncLog  # imported only if sync is on

        return SyncLog(self._database, self.device_id(), self._here)

    def find_damage(self) -> tuple[Damage, ...]:
        """Return every row that fails its digest. Reads everything, so it is for reports, not for the start."""
        with self._database.reading() as session:
            return tuple(checks.find_damaged_rows(session))

    def check_file(self) -> str:
        """Check a large file, once a day, if it wasn't checked when it was opened. Return what is damaged ("" if
        nothing is).

        Takes seconds and blocks no other use. Damage is checked again, and repaired or set aside, when the file is next
        opened.
        """
        path = self._database.path
        if self._look != "beside" or self.read_only or path is None:
            return ""
        self._look = "later"
        damage, wrong = checks.check_in_background(path)
        with self._database.writing(durable=False) as transaction:
            checks.record_check(transaction.session, checks.CHECK_FIRST if damage or wrong else transaction.now)
        return damage

    def dismiss_notice(self) -> None:
        """Remove the notice, since it was read."""
        if self.notice and self.notice.kind == "log":
            with self._database.writing() as transaction:
                log_damage.forget_notice(transaction.session)
        self.notice = None

    def watching_writes(self, written: Callable[[], None]) -> AbstractContextManager[None]:
        """Return a block in which `written` is called after each of this store's transactions, in the thread that
        wrote.
        """
        return self._database.watching_writes(written)

    def checkpoint(self) -> None:
        """Merge the log into the file. Call it when no tap waits for the store."""
        self._database.checkpoint()

    def erase_remains(self) -> bool:
        """Remove what is left in the file of people who were deleted for good. Return False if it has to be called
        again, since another process was using the file.

        Takes seconds for a large file. Call it after each deletion, sync and import, and after the store was opened.
        """
        if self.read_only or not has_remains(self._database):
            return True
        from store.erasure.remains import erase_remains  # imported with the first deletion
        from store.sync.segment import unpack_readable_events

        return erase_remains(self._database, unpack_readable_events)

    def _complete_opening(self, thorough: bool) -> None:
        """Give a new file its device id, repair damaged derived rows, and mark matches for recounting that lack a new
        figure.
        """
        with self._database.reading() as session:
            known, figures = read_meta(session, "device"), read_meta(session, "figures")
            wrong = (thorough and has_stale_standing(session)) or bool(known and not figures)
        if known and not wrong and figures == FIGURES_VERSION:
            return
        with self._database.writing() as transaction:
            session = transaction.session
            if not read_meta(session, "device"):  # another process may have written it
                write_meta(session, "device", uuid7(transaction.now, transaction.random_bytes).hex())
            if wrong:
                rebuild_all(session)
            elif figures.startswith(f"{LAYOUT},"):
                mark_for_refolding(session)
            elif figures:
                mark_all_uncounted(session)
            write_meta(session, "figures", FIGURES_VERSION)
