"""Limits of the play server for whoever connects: how long a request may take, and how many may be under way at once.

Uvicorn waits for ever for the rest of a request, and for a browser that takes no answer.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from app.platform.crowds import Crowd
from app.platform.uploads import FOLDER
from store.rooms.refereeing.rates import network_of

REQUEST: Final = 8.0  # seconds for the head of a request, and again for its body
TAKING: Final = 20.0  # seconds for a browser to take some more of an answer
CLOSING: Final = 2.0  # seconds for a page to answer that its WebSocket is closed
MOST_WAITING: Final = 128  # connections of one server whose request isn't whole


class LimitedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's HTTP with an end to waiting: for the rest of a request, and until a browser takes its answer. Of too
    many connections that are waited for, one is let go; so it is where `limit_concurrency` is reached, so that whoever
    comes next is answered. Files that a page was told to send have limits of their own (`uploads`).
    """

    _waited_for: ClassVar[WeakKeyDictionary[ServerState, Crowd[LimitedHttp]]] = WeakKeyDictionary()
    _timer: asyncio.TimerHandle | None = None
    _asked: Any = None  # the request whose rest is waited for; None for its head

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._crowd = self._waited_for.setdefault(self.server_state, Crowd(MOST_WAITING))
        most = self.config.limit_concurrency
        if most is not None and len(self.connections) >= most and (eldest := self._crowd.take_eldest()):
            eldest._let_go()
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(TAKING)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _look(self) -> None:
        cycle = self.cycle
        asked = cycle if cycle is not None and not cycle.response_complete else None
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop()
        elif self.flow.write_paused:
            return
        elif asked is not None and (not asked.more_body or asked.scope["path"].startswith(FOLDER)):
            self._stop()
        elif self._timer is None or asked is not self._asked:
            self._asked = asked
            self._wait(REQUEST)

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self._let_go)
        host = self.client[0] if self.client else ""
        if eldest := self._crowd.add(self, network_of(host)):
            eldest._let_go()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._crowd.remove(self)

    def _let_go(self) -> None:
        self._stop()
        self.transport.abort()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which waits ten seconds for a page to say that it has heard the end."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.close_timeout = CLOSING
