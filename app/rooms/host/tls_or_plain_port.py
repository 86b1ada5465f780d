"""One port for two protocols: apps connect by TLS, plain browsers by HTTP.

So a link has one port, and a firewall needs one exception. The first byte tells the protocols apart; it's peeked at, so
that it stays in the socket.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from app.platform.fair_limit import FairLimit
from store.rooms.refereeing.rate_buckets import network_of_address

TLS_FIRST_BYTE: Final = b"\x16"  # the first byte of TLS (RFC 8446, 5.1); no HTTP request begins with it
FIRST_BYTE_TIMEOUT: Final = 8.0  # seconds to wait for the first byte, and again for the handshake
MAX_SILENT_CONNECTIONS: Final = 128  # connections that have sent nothing yet
ACCEPT_RETRY_DELAY: Final = 0.1  # seconds until accepting is tried again, when the system has no more file handles


async def accept_connections(
    listening: socket.socket, make_protocol: Callable[[], asyncio.Protocol], tls: ssl.SSLContext | None
) -> None:
    """Accept connections of a socket until cancelled, and make a protocol for each.

    A connection that sends nothing is closed after `FIRST_BYTE_TIMEOUT` seconds. If more than `MAX_SILENT_CONNECTIONS`
    have sent nothing, the oldest of the network with most of them is closed. Without `tls`, connections that begin with
    TLS are closed.
    """
    listening.setblocking(False)
    starting: FairLimit[asyncio.Task[None]] = FairLimit(MAX_SILENT_CONNECTIONS)
    sockets: dict[asyncio.Task[None], socket.socket] = {}

    def end(task: asyncio.Task[None]) -> None:
        starting.remove_member(task)
        connection = sockets.pop(task)
        if task.cancelled():  # perhaps before it began
            connection.close()

    try:
        while True:
            await _wait_until_readable(listening)
            try:
                connection, address = listening.accept()
            except OSError:
                await asyncio.sleep(ACCEPT_RETRY_DELAY)
                continue
            connection.setblocking(False)
            task = asyncio.create_task(_start(connection, make_protocol, tls))
            sockets[task] = connection
            if oldest := starting.add_member(task, network_of_address(address[0])):
                oldest.cancel()
            task.add_done_callback(end)
    finally:
        for task in list(sockets):
            task.cancel()


async def _start(
    connection: socket.socket, make_protocol: Callable[[], asyncio.Protocol], tls: ssl.SSLContext | None
) -> None:
    """Make a connection's protocol once its first byte says whether it's TLS; close it if that doesn't arrive."""
    try:
        async with asyncio.timeout(FIRST_BYTE_TIMEOUT):
            await _wait_until_readable(connection)
            first = connection.recv(1, socket.MSG_PEEK)  # empty if the other side has closed
        if not first or (first == TLS_FIRST_BYTE and tls is None):
            raise ConnectionAbortedError
    except (OSError, TimeoutError):
        connection.close()
        return
    options: dict[str, Any] = (
        {"ssl": tls, "ssl_handshake_timeout": FIRST_BYTE_TIMEOUT} if first == TLS_FIRST_BYTE else {}
    )
    with suppress(OSError):  # the handshake failed, and the transport has closed the connection
        await asyncio.get_running_loop().connect_accepted_socket(make_protocol, connection, **options)


async def _wait_until_readable(sock: socket.socket) -> None:
    """Return when bytes or connections have arrived. None are taken from the socket, so cancelling loses nothing."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(sock, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(sock)
