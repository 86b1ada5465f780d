"""Requests in a browser: what its `fetch` does, as httpx would do it. Fakes stand in for the browser's modules."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import httpx
import pytest

from store.sync.errors import SyncError
from store.sync.fetch import FetchTransport
from store.sync.wire import Answer, WireClient

ADDRESS = "https://sync.example.org/v1"


class JsException(Exception):
    """The exception of a rejected promise."""


class Abort:
    """The browser's way to cancel a request."""

    made: list[Abort]

    def __init__(self) -> None:
        self.signal = self
        self.left = False
        Abort.made.append(self)

    @classmethod
    def new(cls) -> Abort:
        return cls()

    def abort(self) -> None:
        self.left = True


class Reader:
    """A body in pieces; an exception among them is where it breaks."""

    def __init__(self, *pieces: bytes | Exception) -> None:
        self._pieces = list(pieces)

    async def read(self) -> Any:
        if not self._pieces:
            return SimpleNamespace(done=True)
        piece = self._pieces.pop(0)
        if isinstance(piece, Exception):
            raise piece
        return SimpleNamespace(done=False, value=SimpleNamespace(to_bytes=lambda: piece))


Pyfetch = Callable[..., Awaitable[Any]]


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Callable[[Pyfetch], WireClient]:
    """A function that returns a client over a browser with a given `fetch`."""
    Abort.made = []

    def make(pyfetch: Pyfetch) -> WireClient:
        modules: dict[str, dict[str, Any]] = {
            "js": {"AbortController": Abort},
            "pyodide": {},
            "pyodide.ffi": {"JsException": JsException},
            "pyodide.http": {"pyfetch": pyfetch},
        }
        for name, content in modules.items():
            module = ModuleType(name)
            vars(module).update(content)
            monkeypatch.setitem(sys.modules, name, module)
        return WireClient(httpx.AsyncClient(transport=FetchTransport("no-store")), ADDRESS)

    return make


def answering(*pieces: bytes | Exception, **headers: str) -> Pyfetch:
    async def pyfetch(url: str, **options: Any) -> Any:
        body = SimpleNamespace(getReader=lambda: Reader(*pieces))
        return SimpleNamespace(status=200, headers=headers, js_response=SimpleNamespace(body=body))

    return pyfetch


def asked(wire: WireClient) -> Answer:
    return asyncio.run(wire.send_request("GET", "/"))


def test_an_answer_comes_in_pieces(browser: Callable[[Pyfetch], WireClient]) -> None:
    assert asked(browser(answering(b'{"a', b'": 1}'))).content == {"a": 1}


def test_what_the_browser_unpacked_is_as_long_as_it_is(browser: Callable[[Pyfetch], WireClient]) -> None:
    headers = {"content-encoding": "gzip", "content-length": str(1 << 30), "etag": '"7"'}
    answer = asked(browser(answering(b"{}", **headers)))
    assert (answer.content, answer.newest_timestamp) == ({}, 7)


@pytest.mark.parametrize("fault", [JsException("network error"), OSError("network error")])
def test_a_body_that_is_cut_is_to_be_asked_for_again(
    browser: Callable[[Pyfetch], WireClient], fault: Exception
) -> None:
    with pytest.raises(SyncError) as caught:
        asked(browser(answering(b'{"a', fault)))
    assert caught.value.trouble == "again"
    assert [abort.left for abort in Abort.made] == [True]


def test_nobody_there_is_no_connection(browser: Callable[[Pyfetch], WireClient]) -> None:
    async def refused(url: str, **options: Any) -> Any:
        raise JsException("Failed to fetch")

    with pytest.raises(SyncError) as caught:
        asked(browser(refused))
    assert caught.value.trouble == "again"


async def test_a_request_that_nobody_waits_for_any_more_is_left(browser: Callable[[Pyfetch], WireClient]) -> None:
    begun = asyncio.Event()

    async def silent(url: str, **options: Any) -> Any:
        begun.set()
        await asyncio.Event().wait()

    asking = asyncio.create_task(browser(silent).send_request("GET", "/"))
    await begun.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert [abort.left for abort in Abort.made] == [True]
