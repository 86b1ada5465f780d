"""Transactions as the parts of the store get them: a session, the time, new ids."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from sqlmodel import Session

from store.database import Database
from store.errors import StoreError
from store.ids import RandomBytes, uuid7
from store.records import Clock
from store.tables.query import DamagedRow

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Transaction:
    """One transaction that writes: `now` is its time (Unix ms), `random_bytes` what new ids are made of."""

    session: Session
    now: int
    random_bytes: RandomBytes

    def new_id(self) -> bytes:
        """An id (UUIDv7) that no other row has, here or on another device."""
        return uuid7(self.now, self.random_bytes)


class Transactions:
    """Begins the transactions of one file. `rebuild` makes all that is derived anew: it is called where a derived row
    turns out to be damaged."""

    def __init__(
        self, database: Database, clock: Clock, random_bytes: RandomBytes, rebuild: Callable[[Session], None]
    ) -> None:
        self.database = database
        self.clock = clock
        self._random_bytes = random_bytes
        self._rebuild = rebuild

    @contextmanager
    def writing(self, durable: bool = True, patient: bool = True) -> Iterator[Transaction]:
        """A transaction that is committed when the block ends without an error; the arguments are those of
        `Database.writing`."""
        with self.database.writing(durable, patient) as session:
            yield self._begun(session)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A transaction that sees one state throughout and changes nothing."""
        with self.database.reading() as session:
            yield session

    def slices(
        self, work: Callable[[Transaction], Iterator[Answer]], keep: bool = True
    ) -> Generator[Answer, None, None]:
        """A transaction in slices: what `work` yields. It is committed at the end of the iterator if it is to be kept,
        and else undone; so it is where the iterator is closed before."""
        return self.database.slices(lambda session: work(self._begun(session)), keep)

    def sound(self, read: Callable[[Session], Answer]) -> Answer:
        """What is read; where a derived row is damaged, all that is derived is made anew first. StoreError if it is
        damaged in a file that cannot be written."""
        try:
            with self.reading() as session:
                return read(session)
        except DamagedRow:
            if self.database.read_only:
                raise StoreError("damaged", self.database.path, "statistics cannot be read") from None
        self.rebuild()
        with self.reading() as session:
            return read(session)

    def rebuild(self) -> None:
        """Makes all that is derived anew from the facts, in a transaction of its own."""
        with self.database.writing() as session:
            self._rebuild(session)

    def _begun(self, session: Session) -> Transaction:
        return Transaction(session, self.clock.wall(), self._random_bytes)
