"""Backups: everything as one file to take along, and taken in from one."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO

from store import backup
from store.backup import Incoming
from store.records import Preview
from store.transaction import Transactions


class StoredBackup:
    """All that is kept, as a file: written whole, read whole."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def export(self, path: Path) -> Iterator[int]:
        """Writes everything to one file, a slice for each step of the iterator, which yields the lines done. The file
        is there at the end, whole, or not at all; OSError if it cannot be written."""
        return backup.to_file(self._transactions.database, path, self._transactions.clock.wall())

    def export_into(self, file: IO[bytes]) -> Iterator[int]:
        """Writes everything into any file that can be written to, in slices; yields the lines done."""
        return backup.to_zip(self._transactions.database, file, self._transactions.clock.wall())

    def export_csv(self) -> Iterator[str]:
        """A header and then a line for each round of every match, for a spreadsheet; lines come without their ends."""
        return backup.to_csv(self._transactions.database)

    def preview(self, incoming: Incoming) -> Generator[Preview, None, None]:
        """What `take_in` would add, in the same slices; nothing of it is kept."""
        return self._transactions.slices(lambda transaction: backup.take_in(transaction, incoming), keep=False)

    def take_in(self, incoming: Incoming) -> Generator[Preview, None, None]:
        """Adds what a file that was read (`Incoming.read`) has and this store has not, a slice for each step of the
        iterator, which yields what was added so far. It is kept at the iterator's end, all of it, and else nothing;
        done again it adds nothing. ImportProblem if a line does not fit what stands before it; nothing else is
        written meanwhile."""
        yield from self._transactions.slices(lambda transaction: backup.take_in(transaction, incoming))
        self._transactions.database.fold()
