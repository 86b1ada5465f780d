"""Games of one's own."""

from __future__ import annotations

from store.persisted import games
from store.records import OwnGame
from store.transaction import Transactions


class StoredGames:
    """The games that were made here."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def all(self) -> tuple[OwnGame, ...]:
        """The games that were made here and not removed, the last changed first."""
        with self._transactions.reading() as session:
            return games.read(session)

    def save(self, name: str, text: str, game: int | None = None) -> OwnGame:
        """Keeps a new game, or what has become of the game `game`; WrongMoment if there is no such game."""
        with self._transactions.writing() as transaction:
            return games.save(transaction, game, name, text)

    def remove(self, game: int) -> None:
        """Takes a game away; matches by its rules stay. WrongMoment if there is no such game."""
        with self._transactions.writing() as transaction:
            games.save(transaction, game, "", "")
