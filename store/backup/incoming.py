"""A received backup file: bounded before and while it is unpacked, and checked to its last line before a row is
written.

A file that is damaged, foreign or too large is refused as a whole. An entry that can't be read is set aside, and the
others are read.

The file is a zip of two members. `manifest.json` is an object: `format` "pocket-switch", `version`, `exported` (Unix
ms), `device`, `lines`, and `sha256` of the other member. `history.jsonl` has one line for each event, as in a segment
of sync (`[id, clock, kind, body]`), and objects for what belongs to one device alone (`local`). A line may name only
events before it. Files of version 1 have other lines: `first_version`.
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
from store.backup.first_version import Item, Line, Version1Reader
from store.backup.local import LocalEntry, parse_local_entry
from store.errors import ImportFailed
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import parse_event
from store.facts import KINDS

FORMAT = "pocket-switch"
VERSION = 2
MANIFEST = "manifest.json"
HISTORY = "history.jsonl"
MAX_FILE_BYTES = 1 << 28  # bytes
MAX_UNPACKED_BYTES = 1 << 30
MAX_COMPRESSION_RATIO = 200  # a file may unpack to so many times its size,
MAX_EXTRA_BYTES = 1 << 22  # and so many bytes more, since similar texts pack well
MAX_LINE_BYTES = 1 << 22
MAX_MANIFEST_BYTES = 1 << 14
READ_BYTES = 1 << 16  # the most bytes that are read at a time
MAX_UNFIT_ENTRIES = 10_000  # entries that can't be read; a file with more of them is refused
MAX_REASONS = 20
_MANIFEST_FIELDS = bounds.object_check(
    {
        "exported": bounds.time,
        "device": bounds.text_check(100),
        "lines": bounds.integer_check(0, 1 << 40),
        "sha256": bounds.hexadecimal_check(64),
        "format": bounds.accept_anything,
        "version": bounds.accept_anything,
    }
)
_ZIP_END = struct.Struct("<4s4H2LH")  # the record that ends a zip
_MAX_COMMENT_BYTES = 0xFFFF


class Incoming:
    """A file of limited size to import. Run `check_in_slices` to its end first. An open file that is given is not
    closed.
    """

    most: Final = MAX_FILE_BYTES

    def __init__(self, source: Path | bytes | IO[bytes]) -> None:
        self._source = source
        self.lines = 0
        self.reasons: list[str] = []
        self._unfit: set[tuple[int, int]] = set()
        self._version = VERSION
        self._digest = ""

    @property
    def unreadable_count(self) -> int:
        """The number of entries that can't be read. `reasons` says why, for the first few."""
        return len(self._unfit)

    def check_in_slices(self) -> Iterator[float]:
        """Check the file slice by slice. Yields the share that is done, from 0 to 1. Raises ImportFailed if something
        is wrong with the file as a whole.
        """
        lines, digest, done = 0, sha256(), 0
        try:
            with self._open_zip() as archive:
                manifest = self._read_manifest(archive)
                self._version = manifest["version"]
                reading = _LineReader(self._version)
                size = max(1, archive.getinfo(HISTORY).file_size)
                with archive.open(HISTORY) as member:
                    for raw in _iter_lines(member):
                        lines += 1
                        done += len(raw)
                        digest.update(raw)
                        for problem in self._check_line(reading, raw, lines):
                            if problem is not None:
                                self._set_entry_aside(problem)
                            yield done / size
        except ImportFailed:
            raise
        except _BROKEN_ZIP_ERRORS as error:
            raise ImportFailed("broken", HISTORY if lines else "file", f"it is broken: {str(error)[:80]}") from None
        if lines != manifest["lines"] or digest.hexdigest() != manifest["sha256"]:
            raise ImportFailed("broken", HISTORY, "it is not what the manifest says: a part is missing or was changed")
        self.lines, self._digest = lines, digest.hexdigest()
        yield 1

    def _check_line(self, reading: _LineReader, raw: bytes, number: int) -> Iterator[UnfitEntry | None]:
        """Yield for each entry of a line what is wrong with it, or None."""
        index = -1
        try:
            for index, (place, item) in enumerate(reading.iter_items(raw, number)):
                problem: UnfitEntry | None = None
                try:
                    _check_bounds(item)
                except UnfitEvent as unfit:
                    self._unfit.add((number, index))
                    problem = UnfitEntry("unfit", location_text(number, place, unfit.location), unfit.what)
                yield problem
        except UnfitEntry as problem:
            self._unfit.add((number, index + 1))
            yield problem

    def _set_entry_aside(self, problem: UnfitEntry) -> None:
        """Record why an entry can't be read. Raises the problem itself if there are too many."""
        if len(self._unfit) > MAX_UNFIT_ENTRIES:
            raise problem
        if len(self.reasons) < MAX_REASONS:
            self.reasons.append(str(problem))

    def iter_items(self) -> Iterator[tuple[int, str, Item]]:
        """Yield the readable entries, each with the number of its line and its location in it. Raises ImportFailed if
        the file wasn't checked, or isn't the one that was checked; rows made from its lines must then be rolled back.
        """
        if not self._digest:
            raise ImportFailed("foreign", "file", "it was not checked yet")
        digest, reading = sha256(), _LineReader(self._version)
        try:
            with self._open_zip() as archive, archive.open(HISTORY) as member:
                for number, raw in enumerate(_iter_lines(member), start=1):
                    digest.update(raw)
                    for index, (place, item) in enumerate(self._iter_readable_items(reading, raw, number)):
                        if (number, index) not in self._unfit:
                            yield number, place, item
        except _BROKEN_ZIP_ERRORS as error:
            raise ImportFailed("broken", HISTORY, f"it is broken: {str(error)[:80]}") from None
        if digest.hexdigest() != self._digest:
            raise ImportFailed("broken", HISTORY, "it has changed since it was checked")

    def _iter_readable_items(self, reading: _LineReader, raw: bytes, number: int) -> Iterator[tuple[str, Item]]:
        """Yield the entries of a line up to the first that can't be read."""
        try:
            yield from reading.iter_items(raw, number)
        except UnfitEntry:
            return

    @contextmanager
    def _open_zip(self) -> Iterator[zipfile.ZipFile]:
        with self._open_file() as file:
            size = _check_archive_end(file)
            with zipfile.ZipFile(file) as archive:
                members = archive.infolist()
                for member in members:
                    name = member.filename
                    if name not in (MANIFEST, HISTORY):
                        raise ImportFailed(
                            "foreign", repr(name)[:60], f"no such member; there are {MANIFEST} and {HISTORY}"
                        )
                    if member.flag_bits & 1:
                        raise ImportFailed("foreign", name, "it is encrypted")
                    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                        raise ImportFailed("foreign", name, "it is packed in a way that is not known")
                if sorted(member.filename for member in members) != [HISTORY, MANIFEST]:
                    raise ImportFailed("foreign", "file", f"{MANIFEST} and {HISTORY} are wanted, each once")
                # `zipfile` never unpacks more of a member than its stated size, and compares its checksum at the end.
                most = min(MAX_UNPACKED_BYTES, MAX_COMPRESSION_RATIO * size + MAX_EXTRA_BYTES)
                plain = archive.getinfo(HISTORY).file_size
                if plain > most:
                    raise ImportFailed(
                        "large", HISTORY, f"it unpacks to {plain} bytes; of this file at most {most} are read"
                    )
                yield archive

    def _open_file(self) -> AbstractContextManager[IO[bytes]]:
        if isinstance(self._source, Path):
            return self._source.open("rb")
        return BytesIO(self._source) if isinstance(self._source, bytes) else nullcontext(self._source)

    def _read_manifest(self, archive: zipfile.ZipFile) -> Line:
        with archive.open(MANIFEST) as member:
            raw = member.read(MAX_MANIFEST_BYTES + 1)
        if len(raw) > MAX_MANIFEST_BYTES:
            raise ImportFailed("large", MANIFEST, f"it unpacks to more than {MAX_MANIFEST_BYTES} bytes")
        try:
            table = _parse_object(_parse_json(raw))
        except UnfitEvent as problem:
            raise ImportFailed("unfit", MANIFEST, problem.what) from None
        if table.get("format") != FORMAT:
            raise ImportFailed("foreign", MANIFEST, f"its format is not {FORMAT}")
        version = table.get("version")
        if type(version) is not int or version < 1:
            raise ImportFailed("unfit", MANIFEST, "its version is no number")
        if version > VERSION:
            raise ImportFailed(
                "newer", MANIFEST, f"it was written by a newer version of the app: {version}, not {VERSION}"
            )
        try:
            _MANIFEST_FIELDS(table, MANIFEST)
        except UnfitEvent as problem:
            raise ImportFailed("unfit", problem.location, problem.what) from None
        return table


