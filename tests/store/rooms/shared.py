"""A PostgreSQL server that workers of rooms share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from store.rooms.postgres.database import Postgres as Shared
from store.rooms.postgres.log import PostgresLog
from store.rooms.postgres.signals import PostgresSignals
from tests.sync.servers import Postgres

TABLES = ("room_log", "room_presence", "room_sign", "room_code")


def clear(server: Postgres) -> None:
    """Drop all tables of rooms."""
    server.run(f"DROP TABLE IF EXISTS {', '.join(TABLES)}")


def url(server: Postgres, database: str = "postgres") -> str:
    """Return the URL of a database, as workers are given it."""
    return f"postgresql://kinto@127.0.0.1:{server.port}/{database}"


@asynccontextmanager
async def postgres_log(
    server: Postgres, database: str = "postgres"
) -> AsyncIterator[tuple[PostgresLog, PostgresSignals]]:
    """Yield the log and the signals of one worker."""
    shared = Shared(url(server, database))
    log, signals = PostgresLog(shared), PostgresSignals(shared)
    await log.start_listening()
    try:
        yield log, signals
    finally:
        await signals.close()
        await log.close()
        await shared.close_pool()
