"""A file from elsewhere: bounded before and while it is unpacked, checked to its last line before a row is written.

A file that is damaged, foreign or too large is refused whole. An entry in it that can't be read is set aside, and the
others are read.

The file is a zip of two members. `manifest.json` is an object: `format` "pocket-switch", `version`, `exported` (Unix
ms), `device`, `lines` and `sha256` of the other. `history.jsonl` has one line for each event, as it stands in a segment
of sync (`[id, clock, kind, body]`), and objects for what is of one device alone (`local`). A line may name only what
stands before it. Files of version 1 have other lines: `first_shape`.
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from hashlib import sha256
from io import BufferedReader, BytesIO, RawIOBase
from pathlib import Path
from typing import IO, Any, Final, cast

from engine.bounded_json import read_json
from store.backup.first_shape import FirstShape, Item, Line
from store.backup.local import Local, local_of
from store.errors import ImportProblem
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import event_of
from store.facts import KINDS

FORMAT = "pocket-switch"
VERSION = 2
MANIFEST = "manifest.json"
HISTORY = "history.jsonl"
MOST_FILE = 1 << 28  # bytes
MOST_PLAIN = 1 << 30
MOST_GROWN = 200  # times the size of the file, and
MOST_SMALL = 1 << 22  # more; texts that are much alike pack well
MOST_LINE = 1 << 22
MOST_MANIFEST = 1 << 14
MOST_READ = 1 << 16  # of them at a time
MOST_UNFIT = 10_000  # entries that can't be read; a file with more of them is refused
MOST_REASONS = 20
_MANIFEST_FIELDS = bounds.fields(
    {
        "exported": bounds.time,
        "device": bounds.text(100),
        "lines": bounds.whole(0, 1 << 40),
        "sha256": bounds.hexadecimal(64),
        "format": bounds.anything,
        "version": bounds.anything,
    }
)
_END = struct.Struct("<4s4H2LH")  # the record that ends a zip
_COMMENT = 0xFFFF


class Incoming:
    """A file of at most `most` bytes that is to be taken in; an open one is left open. Run `read` to its end first: it
    raises ImportProblem where something is wrong.
    """

    most: Final = MOST_FILE

    def __init__(self, source: Path | bytes | IO[bytes]) -> None:
        self._source = source
        self.lines = 0
        self.reasons: list[str] = []
        self._unfit: set[tuple[int, int]] = set()
        self._version = VERSION
        self._digest = ""

    @property
    def unfit(self) -> int:
        """How many entries can't be read. `reasons` says why, of the first few."""
        return len(self._unfit)

    def read(self) -> Iterator[float]:
        """Checks the file slice by slice; yields the share that is done."""
        lines, digest, done = 0, sha256(), 0
        try:
            with self._zip() as archive:
                manifest = self._manifest(archive)
                self._version = manifest["version"]
                reading = _Lines(self._version)
                size = max(1, archive.getinfo(HISTORY).file_size)
                with archive.open(HISTORY) as member:
                    for raw in _lines(member):
                        lines += 1
                        done += len(raw)
                        digest.update(raw)
                        for problem in self._check_line(reading, raw, lines):
                            if problem is not None:
                                self._set_aside(problem)
                            yield done / size
        except ImportProblem:
            raise
        except _BROKEN as error:
            raise ImportProblem("broken", HISTORY if lines else "file", f"it is broken: {str(error)[:80]}") from None
        if lines != manifest["lines"] or digest.hexdigest() != manifest["sha256"]:
            raise ImportProblem("broken", HISTORY, "it is not what the manifest says: a part is missing or was changed")
        self.lines, self._digest = lines, digest.hexdigest()
        yield 1

    def _check_line(self, reading: _Lines, raw: bytes, number: int) -> Iterator[UnfitEntry | None]:
        """What is wrong with each entry of a line, None for a sound one."""
        index = -1
        try:
            for index, (place, item) in enumerate(reading.items(raw, number)):
                problem: UnfitEntry | None = None
                try:
                    _check(item)
                except UnfitEvent as unfit:
                    self._unfit.add((number, index))
                    problem = UnfitEntry("unfit", place_of(number, place, unfit.where), unfit.what)
                yield problem
        except UnfitEntry as problem:
            self._unfit.add((number, index + 1))
            yield problem

    def _set_aside(self, problem: UnfitEntry) -> None:
        """Notes why an entry can't be read, or raises the problem where there are too many of them."""
        if len(self._unfit) > MOST_UNFIT:
            raise problem
        if len(self.reasons) < MOST_REASONS:
            self.reasons.append(str(problem))

    def items(self) -> Iterator[tuple[int, str, Item]]:
        """Events and local lines that can be read, after `read`, each with the number of its line and its place in it.
        ImportProblem if the file is not the one that was checked: what came of its lines must then be undone.
        """
        if not self._digest:
            raise ImportProblem("foreign", "file", "it was not checked yet")
        digest, reading = sha256(), _Lines(self._version)
        try:
            with self._zip() as archive, archive.open(HISTORY) as member:
                for number, raw in enumerate(_lines(member), start=1):
                    digest.update(raw)
                    for index, (place, item) in enumerate(self._readable(reading, raw, number)):
                        if (number, index) not in self._unfit:
                            yield number, place, item
        except _BROKEN as error:
            raise ImportProblem("broken", HISTORY, f"it is broken: {str(error)[:80]}") from None
        if digest.hexdigest() != self._digest:
            raise ImportProblem("broken", HISTORY, "it has changed since it was checked")

    def _readable(self, reading: _Lines, raw: bytes, number: int) -> Iterator[tuple[str, Item]]:
        """The entries of a line up to the one at which it can't be read any further."""
        try:
            yield from reading.items(raw, number)
        except UnfitEntry:
            return

    @contextmanager
    def _zip(self) -> Iterator[zipfile.ZipFile]:
        with self._open() as file:
            size = _check_end(file)
            with zipfile.ZipFile(file) as archive:
                members = archive.infolist()
                for member in members:
                    name = member.filename
                    if name not in (MANIFEST, HISTORY):
                        raise ImportProblem(
                            "foreign", repr(name)[:60], f"no such member; there are {MANIFEST} and {HISTORY}"
                        )
                    if member.flag_bits & 1:
                        raise ImportProblem("foreign", name, "it is encrypted")
                    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                        raise ImportProblem("foreign", name, "it is packed in a way that is not known")
                if sorted(member.filename for member in members) != [HISTORY, MANIFEST]:
                    raise ImportProblem("foreign", "file", f"{MANIFEST} and {HISTORY} are wanted, each once")
                # No more of a member is ever unpacked than it says that it is, and its sum is that of all of it.
                most = min(MOST_PLAIN, MOST_GROWN * size + MOST_SMALL)
                plain = archive.getinfo(HISTORY).file_size
                if plain > most:
                    raise ImportProblem(
                        "large", HISTORY, f"it unpacks to {plain} bytes; of this file at most {most} are read"
                    )
                yield archive

    def _open(self) -> AbstractContextManager[IO[bytes]]:
        if isinstance(self._source, Path):
            return self._source.open("rb")
        return BytesIO(self._source) if isinstance(self._source, bytes) else nullcontext(self._source)

    def _manifest(self, archive: zipfile.ZipFile) -> Line:
        with archive.open(MANIFEST) as member:
            raw = member.read(MOST_MANIFEST + 1)
        if len(raw) > MOST_MANIFEST:
            raise ImportProblem("large", MANIFEST, f"it unpacks to more than {MOST_MANIFEST} bytes")
        try:
            table = _object(_json(raw))
        except UnfitEvent as problem:
            raise ImportProblem("unfit", MANIFEST, problem.what) from None
        if table.get("format") != FORMAT:
            raise ImportProblem("foreign", MANIFEST, f"its format is not {FORMAT}")
        version = table.get("version")
        if type(version) is not int or version < 1:
            raise ImportProblem("unfit", MANIFEST, "its version is no number")
        if version > VERSION:
            raise ImportProblem(
                "newer", MANIFEST, f"it was written by a newer version of the app: {version}, not {VERSION}"
            )
        try:
            _MANIFEST_FIELDS(table, MANIFEST)
        except UnfitEvent as problem:
            raise ImportProblem("unfit", problem.where, problem.what) from None
        return table