class _LineReader:
    """Converts the lines of one file, in order."""

    def __init__(self, version: int) -> None:
        self._first_version = Version1Reader() if version == 1 else None

    def iter_items(self, raw: bytes, number: int) -> Iterator[tuple[str, Item]]:
        """Yield the entries of a line, each with its location. Only their form is checked. Raises UnfitEntry at the
        first entry with another form, and ImportFailed if the line isn't JSON.
        """
        try:
            content = _parse_json(raw)
        except UnfitEvent as problem:
            raise ImportFailed("unfit", location_text(number), problem.what) from None
        try:
            if self._first_version:
                yield from self._first_version.iter_items(_parse_object(content))
            elif isinstance(content, list):
                event = parse_event(content)
                if event.kind not in KINDS:
                    raise UnfitEvent("kind", f"{event.kind!r} is none; there are {', '.join(KINDS)}")
                yield event.kind, event
            else:
                local = parse_local_entry(_parse_object(content))
                yield local.kind, local
        except UnfitEvent as problem:
            raise UnfitEntry("unfit", location_text(number, problem.location), problem.what) from None


class UnfitEntry(ImportFailed):
    """Raised for an entry of a file that can't be read; entries before and after it can."""

    code = "import-entry"


def location_text(number: int, *places: str) -> str:
    """Return the name of a location in a line, for error messages."""
    return " ".join(part for part in (f"{HISTORY}:{number}", *places) if part)


