"""Leases: only one window at a time plays on in a match.

A lease is renewed every `LEASE_RENEWAL_MS`. Without renewal it ends after `LEASE_EXPIRY_MS`, or at once if its process
has ended. Every write of play checks it in the same transaction (`Database.writing_with_lease`), so a window that lost
its lease notices before anything of it is written.
"""

from __future__ import annotations

from sqlalchemy import insert, update
from sqlmodel import delete, select

from store.database import Database
from store.errors import LeaseHeld
from store.os_process import Process, is_holder_alive
from store.records import Lease
from store.tables.local import LeaseRow
from store.tables.query import Change, Query, Session, equals_parameter, statement_parameter

LEASE_EXPIRY_MS = 15_000

_LEASE_LABEL = Query(select(LeaseRow.holder, LeaseRow.label, LeaseRow.since).where(equals_parameter(LeaseRow.match_id)))
_LEASE_PROCESS = Query(select(LeaseRow.boot, LeaseRow.pid, LeaseRow.started).where(equals_parameter(LeaseRow.match_id)))
_LEASE_RENEWAL = Query(select(LeaseRow.renewed, LeaseRow.beat).where(equals_parameter(LeaseRow.match_id)))
_TAKE_LEASE = Change(insert(LeaseRow).prefix_with("OR REPLACE"))
_RENEW_LEASE = Change(
    update(LeaseRow)
    .where(equals_parameter(LeaseRow.match_id))
    .values(renewed=statement_parameter("wall"), beat=statement_parameter("steady"))
)
_DELETE_LEASE = Change(delete(LeaseRow).where(equals_parameter(LeaseRow.match_id), equals_parameter(LeaseRow.holder)))


class StoredLeases:
    """The leases of matches: which window may play on in each."""

    def __init__(self, database: Database, here: Process) -> None:
        self._database = database
        self._here = here

    def acquire(self, match_id: int, holder: str, label: str, take_over: bool = False) -> Lease:
        """Return a lease for the window `holder` (a random text of its own). Raises LeaseHeld if another window has it,
        unless `take_over`. `label` names this window to others that want the lease.
        """
        clock, here = self._database.clock, self._here
        with self._database.writing() as transaction:
            session, since = transaction.session, clock.wall()
            for known, other, begun in _LEASE_LABEL.all_answers(session, match_id=match_id):
                if known == holder:
                    since = begun
                elif not take_over and self._is_holder_alive(session, match_id):
                    raise LeaseHeld(other, begun)
            _TAKE_LEASE.execute_change(
                session,
                match_id=match_id,
                holder=holder,
                label=label,
                boot=here.boot,
                pid=here.pid,
                started=here.started,
                since=since,
                renewed=clock.wall(),
                beat=clock.steady(),
            )
        return Lease(match_id, holder)

    def renew(self, lease: Lease) -> None:
        """Extend the lease for another `LEASE_EXPIRY_MS`. Call it every `records.LEASE_RENEWAL_MS` while the table is
        open. Raises LeaseLost if it was taken over.
        """
        if self._database.alone:  # no other process can want it
            return
        clock = self._database.clock
        self._database.checkpoint_when_idle()
        with self._database.writing_with_lease(lease, durable=False) as transaction:
            _RENEW_LEASE.execute_change(
                transaction.session, match_id=lease.match_id, wall=clock.wall(), steady=clock.steady()
            )

    def release(self, lease: Lease) -> None:
        """Let other windows have the match. Does nothing if the lease was lost."""
        with self._database.writing(durable=False) as transaction:
            _DELETE_LEASE.execute_change(transaction.session, match_id=lease.match_id, holder=lease.holder)

    def _is_holder_alive(self, session: Session, match_id: int) -> bool:
        renewed, beat = _LEASE_RENEWAL.all_answers(session, match_id=match_id)[0]
        holder = Process(*_LEASE_PROCESS.all_answers(session, match_id=match_id)[0])
        return is_holder_alive(self._database.clock, self._here, holder, renewed, beat, LEASE_EXPIRY_MS)
