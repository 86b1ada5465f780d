"""Flipped bits in a file and in the log beside it, and both cut off anywhere: the store reports it, or has the same
content.

The log is as a killed process leaves it, with the index that names its last commit, and as a power cut leaves it,
without.
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from engine.scoresheet.taps import Enter, Score
from engine.scoresheet.terms import Terms
from store.errors import StoreError
from store.facts import KINDS, SheetRow
from store.opening import FILE_NAME
from store.store import Store
from store.tables.local import ActionRow, OpenHandRow, PictureRow, SettingRow
from store.tables.query import Rows
from store.write_ahead import INDEX, LOG
from tests.bench.figure import Figure
from tests.store.make_fixture import fill
from tests.store.tables import Clocks, begun, opened

TABLES: Final[tuple[type[Any], ...]] = (
    *{kind.table: None for kind in KINDS.values()},
    SheetRow,
    ActionRow,
    OpenHandRow,
    SettingRow,
    PictureRow,
)
MEMORY = Path("/dev/shm")
ACTIONS, TAPS = 20, 10  # in the log
FRAME = 24 + 4096  # bytes

Files = Mapping[str, bytes]
Harm = Callable[[bytes, random.Random], bytes]


@dataclass
class Harmed:
    """The figures of harming one file so many times."""

    told: int = 0
    same: int = 0
    silent: int = 0


def held(store: Store) -> list[object]:
    """Return all rows that aren't projections, each with whether it's intact."""
    rows: list[object] = []
    with store._database.reading() as session:
        for table in TABLES:
            rows += Rows(table).iter_with_intact(session)
    return rows


def at_rest() -> tuple[Files, list[object]]:
    """Return the files of a closed store with an example of everything, and its rows."""
    with TemporaryDirectory() as name:
        with opened(Path(name), Clocks()) as store:
            fill(store, Clocks())
            said = held(store)
        return _files(Path(name)), said


def in_use(index: bool) -> tuple[Files, list[object]]:
    """Return the files of a process that has just been killed, with much in the log, and their rows."""
    with TemporaryDirectory() as name, opened(Path(name), Clocks()) as store:
        match, lease = begun(store)
        store.checkpoint()
        for number in range(ACTIONS):
            store.hands.append_action(lease, 1, number % 2, f"draw {number}")
        kept = store.sheets.begin_sheet(Terms(name="kept"), ("Ann", "Ben"))
        lease, sheet = store.leases.acquire(kept.id, "sheet", "sheet"), store.sheets.get(kept.id)
        assert match and sheet is not None
        for number in range(TAPS):
            store.sheets.apply_tap(lease, sheet, Enter(1, number % 2, Score(number)))
        files = _files(Path(name))
        return {file: content for file, content in files.items() if index or not file.endswith(INDEX)}, held(store)


def _files(folder: Path) -> Files:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def flip(content: bytes, rng: random.Random) -> bytes:
    """Return the content with one bit flipped."""
    changed = bytearray(content)
    changed[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def tear(content: bytes, rng: random.Random) -> bytes:
    """Return the content without its end, cut neither between two frames of a log nor to nothing, which
    would be valid.
    """
    length = rng.randrange(len(content))
    return content[: length + (length == 0 or (length - 32) % FRAME == 0)]


def harm(files: Files, said: list[object], ending: str, how: Harm, times: int, rng: random.Random) -> Harmed:
    """Harm the file with this ending so many times, open the store, and return how often it reported what."""
    found = Harmed()
    for _ in range(times):
        with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
            folder = Path(name)
            for file, content in files.items():
                (folder / file).write_bytes(how(content, rng) if file == FILE_NAME + ending else content)
            shutil.copytree(folder, kept := folder / "before")
            try:
                with opened(folder, Clocks()) as store:
                    if store.notice:
                        found.told += 1
                        _is_kept(kept, store.notice.path)
                    elif held(store) == said:
                        found.same += 1
                    elif store.find_damage():
                        found.told += 1
                    else:
                        found.silent += 1
            except StoreError:
                found.told += 1
    return found


def _is_kept(before: Path, aside: Path) -> None:
    """Raise an error unless the unreadable file is still there, byte for byte."""
    for ending in ("", LOG):
        old, new = before / (FILE_NAME + ending), aside.with_name(aside.name + ending)
        assert not old.exists() or not old.stat().st_size or old.read_bytes() == new.read_bytes(), f"{new} is another"


CASES: Final[Mapping[str, tuple[Callable[[], tuple[Files, list[object]]], str]]] = {
    "file": (at_rest, ""),
    "log": (lambda: in_use(index=True), LOG),
    "log without its index": (lambda: in_use(index=False), LOG),
}


def kill(times: int) -> list[Figure]:
    """Harm each file so many times in each way, and return the figures."""
    rng = random.Random(11)
    figures = []
    for case, (make, ending) in CASES.items():
        files, said = make()
        for word, how in (("bits turned over", flip), ("torn off", tear)):
            found = harm(files, said, ending, how, times, rng)
            print(f"{case}, {word}: {found}", file=sys.stderr, flush=True)
            figures += [
                Figure(f"{case}, {word}: told", found.told, "times"),
                Figure(f"{case}, {word}: harmless", found.same, "times"),
                Figure(f"{case}, {word}: silent", found.silent, "times", floor=0, goal=0),
            ]
    return figures
