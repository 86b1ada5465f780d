"""People: who is known here, and what is done to them."""

from __future__ import annotations

from collections.abc import Callable

from store.persisted import people
from store.projections.refreshing import refresh_all
from store.records import Person
from store.transaction import Transaction, Transactions


class StoredPeople:
    """The people who played here. What changes them returns those who are not archived, as `all` does."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def all(self, archived: bool = False) -> tuple[Person, ...]:
        """The people known on this device, who played last first; those who were archived only if asked for."""
        with self._transactions.reading() as session:
            return people.listed(session, archived)

    def rename(self, person: int, name: str) -> tuple[Person, ...]:
        """Gives a person another name, in all that was; WrongMoment if it is empty or somebody else's."""
        return self._change(lambda transaction: people.rename(transaction, person, name))

    def recolour(self, person: int, colour: int) -> tuple[Person, ...]:
        """Gives a person a colour by its number."""
        return self._mark(person, "recoloured", str(int(colour)))

    def archive(self, person: int, on: bool = True) -> tuple[Person, ...]:
        """Takes a person out of the lists, or back into them; matches and numbers stay."""
        return self._mark(person, "archived" if on else "recalled", "")

    def merge(self, person: int, into: int) -> tuple[Person, ...]:
        """Two people are one: all that `person` did was done by `into`. WrongMoment if they are one already."""
        return self._change(lambda transaction: people.merge(transaction, person, into))

    def separate(self, person: int) -> tuple[Person, ...]:
        """Undoes `merge`: `person` is a person of their own again."""
        return self._mark(person, "separated", "")

    def _mark(self, person: int, word: str, detail: str) -> tuple[Person, ...]:
        def mark(transaction: Transaction) -> None:
            people.known(transaction.session, person)
            people.mark(transaction, person, word, detail)

        return self._change(mark)

    def _change(self, deed: Callable[[Transaction], None]) -> tuple[Person, ...]:
        """Does something to people, and counts the matches anew of all who are somebody else after it."""
        with self._transactions.writing() as transaction:
            session = transaction.session
            before = people.who(session)
            deed(transaction)
            refresh_all(session, sorted(people.touched(session, before)))
            return people.listed(session, archived=False)
