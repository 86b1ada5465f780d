"""A host is known by its certificate's fingerprint: another certificate is refused, and so is a missing one."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from store.rooms.certificate import HostCertificate, make_certificate
from store.rooms.certificate_pin import FINGERPRINT_DIGITS, WrongHost, certificate_fingerprint, trusting_context
from store.rooms.log import MemoryLog
from store.rooms.referee import Referee
from store.rooms.server import RoomServer, RoomServerSettings


@asynccontextmanager
async def served(certificate: HostCertificate, folder: Path) -> AsyncIterator[int]:
    """Run a host with a certificate, and yield its port."""
    for name in ("certificate", "key"):
        (folder / name).write_text(getattr(certificate, name))
    door = socket.create_server(("127.0.0.1", 0))
    port = int(door.getsockname()[1])
    referee = Referee(MemoryLog(), lambda: time.time_ns() // 1_000_000, os.urandom)
    server = RoomServer(referee, RoomServerSettings(frozenset([f"127.0.0.1:{port}"])))
    files: Any = {"ssl_certfile": str(folder / "certificate"), "ssl_keyfile": str(folder / "key")}
    serving = uvicorn.Server(uvicorn.Config(server.app, log_level="critical", timeout_graceful_shutdown=1, **files))
    task = asyncio.create_task(serving.serve([door]))
    try:
        yield port
    finally:
        serving.should_exit = True
        await server.close()
        await task


async def test_a_host_is_known_by_its_certificate(tmp_path: Path) -> None:
    mine, other = make_certificate(["127.0.0.1", "192.168.1.4"]), make_certificate(["127.0.0.1"])
    assert len(mine.fingerprint) == FINGERPRINT_DIGITS and mine.fingerprint == certificate_fingerprint(mine.certificate)
    assert mine.fingerprint != other.fingerprint and "PRIVATE" not in mine.certificate
    async with served(mine, tmp_path) as port:
        context = await trusting_context("127.0.0.1", port, mine.fingerprint)
        hello = f"https://127.0.0.1:{port}/v1/hello"
        async with httpx.AsyncClient(verify=context, trust_env=False) as http:
            assert (await http.get(hello)).json()["rooms"] == 1
        with pytest.raises(WrongHost):
            await trusting_context("127.0.0.1", port, other.fingerprint)
        async with httpx.AsyncClient(trust_env=False) as http:
            with pytest.raises(httpx.ConnectError):
                await http.get(hello)
    # Somebody else answers there later.
    async with served(other, tmp_path) as port, httpx.AsyncClient(verify=context, trust_env=False) as http:
        with pytest.raises(httpx.ConnectError):
            await http.get(f"https://127.0.0.1:{port}/v1/hello")
    with pytest.raises(ConnectionRefusedError):
        await trusting_context("127.0.0.1", port, mine.fingerprint)
