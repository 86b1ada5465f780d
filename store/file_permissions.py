"""Files that no other account on the machine may read."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path


def remove_access_for_others(*paths: Path) -> None:
    """Remove all access of other accounts to these files, if they exist and the system has such permissions."""
    for path in paths:
        with suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o077:
                path.chmod(mode & 0o700)


def write_private_file(path: Path, content: bytes) -> None:
    """Replace a file as a whole, or not at all. No other account can read it at any moment. Raises OSError.

    Each call writes a temporary file of its own, so two threads may replace the same file at once: the last one wins.
    """
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)  # only the owner can read it
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
