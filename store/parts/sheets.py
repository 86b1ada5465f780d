"""Score sheets, tap by tap. Every tap is a row that never changes: undo is a tap too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlmodel import select

from engine.player_names import clean_name, distinct_names
from engine.rules.reader import ruleset_text as rules_text
from engine.scoresheet.sheet import Sheet, SheetPicture, shared_entries
from engine.scoresheet.taps import (
    Enter,
    FinishRound,
    GiveBonus,
    SheetEvent,
    check_distinct_name,
    event_text,
    nearest_plain_event,
)
from engine.scoresheet.terms import Terms
from store.database import Database, Transaction
from store.errors import InvalidState
from store.facts import ExactTapRow, TapRow
from store.facts.exact_tap import NO_TAP
from store.history.matches import load_matches
from store.history.sheets import SheetStart, newest_tap_and_count
from store.parts.matches import add_match, update_seat_names
from store.projections.refreshing import read_sheet, refresh_match
from store.records import Lease, NewMatch, Seat, StoredMatch
from store.tables.query import Query, equals_parameter

_TAP_UUID = Query(select(TapRow.uuid).where(equals_parameter(TapRow.id)))


class StoredSheets:
    """The score sheets of matches that people play with real cards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin_sheet(
        self, terms: Terms, players: Sequence[str], dealer: int = 0, game: str | None = None
    ) -> StoredMatch:
        """Begin a sheet, add its new people, and return its match. Names that could be mistaken for each other are
        numbered.

        `game` is the id under which it is listed, if not that of its ruleset. Raises SheetError if there are too few or
        too many players.
        """
        names, rules = distinct_names(clean_name(name) for name in players), terms.rules
        Sheet(terms, names, dealer)
        new = NewMatch(
            ruleset=game if game is not None else rules.id if rules else "",
            rules=rules_text(rules) if rules else "",
            seats=tuple(Seat(name) for name in names),
            seed=0,
            options=rules.options if rules else (),
            numbers=rules.changed_numbers if rules else None,
            target=int(terms.target) or None,
            hand_limit=terms.rounds or None,
        )
        with self._database.writing() as transaction:
            match_id = add_match(transaction, new, SheetStart(terms, names, dealer))
            refresh_match(transaction.session, match_id)
            return load_matches(transaction.session, [match_id])[0]

    def get(self, match_id: int) -> Sheet | None:
        """Return the sheet of a match with all its taps; None if it has none or can't be read."""
        with self._database.reading() as session:
            return read_sheet(session, match_id)

    def apply_tap(self, lease: Lease, sheet: Sheet, event: SheetEvent) -> SheetPicture:
        """Check a tap, write it, and only then change the sheet. Return the sheet's new picture.

        Raises SheetError if it doesn't fit, or would give two players names that could be mistaken for each other;
        InvalidState if there are taps that `sheet` doesn't have (`get` has them); LeaseLost if the match was taken
        over.
        """
        check_distinct_name([line.name for line in sheet.current_picture.lines], event)
        after, match_id = sheet.copy(), lease.match_id
        picture = after.apply_event(event)
        with self._database.writing_with_lease(lease) as transaction:
            last, count = newest_tap_and_count(transaction.session, match_id)
            if count != sheet.written:
                raise InvalidState(f"the sheet of match {match_id} was gone on with elsewhere")
            written = _taps_to_write(event, picture)
            for at, (plain, exact) in enumerate(written, start=max(transaction.now, last + 1)):
                _write_tap(transaction, match_id, at, plain, exact)
            after.written = count + len(written)
            update_seat_names(transaction, match_id, [line.name for line in picture.lines])
            refresh_match(transaction.session, match_id, picture)
        sheet.replace_by(after)
        if isinstance(event, FinishRound) and self._database.alone:
            self._database.checkpoint()
        return picture


def _taps_to_write(event: SheetEvent, picture: SheetPicture) -> list[tuple[SheetEvent, str]]:
    """Return the taps for an event, each as every version of the app reads it, with its exact text ("" if that is the
    same).

    Versions that don't balance points get what players without an entry share, as entries that this version leaves out
    and that are undone together with the event.
    """
    plain = nearest_plain_event(picture.terms, event)
    shared: tuple[Enter, ...] = ()
    if isinstance(event, FinishRound) or (isinstance(event, (Enter, GiveBonus)) and event.round < picture.round):
        shared = shared_entries(picture, event.round)
    entries = [nearest_plain_event(picture.terms, entry) for entry in shared]
    if isinstance(event, FinishRound):
        entries = [entry for entry in entries if isinstance(entry, Enter) and entry.entry is not None]
        taps = [(replace(entry, more=n > 0), NO_TAP) for n, entry in enumerate(entries)]
        own = replace(plain, more=bool(entries) or plain.more)
        return [*taps, (own, event_text(event) if own != event else "")]
    own_tap = (plain, event_text(event) if plain != event else "")
    return [own_tap, *((replace(entry, more=True), NO_TAP) for entry in entries)]


def _write_tap(transaction: Transaction, match_id: int, at: int, plain: SheetEvent, exact: str) -> None:
    """Write a tap, and apart from it what only this version of the app can read."""
    tap = transaction.add(TapRow, match_id=match_id, at=at, text=event_text(plain))
    if exact:
        uuid = _TAP_UUID.first_answer(transaction.session, id=tap)
        assert uuid is not None
        transaction.add(ExactTapRow, match_id=match_id, tap=uuid.hex(), text=exact)
