"""Hands: the one in play, action by action, and those that are finished."""

from __future__ import annotations

from engine.play.result import HandResult
from store.errors import WrongMoment
from store.history import pages
from store.persisted import journal, leases
from store.projections import hand_results
from store.projections.refreshing import count_later, refresh
from store.records import Hand, Lease, OpenHand, Result
from store.tables import OpenHandRow, StandingRow
from store.transaction import Transactions


class StoredHands:
    """The hands of matches that are played here. What plays on takes the match's lease, and raises LeaseLost once that
    was taken over."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def begin(self, lease: Lease, number: int, dealer: int, seed: int, header: str) -> OpenHand:
        """Opens hand `number` (from 1); WrongMoment if one is open or it is not the next."""
        with leases.playing(self._transactions, lease) as transaction:
            session = transaction.session
            if session.get_one(StandingRow, lease.match_id).state != "open":
                raise WrongMoment(f"match {lease.match_id} has ended")
            row = OpenHandRow(
                match_id=lease.match_id,
                uuid=transaction.new_id(),
                number=number,
                dealer=dealer,
                seed=str(seed),
                header=header,
                begun=transaction.now,
            )
            journal.begin(session, row)
            refresh(session, lease.match_id)
            return journal.opened(session, lease.match_id)

    def append(self, lease: Lease, hand: int, seat: int, text: str) -> int:
        """Writes one action of the open hand (number `hand`) and returns the action's number."""
        with leases.playing(self._transactions, lease) as transaction:
            return journal.append(transaction, lease.match_id, hand, seat, text)

    def undo(self, lease: Lease, hand: int, seat: int, keep: int) -> OpenHand:
        """Takes back all standing actions but the first `keep`, and returns what stands."""
        with leases.playing(self._transactions, lease) as transaction:
            journal.undo(transaction, lease.match_id, hand, seat, keep)
            return journal.opened(transaction.session, lease.match_id)

    def in_play(self, match_id: int) -> OpenHand | None:
        """The hand in play, to look at; None where there is none."""
        with self._transactions.reading() as session:
            return journal.read(session, match_id)

    def resume(self, lease: Lease) -> OpenHand | None:
        """The hand in play, to play on. Where it is not `intact`, the damaged action and all
        after it are taken back for good; StoreError if not even the deal can be read."""
        with leases.playing(self._transactions, lease) as transaction:
            return journal.resume(transaction, lease.match_id, self._transactions.database.path)

    def finish(self, lease: Lease, hand: int, notation: str, result: Result, came_to: HandResult | None = None) -> Hand:
        """Keeps the open hand as its notation, and what it came to; where that is not said, it is found out later by
        playing the hand again. May be repeated when the answer was lost."""
        with leases.playing(self._transactions, lease) as transaction:
            row = journal.finish(transaction, lease.match_id, hand, notation, result)
            count_later(transaction.session, lease.match_id, hand)
            if came_to:
                hand_results.keep(transaction.session, [(row, came_to)])
            else:
                hand_results.resolve_later(transaction.session, lease.match_id, hand)
            refresh(transaction.session, lease.match_id)
            kept = pages.as_hand(row)
        self._transactions.database.fold()
        return kept

    def of_match(self, match_id: int) -> tuple[Hand, ...]:
        """The finished hands of a match in the order of play."""
        with self._transactions.reading() as session:
            return pages.hands(session, match_id)

    def get(self, hand_id: int) -> Hand | None:
        """One finished hand, None where there is no such hand."""
        with self._transactions.reading() as session:
            return pages.hand(session, hand_id)
