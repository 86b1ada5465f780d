"""`python -m tests.rooms.worker PORT CLOCK SEED`: a worker whose clock is so many ms off, and that misses half of the
hints of other workers.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from random import Random
from typing import Any

from store.rooms.postgres.log import PostgresLog
from store.rooms.postgres.worker import serve_rooms
from store.rooms.server import RoomServerSettings

HOST = "rooms.test"


def main(port: int, clock: int, seed: int) -> None:
    """Serve until killed."""
    rng, hear = Random(seed), PostgresLog._on_hint

    def hears(log: PostgresLog, message: str) -> None:
        if rng.random() < 0.5:
            hear(log, message)

    faulty: Any = PostgresLog
    faulty._on_hint = hears
    host = RoomServerSettings(frozenset([HOST]))
    where = ("127.0.0.1", port)
    asyncio.run(
        serve_rooms([os.environ["ROOMS_DATABASE"]], host, where, 4, lambda: time.time_ns() // 1_000_000 + clock)
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
