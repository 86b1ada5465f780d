"""Read a score sheet back: what was agreed, and its taps folded."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import case, func, or_
from sqlmodel import col, select

from engine.player_names import shown_name
from engine.rules.reader import Rules
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import Join, Name, SheetEvent, parse_event
from engine.scoresheet.terms import SheetError, Terms, apply_counting_text, parse_terms
from store.erasure.matches import erased_seats
from store.facts import CountingRow, ExactTapRow, SeatRow, SheetRow, TapRow
from store.facts.exact_tap import NO_TAP
from store.history import ordering
from store.history.people import People, names_of_seats
from store.tables.query import Query, Rows, Session, equals_parameter

TAPS_PER_SLICE = 16  # taps folded at a time
ENDING_TAP_WORDS = ("keep", "mark", "end", "timeup", "decide")  # the kinds of tap that can end a match

_SHEET = Rows(SheetRow, equals_parameter(SheetRow.match_id))
_SEATS = Rows(SeatRow, equals_parameter(SeatRow.match_id), order=ordering.SEATS)
_TAPS = Rows(TapRow, equals_parameter(TapRow.match_id), order=(col(TapRow.at), col(TapRow.uuid)))
_COUNTING = Rows(CountingRow, equals_parameter(CountingRow.match_id), order=(col(CountingRow.uuid),))
_EXACT = Rows(ExactTapRow, equals_parameter(ExactTapRow.match_id), order=(col(ExactTapRow.uuid).desc(),))
_NEWEST_TAP_TIME = func.coalesce(func.max(col(TapRow.at)), 0)
_NEWEST_TAP = Query(select(_NEWEST_TAP_TIME, func.count()).where(equals_parameter(TapRow.match_id)))
_IS_ENDING_TAP = or_(*(col(TapRow.text).like(f'{{"do":"{word}"%') for word in ENDING_TAP_WORDS))
_TAP_TIMES = Query(
    select(_NEWEST_TAP_TIME, func.coalesce(func.max(case((_IS_ENDING_TAP, col(TapRow.at)))), 0)).where(
        equals_parameter(TapRow.match_id)
    )
)


class SheetStart(NamedTuple):
    """A sheet as it was begun."""

    terms: Terms
    names: tuple[str, ...]
    dealer: int


def read_sheet_start(session: Session, match_id: int, rules: Rules | None) -> SheetStart | None:
    """Return a match's sheet as it was begun; None if there is none, or its row can't be read."""
    row = _SHEET.first_row(session, match_id=match_id)
    if row is None:
        return None
    try:
        terms = _refine_terms(session, match_id, parse_terms(row.terms, rules))
        names = tuple(map(shown_name, json.loads(row.names)))
        present = names_instead_of_erased(session, match_id)
        begun = SheetStart(terms, tuple(present.get(n, name) for n, name in enumerate(names)), row.dealer)
        Sheet(*begun)  # raises SheetError: a sheet from elsewhere may have too many players
        return begun
    except SheetError:
        return None


def _refine_terms(session: Session, match_id: int, terms: Terms) -> Terms:
    """Return the terms with the counting of the match, if there is one that can be read."""
    for row in _COUNTING.iter_intact(session, match_id=match_id):
        with suppress(SheetError):
            return apply_counting_text(terms, row.text)
    return terms


def _read_tap(row: TapRow, exact: str | None) -> SheetEvent | None:
    """Return the event of a tap by its `exact` text, else by its own; None for one that is only for older versions.
    Raises SheetError if neither can be read.
    """
    if exact == NO_TAP:
        return None
    if exact is not None:
        with suppress(SheetError):
            return parse_event(exact)
    return parse_event(row.text)


def fold_sheet(session: Session, match_id: int, begun: SheetStart) -> Sheet:
    """Return the sheet after all its taps. Taps that are damaged or don't fit are counted in `skipped`."""
    *_, sheet = fold_sheet_in_slices(session, match_id, begun)
    return sheet


def fold_sheet_in_slices(session: Session, match_id: int, begun: SheetStart) -> Iterator[Sheet]:
    """Fold a sheet as `fold_sheet` does, in slices: yield the sheet after some taps, in the end after all of them."""
    sheet = Sheet(begun.terms, begun.names, begun.dealer)
    present = names_instead_of_erased(session, match_id)
    exact = {row.tap: row.text for row in _EXACT.iter_intact(session, match_id=match_id)}
    for number, row in enumerate(_TAPS.iter_rows(session, match_id=match_id), start=1):
        try:
            if row is None:
                raise SheetError("damaged")
            event = _read_tap(row, exact.get(row.uuid.hex()))
            if present and isinstance(event, Name):
                event = replace(event, name=present.get(event.player, event.name))
            elif present and isinstance(event, Join):
                event = replace(event, name=present.get(len(sheet.current_picture.lines), event.name))
            if event is not None:
                sheet.apply_prepared(sheet.prepare_parsed_event(event))
        except SheetError:
            sheet.skipped += 1
        if number % TAPS_PER_SLICE == 0:
            yield sheet
    sheet.written = newest_tap_and_count(session, match_id)[1]
    yield sheet


def names_instead_of_erased(session: Session, match_id: int) -> dict[int, str]:
    """Return the present names of a sheet's players by seat, if a deleted person is or was among them: names are erased
    from such a sheet. Otherwise an empty table.
    """
    if not erased_seats(session, match_id):
        return {}
    seats = {seat.seat: seat for seat in _SEATS.iter_intact(session, match_id=match_id)}
    return names_of_seats(People(session), seats)


def newest_tap_and_count(session: Session, match_id: int) -> tuple[int, int]:
    """Return the time of the newest tap (Unix ms), and the number of taps; zeros without taps."""
    return _NEWEST_TAP.first_answer(session, match_id=match_id) or (0, 0)


def last_tap_times(session: Session, match_id: int) -> tuple[int, int]:
    """Return the times (Unix ms) of the newest tap, and of the newest tap that can end a match, or of the newest if
    none can.
    """
    last, ended = _TAP_TIMES.first_answer(session, match_id=match_id) or (0, 0)
    return last, ended or last
