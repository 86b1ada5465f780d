"""What a file or a folder must have on the disk itself before anything is said of it: a power cut takes the rest."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "darwin":
    from fcntl import F_FULLFSYNC, fcntl


def sync_file(file: IO[bytes]) -> None:
    """Returns when all that was written to a file is on the disk; its name is a matter of its folder."""
    file.flush()
    if sys.platform == "darwin":  # there `fsync` leaves it in the disk's own memory
        with suppress(OSError):  # a file system that does not know it
            fcntl(file.fileno(), F_FULLFSYNC)
            return
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Returns when the names in a folder are on the disk: of files made, renamed and removed there. Systems on which a
    folder cannot be opened (Windows) or synced look after names themselves, as SQLite takes it, too."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
