"""Keeps other web pages out of Flet's server, which answers everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
REFUSAL = b"This address answers only its own pages.\n"


class Guard:
    """An ASGI app in front of another: answers 403 to a host name that is not its own (so a name pointed at
    127.0.0.1 gets nothing) and to a WebSocket that no page of its own opened: every page in the same browser can
    reach a server on the loopback address.
    """

    def __init__(self, app: Asgi, port: int) -> None:
        self._app = app
        self._hosts = frozenset(f"{name}:{port}" for name in LOOPBACK_NAMES)
        if port == 80:  # browsers leave the default port out
            self._hosts |= frozenset(LOOPBACK_NAMES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan" or self._own(scope):
            await self._app(scope, receive, send)
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the server says 403
        else:
            plain = [(b"content-type", b"text/plain"), (b"content-length", str(len(REFUSAL)).encode())]
            await send({"type": "http.response.start", "status": 403, "headers": plain})
            await send({"type": "http.response.body", "body": REFUSAL})

    def _own(self, scope: Scope) -> bool:
        hosts = _header(scope, b"host")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return False
        return scope["type"] != "websocket" or _header(scope, b"origin") == [f"http://{hosts[0]}"]


def _header(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1").lower() for key, value in scope["headers"] if key == name]
