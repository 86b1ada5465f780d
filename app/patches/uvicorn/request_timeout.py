"""Fault: uvicorn has no timeout for the rest of a request that has begun, nor for a client that takes no answer.

Patch: a subclass that tells of each step of a connection, so that a subclass of it can set timers.
Upstream: https://github.com/Kludex/uvicorn/issues/157
Versions: uvicorn 0.35 and later
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class HttpConnection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's HTTP connection, whichever parser it uses."""

    def on_connected(self) -> None:
        """Called once the connection is counted as one of its server's."""
        raise NotImplementedError

    def on_step(self) -> None:
        """Called after data came, an answer was complete, or the client took some of it."""
        raise NotImplementedError

    def on_write_paused(self) -> None:
        """Called when the client doesn't take what it was sent."""
        raise NotImplementedError

    def on_write_resumed(self) -> None:
        """Called when the client takes it again."""
        raise NotImplementedError

    def on_closed(self) -> None:
        """Called when the connection is closed."""
        raise NotImplementedError

    @property
    def is_open_http(self) -> bool:
        """Whether the connection is open and speaks HTTP still, not WebSocket."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    @property
    def is_write_paused(self) -> bool:
        """Whether the client doesn't take what it is sent."""
        paused: bool = self.flow.write_paused
        return paused

    @property
    def request(self) -> Any:
        """The request that is read or answered, an object that stays the same until it is done; None between two."""
        return self.cycle if self.cycle is not None and not self.cycle.response_complete else None

    @property
    def path(self) -> str:
        """The path of `request`."""
        path: str = self.cycle.scope["path"]
        return path

    @property
    def is_body_incomplete(self) -> bool:
        """Whether some of the body of `request` is still to come."""
        more: bool = self.cycle.more_body
        return more

    @property
    def is_server_full(self) -> bool:
        """Whether the server has as many connections as it may."""
        most = self.config.limit_concurrency
        return most is not None and len(self.connections) >= most

    @property
    def host(self) -> str:
        """The address of the client, "" if unknown."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.on_connected()
        self.on_step()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.on_step()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.on_step()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.on_write_paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_write_resumed()
        self.on_step()

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_closed()
        super().connection_lost(exc)
