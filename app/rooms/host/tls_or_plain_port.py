"""The door of a host: one address for apps, which begin with TLS, and for plain browsers, which do not.

So a link has one port, and a firewall one to be told of. What somebody begins with is looked at and left where it is.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from app.platform.crowds import Crowd
from store.rooms.refereeing.rates import network_of

HANDSHAKE: Final = b"\x16"  # the first byte of TLS (RFC 8446, 5.1); no request of HTTP begins so
FIRST: Final = 8.0  # seconds for it, and again for the handshake
MOST_WAITING: Final = 128  # connections that have said nothing yet
REST: Final = 0.1  # seconds until a machine that can open nothing more is asked again


async def accept_connections(
    door: socket.socket, protocol: Callable[[], asyncio.Protocol], tls: ssl.SSLContext | None
) -> None:
    """Lets in who comes to a socket that listens, each with a protocol of their own, until it is cancelled. Who says
    nothing is let go; of too many so is the eldest of the network that has most. TLS that cannot be had ends at once.
    """
    door.setblocking(False)
    waiting: Crowd[asyncio.Task[None]] = Crowd(MOST_WAITING)
    sockets: dict[asyncio.Task[None], socket.socket] = {}

    def end(task: asyncio.Task[None]) -> None:
        waiting.remove(task)
        came = sockets.pop(task)
        if task.cancelled():  # before it began, perhaps
            came.close()

    try:
        while True:
            await _readable(door)
            try:
                came, address = door.accept()
            except OSError:
                await asyncio.sleep(REST)
                continue
            came.setblocking(False)
            task = asyncio.create_task(_let_in(came, protocol, tls))
            sockets[task] = came
            if eldest := waiting.add(task, network_of(address[0])):
                eldest.cancel()
            task.add_done_callback(end)
    finally:
        for task in list(sockets):
            task.cancel()


async def _let_in(came: socket.socket, protocol: Callable[[], asyncio.Protocol], tls: ssl.SSLContext | None) -> None:
    try:
        async with asyncio.timeout(FIRST):
            await _readable(came)
            first = came.recv(1, socket.MSG_PEEK)  # it stays where it is; nothing where the other side is gone
        if not first or (first == HANDSHAKE and tls is None):
            raise ConnectionAbortedError
    except (OSError, TimeoutError):
        came.close()
        return
    sealed: dict[str, Any] = {"ssl": tls, "ssl_handshake_timeout": FIRST} if first == HANDSHAKE else {}
    with suppress(OSError):  # of TLS, too: the transport has closed it
        await asyncio.get_running_loop().connect_accepted_socket(protocol, came, **sealed)


async def _readable(what: socket.socket) -> None:
    """Waits until something has come, and leaves it there: who is cancelled meanwhile has taken nothing."""
    loop = asyncio.get_running_loop()
    there = asyncio.Event()
    loop.add_reader(what, there.set)
    try:
        await there.wait()
    finally:
        loop.remove_reader(what)
