"""The referee of a host and its server, in a thread with an event loop of its own, so that it stops no screen."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn

from app.data import CLOCK
from store.rooms.referee import Referee
from store.rooms.refereeing.roles import hashed
from store.rooms.server import RoomHost, RoomServer
from store.rooms.sqlite_log import SqliteLog

LONGEST_WAIT: Final = 10.0  # seconds to begin, and to end
MOST_CONNECTIONS: Final = 200
LOOK_AGAIN: Final = 0.01


@dataclass(frozen=True)
class Listener:
    """A server under way, its thread, and the log that it keeps."""

    server: uvicorn.Server
    thread: threading.Thread
    log: SqliteLog

    def stop(self) -> None:
        """Ends it, and waits until it has ended."""
        self.server.should_exit = True
        self.thread.join(LONGEST_WAIT)
        self.log.close()


def listen(
    door: socket.socket,
    here: str,
    path: Path,
    key: str,
    guests: Callable[[Any, str], Any] | None,
    protocols: Mapping[str, Any],
) -> Listener:
    """Answers at an open door, whose host name with its port is `here`, for the rooms in a file; it does when this
    returns. Whoever has the `key` opens rooms. `guests` makes of the referee's app one that has pages, too.
    """
    log = SqliteLog(path)
    rooms = RoomServer(Referee(log, CLOCK.wall, os.urandom), RoomHost(frozenset([here]), key=hashed(key)))
    config = uvicorn.Config(
        guests(rooms.app, here) if guests else rooms.app,
        log_level="critical",
        lifespan="on",
        **protocols,
        proxy_headers=False,
        server_header=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    begun = threading.Event()

    async def serve() -> None:
        serving = asyncio.ensure_future(server.serve([door]))
        while not (server.started or serving.done()):
            await asyncio.sleep(LOOK_AGAIN)
        begun.set()
        await serving

    def run() -> None:
        with door, suppress(SystemExit):
            asyncio.run(serve())
        begun.set()

    thread = threading.Thread(target=run, name="room", daemon=True)
    thread.start()
    begun.wait(LONGEST_WAIT)
    return Listener(server, thread, log)