class _Lines:
    """What the lines of one file say, in their order."""

    def __init__(self, version: int) -> None:
        self._first_shape = FirstShape() if version == 1 else None

    def items(self, raw: bytes, number: int) -> Iterator[tuple[str, Item]]:
        """What a line says, each part with its place; nothing is checked yet but the shape.

        UnfitEntry at the first part of another shape; ImportProblem if the line is no JSON.
        """
        try:
            content = _json(raw)
        except UnfitEvent as problem:
            raise ImportProblem("unfit", place_of(number), problem.what) from None
        try:
            if self._first_shape:
                yield from self._first_shape.items(_object(content))
            elif isinstance(content, list):
                event = event_of(content)
                if event.kind not in KINDS:
                    raise UnfitEvent("kind", f"{event.kind!r} is none; there are {', '.join(KINDS)}")
                yield event.kind, event
            else:
                local = local_of(_object(content))
                yield local.kind, local
        except UnfitEvent as problem:
            raise UnfitEntry("unfit", place_of(number, problem.where), problem.what) from None


class UnfitEntry(ImportProblem):
    """An entry of a file that can't be read; the entries before and after it can."""

    code = "import-entry"


def place_of(number: int, *places: str) -> str:
    """The name of a place in a line."""
    return " ".join(part for part in (f"{HISTORY}:{number}", *places) if part)


