"""The client connects to the server itself, without a proxy, and sends back nothing that the server has stored here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from store.sync.accounts import probe_server
from store.sync.connection import make_client

ROOT = b'{"project_name": "kinto", "project_version": "26", "capabilities": {"accounts": {}, "default_bucket": {}}}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\nSet-Cookie: known=again; Path=/\r\nConnection: close\r\n\r\n"
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")


@asynccontextmanager
async def listening(heard: list[bytes]) -> AsyncIterator[int]:
    """Run a server on loopback that answers as a Kinto does and records requests; yield its port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(HEAD % len(ROOT) + ROOT)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def test_a_proxy_of_the_environment_hears_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    server: list[bytes] = []
    proxy: list[bytes] = []
    async with listening(server) as port, listening(proxy) as other:
        for name in ("NO_PROXY", "no_proxy"):
            monkeypatch.delenv(name, raising=False)
        for name in PROXIES:
            monkeypatch.setenv(name, f"http://127.0.0.1:{other}")
            monkeypatch.setenv(name.lower(), f"http://127.0.0.1:{other}")
        async with make_client() as client:
            await probe_server(client, f"http://127.0.0.1:{port}/v1")
    assert (len(server), proxy) == (1, [])


async def test_no_cookie_is_brought_back() -> None:
    heard: list[bytes] = []
    async with listening(heard) as port, make_client() as client:
        for _ in range(2):
            await probe_server(client, f"http://127.0.0.1:{port}/v1")
    assert len(heard) == 2
    assert not any(b"cookie" in asked.lower() for asked in heard)
