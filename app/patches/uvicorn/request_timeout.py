"""Fault: uvicorn has no timeout for the rest of a request that has begun, nor for a client that reads no answer.

Patch: a class with a callback for each step of a connection, so that a subclass can set timers.
Upstream: https://github.com/Kludex/uvicorn/issues/157
Versions: uvicorn 0.35 and later
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class HttpConnection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's HTTP protocol with callbacks that subclasses implement, on top of either of uvicorn's parsers."""

    def on_connected(self) -> None:
        """Called after uvicorn has added the connection to those of its server."""
        raise NotImplementedError

    def on_step(self) -> None:
        """Called after data arrived, an answer was completed, or the client read more of one."""
        raise NotImplementedError

    def on_write_paused(self) -> None:
        """Called when the client has stopped reading and uvicorn's buffer is full."""
        raise NotImplementedError

    def on_write_resumed(self) -> None:
        """Called when the client reads again."""
        raise NotImplementedError

    def on_closed(self) -> None:
        """Called when the connection is closed."""
        raise NotImplementedError

    @property
    def is_open_http(self) -> bool:
        """Whether the connection is open and still HTTP, not upgraded to a WebSocket."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    @property
    def is_write_paused(self) -> bool:
        """Whether the client has stopped reading."""
        paused: bool = self.flow.write_paused
        return paused

    @property
    def request(self) -> Any:
        """The request that is being read or answered, always the same object until it is done; None between two
        requests.
        """
        return self.cycle if self.cycle is not None and not self.cycle.response_complete else None

    @property
    def path(self) -> str:
        """The path of `request`."""
        path: str = self.cycle.scope["path"]
        return path

    @property
    def is_body_incomplete(self) -> bool:
        """Whether part of the body of `request` hasn't arrived yet."""
        more: bool = self.cycle.more_body
        return more

    @property
    def is_server_full(self) -> bool:
        """Whether the server has its maximum number of connections."""
        most = self.config.limit_concurrency
        return most is not None and len(self.connections) >= most

    @property
    def host(self) -> str:
        """The client's address; "" if unknown."""
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
