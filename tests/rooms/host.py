"""`python -m tests.rooms.host FILE PORT`: a host in one process with its log in a file (or in memory, "-")."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import uvicorn

from store.rooms.log import MemoryLog
from store.rooms.referee import Referee
from store.rooms.server import RoomServer, RoomServerSettings
from store.rooms.sqlite_log import SqliteLog
from tests.rooms.worker import HOST


def main(file: str, port: str) -> None:
    """Serve until stopped."""
    log = MemoryLog() if file == "-" else SqliteLog(Path(file))
    server = RoomServer(
        Referee(log, lambda: time.time_ns() // 1_000_000, os.urandom), RoomServerSettings(frozenset([HOST]))
    )
    uvicorn.run(server.app, host="127.0.0.1", port=int(port), log_level="error", access_log=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
