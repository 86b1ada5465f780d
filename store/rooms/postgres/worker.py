"""A worker: a referee over the shared log, served over HTTP. Any other worker can continue its rooms."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

import uvicorn

from store.rooms.log import LogUnsure
from store.rooms.postgres.database import Postgres
from store.rooms.postgres.log import PostgresLog
from store.rooms.postgres.shards import ShardedLog, ShardedSignals
from store.rooms.postgres.signals import PostgresSignals
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import HEAD_START_MS
from store.rooms.server import RoomServer, RoomServerSettings

SHUTDOWN_SECONDS: Final = 3  # seconds for streams to end; without a limit, the server would wait for them forever
CLEANUP_SECONDS: Final = 3600.0  # seconds between two deletions of old rooms and signals
CONNECT_RETRY_SECONDS: Final = 1.0  # seconds between two attempts to connect to a database that hasn't started


async def serve_rooms(
    databases: Sequence[str],
    host: RoomServerSettings,
    listen: tuple[str, int],
    connections: int,
    now: Callable[[], int],
) -> None:
    """Serve the rooms of one or more databases on an address until the process is stopped. `now` returns Unix ms."""
    async with AsyncExitStack() as stack:
        shards = [await stack.enter_async_context(_open_shard(each, connections, now)) for each in databases]
        logs, signals = [log for log, _ in shards], [signals for _, signals in shards]
        referee = Referee(
            ShardedLog(logs),
            now,
            os.urandom,
            signals=ShardedSignals(signals),
            head_start_ms=HEAD_START_MS,
            replaces_host=True,
        )
        server = RoomServer(referee, host)
        config = uvicorn.Config(
            server.app,
            host=listen[0],
            port=listen[1],
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        try:
            await uvicorn.Server(config).serve()
        finally:
            await server.close()


@asynccontextmanager
async def _open_shard(
    url: str, connections: int, now: Callable[[], int]
) -> AsyncIterator[tuple[PostgresLog, PostgresSignals]]:
    """Yield the log and signals of a database, once it answers; old rooms and signals are deleted meanwhile."""
    shared = Postgres(url, connections)
    log, signals = PostgresLog(shared), PostgresSignals(shared)
    while True:
        try:
            await log.start_listening()
            break
        except LogUnsure:
            await asyncio.sleep(CONNECT_RETRY_SECONDS)
    cleaning = asyncio.create_task(_clean_periodically(log, signals, now))
    try:
        yield log, signals
    finally:
        cleaning.cancel()
        await signals.close()
        await log.close()
        await shared.close_pool()


async def _clean_periodically(log: PostgresLog, signals: PostgresSignals, now: Callable[[], int]) -> None:
    """Delete old rooms and signals every `CLEANUP_SECONDS` seconds. It does no harm if several workers do this."""
    while True:
        with suppress(LogUnsure):
            await log.drop_old_rooms()
            await signals.forget_expired(now())
        await asyncio.sleep(CLEANUP_SECONDS)
