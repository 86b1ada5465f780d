"""The port of a host: each connection is served or closed, and none is left open."""

from __future__ import annotations

import asyncio
import gc
import socket
from contextlib import suppress

import pytest

from app.rooms.host.tls_or_plain_port import accept_connections


@pytest.mark.parametrize("turns", range(6))
def test_connections_are_closed_while_the_listener_stops(turns: int) -> None:
    """Connections are closed at every stage: before they're accepted, while the first byte is awaited, and later."""

    async def closing(door: socket.socket) -> socket.socket:
        task = asyncio.create_task(accept_connections(door, asyncio.Protocol, None))
        await asyncio.sleep(0)
        came = socket.create_connection(door.getsockname())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        return came

    with socket.create_server(("127.0.0.1", 0)) as door:
        came = asyncio.run(closing(door))
    gc.collect()  # what was left open would be said now
    with came:
        came.settimeout(10)
        with suppress(ConnectionResetError):
            assert came.recv(1) == b""
