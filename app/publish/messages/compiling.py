"""Compile the messages of all languages if their sources have changed.

The compiled tables (`messages.json`) aren't in the repository. Whatever ships or runs the app makes them first: `pip
install -e` and the build of a wheel (`hatch_build.py`), `python -m app.publish`, the release workflow before `flet
build`, the `pocket-switch` command in a clone, and everything in `tests/`.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
#: Holds a digest of the names, sizes and times of the sources that the tables were compiled from.
STAMP: Final = ROOT / "engine" / "messages" / ".compiled"
SOURCES: Final = (
    "engine/messages/*/*.ftl",
    "app/ui/words/*/*.ftl",
    "app/publish/messages/fluent.py",
    "app/publish/messages/compiling.py",
)


def compile_if_changed() -> bool:
    """Compile all languages unless the tables are newer than their sources. Return whether anything was compiled.

    Raises CompileError. Several processes may call this at once: each file is replaced as a whole.
    """
    digest = _digest_sources()
    if STAMP.exists() and STAMP.read_text() == digest:
        return False
    from app.publish.messages.fluent import compile_all, table_text

    for path, table in compile_all():
        _replace_file(path, table_text(table))
    _replace_file(STAMP, digest)
    return True


def _digest_sources() -> str:
    found = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            told = path.stat()
            found.update(f"{path.relative_to(ROOT)} {told.st_size} {told.st_mtime_ns}\n".encode())
    return found.hexdigest()


def _replace_file(path: Path, text: str) -> None:
    made = path.with_name(f".{path.name}.{os.getpid()}")
    made.write_text(text, encoding="utf-8")
    made.replace(path)
