"""The referee of a host and its server, in a thread with an event loop of its own, so that it stops no screen."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn

from app.data import CLOCK
from app.rooms.host.open_app_page import serve_open_app_page
from app.rooms.host.tls_identity import load_or_make_identity
from app.rooms.host.tls_or_plain_port import accept_connections
from store.rooms.entry import CloseRoom, NextRoom, read_entry
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import IDLE
from store.rooms.refereeing.roles import hashed
from store.rooms.server import RoomHost, RoomServer
from store.rooms.sqlite_log import SqliteLog

LONGEST_WAIT: Final = 10.0  # seconds to begin, and to end
MOST_CONNECTIONS: Final = 200
LOOK_AGAIN: Final = 0.01


@dataclass(frozen=True)
class Listener:
    """A server under way: the fingerprint of its certificate ("" for none), what tells it to end, its thread, and the
    log that it keeps."""

    pin: str
    end: Callable[[], None]
    thread: threading.Thread
    log: SqliteLog

    def stop(self) -> None:
        """Ends it, and waits until it has ended."""
        self.end()
        self.thread.join(LONGEST_WAIT)
        self.log.close()


def listen(
    door: socket.socket,
    here: str,
    path: Path,
    certificate: Path,
    key: str,
    guests: Callable[[Any, str, Callable[[str, str], Awaitable[str]]], Any] | None,
    protocols: Mapping[str, Any],
    emptied: Callable[[], object] = lambda: None,
) -> Listener:
    """Answers at an open door, whose host name with its port is `here`, for the rooms in a file; it does when this
    returns. Whoever has the `key` opens rooms. `guests` makes of the referee's app one that has pages
    to play in; without it there is one that leads into the app. Who begins
    with TLS is answered by the certificate in another file, which is made where there is none. `emptied` is called, in
    a thread of its own, when the last open room has closed.
    """
    own = load_or_make_identity(certificate, here)
    log = SqliteLog(path)

    def closed() -> None:
        if not any(_is_open(entry, CLOCK.wall()) for entry in log.ends()):
            threading.Thread(target=emptied, daemon=True).start()

    rooms = RoomServer(Referee(log, CLOCK.wall, os.urandom), RoomHost(frozenset([here]), key=hashed(key)), closed)
    config = uvicorn.Config(
        guests(rooms.app, here, rooms.standing) if guests else serve_open_app_page(rooms.app, here),
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
    # Of selectors, on every system: it tells that something has come without taking it.
    loop = asyncio.SelectorEventLoop()
    ending = asyncio.Event()

    def protocol() -> asyncio.Protocol:
        kind: Any = config.http_protocol_class
        made: asyncio.Protocol = kind(config=config, server_state=server.server_state, app_state=server.lifespan.state)
        return made

    async def serve() -> None:
        serving = asyncio.ensure_future(server.serve([]))
        while not (server.started or serving.done()):
            await asyncio.sleep(LOOK_AGAIN)
        welcoming = asyncio.ensure_future(accept_connections(door, protocol, own.tls if own else None))
        begun.set()
        await ending.wait()
        welcoming.cancel()
        server.should_exit = True
        await serving

    def run() -> None:
        with door, suppress(SystemExit), asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())
        begun.set()

    def end() -> None:
        with suppress(RuntimeError):  # it has ended already
            loop.call_soon_threadsafe(ending.set)

    thread = threading.Thread(target=run, name="room", daemon=True)
    thread.start()
    begun.wait(LONGEST_WAIT)
    return Listener(own.pin if own else "", end, thread, log)


def _is_open(entry: str, now: int) -> bool:
    """Whether a room whose last entry this is may still be played in: it isn't closed, hasn't gone on in another room,
    and something happened there within a day (`now` is Unix ms)."""
    try:
        last = read_entry(entry)
    except ValueError:
        return False
    return not isinstance(last.act, CloseRoom | NextRoom) and now - last.at < IDLE
