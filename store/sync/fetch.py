"""HTTP in a browser: httpx over `fetch`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx

_BROWSER_HEADERS = ("host", "user-agent", "accept-encoding", "connection", "content-length")


class FetchTransport(httpx.AsyncBaseTransport):
    """Sends each request as one `fetch`, without cookies and redirects. With `no-store` as `cache` the browser stores
    nothing and asks before each request whether it is allowed; with `default` both are up to the server.
    """

    def __init__(self, cache: str) -> None:
        self._cache = cache

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        from js import AbortController
        from pyodide.ffi import JsException
        from pyodide.http import pyfetch

        body = await request.aread()
        abort = AbortController.new()
        headers = {name: value for name, value in request.headers.items() if name.lower() not in _BROWSER_HEADERS}
        try:
            answer = await pyfetch(
                str(request.url),
                method=request.method,
                headers=headers,
                redirect="error",
                credentials="omit",
                cache=self._cache,
                signal=abort.signal,
                **({"body": body} if body else {}),
            )
        except (OSError, JsException) as error:
            raise httpx.ConnectError(str(error)) from error
        except asyncio.CancelledError:  # it took too long, or isn't needed any more
            abort.abort()
            raise
        # The browser has already unpacked the body, but these headers still describe the packed one.
        kept = {name: value for name, value in answer.headers.items() if name.lower() not in ("content-encoding",)}
        kept.pop("content-length", None)
        return httpx.Response(answer.status, headers=kept, stream=_ResponseStream(answer.js_response.body, abort))


class _ResponseStream(httpx.AsyncByteStream):
    """The body as it arrives. If it isn't read to its end, the rest isn't fetched."""

    def __init__(self, body: Any, abort: Any) -> None:
        self._body = body
        self._abort = abort
        self._ended = body is None

    async def __aiter__(self) -> AsyncIterator[bytes]:
        if self._body is None:
            return
        from pyodide.ffi import JsException

        reader = self._body.getReader()
        while True:
            try:
                chunk = await reader.read()
            except (OSError, JsException) as error:
                raise httpx.ReadError(str(error)) from error
            if chunk.done:
                self._ended = True
                return
            yield chunk.value.to_bytes()

    async def aclose(self) -> None:
        if not self._ended:  # the browser would count a finished request as failed
            self._abort.abort()
