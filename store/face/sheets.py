"""Score sheets: begun, gone on with tap by tap."""

from __future__ import annotations

from collections.abc import Sequence

from engine.scoresheet.names import clean_name
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.taps import Keep, SheetEvent
from engine.scoresheet.terms import Terms
from store.history import pages
from store.persisted import leases, matches, sheets
from store.projections.refreshing import refresh, sheet_of
from store.records import KeptMatch, Lease
from store.transaction import Transactions


class StoredSheets:
    """The score sheets of matches that people play with real cards."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def begin(self, terms: Terms, players: Sequence[str], dealer: int = 0, game: str | None = None) -> KeptMatch:
        """Begins a sheet, and adds the people on it who are new. `game` is the id under which it is found, if not that
        of its ruleset. SheetError if there are too many players, or none."""
        names = tuple(clean_name(name) for name in players)
        Sheet(terms, names, dealer)
        found = game if game is not None else terms.rules.id if terms.rules else ""
        with self._transactions.writing() as transaction:
            match_id = matches.begin_sheet(transaction, sheets.Begun(terms, names, dealer), found)
            refresh(transaction.session, match_id)
            return pages.load(transaction.session, [match_id])[0]

    def get(self, match_id: int) -> Sheet | None:
        """The sheet of a match with all its taps; None where it has none or cannot be read."""
        with self._transactions.reading() as session:
            return sheet_of(session, match_id)

    def tap(self, lease: Lease, sheet: Sheet, event: SheetEvent) -> SheetPicture:
        """Checks a tap, writes it down, and only then changes the sheet. SheetError if it does not fit; WrongMoment if
        there are taps that `sheet` does not know: `get` has them; LeaseLost if the match was taken over."""
        after = sheet.copy()
        picture = after.add(event)
        with leases.playing(self._transactions, lease) as transaction:
            after.written = sheets.add(transaction, lease.match_id, sheet, event)
            matches.seat_names(transaction, lease.match_id, [line.name for line in picture.lines])
            refresh(transaction.session, lease.match_id, picture)
        sheet.become(after)
        if isinstance(event, Keep):
            self._transactions.database.fold()
        return picture
