"""Prepare Python's memory for the snapshot that the web app saves, so that later starts skip all imports.

The page takes the snapshot beside the running app, stores it with the files of its version, and loads it into a new
Python at the next start (`publish/page/python.js`). It must contain nothing of a person, a page or a moment. It does
contain the seed of Python's hashes, which can't be changed later: each browser has its own, the same until the next
version.
"""

from __future__ import annotations

import asyncio
import gc
import io
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import MetadataPathFinder
from typing import Final

STANDARD_STREAMS: Final = 3  # stdin, stdout and stderr, which every start opens again
#: Types whose objects hold something that two pages must not share.
UNSAVED_TYPES: Final = (io.FileIO, sqlite3.Connection, asyncio.Future, random.Random)

_woken: Final[list[bool]] = []  # not empty after a restore; gc.get_freeze_count() is too slow


def import_name(name: str) -> bool:
    """Import a module, or with `flet:Text` a lazily loaded name of it. Return whether any module had to be imported."""
    known = len(sys.modules)
    module, _, part = name.partition(":")
    found = import_module(module)
    if part:
        getattr(found, part)
    return len(sys.modules) > known


def freeze_imports() -> None:
    """Exempt everything that has been imported from garbage collection, before the snapshot is taken. Raises ValueError
    if there's an object that must not be in a snapshot.
    """
    MetadataPathFinder().invalidate_caches()  # closes archives that a query for a package's version has left open
    gc.collect()
    if found := list(_short_lived_objects()):
        raise ValueError(f"not to be written down: {found}")
    gc.freeze()


def is_restored() -> bool:
    """Return whether this page was started from a snapshot, so that nothing is left to import."""
    return bool(_woken)


def restore_page(environment: Mapping[str, str]) -> None:
    """Adapt a restored snapshot to this page: its environment, seed of random numbers and time zone."""
    _woken.append(True)
    os.environ.update(environment)
    random.seed()
    if hasattr(time, "tzset"):
        time.tzset()


def _short_lived_objects() -> Iterator[object]:
    """Yield the objects that must not be in a snapshot, such as open files, connections and random generators.

    The generator of the `random` module may be, since it's seeded again.
    """
    if getattr(tempfile, "_name_sequence", None) is not None:
        yield tempfile
    known = {id(random.seed.__self__)}  # type: ignore[attr-defined]
    for each in gc.get_objects():
        if not isinstance(each, UNSAVED_TYPES) or isinstance(each, random.SystemRandom) or id(each) in known:
            continue
        if not isinstance(each, io.FileIO) or not (each.closed or each.fileno() < STANDARD_STREAMS):
            yield each
