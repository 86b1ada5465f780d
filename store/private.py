"""Files that nobody else on the machine may read."""

from __future__ import annotations

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
