"""Backups: everything as one file to take along, and taken in from one."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO

from store.backup.exporting import to_file, to_zip
from store.backup.importing import take_in
from store.backup.incoming import Incoming
from store.backup.spreadsheet import to_csv
from store.database import Database
from store.records import Preview


class StoredBackup:
    """All that is kept, as a file: written whole, read whole."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def export(self, path: Path) -> Iterator[int]:
        """Writes everything to one file, a slice for each step of the iterator, which yields the lines done. The file
        is there at the end, whole, or not at all; OSError if it cannot be written."""
        return to_file(self._database, path, self._database.clock.wall())

    def export_into(self, file: IO[bytes]) -> Iterator[int]:
        """Writes everything into any file that can be written to, in slices; yields the lines done."""
        return to_zip(self._database, file, self._database.clock.wall())

    def export_csv(self) -> Iterator[str]:
        """A header and then a line for each round of every match, for a spreadsheet; lines come without their ends."""
        return to_csv(self._database)

    def preview(self, incoming: Incoming) -> Generator[Preview, None, None]:
        """What `take_in` would add, in the same slices; nothing of it is kept."""
        return self._database.slices(lambda transaction: take_in(transaction, incoming), keep=False)

    def take_in(self, incoming: Incoming) -> Generator[Preview, None, None]:
        """Adds what a file that was read (`Incoming.read`) has and this store has not, a slice for each step of the
        iterator, which yields what was added so far. It is kept at the iterator's end, all of it, and else nothing;
        done again it adds nothing. ImportProblem if a line does not fit what stands before it; nothing else is
        written meanwhile."""
        yield from self._database.slices(lambda transaction: take_in(transaction, incoming))
        self._database.fold()
