"""Limits for connections to the play server: how long a request may take, and how many may wait at once."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

from app.patches.uvicorn.request_timeout import HttpConnection
from app.platform.fair_limit import FairLimit
from app.platform.uploads import FOLDER
from store.rooms.refereeing.rate_buckets import network_of_address

REQUEST_TIMEOUT: Final = 8.0  # seconds for the head of a request, and again for its body
READ_TIMEOUT: Final = 20.0  # seconds for a browser to read more of an answer
MAX_INCOMPLETE_REQUESTS: Final = 128  # connections of one server with an incomplete request


class TimeLimitedHttp(HttpConnection):
    """An HTTP connection that is closed if the rest of a request doesn't arrive in time, or the browser doesn't read an
    answer.

    If too many connections of a server wait for either, or the server is full, the oldest one of the network with the
    most is closed. Uploads have limits of their own (see `uploads`).
    """

    _waiting: ClassVar[WeakKeyDictionary[ServerState, FairLimit[TimeLimitedHttp]]] = WeakKeyDictionary()
    _timer: asyncio.TimerHandle | None = None
    _timed: Any = None  # the request whose body is awaited; None while its head is

    def on_connected(self) -> None:
        """Close a waiting connection to make room if the server is full."""
        self._crowd = self._waiting.setdefault(self.server_state, FairLimit(MAX_INCOMPLETE_REQUESTS))
        if self.is_server_full and (oldest := self._crowd.evict_oldest()):
            oldest._abort_connection()

    def on_step(self) -> None:
        """Start the timer for an incomplete request, or stop it for a complete one."""
        request = self.request
        if not self.is_open_http:
            self._stop_timer()
        elif self.is_write_paused:
            return
        elif request is not None and (not self.is_body_incomplete or self.path.startswith(FOLDER)):
            self._stop_timer()
        elif self._timer is None or request is not self._timed:
            self._timed = request
            self._start_timer(REQUEST_TIMEOUT)

    def on_write_paused(self) -> None:
        """Start the timer for the browser to read on."""
        self._start_timer(READ_TIMEOUT)

    def on_write_resumed(self) -> None:
        """Stop the timer for the browser to read on."""
        self._stop_timer()

    def on_closed(self) -> None:
        """Stop the timer."""
        self._stop_timer()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._abort_connection)
        if oldest := self._crowd.add_member(self, network_of_address(self.host)):
            oldest._abort_connection()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._crowd.remove_member(self)

    def _abort_connection(self) -> None:
        self._stop_timer()
        self.transport.abort()
