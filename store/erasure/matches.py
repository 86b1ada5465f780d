"""Erase deleted people from the facts of matches: names, and notes of matches and rounds they played in.

Runs in the transaction that changed a match, whichever way the change came. What it erases is a function of the facts
alone, so all devices agree. A note that is newer than the erasure stays.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import func
from sqlmodel import col, select

from store.erasure import texts
from store.erasure.pending import mark_remains
from store.facts import (
    ExactTapRow,
    HandRow,
    MarkRow,
    OriginRow,
    PlayerRow,
    SeatRow,
    SheetRow,
    TapRow,
)
from store.facts.person import ErasureRow, erased_label
from store.tables.base import Fact
from store.tables.local import OpenHandRow
from store.tables.query import Query, Rows, Session, equals_parameter, update_row

_ANY_ERASURE = Query(select(ErasureRow.id).limit(1))
_ERASED_SEATS = Query(
    select(SeatRow.seat, func.max(ErasureRow.at))
    .join(PlayerRow, col(PlayerRow.id) == col(SeatRow.player_id))
    .join(ErasureRow, col(ErasureRow.person) == col(PlayerRow.uuid))
    .where(equals_parameter(SeatRow.match_id))
    .group_by(col(SeatRow.seat))
)
_FIRST_HOLDERS = Query(
    select(SeatRow.id, PlayerRow.uuid)
    .join(PlayerRow, col(PlayerRow.id) == col(SeatRow.player_id))
    .join(ErasureRow, col(ErasureRow.person) == col(PlayerRow.uuid))
    .where(equals_parameter(SeatRow.match_id))
)
_LAST_SEAT = Query(select(func.max(SeatRow.seat)).where(equals_parameter(SeatRow.match_id)))


def _rows_of_match(table: Any) -> Rows[Any]:
    return Rows(table, equals_parameter(table.match_id))


_ROWS_BY_TABLE: Final = {
    table: _rows_of_match(table)
    for table in (SeatRow, SheetRow, TapRow, ExactTapRow, HandRow, OpenHandRow, MarkRow, OriginRow)
}


def erased_seats(session: Session, match_id: int) -> dict[int, int]:
    """Return the seats (0-based) of a match that erased people have ever had, with the times (Unix ms) of the newest
    erasures.
    """
    return dict(_ERASED_SEATS.iter_answers(session, match_id=match_id)) if _ANY_ERASURE.has_answer(session) else {}


def erase_in_match(session: Session, match_id: int) -> None:
    """Erase names and notes from a match that an erased person has played in. Doing it again changes nothing."""
    seats = erased_seats(session, match_id)
    if seats and _Erasing(session, match_id, seats).run():
        mark_remains(session)


class _Erasing:
    """The erasing in one match. `until`: older notes are erased."""

    def __init__(self, session: Session, match_id: int, seats: dict[int, int]) -> None:
        self._session, self._match_id, self._seats = session, match_id, seats
        self._until = max(seats.values())
        self._changed = False

    def run(self) -> bool:
        """Erase everything. Return whether anything was changed."""
        held = dict(_FIRST_HOLDERS.iter_answers(self._session, match_id=self._match_id))
        for seat in self._rows(SeatRow):
            if seat.id in held:
                self._write(SeatRow, seat, name=erased_label(held[seat.id]))
        self._erase_in_sheet()
        for hand in self._rows(HandRow):
            seated = sorted(json.loads(hand.result)["order"])
            self._write(HandRow, hand, notation=texts.erase_in_notation(hand.notation, seated, self._seats))
        seated = [*range((_LAST_SEAT.first_answer(self._session, match_id=self._match_id) or 0) + 1)]
        for opened in self._rows(OpenHandRow):
            self._write(OpenHandRow, opened, header=texts.erase_in_notation(opened.header, seated, self._seats))
        for mark in self._rows(MarkRow):
            if mark.mark == "noted" and mark.at <= self._until:
                self._write(MarkRow, mark, detail=texts.erase_in_detail(mark.detail))
        for origin in self._rows(OriginRow):
            self._write(OriginRow, origin, play=texts.erase_in_play(origin.play, self._seats))
        return self._changed

    def _erase_in_sheet(self) -> None:
        first, times = 0, {}
        for sheet in self._rows(SheetRow):
            first = len(json.loads(sheet.names))
            self._write(SheetRow, sheet, names=texts.erase_in_names(sheet.names, self._seats))
        for tap in self._rows(TapRow):
            times[tap.uuid.hex()] = tap.at
            self._write(TapRow, tap, text=self._erase_in_tap(tap.text, first, tap.at))
        for exact in self._rows(ExactTapRow):
            at = times.get(exact.tap, self._until + 1)
            self._write(ExactTapRow, exact, text=self._erase_in_tap(exact.text, first, at))

    def _erase_in_tap(self, text: str, first: int, at: int) -> str:
        return texts.erase_in_tap(text, self._seats, first, noted=at <= self._until)

    def _rows(self, table: Any) -> list[Any]:
        return [*_ROWS_BY_TABLE[table].iter_intact(self._session, match_id=self._match_id)]

    def _write(self, table: type[Fact], row: Any, **values: Any) -> None:
        if any(getattr(row, name) != value for name, value in values.items()):
            update_row(self._session, table, row, **values)
            self._changed = True
