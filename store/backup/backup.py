"""Write backup files, which contain everything that is stored, and import them."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Generator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO

from store.backup.exporting import Exporter
from store.backup.importing import IsSetting, accept_any_setting, import_entries
from store.backup.incoming import FORMAT, HISTORY, MANIFEST, VERSION, Incoming
from store.backup.spreadsheet import csv_lines
from store.database import Database
from store.disk import sync_file, sync_folder
from store.file_permissions import remove_access_for_others
from store.records import Preview
from store.tables.meta import read_meta


class StoredBackup:
    """Exports to backup files and imports them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.left_out: tuple[
            str, ...
        ] = ()  # of the file written last: the entries that weren't written since no device would read them, and why

    def export_to_path(self, path: Path) -> Iterator[int]:
        """Write everything to one file, a slice for each step. Yields the number of lines written.

        At the end the whole file is there, or none at all. Raises OSError if it can't be written.
        """
        beside = path.with_name(f".{path.name}.part")
        try:
            with beside.open("wb") as file:
                remove_access_for_others(beside)
                yield from self.export_into(file)
                sync_file(file)
            beside.replace(path)
            sync_folder(path.parent)
        finally:
            beside.unlink(missing_ok=True)

    def export_into(self, file: IO[bytes]) -> Iterator[int]:
        """Write everything into an open file, a slice for each step. Yields the number of lines written."""
        exported = self._database.clock.wall()
        lines, digest, exporting = 0, sha256(), Exporter(self._database)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            with archive.open(HISTORY, "w") as member:
                for some in exporting.lines_in_slices():
                    raw = "".join(f"{line}\n" for line in some).encode("ascii")
                    digest.update(raw)
                    member.write(raw)
                    lines += len(some)
                    yield lines
            with self._database.reading() as session:
                device = read_meta(session, "device")
            manifest = {"format": FORMAT, "version": VERSION, "exported": exported, "device": device}
            archive.writestr(MANIFEST, json.dumps({**manifest, "lines": lines, "sha256": digest.hexdigest()}))
        self.left_out = tuple(exporting.left_out)

    def export_csv(self) -> Iterator[str]:
        """Yield a header and then a line for each round of every match, for a spreadsheet, without line ends."""
        return csv_lines(self._database)

    def preview_import(
        self, incoming: Incoming, is_setting: IsSetting = accept_any_setting
    ) -> Generator[Preview, None, None]:
        """Yield what `import_file` would add, in the same slices. Everything is rolled back."""
        return self._database.write_in_slices(
            lambda transaction: import_entries(transaction, incoming, is_setting), keep=False
        )

    def import_file(
        self, incoming: Incoming, is_setting: IsSetting = accept_any_setting
    ) -> Generator[Preview, None, None]:
        """Add what a file (after `Incoming.check_in_slices`) has and this store doesn't, a slice for each step. Yields
        what was added so far.

        It is committed when the iterator ends, and otherwise rolled back. Importing a file twice adds nothing. Nothing
        else can be written meanwhile. Settings that aren't `is_setting` are left out. Raises ImportFailed if the file
        isn't the one that was checked.
        """
        yield from self._database.write_in_slices(lambda transaction: import_entries(transaction, incoming, is_setting))
        self._database.checkpoint()
