"""One window at a time plays on in a match.

A lease is renewed every `RENEW_MS`; without renewal it ends after `EXPIRE_MS`, or at once if its
process is seen to be gone. Every write of play checks it in the same transaction, so a window
that was overtaken notices before anything of it is written.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlmodel import Session

from store.errors import LeaseHeld, LeaseLost
from store.os_process import Process, is_gone
from store.records import Clock, Lease
from store.tables import LeaseRow
from store.transaction import Transaction, Transactions

EXPIRE_MS = 15_000


def acquire(
    session: Session,
    clock: Clock,
    here: Process,
    lease: Lease,
    label: str,
    take_over: bool,
) -> None:
    """Writes the lease; LeaseHeld if another window has it and it is not to be taken over."""
    row = session.get(LeaseRow, lease.match_id)
    if row and row.holder != lease.holder and not take_over and _alive(row, clock, here):
        raise LeaseHeld(row.label, row.since)
    since = row.since if row and row.holder == lease.holder else clock.wall()
    session.merge(
        LeaseRow(
            match_id=lease.match_id,
            holder=lease.holder,
            label=label,
            boot=here.boot,
            pid=here.pid,
            started=here.started,
            since=since,
            renewed=clock.wall(),
            beat=clock.steady(),
        )
    )


@contextmanager
def playing(transactions: Transactions, lease: Lease) -> Iterator[Transaction]:
    """A transaction that writes while its lease is held; LeaseLost, before anything is written, if it is not."""
    with transactions.writing() as transaction:
        check(transaction.session, lease)
        yield transaction


def check(session: Session, lease: Lease) -> LeaseRow:
    """The lease's row; LeaseLost if another window has taken it, expired or not."""
    row = session.get(LeaseRow, lease.match_id)
    if row is None or row.holder != lease.holder:
        raise LeaseLost(row.label if row else "")
    return row


def renew(session: Session, clock: Clock, lease: Lease) -> None:
    """Keeps the lease for another `EXPIRE_MS`; LeaseLost as in `check`."""
    row = check(session, lease)
    row.renewed = clock.wall()
    row.beat = clock.steady()
    session.add(row)


def release(session: Session, lease: Lease) -> None:
    """Gives the lease back; nothing happens if it was lost already."""
    row = session.get(LeaseRow, lease.match_id)
    if row and row.holder == lease.holder:
        session.delete(row)


def _alive(row: LeaseRow, clock: Clock, here: Process) -> bool:
    """Whether the holder still renews. Within one boot the steady clock decides, which nobody
    sets; a wall clock that was set back must not keep a lease for ever, so a time in the future
    counts as old once it is further off than a lease lasts."""
    if here.boot and row.boot == here.boot:
        age = clock.steady() - row.beat
        return 0 <= age < EXPIRE_MS and not is_gone(Process(row.boot, row.pid, row.started))
    return abs(clock.wall() - row.renewed) < EXPIRE_MS
