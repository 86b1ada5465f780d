"""The power goes while a table is played, score is kept, a history is taken along and an old file is carried forward.

What each does to its files is recorded and cut anywhere, half of the times just after something was acknowledged; what
was not synced is lost, kept or torn (`_power_cut`). Then the store is opened as the app does: what was acknowledged is
there. The same with a database or with files that do not wait for the disk must lose, or these cuts see nothing.
It takes Linux and a C compiler.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from store.backup.incoming import Incoming
from store.errors import ImportFailed, StoreError
from store.opening import FILE_NAME, open_store
from store.store import Store
from tests.bench.figure import Figure
from tests.kills import play, sheet
from tests.kills._nursery import Kill
from tests.kills._playing import CLOCK
from tests.kills._power_cut import Disk, Step, recorded, recorder
from tests.kills._recorded import DATA, FILES
from tests.store.make_fixture import contents

OLD = Path(__file__).resolve().parents[1] / "store" / "fixtures" / "version_1.db"
CONTROLS = {"off": ("play", "keep", "climb"), "normal": ("play", "keep"), "files": ("export",)}
SHARE = 0.1  # of the cuts; so many of each control
FEWEST = 10
TORN = "notice Notice(kind='log'"
JUST_AFTER = 0.5  # of the cuts come when something has just been acknowledged


@dataclass
class Cuts:
    """The figures of cuts of one work.

    These are: cuts, cuts with something not on the disk yet, acknowledgements made, cuts after which the store reports
    a torn log (of what nobody had been told was stored), and cuts in which something acknowledged was lost.
    """

    cuts: int = 0
    pending: int = 0
    acknowledged: int = 0
    torn: int = 0
    lost: int = 0

    def __add__(self, other: Cuts) -> Cuts:
        return Cuts(*(getattr(self, name) + getattr(other, name) for name in self.__dataclass_fields__))


def cut(work: str, weakness: str, times: int, rng: random.Random, tell: bool) -> Cuts:
    """Record a work, cut it so many times, and return the figures."""
    found = Cuts()
    with TemporaryDirectory() as name:
        under = Path(name)
        (under / FILES).mkdir()
        if work == "climb":
            (under / DATA).mkdir()
            shutil.copy(OLD, under / DATA / FILE_NAME)
        disk = Disk(under)
        steps = recorded("tests.kills._recorded", under, work, *([weakness] if weakness else []))
        places = sorted(_places(steps, times, rng))
        said: list[list[str]] = []
        for number, step in enumerate(steps, 1):
            disk.do(step)
            if step.what == "s":
                said += [line.split() for line in step.one.decode().splitlines()]
            while places and places[0] == number:
                places.pop(0)
                with TemporaryDirectory() as laid:
                    found.pending += disk.cut(Path(laid), rng)
                    complaints = _check(work, Path(laid), Kill([*said]))
                found.cuts += 1
                found.acknowledged += sum(line[0] == "wrote" for line in said)
                lost = [each for each in complaints if not each.startswith(TORN)]
                found.torn += len(lost) < len(complaints)
                found.lost += bool(lost)
                for complaint in lost if tell else ():
                    print(f"{work}, step {number}: {complaint}", file=sys.stderr)
    return found


def _places(steps: list[Step], times: int, rng: random.Random) -> Iterator[int]:
    """Yield after how many steps the power goes."""
    spoken = [number for number, step in enumerate(steps, 1) if step.what == "s" and step.one.startswith(b"wrote")]
    for _ in range(times):
        yield rng.choice(spoken) if rng.random() < JUST_AFTER else rng.randint(1, len(steps))


def _check(work: str, folder: Path, kill: Kill) -> list[str]:
    """Return what is wrong after a cut."""
    try:
        return list(CHECKS[work](folder, kill))
    except (StoreError, ImportFailed, OSError, sqlite3.Error, AssertionError, ValueError) as problem:
        return [f"{type(problem).__name__}: {problem}"]


@cache
def _unkilled_play() -> play.Unkilled:
    return play.Unkilled()


@cache
def _unkilled_sheet() -> sheet.Unkilled:
    return sheet.Unkilled()


def _played(folder: Path, kill: Kill) -> Iterator[str]:
    with open_store(folder / DATA, CLOCK) as store:
        yield from _sound(store)
        if any(line[0] == "wrote" for line in kill.lines):
            yield from play.lost(store, 1, kill, "", _unkilled_play())


def _kept(folder: Path, kill: Kill) -> Iterator[str]:
    with open_store(folder / DATA, CLOCK) as store:
        yield from sheet.lost(store, kill, "none", _unkilled_sheet())


def _exported(folder: Path, kill: Kill) -> Iterator[str]:
    with open_store(folder / DATA, CLOCK) as store:
        yield from _sound(store)
    written = {line[1].split(":")[1] for line in kill.lines if line[0] == "wrote"}
    there = {path.stem for path in (folder / FILES).glob("*.zip")}
    if missing := written - there:
        yield f"lost: the files {sorted(missing)}"
    for name in there:  # acknowledged or not, what has its name is whole
        list(Incoming(folder / FILES / f"{name}.zip").check_in_slices())


def _climbed(folder: Path, kill: Kill) -> Iterator[str]:
    file = folder / DATA / FILE_NAME
    with TemporaryDirectory() as name:
        copied = Path(name) / "copied"
        shutil.copytree(folder / DATA, copied)
        with closing(sqlite3.connect(copied / FILE_NAME)) as raw:
            (version,) = raw.execute("PRAGMA user_version").fetchone()
    if version > 1:
        copies = sorted(file.parent.glob(f"{file.stem}.v1-*.db"))
        if not any(_dump(copy) == _dump(OLD) for copy in copies):
            yield "lost: the copy of the old file"
    with open_store(folder / DATA, CLOCK) as store:
        yield from _sound(store)
        if _facts(contents(store)) != _facts(OLD.with_suffix(".txt").read_text(encoding="utf-8")):
            yield "lost: what the old file held"
        values = [line[1].split(":")[1] for line in kill.lines if line[0] == "wrote" and line[1].startswith("set")]
        now = store.settings.all().get("number")
        last = kill.lines[-1][1].split(":")[1] if kill.lines and kill.lines[-1][1].startswith("set") else None
        if now not in {values[-1] if values else None, last}:
            yield f"lost: the setting is {now}, not {values[-1:]} or {last}"


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as raw:
        return [f"{raw.execute('PRAGMA integrity_check').fetchone()}", *raw.iterdump()]


def _facts(said: str) -> list[str]:
    """Return a store's contents without its settings."""
    return [line for line in said.splitlines() if not line.startswith("settings ")]