def _check(item: Item) -> None:
    """UnfitEvent unless what it holds is in its bounds."""
    if isinstance(item, Local):
        item.check()
    else:
        KINDS[item.kind].check(item.body)


def _object(content: Any) -> Line:
    if not isinstance(content, dict):
        raise UnfitEvent("", "it is no object")
    return content


def _json(raw: bytes) -> Any:
    """What these bytes say in JSON, else UnfitEvent."""
    try:
        return read_json(raw, MOST_LINE)
    except ValueError as error:
        raise UnfitEvent("", f"it is no JSON: {str(error)[:60]}") from None


_BROKEN = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError)


def _check_end(file: IO[bytes]) -> int:
    """Refuses what is too large, and a list of members that is longer than two can be, before it is read; the size of
    the file in bytes."""
    size = file.seek(0, 2)
    if size > MOST_FILE:
        raise ImportProblem("large", "file", f"{size} bytes; at most {MOST_FILE} are read")
    file.seek(max(0, size - _END.size - _COMMENT))
    tail = file.read()
    at = tail.rfind(b"PK\5\6")
    if at < 0 or len(tail) - at < _END.size:
        raise ImportProblem("foreign", "file", "it is no zip file, or its end is missing")
    _, _, _, here, total, listed, _, _ = _END.unpack_from(tail, at)
    if here != total or total != 2 or listed > 1000:
        raise ImportProblem("foreign", "file", f"{MANIFEST} and {HISTORY} are wanted, and nothing else")
    file.seek(0)
    return size


def _lines(member: IO[bytes]) -> Iterator[bytes]:
    number = 0
    reader = BufferedReader(cast("RawIOBase", member), MOST_READ)
    while raw := reader.readline(MOST_LINE + 1):
        number += 1
        if len(raw) > MOST_LINE:
            raise ImportProblem("large", place_of(number), f"it is longer than {MOST_LINE} bytes")
        yield raw
