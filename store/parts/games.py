"""Own games. Every change is a row, also removing one."""

from __future__ import annotations

from sqlmodel import func, select

from engine.player_names import clean_name, shown_name
from store.database import Database
from store.errors import InvalidState
from store.facts import GameRow
from store.history import ordering
from store.records import OwnGame
from store.tables.query import Query, Rows

_ALL_GAMES = Rows(GameRow, order=ordering.GAMES)
_LAST_GAME = Query(select(func.max(GameRow.game)))


class StoredGames:
    """The games that people made on their devices."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> tuple[OwnGame, ...]:
        """Return the games that weren't removed, each by its newest intact row, last changed first."""
        newest: dict[int, GameRow] = {}
        with self._database.reading() as session:
            for row in _ALL_GAMES.iter_intact(session):
                newest.pop(row.game, None)  # so that the game changed last comes last in the dict
                newest[row.game] = row
        return tuple(
            OwnGame(row.game, shown_name(row.name), row.text, row.at) for row in reversed(newest.values()) if row.text
        )

    def save_game(self, name: str, text: str, game: int | None = None) -> OwnGame:
        """Save a new game, or a new version of `game`, and return it. Raises InvalidState if there is no such game."""
        with self._database.writing() as transaction:
            last = _LAST_GAME.first_answer(transaction.session) or 0
            if game is not None and not 0 < game <= last:
                raise InvalidState(f"there is no game {game}")
            saved = OwnGame(last + 1 if game is None else game, clean_name(name), text, transaction.now)
            transaction.add(GameRow, game=saved.id, name=saved.name, text=saved.text, at=saved.changed)
        return saved

    def remove_game(self, game: int) -> None:
        """Remove a game; matches by its rules stay. Raises InvalidState if there is no such game."""
        self.save_game("", "", game)
