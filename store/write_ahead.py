"""SQLite's write-ahead log beside a file, and whether everything committed to it can still be read.

SQLite uses a log up to the first frame that fails its checksum and doesn't report what follows. So the log is checked
before SQLite opens it. How long it was is known from the index that a killed process leaves beside the log: it names
the last commit and is written after it. Without an index (a power cut loses it), later frames of this log behind the
first bad one show that a commit is missing.

The formats: https://sqlite.org/fileformat2.html#walformat, https://sqlite.org/walformat.html.
"""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, lockf

LOG, INDEX = "-wal", "-shm"
_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">II8sII")  # page, pages after a commit (0: none), salts, checksum
_INDEX = struct.Struct("=3I2BH2I2I8s2I")
_BACKFILLED = struct.Struct("=I")
# The byte of the index that each process locks that has the file open. It's SQLite's own lock, which packages for file
# locks can't take: they lock a file of their own, or a whole file.
_IN_USE_OFFSET = 128
_MAGIC = 0x377F0682  # one more if words are big-endian
_VERSIONS = (3007000,)
_WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class LogGap:
    """A log that SQLite wouldn't read to its end. `lost`: a commit isn't in the part that it would read; `spent`: that
    part is older than the file itself.
    """

    lost: bool
    spent: bool


@dataclass(frozen=True, slots=True)
class _LogIndex:
    """The index of a log: which log it belongs to, its last committed frame, and how many frames have already been
    copied to the file.
    """

    salts: bytes
    last: int
    backfilled: int


def companion_path(path: Path, ending: str) -> Path:
    """Return the path of a file that SQLite stores beside another."""
    return path.with_name(path.name + ending)


def find_gap(path: Path, booted: int | None) -> LogGap | None:
    """Return what is wrong with the log of a file; None if nothing is.

    No connection of this process may have the file open; another process may write meanwhile. `booted` is when this
    machine was started (Unix ms), if known.
    """
    for _ in range(3):  # another process may be starting the log again
        gap = _find_gap_in_log(path, booted)
        if gap is None:
            return None
    return gap


def discard_log(path: Path) -> None:
    """Empty a spent log, which SQLite would treat as newer than the file. Does nothing if another process has the file
    open, or if that is unknown.
    """
    if sys.platform != "win32":
        with suppress(OSError), companion_path(path, INDEX).open("rb+") as index:
            lockf(index, LOCK_EX | LOCK_NB, 1, _IN_USE_OFFSET)
            os.truncate(companion_path(path, LOG), 0)


def _find_gap_in_log(path: Path, booted: int | None) -> LogGap | None:
    index = _read_index(companion_path(path, INDEX))
    log = _read_bytes(companion_path(path, LOG))
    if len(log) < _HEADER.size or not any(log[_HEADER.size :]):
        # Only a header: it can't show whether the index belongs to this log. If the index was written since the machine
        # was started, no power cut has lost anything since, and the index can be trusted.
        if index is None:
            lost = 0 < len(log) < _HEADER.size or _is_torn_frame(log, _HEADER.size)
        else:
            lost = index.last > index.backfilled and _was_written_since(companion_path(path, INDEX), booted)
        return LogGap(lost, spent=False) if lost else None
    header = _HEADER.unpack_from(log)
    order = ">" if header[0] & 1 else "<"
    sums = _frame_checksum(order, log[:24], 0, 0)
    if header[0] & ~1 != _MAGIC or header[1] not in _VERSIONS or sums != header[6:]:
        return LogGap(lost=index is None or index.last > index.backfilled, spent=False)
    salts = log[16:24]
    sound, committed = _read_frames(log, header[2], order, sums)
    if index is not None and index.salts == salts:
        if committed >= index.last:
            return None
        return LogGap(lost=index.backfilled < index.last, spent=committed < index.backfilled)
    return LogGap(lost=True, spent=False) if _has_more_frames(log[sound:], header[2], salts) else None


def _read_frames(log: bytes, page: int, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """Return the position of the first bad frame, and the number of the last frame before it that ends a commit."""
    at, number, committed, salts = _HEADER.size, 0, 0, log[16:24]
    while at + _FRAME.size + page <= len(log):
        _, pages, own, *said = _FRAME.unpack_from(log, at)
        sums = _frame_checksum(order, log[at : at + 8] + log[at + _FRAME.size : at + _FRAME.size + page], *sums)
        if own != salts or sums != tuple(said):
            break
        at, number = at + _FRAME.size + page, number + 1
        committed = number if pages else committed
    return at, committed


def _has_more_frames(rest: bytes, page: int, salts: bytes) -> bool:
    """Return whether the rest contains frames of this log. Frames of an older log differ in both salts, a damaged one
    in one of them.
    """
    if _is_torn_frame(rest, 0):
        return True
    for at in range(0, len(rest), _FRAME.size + page):
        if len(rest) < at + 16:
            return any(rest[at:])  # too short to compare salts
        if rest[at + 8 : at + 12] == salts[:4] or rest[at + 12 : at + 16] == salts[4:]:
            return True
    return False


def _is_torn_frame(log: bytes, at: int) -> bool:
    """Return whether the frame at a position was cut off before its salts: headers and frames are written whole, and a
    torn write may be all zeros.
    """
    return 0 < len(log) - at < 16


def _frame_checksum(order: str, some: bytes, one: int, two: int) -> tuple[int, int]:
    """Return the checksum of a log: two sums of 32-bit words, each feeding the other. `one` and `two` are those of what
    comes before.
    """
    words = iter(struct.unpack(f"{order}{len(some) // 4}I", some))
    for first, second in zip(words, words, strict=True):
        one = (one + first + two) & _WORD
        two = (two + second + one) & _WORD
    return one, two


def _read_index(path: Path) -> _LogIndex | None:
    """Return the index; None if there is none that can be trusted."""
    raw = _read_bytes(path, 2 * _INDEX.size + _BACKFILLED.size)
    if len(raw) < 2 * _INDEX.size + _BACKFILLED.size:
        return None
    order = "<" if sys.byteorder == "little" else ">"
    (backfilled,) = _BACKFILLED.unpack_from(raw, 2 * _INDEX.size)
    for at in (0, _INDEX.size):
        version, *_, last, _pages, _one, _two, salts, first, second = _INDEX.unpack_from(raw, at)
        if version in _VERSIONS and _frame_checksum(order, raw[at : at + 40], 0, 0) == (first, second):
            return _LogIndex(salts, last, backfilled)
    return None


def _read_bytes(path: Path, most: int = -1) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except FileNotFoundError:
        return b""


def _was_written_since(path: Path, moment: int | None) -> bool:
    """Return whether a file was written to since `moment` (Unix ms); False if that is None."""
    return moment is not None and path.stat().st_mtime_ns >= moment * 1_000_000
