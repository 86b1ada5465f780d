"""One worker: a referee over the shared log, served over HTTP. It keeps nothing that another could not do without."""

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
from store.rooms.refereeing.limits import PATIENCE
from store.rooms.server import RoomHost, RoomServer

GRACEFUL: Final = 3  # seconds that streams have to end; without it the server waits for them for ever
CLEANING: Final = 3600.0  # seconds from one time that what is old is forgotten to the next
STARTING: Final = 1.0  # seconds until a database that is not there yet is asked again


async def serve_rooms(
    databases: Sequence[str], host: RoomHost, listen: tuple[str, int], connections: int, now: Callable[[], int]
) -> None:
    """Serves the rooms of one or several databases on an address until the process is told to stop. `now` is Unix
    ms."""
    async with AsyncExitStack() as stack:
        shards = [await stack.enter_async_context(_open_shard(each, connections, now)) for each in databases]
        logs, signals = [log for log, _ in shards], [signals for _, signals in shards]
        referee = Referee(
            ShardedLog(logs), now, os.urandom, signals=ShardedSignals(signals), patience=PATIENCE, hands_on=True
        )
        server = RoomServer(referee, host)
        config = uvicorn.Config(
            server.app,
            host=listen[0],
            port=listen[1],
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACEFUL,
        )
        try:
            await uvicorn.Server(config).serve()
        finally:
            await server.close()


@asynccontextmanager
async def _open_shard(
    url: str, connections: int, now: Callable[[], int]
) -> AsyncIterator[tuple[PostgresLog, PostgresSignals]]:
    """One database, as soon as it answers; what is old in it is forgotten meanwhile."""
    shared = Postgres(url, connections)
    log, signals = PostgresLog(shared), PostgresSignals(shared)
    while True:
        try:
            await log.start_listening()
            break
        except LogUnsure:
            await asyncio.sleep(STARTING)
    cleaning = asyncio.create_task(_clean_periodically(log, signals, now))
    try:
        yield log, signals
    finally:
        cleaning.cancel()
        await signals.close()
        await log.close()
        await shared.close_pool()


async def _clean_periodically(log: PostgresLog, signals: PostgresSignals, now: Callable[[], int]) -> None:
    """Forgets what is old, now and then; two workers that do it at once hinder nobody."""
    while True:
        with suppress(LogUnsure):
            await log.drop_old_rooms()
            await signals.forget_expired(now())
        await asyncio.sleep(CLEANING)
