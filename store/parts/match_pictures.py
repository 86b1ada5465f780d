"""The pictures of matches, at most one each: files beside the database, which no backup and no sync takes along."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from uuid import UUID

from sqlmodel import col, select

from store.database import SET_ASIDE_WORD, Database
from store.disk import sync_folder
from store.errors import InvalidState, StoreError
from store.facts import MatchRow
from store.file_permissions import write_private_file
from store.tables.derived import StandingRow
from store.tables.query import Query

FOLDER: Final = "match-pictures"
ENDING: Final = ".jpg"
JPEG_MAGIC: Final = b"\xff\xd8\xff"
#: The most bytes of a match's picture.
MAX_PICTURE_BYTES: Final = 1 << 21

_MATCH_UUIDS: Final = Query(
    select(MatchRow.uuid, StandingRow.voided).join(StandingRow, col(StandingRow.match_id) == col(MatchRow.id))
)


class MatchPictures:
    """Reads and writes the picture of a match, by the match's uuid ("": a damaged match, which has none). Methods that
    change something raise StoreError if the folder can't be written.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._folder = database.path.parent / FOLDER if database.path else None

    @property
    def can_write(self) -> bool:
        """Whether pictures can be stored: not beside a store in memory, or one of a newer version."""
        return self._folder is not None and not self._database.read_only

    def read_picture(self, match: str) -> bytes:
        """Return a match's picture as JPEG; b"" if it has none, or none that can be read."""
        path = self._path(match)
        try:
            content = path.read_bytes() if path else b""
        except OSError:
            return b""
        return content if content.startswith(JPEG_MAGIC) else b""

    def write_picture(self, match: str, jpeg: bytes) -> None:
        """Store a match's picture in place of the old one. Raises InvalidState if it isn't a JPEG of at most
        MAX_PICTURE_BYTES bytes.
        """
        if not jpeg.startswith(JPEG_MAGIC) or len(jpeg) > MAX_PICTURE_BYTES:
            raise InvalidState(f"a match's picture is a JPEG of at most {MAX_PICTURE_BYTES} bytes, not {len(jpeg)}")
        path = self._path(match)
        if path is None:
            raise InvalidState("nothing is stored here")
        try:
            path.parent.mkdir(mode=0o700, exist_ok=True)
            write_private_file(path, jpeg)
            sync_folder(path.parent)
        except OSError as error:
            raise StoreError("disk", path, str(error)) from error
        self._database.report_file()

    def remove_picture(self, match: str) -> None:
        """Delete a match's picture, if it has one."""
        if path := self._path(match):
            self._remove_files([path])

    def remove_orphans(self) -> int:
        """Delete the pictures of matches that were deleted or aren't here, and what is left of a write that was
        interrupted. Return how many files. If a damaged database was set aside, its matches are as good as here.
        """
        if self._folder is None or self._database.read_only or not self._folder.is_dir():
            return 0
        with self._database.reading() as session:
            voided = {f"{UUID(bytes=uuid)}{ENDING}": bool(gone) for uuid, gone in _MATCH_UUIDS.iter_answers(session)}
        others_may_be_back = any(self._folder.parent.glob(f"*{SET_ASIDE_WORD}*"))
        orphans = [
            path
            for path in self._folder.iterdir()
            if voided.get(path.name, not (others_may_be_back and path.suffix == ENDING))
        ]
        self._remove_files(orphans)
        return len(orphans)

    def _remove_files(self, paths: list[Path]) -> None:
        if not paths:
            return
        for path in paths:
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise StoreError("disk", path, str(error)) from error
        self._database.report_file()

    def _path(self, match: str) -> Path | None:
        return self._folder / f"{UUID(match)}{ENDING}" if self._folder and match else None
