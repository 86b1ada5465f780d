"""Leases: which window may go on with a match."""

from __future__ import annotations

from store.os_process import Process
from store.persisted import leases
from store.records import Lease
from store.transaction import Transactions


class StoredLeases:
    """Who may go on with a match, one window at a time."""

    def __init__(self, transactions: Transactions, here: Process) -> None:
        self._transactions = transactions
        self._here = here

    def acquire(self, match_id: int, holder: str, label: str, take_over: bool = False) -> Lease:
        """The right to play on, for the window `holder` (a random text of its own).

        LeaseHeld if another window has it, unless `take_over`; `label` is what that one is told.
        """
        lease = Lease(match_id, holder)
        with self._transactions.writing() as transaction:
            leases.acquire(transaction.session, self._transactions.clock, self._here, lease, label, take_over)
        return lease

    def renew(self, lease: Lease) -> None:
        """To be called every `records.RENEW_MS` while the table is open; LeaseLost if it was taken over."""
        if self._transactions.database.alone:  # who else should ask for it?
            return
        with self._transactions.writing(durable=False) as transaction:
            leases.renew(transaction.session, self._transactions.clock, lease)

    def release(self, lease: Lease) -> None:
        """Gives the match free for other windows; harmless if it was lost."""
        with self._transactions.writing(durable=False) as transaction:
            leases.release(transaction.session, lease)