def _check_bounds(item: Item) -> None:
    """Raise UnfitEvent if an entry isn't within its bounds."""
    if isinstance(item, LocalEntry):
        item.check_body()
    else:
        KINDS[item.kind].check_body(item.body)


def _parse_object(content: Any) -> Line:
    if not isinstance(content, dict):
        raise UnfitEvent("", "it is no object")
    return content


def _parse_json(raw: bytes) -> Any:
    """Return the value of some JSON. Raises UnfitEvent if it isn't JSON or exceeds the bounds."""
    try:
        return read_json(raw, MAX_LINE_BYTES)
    except ValueError as error:
        raise UnfitEvent("", f"it is no JSON: {str(error)[:60]}") from None


_BROKEN_ZIP_ERRORS = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError)


def _check_archive_end(file: IO[bytes]) -> int:
    """Return the size of the file in bytes. Raises ImportFailed if it is too large or no zip file, or if its list of
    members is too long for two members, before that list is read.
    """
    size = file.seek(0, 2)
    if size > MAX_FILE_BYTES:
        raise ImportFailed("large", "file", f"{size} bytes; at most {MAX_FILE_BYTES} are read")
    file.seek(max(0, size - _ZIP_END.size - _MAX_COMMENT_BYTES))
    tail = file.read()
    at = tail.rfind(b"PK\5\6")
    if at < 0 or len(tail) - at < _ZIP_END.size:
        raise ImportFailed("foreign", "file", "it is no zip file, or its end is missing")
    _, _, _, here, total, listed, _, _ = _ZIP_END.unpack_from(tail, at)
    if here != total or total != 2 or listed > 1000:
        raise ImportFailed("foreign", "file", f"{MANIFEST} and {HISTORY} are wanted, and nothing else")
    file.seek(0)
    return size


def _iter_lines(member: IO[bytes]) -> Iterator[bytes]:
    number = 0
    reader = BufferedReader(cast("RawIOBase", member), READ_BYTES)
    while raw := reader.readline(MAX_LINE_BYTES + 1):
        number += 1
        if len(raw) > MAX_LINE_BYTES:
            raise ImportFailed("large", location_text(number), f"it is longer than {MAX_LINE_BYTES} bytes")
        yield raw
