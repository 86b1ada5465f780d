"""Matches: begun, looked up, noted on, ended."""

from __future__ import annotations

from engine.scoresheet.names import LONGEST_NOTE, clean_name
from store.history import grids, pages
from store.persisted import leases, matches
from store.projections.refreshing import refresh
from store.records import EndState, Grid, KeptMatch, Lease, MatchKind, NewMatch, Page, Seat
from store.transaction import Transactions


class StoredMatches:
    """Every match that was played here or kept on a sheet."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def begin(self, new: NewMatch) -> KeptMatch:
        """Adds a match and the players in it that are new."""
        with self._transactions.writing() as transaction:
            match_id = matches.begin(transaction, new)
            refresh(transaction.session, match_id)
            return pages.load(transaction.session, [match_id])[0]

    def get(self, match_id: int) -> KeptMatch | None:
        """A match by its id, voided ones too."""
        return self._transactions.sound(lambda session: next(iter(pages.load(session, [match_id])), None))

    def unfinished(self) -> tuple[KeptMatch, ...]:
        """All matches that are not over, the last touched first."""
        return self._transactions.sound(pages.open_matches)

    def page(
        self,
        search: str = "",
        older_than: tuple[int, int] | None = None,
        limit: int = 30,
        *,
        person: int | None = None,
        game: str | None = None,
        kind: MatchKind | None = None,
        since: int | None = None,
        until: int | None = None,
    ) -> Page:
        """One page of matches, the last touched first. Every word of `search` must be found in a name at the table, the
        game or the note; `older_than` is `Page.older` of the page before; `game` is "" for free sheets, times are
        Unix ms."""
        wanted = pages.Wanted(search, person, game, kind, since, until)
        return self._transactions.sound(lambda session: pages.page(session, wanted, older_than, limit))

    def change_seat(self, lease: Lease, number: int, seat: Seat) -> KeptMatch:
        """Gives a seat (0-based) to another person or bot from now on, or back. LeaseLost if the match was taken
        over."""
        with leases.playing(self._transactions, lease) as transaction:
            matches.sit(transaction, lease.match_id, number, seat)
            refresh(transaction.session, lease.match_id)
            return pages.load(transaction.session, [lease.match_id])[0]

    def note(self, match_id: int, text: str) -> KeptMatch:
        """Writes a note to a match, in the place of the one it had; an empty text is none."""
        with self._transactions.writing() as transaction:
            matches.mark(transaction, match_id, "noted", {"text": clean_name(text, LONGEST_NOTE)})
            refresh(transaction.session, match_id)
            return pages.load(transaction.session, [match_id])[0]

    def grid(self, match_id: int) -> Grid | None:
        """A match round by round, played or kept; None where there is no such match."""
        return self._transactions.sound(lambda session: grids.read_grid(session, match_id))

    def end(self, lease: Lease, state: EndState, placings: tuple[int, ...] = ()) -> KeptMatch:
        """Ends a match; `placings` is each seat's place (1 is first). An open hand stays as it is. LeaseLost if the
        match was taken over, WrongMoment if it has ended in another way."""
        with leases.playing(self._transactions, lease) as transaction:
            matches.end(transaction, lease.match_id, state, placings)
            refresh(transaction.session, lease.match_id)
            return pages.load(transaction.session, [lease.match_id])[0]

    def void(self, match_id: int) -> None:
        """Takes a match out of all lists. Nothing is deleted: see `restore`."""
        self._mark(match_id, "voided")

    def restore(self, match_id: int) -> None:
        """Undoes `void`."""
        self._mark(match_id, "restored")

    def _mark(self, match_id: int, word: str) -> None:
        with self._transactions.writing() as transaction:
            matches.mark(transaction, match_id, word, {})
            refresh(transaction.session, match_id)
