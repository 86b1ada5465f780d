"""What Python's memory holds when the web app writes it down for its later starts: modules that have been read in, and
nothing of a person, a page or a moment.

The page makes it beside the app, keeps it with the files of its version, and lays it under a new Python the next time
(`publish/page/python.js`): what took seconds is then there at once. What Python draws by lot when it begins, the seed
of its hashes, is in it too and cannot be drawn again: each browser has its own, from one version to the next.
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

STREAMS: Final = 3  # input, output and errors, which every start opens anew
#: Of these, whatever there is holds something that must not be the same in two pages.
MOMENTARY: Final = (io.FileIO, sqlite3.Connection, asyncio.Future, random.Random)

_woken: Final[list[bool]] = []  # to count what `freeze_imports` has left out would take longer than a frame


def import_name(name: str) -> bool:
    """Reads one module in, or what a module has under a name (`flet:Text`); whether anything had to be read for it."""
    known = len(sys.modules)
    module, _, part = name.partition(":")
    found = import_module(module)
    if part:
        getattr(found, part)
    return len(sys.modules) > known


def freeze_imports() -> None:
    """All that is wanted has been read in. What is there now is never looked at again by whoever looks for what nobody
    needs. ValueError if something is there that must not be written down.
    """
    MetadataPathFinder().invalidate_caches()  # who asked for a version has left the archives open
    gc.collect()
    if found := list(_short_lived_objects()):
        raise ValueError(f"not to be written down: {found}")
    gc.freeze()


def is_restored() -> bool:
    """Whether this page goes on with what another has written down, so that nothing is left to be read in."""
    return bool(_woken)


def restore_page(environment: Mapping[str, str]) -> None:
    """Another page goes on with what was written down: what is of its own it has anew."""
    _woken.append(True)
    os.environ.update(environment)
    random.seed()
    if hasattr(time, "tzset"):
        time.tzset()


def _short_lived_objects() -> Iterator[object]:
    """What lives only for a moment, or is drawn by lot; `random` itself, which is seeded anew, does not count."""
    if getattr(tempfile, "_name_sequence", None) is not None:
        yield tempfile
    known = {id(random.seed.__self__)}  # type: ignore[attr-defined]
    for each in gc.get_objects():
        if not isinstance(each, MOMENTARY) or isinstance(each, random.SystemRandom) or id(each) in known:
            continue
        if not isinstance(each, io.FileIO) or not (each.closed or each.fileno() < STREAMS):
            yield each
