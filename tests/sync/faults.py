"""Transports with the faults of networks and bad servers."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from tests.sync.servers import InProcess, Whole

Next = Callable[[], Awaitable[httpx.Response]]


class Meddling(httpx.AsyncBaseTransport):
    """Asks `meddle` for the answer to each request; `meddle` may send it by calling its second argument.

    `seen` has every request with its body.
    """

    def __init__(self, app: Any, meddle: Callable[[httpx.Request, Next], Awaitable[httpx.Response]]) -> None:
        self._inner = InProcess(app)
        self._meddle = meddle
        self.seen: list[tuple[httpx.Request, bytes]] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.seen.append((request, await request.aread()))
        return await self._meddle(request, lambda: self._inner.handle_async_request(request))


async def through(request: httpx.Request, send: Next) -> httpx.Response:
    """Send the request without any fault."""
    return await send()


def answer(content: Any, status: int = 200, **headers: str) -> httpx.Response:
    """Return an invented answer."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    return httpx.Response(
        status, headers={name.replace("_", "-"): value for name, value in headers.items()}, stream=Whole(data)
    )


async def altered(response: httpx.Response, change: Callable[[Any], None]) -> httpx.Response:
    """Return an answer whose JSON was changed on the way."""
    content = json.loads(b"".join([chunk async for chunk in response.aiter_raw()]))
    change(content)
    headers = {name: value for name, value in response.headers.items() if name.lower() != "content-length"}
    return httpx.Response(response.status_code, headers=headers, stream=Whole(json.dumps(content).encode()))
