"""Exporting and importing a long history in slices, as a browser does: the longest slice of each part.

Milliseconds are of processor time, so that other programs don't count; storing at the end also waits for the disk. The
garbage collector ignores what is there at the beginning, as in the app, but not as at a browser's first visit: there,
its longest run is a slice of some 60 ms during the import.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from store.backup.incoming import Incoming
from store.opening import open_store
from tests.bench.figure import Figure, share
from tests.bench.history import make
from tests.kills._playing import CLOCK

HANDS = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this benchmark."""
    parser.add_argument("--hands", type=int, default=HANDS, help="hands in the file (%(default)s)")


def measure(hands: int = HANDS) -> list[Figure]:
    """Return the figures of a history that is made, exported, checked, previewed, and imported into an empty store."""
    gc.freeze()
    with TemporaryDirectory() as name:
        with open_store(Path(name) / "one", CLOCK) as store:
            make(store, hands)
            file = BytesIO()
            figures = [*_slices("writing the file", store.backup.export_into(file))]
        incoming = Incoming(file.getvalue())
        with open_store(Path(name) / "two", CLOCK) as store:
            figures += _slices("checking it", incoming.check_in_slices())
            figures += _slices("looking through it", store.backup.preview_import(incoming))
            figures += _slices("taking it in", store.backup.import_file(incoming))
            figures += _slices("taking it in again", store.backup.import_file(incoming))
    return [Figure("hands", hands, "hands"), Figure("the file", len(file.getvalue()) / 1e6, "MB"), *figures]


def _slices(what: str, work: Iterator[object]) -> list[Figure]:
    """Return how long the steps took; the last one, in which a transaction ends, is given separately."""
    took: list[float] = []
    ended = object()
    while True:
        begun = time.process_time()
        step = next(work, ended)
        took.append(1000 * (time.process_time() - begun))
        if step is ended:
            break
    *slices, last = took
    return [
        Figure(f"{what}: slices", len(slices), "slices"),
        Figure(f"{what}: all of them", sum(slices) / 1000, "s"),
        Figure(f"{what}: 99 of 100 within", share(slices, 0.99), "ms"),
        Figure(f"{what}: the longest", max(slices), "ms", floor=10, goal=5),
        Figure(f"{what}: its end", last, "ms"),
    ]
