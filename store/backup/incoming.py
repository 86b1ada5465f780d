"""A file from elsewhere: bounded before and while it is unpacked, checked to its last line before a row is written.

The file is a zip of two members. `manifest.json` is an object: `format` "pocket-switch", `version` 1, `exported` (Unix
ms), `device`, `lines` and `sha256` of the other. `history.jsonl` has one JSON object a line, each with a `kind`; what
the kinds hold is said by `lines.KINDS`. A line may name only what stands before it.
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import IO

from store.backup.lines import HISTORY, MANIFEST_FIELDS, Line, checked, json_object, parsed
from store.errors import ImportProblem

FORMAT = "pocket-switch"
VERSION = 1
MANIFEST = "manifest.json"
MOST_FILE = 1 << 28  # bytes
MOST_PLAIN = 1 << 30
MOST_LINE = 1 << 24
MOST_MANIFEST = 1 << 14
_END = struct.Struct("<4s4H2LH")  # the record that ends a zip
_COMMENT = 0xFFFF


class Incoming:
    """A file that is to be taken in. Run `read` to its end first: it raises ImportProblem where something is wrong."""

    def __init__(self, source: Path | bytes) -> None:
        self._source = source
        self.lines = 0
        self._digest = ""

    def read(self) -> Iterator[float]:
        """Checks the file slice by slice; yields the share that is done."""
        lines, digest, done = 0, sha256(), 0
        try:
            with self._zip() as archive:
                manifest = self._manifest(archive)
                size = max(1, archive.getinfo(HISTORY).file_size)
                with archive.open(HISTORY) as member:
                    for raw in _lines(member):
                        lines += 1
                        done += len(raw)
                        digest.update(raw)
                        for _ in checked(parsed(raw, lines), lines):
                            yield done / size
        except ImportProblem:
            raise
        except _BROKEN as error:
            raise ImportProblem(HISTORY if lines else "file", f"it is broken: {str(error)[:80]}") from None
        if lines != manifest["lines"] or digest.hexdigest() != manifest["sha256"]:
            raise ImportProblem(HISTORY, "it is not what the manifest says: a part is missing or was changed")
        self.lines, self._digest = lines, digest.hexdigest()
        yield 1

    def parsed(self) -> Iterator[tuple[int, Line]]:
        """Number and content of each line, after `read`. ImportProblem if the file is not the one that was checked:
        what came of its lines must then be undone.
        """
        if not self._digest:
            raise ImportProblem("file", "it was not checked yet")
        digest = sha256()
        try:
            with self._zip() as archive, archive.open(HISTORY) as member:
                for number, raw in enumerate(_lines(member), start=1):
                    digest.update(raw)
                    yield number, parsed(raw, number)
        except _BROKEN as error:
            raise ImportProblem(HISTORY, f"it is broken: {str(error)[:80]}") from None
        if digest.hexdigest() != self._digest:
            raise ImportProblem(HISTORY, "it has changed since it was checked")

    @contextmanager
    def _zip(self) -> Iterator[zipfile.ZipFile]:
        with BytesIO(self._source) if isinstance(self._source, bytes) else self._source.open("rb") as file:
            _check_end(file)
            with zipfile.ZipFile(file) as archive:
                members = archive.infolist()
                for member in members:
                    name = member.filename
                    if name not in (MANIFEST, HISTORY):
                        raise ImportProblem(repr(name)[:60], f"no such member; there are {MANIFEST} and {HISTORY}")
                    if member.flag_bits & 1:
                        raise ImportProblem(name, "it is encrypted")
                    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                        raise ImportProblem(name, "it is packed in a way that is not known")
                if sorted(member.filename for member in members) != [HISTORY, MANIFEST]:
                    raise ImportProblem("file", f"{MANIFEST} and {HISTORY} are wanted, each once")
                yield archive

    def _manifest(self, archive: zipfile.ZipFile) -> Line:
        with archive.open(MANIFEST) as member:
            raw = member.read(MOST_MANIFEST + 1)
        if len(raw) > MOST_MANIFEST:
            raise ImportProblem(MANIFEST, f"it unpacks to more than {MOST_MANIFEST} bytes")
        table = json_object(raw, MANIFEST)
        if table.get("format") != FORMAT:
            raise ImportProblem(MANIFEST, f"its format is not {FORMAT}")
        version = table.get("version")
        if type(version) is not int or version < 1:
            raise ImportProblem(MANIFEST, "its version is no number")
        if version > VERSION:
            raise ImportProblem(MANIFEST, f"it was written by a newer version of the app: {version}, not {VERSION}")
        MANIFEST_FIELDS(table, MANIFEST)
        return table


_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    struct.error,
)


def _check_end(file: IO[bytes]) -> None:
    """Refuses what is too large, and a list of members that is longer than two can be, before it is read."""
    size = file.seek(0, 2)
    if size > MOST_FILE:
        raise ImportProblem("file", f"{size} bytes; at most {MOST_FILE} are read")
    file.seek(max(0, size - _END.size - _COMMENT))
    tail = file.read()
    at = tail.rfind(b"PK\5\6")
    if at < 0 or len(tail) - at < _END.size:
        raise ImportProblem("file", "it is no zip file, or its end is missing")
    _, _, _, here, total, listed, _, _ = _END.unpack_from(tail, at)
    if here != total or total != 2 or listed > 1000:
        raise ImportProblem("file", f"{MANIFEST} and {HISTORY} are wanted, and nothing else")
    file.seek(0)


def _lines(member: IO[bytes]) -> Iterator[bytes]:
    plain, number = 0, 0
    while raw := member.readline(MOST_LINE + 1):
        number += 1
        plain += len(raw)
        if len(raw) > MOST_LINE:
            raise ImportProblem(f"{HISTORY} line {number}", f"it is longer than {MOST_LINE} bytes")
        if plain > MOST_PLAIN:
            raise ImportProblem(HISTORY, f"it unpacks to more than {MOST_PLAIN} bytes")
        yield raw
