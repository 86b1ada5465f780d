"""The door of a host: one address for apps, which begin with TLS, and for plain browsers, which do not.

So a link has one port, and a firewall one to be told of. What somebody begins with is looked at and left where it is.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable
from typing import Any, Final

HANDSHAKE: Final = b"\x16"  # the first byte of TLS (RFC 8446, 5.1); no request of HTTP begins so
FIRST: Final = 8.0  # seconds for it, and again for the handshake
MOST_WAITING: Final = 128  # connections that have said nothing yet
REST: Final = 0.1  # seconds until a machine that can open nothing more is asked again


async def welcome(door: socket.socket, protocol: Callable[[], asyncio.Protocol], tls: ssl.SSLContext | None) -> None:
    """Lets in who comes to a socket that listens, each with a protocol of their own, until it is cancelled. Who says
    nothing is let go, of too many the eldest; TLS that cannot be had ends at once.
    """
    loop = asyncio.get_running_loop()
    door.setblocking(False)
    waiting: dict[asyncio.Task[None], None] = {}
    try:
        while True:
            try:
                came, _ = await loop.sock_accept(door)
            except OSError:
                await asyncio.sleep(REST)
                continue
            if len(waiting) >= MOST_WAITING:
                next(iter(waiting)).cancel()
            task = loop.create_task(_let_in(came, protocol, tls))
            waiting[task] = None
            task.add_done_callback(waiting.pop)
    finally:
        for task in list(waiting):
            task.cancel()


async def _let_in(came: socket.socket, protocol: Callable[[], asyncio.Protocol], tls: ssl.SSLContext | None) -> None:
    try:
        async with asyncio.timeout(FIRST):
            first = await _first_byte(came)
        if not first or (first == HANDSHAKE and tls is None):
            raise ConnectionAbortedError
    except (OSError, TimeoutError):
        came.close()
        return
    except asyncio.CancelledError:
        came.close()
        raise
    sealed: dict[str, Any] = {"ssl": tls, "ssl_handshake_timeout": FIRST} if first == HANDSHAKE else {}
    try:
        await asyncio.get_running_loop().connect_accepted_socket(protocol, came, **sealed)
    except OSError:  # of TLS, too: the transport has closed it
        return


async def _first_byte(came: socket.socket) -> bytes:
    """What comes first, which stays where it is; nothing where the other side is gone."""
    loop = asyncio.get_running_loop()
    there = asyncio.Event()
    loop.add_reader(came, there.set)
    try:
        await there.wait()
    finally:
        loop.remove_reader(came)
    return came.recv(1, socket.MSG_PEEK)
