"""Make sure that files and folders are on the disk itself, where a power cut can't take them."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "darwin":
    from fcntl import F_FULLFSYNC, fcntl


def sync_file(file: IO[bytes]) -> None:
    """Wait until everything written to a file is on the disk. For its name, call `sync_folder`."""
    file.flush()
    if sys.platform == "darwin":  # here `fsync` leaves data in the disk's own memory
        with suppress(OSError):  # some file systems don't support it
            fcntl(file.fileno(), F_FULLFSYNC)
            return
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk: of files made, renamed and removed. It has no effect if folders
    can't be opened (Windows) or synced; there the system takes care of names, as SQLite assumes, too.
    """
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
