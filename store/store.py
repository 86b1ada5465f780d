"""The store as the app sees it: its parts over one file."""

from __future__ import annotations

from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Self

from store import checks, log_damage
from store.database import Database
from store.ids import uuid7
from store.os_process import Process
from store.parts.games import StoredGames
from store.parts.hands import StoredHands
from store.parts.leases import StoredLeases
from store.parts.matches import StoredMatches
from store.parts.people import StoredPeople
from store.parts.settings import StoredSettings, meta, set_meta
from store.parts.sheets import StoredSheets
from store.projections.aggregates import fold_later
from store.projections.figures import COUNTED_WITH, LAYOUT
from store.projections.hand_results import count_again
from store.projections.refreshing import differ, rebuild
from store.records import Damage, Notice

if TYPE_CHECKING:
    from store.backup.backup import StoredBackup
    from store.parts.rooms import StoredRooms
    from store.parts.statistics import StoredStatistics
    from store.sync.log import Log


class Store:
    """All that survives. Any method of its parts may raise StoreError, and then nothing was written.

    What plays on in a match takes its Lease and raises LeaseLost once that was taken over.
    """

    def __init__(self, database: Database, here: Process, notice: Notice | None, look: checks.When = "first") -> None:
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
            self._first_things(look == "first")

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

    @cached_property
    def statistics(self) -> StoredStatistics:
        """What people's matches come to; with it comes what plays hands again."""
        from store.parts.statistics import StoredStatistics  # no screen that one starts with asks for figures

        return StoredStatistics(self._database)

    @cached_property
    def rooms(self) -> StoredRooms:
        """What comes of rooms."""
        from store.parts.rooms import StoredRooms  # read in with the first hand that was played in one

        return StoredRooms(self._database)

    @cached_property
    def backup(self) -> StoredBackup:
        """All that is kept, as a file."""
        from store.backup.backup import StoredBackup  # read in when a file is made or taken in, not with the store

        return StoredBackup(self._database)

    def device(self) -> str:
        """This device's random id, 32 hexadecimal digits."""
        with self._database.reading() as session:
            return meta(session, "device")

    def sync_log(self) -> Log:
        """What travels to one's other devices, as `store.sync` needs it."""
        from store.sync.log import Log  # read in where sync is on

        return Log(self._database, self.device(), self._here)

    def damage(self) -> tuple[Damage, ...]:
        """Every row that fails its digest. Reads everything: for a report, not for the start."""
        with self._database.reading() as session:
            return tuple(checks.digests(session))

    def look_through(self) -> str:
        """Looks through a large file, once a day, where opening it did not: what is damaged, "" where nothing is. Takes
        seconds, and holds nobody up. What it finds is looked for again, and mended or set aside, at the next opening.
        """
        path = self._database.path
        if self._look != "beside" or self.read_only or path is None:
            return ""
        self._look = "later"
        damage, wrong = checks.look_beside(path)
        with self._database.writing(durable=False) as transaction:
            checks.remember(transaction.session, checks.FIRST if damage or wrong else transaction.now)
        return damage

    def notice_read(self) -> None:
        """Somebody has read the notice: it is not told again."""
        if self.notice and self.notice.kind == "log":
            with self._database.writing() as transaction:
                log_damage.read(transaction.session)
        self.notice = None

    def fold(self) -> None:
        """Takes the log of what was written since into the file: to be called when nobody waits for a tap."""
        self._database.fold()

    def _first_things(self, thorough: bool) -> None:
        """Gives a new file its device id, mends derived rows that damage has changed, and has figures folded again if
        there are others than the file was counted with."""
        with self._database.reading() as session:
            known, figures = meta(session, "device"), meta(session, "figures")
            wrong = (thorough and differ(session)) or bool(known and not figures)
        if known and not wrong and figures == COUNTED_WITH:
            return
        with self._database.writing() as transaction:
            session = transaction.session
            if not meta(session, "device"):  # or another process was quicker
                set_meta(session, "device", uuid7(transaction.now, transaction.random_bytes).hex())
            if wrong:
                rebuild(session)
            elif figures.startswith(f"{LAYOUT},"):
                fold_later(session)
            elif figures:
                count_again(session)
            set_meta(session, "figures", COUNTED_WITH)
