"""Files that nobody else on the machine may read."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path


def keep_private(*paths: Path) -> None:
    """Takes from everybody but their owner what may be done with these, where they are there and the system knows
    such rights."""
    for path in paths:
        with suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o077:
                path.chmod(mode & 0o700)


def write_private(path: Path, content: bytes) -> None:
    """Puts this in the place of a file, whole or not at all; nobody else could ever read it. Raises OSError."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(content)
    beside.replace(path)