def _sound(store: Store) -> list[str]:
    return ([f"notice {store.notice}"] if store.notice else []) + [f"damaged {row}" for row in store.find_damage()]


CHECKS: dict[str, Callable[[Path, Kill], Iterator[str]]] = {
    "play": _played,
    "keep": _kept,
    "export": _exported,
    "climb": _climbed,
}


def kill(times: int) -> list[Figure]:
    """Cut the power so many times, and return the figures."""
    if recorder() is None:
        print("this takes Linux and a C compiler", file=sys.stderr)
        return [Figure("power cuts", 0, "cuts", floor=times, more=True)]
    rng = random.Random(7)
    figures, whole = [], Cuts()
    for number, work in enumerate(CHECKS):
        some = cut(work, "", times // len(CHECKS) + (number < times % len(CHECKS)), rng, tell=True)
        figures.append(Figure(f"power cuts: {work}", some.cuts, "cuts"))
        whole += some
    figures += [
        Figure("power cuts", whole.cuts, "cuts", floor=times, more=True),
        Figure("with something not on the disk yet", whole.pending, "cuts"),
        Figure("acknowledged before a cut", whole.acknowledged, "times"),
        Figure("told of the torn end of what was not acknowledged", whole.torn, "cuts"),
        Figure("cuts that lost something acknowledged", whole.lost, "cuts", floor=0, goal=0),
    ]
    for weakness, works in CONTROLS.items():
        for work in works:
            some = cut(work, weakness, max(FEWEST, int(times * SHARE)), rng, tell=False)
            named = f"control, {weakness}: {work}, of {some.cuts} lost"
            figures.append(Figure(named, some.lost, "cuts", floor=1, more=True))
    return figures
