"""Requests to an app in the same process: answers arrive as the app sends them, and it notices a closed connection."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from store.sync.in_process import connect_in_process

STARTED = {"type": "http.response.start", "status": 200, "headers": [(b"x-from", b"app")]}


async def test_an_answer_arrives_part_by_part_and_leaving_ends_the_app() -> None:
    heard: dict[str, Any] = {}
    more, ended = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.update(scope, body=(await receive())["body"])
        try:
            await send(STARTED)
            await send({"type": "http.response.body", "body": b"one", "more_body": True})
            await more.wait()
            await send({"type": "http.response.body", "body": b"two", "more_body": True})
            await asyncio.Event().wait()
        finally:
            ended.set()

    async with connect_in_process(app, "192.0.2.7") as http:
        async with http.stream("POST", "http://here:80/a/b?c=d", content=b"{}") as answer:
            parts = answer.aiter_raw()
            assert (answer.status_code, answer.headers["x-from"], await anext(parts)) == (200, "app", b"one")
            more.set()
            assert await anext(parts) == b"two"
            assert not ended.is_set()
        assert ended.is_set()
    assert (heard["path"], heard["query_string"], heard["client"][0]) == ("/a/b", b"c=d", "192.0.2.7")
    assert heard["body"] == b"{}" and dict(heard["headers"])[b"host"] == b"here"


async def test_an_app_that_answers_nothing_is_an_error_of_the_connection() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError

    async with connect_in_process(app, "192.0.2.7") as http:
        with pytest.raises(httpx.ReadError):
            await http.get("http://here/")
