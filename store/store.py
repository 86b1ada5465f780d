"""The store as the app sees it: its parts over one file. Every method is one transaction and returns frozen records."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Self

from store import checks
from store.database import Database
from store.face.backup import StoredBackup
from store.face.games import StoredGames
from store.face.hands import StoredHands
from store.face.leases import StoredLeases
from store.face.matches import StoredMatches
from store.face.people import StoredPeople
from store.face.settings import StoredSettings
from store.face.sheets import StoredSheets
from store.face.statistics import StoredStatistics
from store.ids import RandomBytes, uuid7
from store.os_process import Process
from store.persisted import settings
from store.projections import refreshing
from store.records import Clock, Damage, Notice
from store.transaction import Transactions

if TYPE_CHECKING:
    from store.sync.log import Log


class Store:
    """All that survives. Any method of its parts may raise StoreError, and then nothing was written.

    What plays on in a match takes its Lease and raises LeaseLost once that was taken over.
    """

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
        self._random_bytes = random_bytes
        transactions = Transactions(database, clock, random_bytes, refreshing.rebuild)
        self.matches = StoredMatches(transactions)
        self.hands = StoredHands(transactions)
        self.sheets = StoredSheets(transactions)
        self.leases = StoredLeases(transactions, here)
        self.people = StoredPeople(transactions)
        self.games = StoredGames(transactions)
        self.statistics = StoredStatistics(transactions)
        self.settings = StoredSettings(transactions)
        self.backup = StoredBackup(transactions)
        if not self.read_only:
            self._first_things(clock, thorough)

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
        """Ends the connection. Nothing need be closed for what was written to survive."""
        self._database.close()

    def device(self) -> str:
        """This device's random id, 32 hexadecimal digits."""
        with self._database.reading() as session:
            return settings.meta(session, "device")

    def sync_log(self) -> Log:
        """What travels to one's other devices, as `store.sync` needs it."""
        from store.sync.log import Log

        return Log(self._database, self.device(), self._random_bytes)

    def damage(self) -> tuple[Damage, ...]:
        """Every row that fails its digest. Reads everything: for a report, not for the start."""
        with self._database.reading() as session:
            return tuple(checks.digests(session))

    def _first_things(self, clock: Clock, thorough: bool) -> None:
        """Gives a new file its device id, and mends derived rows that damage has changed."""
        with self._database.reading() as session:
            known, wrong = settings.meta(session, "device"), thorough and refreshing.differ(session)
        if known and not wrong:
            return
        with self._database.writing() as session:
            if not settings.meta(session, "device"):  # or another process was quicker
                settings.set_meta(session, "device", uuid7(clock.wall(), self._random_bytes).hex())
            if wrong:
                refreshing.rebuild(session)
