"""Score sheets: what was agreed, and every tap as a row. Nothing of it is changed later: undo is a tap too."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import case, func, or_
from sqlmodel import Session, col, select

from engine.rules.reader import Rules
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import SheetEvent, event_text, parse_event
from engine.scoresheet.terms import SheetError, Terms, parse_terms
from store.errors import WrongMoment
from store.facts import SheetRow, TapRow
from store.ids import next_id
from store.tables.query import Query, Rows, given
from store.transaction import Transaction

SLICE = 16  # taps that are folded at a time
MILESTONES = ("keep", "mark", "end", "timeup", "decide")  # taps that a match may end with


_SHEET = Rows(SheetRow, col(SheetRow.match_id) == given("match"))
_TAPS = Rows(TapRow, col(TapRow.match_id) == given("match"), order=(col(TapRow.at), col(TapRow.uuid)))
_AT = func.coalesce(func.max(col(TapRow.at)), 0)
_NEWEST = Query(select(_AT, func.count()).where(col(TapRow.match_id) == given("match")))
_ENDING = or_(*(col(TapRow.text).like(f'{{"do":"{word}"%') for word in MILESTONES))
_TIMES = Query(
    select(_AT, func.coalesce(func.max(case((_ENDING, col(TapRow.at)))), 0)).where(
        col(TapRow.match_id) == given("match")
    )
)


class Begun(NamedTuple):
    """A sheet as it was begun."""

    terms: Terms
    names: tuple[str, ...]
    dealer: int


def begin(session: Session, match_id: int, begun: Begun, terms: str) -> None:
    """Adds the sheet of a match; `terms` is the text of its terms."""
    row = SheetRow(match_id=match_id, names=json.dumps(begun.names), dealer=begun.dealer, terms=terms)
    session.add(row.seal())
    session.flush()


def begun(session: Session, match_id: int, rules: Rules | None) -> Begun | None:
    """The sheet of a match as it was begun; None where there is none, or its row cannot be read."""
    row = _SHEET.first(session, match=match_id)
    if row is None:
        return None
    try:
        begun = Begun(parse_terms(row.terms, rules), tuple(json.loads(row.names)), row.dealer)
        Sheet(*begun)  # one from elsewhere may have more players than a sheet can
        return begun
    except SheetError:
        return None


def fold(session: Session, match_id: int, begun: Begun) -> Sheet:
    """The sheet after all its taps; those that are damaged or do not fit are counted in `skipped`."""
    *_, sheet = folding(session, match_id, begun)
    return sheet


def folding(session: Session, match_id: int, begun: Begun) -> Iterator[Sheet]:
    """As `fold`, in slices: yields the sheet after some taps, and at last after all of them."""
    sheet = Sheet(begun.terms, begun.names, begun.dealer)
    for number, row in enumerate(_TAPS.each(session, match=match_id), start=1):
        try:
            if row is None:
                raise SheetError("damaged")
            sheet.take(sheet.tried(parse_event(row.text)))
        except SheetError:
            sheet.skipped += 1
        if number % SLICE == 0:
            yield sheet
    sheet.written = newest(session, match_id)[1]
    yield sheet


def add(transaction: Transaction, match_id: int, sheet: Sheet, event: SheetEvent) -> int:
    """Adds one tap and returns how many there are; WrongMoment if there are taps that `sheet` does not know."""
    session = transaction.session
    last, count = newest(session, match_id)
    if count != sheet.written:
        raise WrongMoment(f"the sheet of match {match_id} was gone on with elsewhere")
    at = max(transaction.now, last + 1)
    session.add(
        TapRow(
            id=next_id(session, TapRow.id),
            uuid=transaction.new_id(),
            match_id=match_id,
            at=at,
            text=event_text(event),
        ).seal()
    )
    session.flush()
    return count + 1


def newest(session: Session, match_id: int) -> tuple[int, int]:
    """When the newest tap was made, and how many there are."""
    return _NEWEST.first(session, match=match_id) or (0, 0)


def times(session: Session, match_id: int) -> tuple[int, int]:
    """When the newest tap was made, and the newest of those that a match may end with."""
    last, ended = _TIMES.first(session, match=match_id) or (0, 0)
    return last, ended or last
