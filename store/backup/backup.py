"""Backups: everything as one file to take along, and taken in from one."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Generator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO

from store.backup.exporting import Exporting
from store.backup.importing import IsSetting, any_setting, take_in
from store.backup.incoming import FORMAT, HISTORY, MANIFEST, VERSION, Incoming
from store.backup.spreadsheet import to_csv
from store.database import Database
from store.disk import sync_file, sync_folder
from store.parts.settings import meta
from store.private import keep_private
from store.records import Preview


class StoredBackup:
    """All that is kept, as a file: written whole, read whole."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.left_out: tuple[str, ...] = ()  # of the file that was written last: what no device would read, and why

    def export(self, path: Path) -> Iterator[int]:
        """Writes everything to one file, a slice for each step of the iterator, which yields the lines done. The file
        is there at the end, whole, or not at all; OSError if it cannot be written."""
        beside = path.with_name(f".{path.name}.part")
        try:
            with beside.open("wb") as file:
                keep_private(beside)
                yield from self.export_into(file)
                sync_file(file)
            beside.replace(path)
            sync_folder(path.parent)
        finally:
            beside.unlink(missing_ok=True)

    def export_into(self, file: IO[bytes]) -> Iterator[int]:
        """Writes everything into any file that can be written to, in slices; yields the lines done."""
        exported = self._database.clock.wall()
        lines, digest, exporting = 0, sha256(), Exporting(self._database)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            with archive.open(HISTORY, "w") as member:
                for some in exporting.slices():
                    raw = "".join(f"{line}\n" for line in some).encode("ascii")
                    digest.update(raw)
                    member.write(raw)
                    lines += len(some)
                    yield lines
            with self._database.reading() as session:
                device = meta(session, "device")
            manifest = {"format": FORMAT, "version": VERSION, "exported": exported, "device": device}
            archive.writestr(MANIFEST, json.dumps({**manifest, "lines": lines, "sha256": digest.hexdigest()}))
        self.left_out = tuple(exporting.left_out)

    def export_csv(self) -> Iterator[str]:
        """A header and then a line for each round of every match, for a spreadsheet; lines come without their ends."""
        return to_csv(self._database)

    def preview(self, incoming: Incoming, is_setting: IsSetting = any_setting) -> Generator[Preview, None, None]:
        """What `take_in` would add, in the same slices; nothing of it is kept."""
        return self._database.slices(lambda transaction: take_in(transaction, incoming, is_setting), keep=False)

    def take_in(self, incoming: Incoming, is_setting: IsSetting = any_setting) -> Generator[Preview, None, None]:
        """Adds what a file that was read (`Incoming.read`) has and this store has not, a slice for each step of the
        iterator, which yields what was added so far. It is kept at the iterator's end, all of it, and else nothing;
        done again it adds nothing. ImportProblem if a line does not fit what stands before it; nothing else is
        written meanwhile. A setting is left out unless it `is_setting`."""
        yield from self._database.slices(lambda transaction: take_in(transaction, incoming, is_setting))
        self._database.fold()
