"""HTTP requests to an ASGI app of the same process, without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any

import httpx

from store.sync.connection import Client

Message = MutableMapping[str, Any]
Asgi = Callable[[Any, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]


def connect_in_process(app: Asgi, address: str) -> Client:
    """Return a client whose requests are answered by an ASGI app. The app is told that they come from the IP
    `address`.
    """
    return Client(transport=InProcessTransport(app, address))


class InProcessTransport(httpx.AsyncBaseTransport):
    """Answers requests by an ASGI app, also with streams. The app is told that they come from the address `client`."""

    def __init__(self, app: Asgi, client: str) -> None:
        self._app, self._client = app, client

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Return the answer once its headers are there. Raises httpx.ReadError if the app gives none."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": request.url.scheme,
            "path": request.url.path,
            "raw_path": request.url.raw_path.partition(b"?")[0],
            "query_string": request.url.query,
            "root_path": "",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "server": (request.url.host, request.url.port),
            "client": (self._client, 0),
        }
        exchange = _Exchange(self._app, scope, await request.aread())
        try:
            status, headers = await exchange.begin()
        except BaseException:
            await exchange.aclose()
            raise
        return httpx.Response(status, headers=headers, stream=exchange)


class _Exchange(httpx.AsyncByteStream):
    """One request, and the stream of its answer's body."""

    def __init__(self, app: Asgi, scope: Any, body: bytes) -> None:
        self._app, self._scope, self._body = app, scope, body
        self._started: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._parts: asyncio.Queue[bytes | None] = asyncio.Queue()  # None is the end
        self._left = asyncio.Event()
        self._asked = False
        self._task = asyncio.create_task(self._run())

    async def begin(self) -> tuple[int, list[tuple[bytes, bytes]]]:
        """Return the status and the headers of the answer. Raises httpx.ReadError if the app ends without one."""
        waited: list[asyncio.Future[Any]] = [self._started, self._task]
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        if not self._started.done():
            raise httpx.ReadError("there is no answer")
        start = self._started.result()
        return start["status"], list(start.get("headers", ()))

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._receive, self._send)
        finally:
            self._parts.put_nowait(None)

    async def _receive(self) -> Message:
        if self._asked:
            await self._left.wait()
            return {"type": "http.disconnect"}
        self._asked = True
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._started.set_result(message)
        elif part := message.get("body", b""):
            self._parts.put_nowait(part)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (part := await self._parts.get()) is not None:
            yield part

    async def aclose(self) -> None:
        """End the request, if the app hasn't."""
        self._left.set()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
