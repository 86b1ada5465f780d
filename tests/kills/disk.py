"""A disk that fills up while score is kept, backups are imported and exported; and one that's read-only.

Uses real file systems in memory, which needs root under Linux; the store's tests do the same anywhere, by SQLite's
limit on pages and the system's limit on the size of a file.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.scoresheet.sheet import Sheet
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.errors import ImportFailed, StoreError
from store.opening import FILE_NAME, open_store
from store.store import Store
from tests.bench.figure import Figure
from tests.kills._keeping import NAMES, TERMS, bundle, next_tap
from tests.kills._playing import CLOCK
from tests.store.tables import whole

SMALLEST = 300  # KB, beside what a new store takes
MORE = 40_000  # KB


@contextmanager
def disk(folder: Path, size: int) -> Iterator[None]:
    """Mount a file system of so many KB at a folder."""
    _run("mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", str(folder))
    try:
        yield
    finally:
        _run("umount", str(folder))


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


def filled(store: Store, rng: random.Random, folder: Path) -> list[str]:
    """Write until the disk is full, and return what was wrong then."""
    match = store.sheets.begin_sheet(TERMS, NAMES)
    lease, sheet = store.leases.acquire(match.id, "disk", "disk"), store.sheets.get(match.id)
    assert sheet is not None
    brought: set[int] = set()
    found: list[str] = []
    for number in range(100_000):
        what = rng.randrange(12)
        try:
            if what == 0:
                incoming = Incoming(bundle(number))
                list(incoming.check_in_slices())
                whole(store.backup.import_file(incoming))
                brought.add(number)
            elif what == 1:
                list(store.backup.export_to_path(folder / "mine.zip"))
            else:
                store.sheets.apply_tap(lease, sheet, next_tap(sheet, number))
        except StoreError as error:
            if error.cause != "full":
                found.append(f"{error.cause}: {error}")
            break
        except OSError:
            continue  # the export did not fit; the next tap may
    else:
        found.append("it never filled up")
    return [*found, *missing(store, match.id, sheet, brought)]


def missing(store: Store, match_id: int, sheet: Sheet, brought: set[int]) -> list[str]:
    """Return what was acknowledged and is missing or incomplete."""
    kept = store.sheets.get(match_id)
    found = [f"damaged {row}" for row in store.find_damage()]
    if kept is None or kept.ledger != sheet.ledger or kept.skipped:
        found.append("the sheet is another")
    for match in store.matches.read_page(limit=100_000, kind="kept").matches:
        number = match.name.removeprefix("import").removesuffix("x")
        if match.id != match_id and (not number.isdigit() or int(number) not in brought or match.totals[0] != 5):
            found.append(f"{match.name} is half")
    return found


def read_only(folder: Path) -> list[str]:
    """Return what is wrong with the messages about a read-only folder."""
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    _run("mount", "-o", "remount,ro", str(folder))
    try:
        with open_store(folder, CLOCK):
            return ["a folder that cannot be written was opened"]
    except StoreError as error:
        found = [] if error.cause == "read-only" else [f"read-only is told as {error.cause}"]
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    return found if before == after else [*found, "the files have changed"]


def kill(times: int) -> list[Figure]:
    """Fill so many disks, and return the figures."""
    rng = random.Random(5)
    sound = 0
    for number in range(times):
        with TemporaryDirectory() as name:
            folder = Path(name)
            try:
                with disk(folder, SMALLEST + rng.randrange(2000)):
                    found = _one(folder, rng)
            except (OSError, subprocess.CalledProcessError) as error:
                print(f"nothing can be mounted here: {error}", file=sys.stderr)
                return [Figure("disks filled", 0, "disks", floor=times, more=True)]
        for complaint in found:
            print(f"disk {number + 1}: {complaint}", file=sys.stderr)
        sound += not found
    return [
        Figure("disks filled", times, "disks"),
        Figure("told, nothing half, went on with room", sound, "disks", floor=times, goal=times, more=True),
    ]


def _one(folder: Path, rng: random.Random) -> list[str]:
    try:
        with open_store(folder, CLOCK) as store:
            found = filled(store, rng, folder)
    except StoreError as error:  # not even a new store fits
        return [] if error.cause == "full" else [f"{error.cause}: {error}"]
    _run("mount", "-o", f"remount,size={MORE}k", str(folder))
    with open_store(folder, CLOCK) as store:
        found += [f"notice {store.notice}"] if store.notice else []
        match = next(match for match in store.matches.read_page(limit=1000).matches if match.name == TERMS.name)
        lease, sheet = store.leases.acquire(match.id, "later", "later", take_over=True), store.sheets.get(match.id)
        assert sheet is not None
        store.sheets.apply_tap(lease, sheet, next_tap(sheet, 0))
        store.sheets.begin_sheet(Terms(), NAMES)
        list(store.backup.export_to_path(folder / "mine.zip"))
        incoming = Incoming(folder / "mine.zip")
        try:
            list(incoming.check_in_slices())
        except ImportFailed as problem:
            found.append(f"what was taken along is broken: {problem}")
    found += read_only(folder)
    if any(path.name.endswith(".part") for path in folder.iterdir()) or not (folder / FILE_NAME).exists():
        found.append("files are left that should not be")
    return found
