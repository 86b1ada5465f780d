"""`python -m tests.attack._room FOLDER`: a host of rooms with guest pages, as the play server has it, in its own
process.

It prints its URL and the key with which rooms are opened, and ends when its input ends.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from app.platform.server.connections import TimeLimitedHttp
from app.rooms.host.hosting import hosting
from tests.attack._server import HOST
from tests.running import ROOT, end_process


@dataclass(frozen=True)
class Room:
    """A running host: its URL, its key and its process."""

    address: str
    key: str
    process: int

    @property
    def port(self) -> int:
        """The port at which it listens."""
        return int(self.address.rpartition(":")[2])


@contextmanager
def hosted() -> Iterator[Room]:
    """Run a host without a room, and yield it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.attack._room", folder]
        process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdin is not None and process.stdout is not None
        try:
            address, key = process.stdout.readline().decode().split()
            yield Room(address, key, process.pid)
        finally:
            process.stdin.close()
            end_process(process)


def main(folder: str) -> None:
    """Run a host until the input ends."""

    hosting.configure({"http": TimeLimitedHttp})
    sys.stdout.write(f"{hosting.start(Path(folder), HOST, 0)} {hosting.key}\n")
    sys.stdout.flush()
    sys.stdin.read()
    hosting.stop()


if __name__ == "__main__":
    main(sys.argv[1])
