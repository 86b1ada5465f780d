"""An own game: every change is a row, and a row without a text removes the game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Index, func
from sqlmodel import col, select

from store.events import bounds
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.tables.base import Fact, Key, String, Uuid, strict
from store.tables.log import EventRow
from store.tables.query import Query, Rows, equals_parameter


class GameRow(Fact, table=True):
    """An own game as it was from `at` on (Unix ms). The newest row of a `game` counts; without a text the game is
    removed.
    """

    __tablename__ = "games"
    __table_args__ = (Index("games_by_game", "game"), strict)
    id: Key
    uuid: Uuid
    game: int
    name: String
    text: String
    at: int
    digest: bytes = b""


_GAME_OF_EVENT = Query(select(GameRow.game).where(equals_parameter(GameRow.uuid)))
_LAST_GAME = Query(select(func.coalesce(func.max(col(GameRow.game)), 0)))
_SENT_ROW_IDS = Query(
    select(GameRow.uuid)
    .join(EventRow, col(EventRow.uuid) == col(GameRow.uuid))
    .where(equals_parameter(GameRow.game), col(EventRow.note) == "")
    .order_by(col(GameRow.id))
    .limit(1)
)
_ROWS_OF_GAME = Rows(GameRow, equals_parameter(GameRow.game), order=(col(GameRow.id),))


def _read_game_body(reading: ReadContext, row: GameRow) -> Body:
    first = reading.read_cached("game", row.game, lambda: _first_game_id(reading, row.game)) or row.uuid
    return {"game": first.hex(), "name": row.name, "text": row.text, "at": row.at}


def _first_game_id(reading: ReadContext, game: int) -> bytes | None:
    """Return the id by which a game is named: that of the first row that travels, or in a file of the first that is
    intact.
    """
    if reading.for_file:
        return next((row.uuid for row in _ROWS_OF_GAME.iter_intact(reading.session, game=game)), None)
    return _SENT_ROW_IDS.first_answer(reading.session, game=game)


def _merge_game(context: MergeContext, event: Event) -> Verdict:
    body = dict(event.body)
    first = bytes.fromhex(body.pop("game"))
    if context.has_row(GameRow, event.id):
        return "known"
    known = _GAME_OF_EVENT.first_answer(context.session, uuid=first)
    number = (_LAST_GAME.first_answer(context.session) or 0) + 1 if first == event.id else known
    if number is None:
        return "waits"
    context.add_row(GameRow, uuid=event.id, game=number, **body)
    return "new"


KIND: Final = Kind(
    "game",
    GameRow,
    {"game": bounds.EventIdCheck("game"), "name": bounds.name, "text": bounds.text_check(), "at": bounds.time},
    _read_game_body,
    _merge_game,
)
