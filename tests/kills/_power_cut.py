"""What a disk has after a power cut, computed from what a process did to files (`_recorder.c`).

What was synced is there. Of later writes, each sector has any of its states, since a disk writes them in any order. A
length is any that the file had; what was cut off doesn't come back once something was written after it; a name that was
made, changed or removed is as before until its folder is synced.
"""

from __future__ import annotations

import os
import random
import shutil
import struct
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

SECTOR = 512  # bytes
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HEAD = struct.Struct("<cQQII")
KEPT = (0.0, 0.0, 0.1, 0.5, 0.9, 1.0)  # of what was not synced; the first two lose all of it
MAPPED = "-shm"  # memory that processes share: it is written without a call, and made anew after a power cut


@dataclass(frozen=True)
class Step:
    """One recorded action: made, written, cut off, synced, folder synced, renamed, removed, folder made, printed."""

    what: str
    inode: int
    place: int
    one: bytes
    other: bytes


@cache
def recorder() -> Path | None:
    """Return the compiled recorder; None without a C compiler or on other systems than Linux."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or sys.platform != "linux":
        return None
    made = Path(mkdtemp(prefix="recorder-")) / "recorder.so"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(made), str(HERE / "_recorder.c"), "-lpthread"]
    subprocess.run(command, check=True)
    return made


def recorded(module: str, under: Path, *arguments: str) -> list[Step]:
    """Return everything that `python -m module under arguments` does below a folder, in order."""
    shim = recorder()
    assert shim is not None, "there is no C compiler here"
    log = shim.with_name(f"log-{os.getpid()}")
    environment = {**os.environ, "LD_PRELOAD": str(shim), "RECORD": str(log), "RECORD_UNDER": str(under)}
    command = [sys.executable, "-B", "-m", module, str(under), *arguments]
    subprocess.run(command, check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    raw = log.read_bytes()
    log.unlink()
    return list(_steps(raw))


def _steps(raw: bytes) -> Iterator[Step]:
    at = 0
    while at < len(raw):
        what, inode, place, one, other = HEAD.unpack_from(raw, at)
        at += HEAD.size
        yield Step(what.decode(), inode, place, raw[at : at + one], raw[at + one : at + one + other])
        at += one + other


@dataclass
class Content:
    """A file's bytes: those on the disk, and the later changes, each bytes at an offset or a length without bytes."""

    synced: bytes = b""
    since: list[tuple[int, bytes | None]] = field(default_factory=list)

    def sync(self) -> None:
        """Move all changes to the disk."""
        if self.since:
            self.synced = self.after(random.Random(0), 1.0)
            self.since = []

    def after(self, rng: random.Random, kept: float) -> bytes:
        """Return what a power cut leaves: everything with `kept` = 1, nothing unsynced with 0."""
        held = bytearray(self.synced)
        epochs = self._epochs()
        last = len(epochs) - 1 if kept == 1 else 0 if kept == 0 else rng.randrange(len(epochs))
        for number, (writes, cut) in enumerate(epochs[: last + 1]):
            self._write(held, writes, rng, kept)
            if number < last and cut is not None:
                del held[cut:]
        return bytes(held)

    def _epochs(self) -> list[tuple[list[tuple[int, bytes]], int | None]]:
        """Return the writes before each cut of the file's length, with that length."""
        epochs: list[tuple[list[tuple[int, bytes]], int | None]] = []
        writes: list[tuple[int, bytes]] = []
        for place, some in self.since:
            if some is not None:
                writes.append((place, some))
            else:
                epochs.append((writes, place))
                writes = []
        return [*epochs, (writes, None)]

    @staticmethod
    def _write(held: bytearray, writes: list[tuple[int, bytes]], rng: random.Random, kept: float) -> None:
        sectors: dict[int, list[tuple[int, bytes]]] = defaultdict(list)
        lengths = [len(held)]
        for place, some in writes:
            lengths.append(max(lengths[-1], place + len(some)))
            for sector in range(place // SECTOR, (place + len(some) - 1) // SECTOR + 1):
                begin, end = max(place, sector * SECTOR), min(place + len(some), (sector + 1) * SECTOR)
                sectors[sector].append((begin, some[begin - place : end - place]))
        length = lengths[-1] if kept == 1 else lengths[0] if kept == 0 else rng.choice(lengths)
        held.extend(bytes(length - len(held)))
        for parts in sectors.values():
            many = len(parts) if rng.random() < kept else rng.randrange(len(parts)) if 0 < kept < 1 else 0
            for begin, some in parts[:many]:
                held[begin : begin + len(some)] = some
        del held[length:]


class Disk:
    """The files below a folder, as they are on the disk and as the system sees them."""

    def __init__(self, under: Path) -> None:
        self._under = str(under)
        self._names: dict[str, Content | None] = {}  # on the disk; None is a folder
        self._changes: list[tuple[str, str, str, Content | None]] = []  # of names, since their folder was synced
        self._inodes: dict[int, Content] = {}
        for path in sorted(under.rglob("*")):
            content = Content(path.read_bytes()) if path.is_file() else None
            self._names[str(path)] = content
            if content is not None:
                self._inodes[path.stat().st_ino] = content

    def do(self, step: Step) -> None:
        """Do one step."""
        name, content = step.one.decode(errors="replace") if step.what in "crumf" else "", self._inodes.get(step.inode)
        if step.what == "c":
            content = self._inodes[step.inode] = Content()
            self._changes.append(("c", name, name, content))
        elif step.what == "m":
            self._changes.append(("c", name, name, None))
        elif step.what == "r":
            self._changes.append(("r", name, step.other.decode(), None))
        elif step.what == "u":
            self._changes.append(("u", name, name, None))
        elif step.what == "f":
            self._changes = self._apply(self._names, lambda path: os.path.dirname(path) == name)  # noqa: PTH120
        elif content is not None and step.what == "w":
            content.since.append((step.place, step.one))
        elif content is not None and step.what == "t":
            content.since.append((step.place, None))
        elif content is not None and step.what == "y":
            content.sync()

    def cut(self, folder: Path, rng: random.Random) -> bool:
        """Write into a folder what the disk has if the power goes now; return whether anything wasn't on it yet."""
        kept = rng.choice(KEPT)
        names = dict(self._names)

        def on_disk(_: str) -> bool:
            return rng.random() < kept

        self._apply(names, on_disk)
        for name in sorted(names):
            content = names[name]
            path = folder / os.path.relpath(name, self._under)
            if name.endswith(MAPPED) or not path.parent.is_dir():
                continue  # a folder that has no name holds nothing that one could find
            if content is None:
                path.mkdir()
            else:
                path.write_bytes(content.after(rng, kept))
        return bool(self._changes) or any(each.since for each in self._inodes.values())

    def _apply(
        self, names: dict[str, Content | None], wanted: Callable[[str], bool]
    ) -> list[tuple[str, str, str, Content | None]]:
        """Make the wanted changes of names in their order, and return the others.

        A change that depends on one that isn't made can't be made, either.
        """
        left, blocked = [], set[str]()
        for change in self._changes:
            what, name, other, content = change
            if {name, other} & blocked or not wanted(name):
                blocked |= {name, other}
                left.append(change)
            elif what == "c":
                names[name] = content
            elif what == "u":
                names.pop(name, None)
            elif name in names:
                names[other] = names.pop(name)
        return left
