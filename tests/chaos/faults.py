"""A network that loses, doubles, cuts and delays requests, and counts them in a file that survives a kill."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx

SHARE = 0.4  # of requests that something happens to
LONGEST_DELAY = 0.3


class BadNetwork(httpx.AsyncBaseTransport):
    """Sends requests on, sometimes with a fault."""

    def __init__(self, rng: Random, counts: Path) -> None:
        self._inner = httpx.AsyncHTTPTransport()
        self._chance = rng
        self._counts = counts.open("ab", buffering=0)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        fault = self._chance.choice(("before", "after", "cut", "double", "delay"))
        if self._chance.random() >= SHARE:
            fault = ""
        self._counts.write(b"f" if fault else b".")
        if fault == "before":
            raise httpx.ConnectError("lost on the way there")
        if fault == "delay":
            await asyncio.sleep(self._chance.random() * LONGEST_DELAY)
        answer = await self._inner.handle_async_request(request)
        if fault == "after":
            await answer.aclose()
            raise httpx.ReadTimeout("lost on the way back")
        if fault == "double":
            await answer.aread()
            answer = await self._inner.handle_async_request(request)
        if fault == "cut":
            data = await answer.aread()
            return httpx.Response(answer.status_code, headers=answer.headers, stream=Half(data))
        return answer


class Half(httpx.AsyncByteStream):
    """The first half of a body; then the connection breaks."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._data[: len(self._data) // 2]
        raise httpx.RemoteProtocolError("the connection is gone")
