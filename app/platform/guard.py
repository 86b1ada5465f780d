"""Let only the owner's browser use Flet's server, which itself answers every request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from app.platform.accept_language import parse_accept_language
from app.platform.entry import Entry
from app.platform.tokens import TOKEN
from app.platform.uploads import FOLDER

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOPBACK_NAMES: Final = (b"127.0.0.1", b"localhost", b"[::1]")
SOCKET_PATH: Final = "/ws"
MAX_QUERY_LENGTH: Final = 4096  # characters; a longer query isn't searched for a token
# Headers of every answer: no page may embed it, and browsers don't guess its type. Flutter's threads need the last two.
HEADERS: Final = (
    (b"x-frame-options", b"DENY"),
    (b"content-security-policy", b"frame-ancestors 'none'; object-src 'none'; form-action 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
)


class Guard:
    """An ASGI app that checks requests before it passes them on to another.

    Every program of this machine, and every page in its browsers, can reach a server on the loopback address. So
    requests get a 403 if they name a foreign host (a name that resolves to 127.0.0.1), come from another page, or have
    neither the cookie nor a token.
    """

    def __init__(self, app: Asgi, port: int, entry: Entry, refusal: Callable[[Sequence[str]], str]) -> None:
        self._app = app
        self._refusal = refusal  # makes its text for the browser's languages, the preferred one first
        self._entry = entry
        self._hosts = frozenset(b"%s:%d" % (name, port) for name in LOOPBACK_NAMES)
        if port == 80:  # browsers leave the default port out
            self._hosts |= frozenset(LOOPBACK_NAMES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        if not self._is_own_request(scope):
            await self._send_refusal(scope, receive, send)
            return
        known = self._entry.has_cookie(_header_values(scope, b"cookie"))
        token = _query_values(scope).get(TOKEN, "") if kind == "http" else ""
        if token and (known or self._entry.accepts_token(token.encode(), scope["client"])):
            way = (b"location", _address_without_token(scope))  # keeps the token out of address bars and bookmarks
            await _send_answer(send, 303, b"", way, (b"set-cookie", self._entry.set_cookie))
        elif known:
            await self._app(scope, receive, with_security_headers(send) if kind == "http" else send)
        else:
            await self._send_refusal(scope, receive, send)

    async def _send_refusal(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it's accepted, so the server answers 403
        else:
            said = self._refusal(parse_accept_language(scope["headers"])) + "\n"
            await _send_answer(send, 403, said.encode(), (b"content-type", b"text/plain; charset=utf-8"))

    def _is_own_request(self, scope: Scope) -> bool:
        """Return whether a request names this server as its host and comes from one of its own
        pages, or from no page.
        """
        hosts = _header_values(scope, b"host")
        if len(hosts) != 1 or hosts[0].lower() not in self._hosts:
            return False
        own = [b"http://" + hosts[0].lower()]
        origins = [each.lower() for each in _header_values(scope, b"origin")]
        if any(each not in (b"same-origin", b"none") for each in _header_values(scope, b"sec-fetch-site")):
            return False
        if scope["type"] == "websocket":
            return origins == own and scope["path"] == SOCKET_PATH
        if scope["method"] == "PUT":
            return origins == own and scope["path"].startswith(FOLDER)
        return origins in ([], own) and scope["method"] in ("GET", "HEAD")


def _header_values(scope: Scope, name: bytes) -> list[bytes]:
    return [value for key, value in scope["headers"] if key == name]


def _query_values(scope: Scope) -> dict[str, str]:
    asked: bytes = scope["query_string"]
    return dict(parse_qsl(asked.decode("latin-1"), keep_blank_values=True)) if len(asked) < MAX_QUERY_LENGTH else {}


def _address_without_token(scope: Scope) -> bytes:
    """Return the requested path and query without the token. It's always an address on this server: `//host` isn't
    possible.
    """
    query = urlencode({key: value for key, value in _query_values(scope).items() if key != TOKEN}).encode()
    path: bytes = b"/" + scope["raw_path"].lstrip(b"/\\")
    return path + (b"?" + query if query else b"")


def with_security_headers(send: Send) -> Send:
    """Return a `send` that adds HEADERS to every answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_with_headers


async def _send_answer(send: Send, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    plain = [*headers, (b"content-length", b"%d" % len(body)), (b"cache-control", b"no-store"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": plain})
    await send({"type": "http.response.body", "body": body})
