"""Reads a score sheet back: what was agreed, and its taps folded."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import case, func, or_
from sqlmodel import col, select

from engine.names import shown_name
from engine.rules.reader import Rules
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import parse_event
from engine.scoresheet.terms import SheetError, Terms, parse_terms
from store.facts import SheetRow, TapRow
from store.tables.query import Query, Rows, Session, equals_parameter

SLICE = 16  # taps that are folded at a time
MILESTONES = ("keep", "mark", "end", "timeup", "decide")  # taps that a match may end with

_SHEET = Rows(SheetRow, equals_parameter(SheetRow.match_id))
_TAPS = Rows(TapRow, equals_parameter(TapRow.match_id), order=(col(TapRow.at), col(TapRow.uuid)))
_AT = func.coalesce(func.max(col(TapRow.at)), 0)
_NEWEST = Query(select(_AT, func.count()).where(equals_parameter(TapRow.match_id)))
_ENDING = or_(*(col(TapRow.text).like(f'{{"do":"{word}"%') for word in MILESTONES))
_TIMES = Query(
    select(_AT, func.coalesce(func.max(case((_ENDING, col(TapRow.at)))), 0)).where(equals_parameter(TapRow.match_id))
)


class SheetStart(NamedTuple):
    """A sheet as it was begun."""

    terms: Terms
    names: tuple[str, ...]
    dealer: int


def read_sheet_start(session: Session, match_id: int, rules: Rules | None) -> SheetStart | None:
    """A match's sheet as it was begun; None if there is none, or its row can't be read."""
    row = _SHEET.first_row(session, match_id=match_id)
    if row is None:
        return None
    try:
        begun = SheetStart(parse_terms(row.terms, rules), tuple(map(shown_name, json.loads(row.names))), row.dealer)
        Sheet(*begun)  # one from elsewhere may have more players than a sheet can
        return begun
    except SheetError:
        return None


def fold_sheet(session: Session, match_id: int, begun: SheetStart) -> Sheet:
    """The sheet after all its taps. Taps that are damaged or don't fit are counted in `skipped`."""
    *_, sheet = fold_sheet_in_slices(session, match_id, begun)
    return sheet


def fold_sheet_in_slices(session: Session, match_id: int, begun: SheetStart) -> Iterator[Sheet]:
    """As `fold_sheet`, in slices: yields the sheet after some taps, in the end after all of them."""
    sheet = Sheet(begun.terms, begun.names, begun.dealer)
    for number, row in enumerate(_TAPS.iter_rows(session, match_id=match_id), start=1):
        try:
            if row is None:
                raise SheetError("damaged")
            sheet.apply_prepared(sheet.prepare_event(parse_event(row.text)))
        except SheetError:
            sheet.skipped += 1
        if number % SLICE == 0:
            yield sheet
    sheet.written = newest_tap_and_count(session, match_id)[1]
    yield sheet


def newest_tap_and_count(session: Session, match_id: int) -> tuple[int, int]:
    """The time of the newest tap (Unix ms), and the number of taps."""
    return _NEWEST.first_answer(session, match_id=match_id) or (0, 0)


def last_tap_times(session: Session, match_id: int) -> tuple[int, int]:
    """The times (Unix ms) of the newest tap, and of the newest tap that can end a match."""
    last, ended = _TIMES.first_answer(session, match_id=match_id) or (0, 0)
    return last, ended or last
