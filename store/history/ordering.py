"""The order of facts from several devices: by the clocks of their events, whatever order they arrived in."""

from typing import Any, Final

from sqlmodel import col, select

from store.facts import GameRow, MarkRow, OccasionRow, SeatEventRow, SeatRow
from store.tables.log import EventRow


def _event_clock(table: Any, uuid: Any) -> Any:
    return select(EventRow.clock).where(col(EventRow.uuid) == uuid).correlate(table).scalar_subquery()


_SEAT = select(SeatEventRow.uuid).where(col(SeatEventRow.seat_id) == col(SeatRow.id)).correlate(SeatRow)

MARKS: Final = (_event_clock(MarkRow, col(MarkRow.uuid)), col(MarkRow.uuid))
OCCASIONS: Final = (_event_clock(OccasionRow, col(OccasionRow.uuid)), col(OccasionRow.uuid))
GAMES: Final = (_event_clock(GameRow, col(GameRow.uuid)), col(GameRow.uuid))
SEATS: Final = (_event_clock(SeatRow, _SEAT.scalar_subquery()), col(SeatRow.id))
