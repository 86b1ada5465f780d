"""`python -m store.rooms.postgres --host NAME`: one worker of an internet server. Any worker serves any room; start as
many as there are cores. The database stands in the environment, as `ROOMS_DATABASE=postgresql:///rooms`; of several,
with a space between, each has its share of the rooms.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import time
from collections.abc import Sequence

from store.rooms.postgres.worker import serve_rooms
from store.rooms.server import RoomServerSettings

KEY_FORM = re.compile(r"[0-9a-f]{64}|")


def main(arguments: Sequence[str]) -> int:
    """Serve rooms until the process is stopped; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m store.rooms.postgres", description=__doc__)
    parser.add_argument("--host", action="append", required=True, help="a name it is reached under, as rooms.example")
    parser.add_argument(
        "--origin", action="append", default=[], help="an origin of the web app, as https://app.example"
    )
    parser.add_argument("--name", default="", help="what the server calls itself")
    parser.add_argument("--bind", default="127.0.0.1", help="the address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8890, help="the port to listen on (%(default)s)")
    parser.add_argument("--connections", type=int, default=8, help="to PostgreSQL, and one more (%(default)s)")
    parser.add_argument("--clock", type=int, default=0, help=argparse.SUPPRESS)  # ms that this worker's clock is off
    options = parser.parse_args(arguments)
    databases, key = os.environ.get("ROOMS_DATABASE", "").split(), os.environ.get("ROOMS_KEY", "")
    if not databases:
        parser.error("ROOMS_DATABASE is not set")
    if not KEY_FORM.fullmatch(key):
        parser.error("ROOMS_KEY is the SHA-256 of the key without which nobody opens a room, in hex")
    host = RoomServerSettings(frozenset(options.host), frozenset(options.origin), options.name, key)
    asyncio.run(
        serve_rooms(
            databases,
            host,
            (options.bind, options.port),
            options.connections,
            lambda: time.time_ns() // 1_000_000 + options.clock,
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
