"""Serve an ASGI app to others in the network from a thread with an event loop of its own, so that no screen waits."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ssl import SSLContext
from typing import Any, Final

import uvicorn

from app.rooms.host.tls_or_plain_port import accept_connections

THREAD_TIMEOUT: Final = 10.0  # seconds for the thread to start, and to stop
MAX_CONNECTIONS: Final = 200
START_CHECK_INTERVAL: Final = 0.01  # seconds between two looks whether uvicorn has started


@dataclass(frozen=True)
class AppServer:
    """A running server: a function that makes it end, and its thread."""

    end: Callable[[], None]
    thread: threading.Thread

    def stop(self) -> None:
        """Stop listening, and return when that is done."""
        self.end()
        self.thread.join(THREAD_TIMEOUT)


def serve_app(bound: socket.socket, app: Any, tls: SSLContext | None, protocols: Mapping[str, Any]) -> AppServer:
    """Serve an ASGI app at a listening socket. It answers on return.

    Connections that begin with TLS are answered with the certificate of `tls`, all others in plain. `protocols` are
    options of uvicorn.
    """
    config = uvicorn.Config(
        app,
        log_level="critical",
        lifespan="on",
        **protocols,
        ws="none",
        proxy_headers=False,
        server_header=False,
        limit_concurrency=MAX_CONNECTIONS,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    started = threading.Event()
    # Selectors on every system: they tell that bytes have arrived without reading them.
    loop = asyncio.SelectorEventLoop()
    ending = asyncio.Event()

    def make_protocol() -> asyncio.Protocol:
        kind: Any = config.http_protocol_class
        made: asyncio.Protocol = kind(config=config, server_state=server.server_state, app_state=server.lifespan.state)
        return made

    async def serve() -> None:
        serving = asyncio.ensure_future(server.serve([]))
        while not (server.started or serving.done()):
            await asyncio.sleep(START_CHECK_INTERVAL)
        accepting = asyncio.ensure_future(accept_connections(bound, make_protocol, tls))
        started.set()
        await ending.wait()
        accepting.cancel()
        server.should_exit = True
        await serving
        connections: set[Any] = server.server_state.connections
        for each in list(connections):  # whose other side hasn't answered the end of TLS in time
            each.transport.abort()
        await asyncio.sleep(0)

    def run() -> None:
        with bound, suppress(SystemExit), asyncio.Runner(loop_factory=lambda: loop) as runner:  # uvicorn's at a failure
            runner.run(serve())
        started.set()

    def end() -> None:
        with suppress(RuntimeError):  # the loop is closed already
            loop.call_soon_threadsafe(ending.set)

    thread = threading.Thread(target=run, name="room", daemon=True)
    thread.start()
    started.wait(THREAD_TIMEOUT)
    return AppServer(end, thread)
