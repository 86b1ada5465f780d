"""Keeps what a peer server says from lines without encryption."""

from __future__ import annotations

from typing import Any

from store.sync.in_process import Asgi
from store.sync.peer.server import refusal


class TlsOnly:
    """An ASGI app in front of a peer server. Plain HTTP is answered by `plain`, the refusal of a peer server if that
    isn't given.
    """

    def __init__(self, peer: Asgi, plain: Asgi | None = None) -> None:
        self._peer, self._plain = peer, plain or refusal()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle a connection, as ASGI specifies."""
        if scope["type"] == "lifespan":
            await _answer_lifespan(receive, send)
        elif scope["type"] == "http":
            await (self._peer if scope["scheme"] == "https" else self._plain)(scope, receive, send)


async def _answer_lifespan(receive: Any, send: Any) -> None:
    while (await receive())["type"] != "lifespan.shutdown":
        await send({"type": "lifespan.startup.complete"})
    await send({"type": "lifespan.shutdown.complete"})
