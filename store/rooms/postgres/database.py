"""The PostgreSQL database that workers share: its tables, compiled statements, and connections.

The driver is asyncpg: it has a pool and can listen, needs no other package, and takes half the processor time of the
next best driver. Only servers need it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import asyncpg
from sqlalchemy import (
    BigInteger,
    BindParameter,
    Column,
    DateTime,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    bindparam,
    func,
)
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.schema import CreateIndex, CreateTable

from store.rooms.log import LogUnsure

APPLICATION_NAME: Final = "pocket-switch-rooms"  # of our connections, in PostgreSQL's list of them
STATEMENT_TIMEOUT: Final = 5.0  # seconds for one statement
CONNECTION_TIMEOUT: Final = 7.0  # seconds without an answer until all connections are dropped and made again
_TABLE_CREATION_LOCK: Final = 0x706F636B6574  # the advisory lock that a worker holds while it makes the tables
_SERVER_SETTINGS: Final = {"application_name": APPLICATION_NAME}
_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]

metadata: Final = MetaData()
ROOM_LOG: Final = Table(
    "room_log",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("entry", Text, nullable=False),
)
Index("room_log_opened", ROOM_LOG.c.at, postgresql_where=ROOM_LOG.c.seq == 1)
#: The tables of signals aren't in the write-ahead log: they're empty after a crash, which is all right.
ROOM_PRESENCE: Final = Table(
    "room_presence",
    metadata,
    Column("room", Text, primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
    prefixes=["UNLOGGED"],
)
ROOM_SIGNAL: Final = Table(
    "room_sign",
    metadata,
    Column("room", Text, primary_key=True),
    Column("moment", Text, primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("cid", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    prefixes=["UNLOGGED"],
)
ROOM_CODE: Final = Table(
    "room_code",
    metadata,
    Column("code", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    prefixes=["UNLOGGED"],
)


def text_parameter(name: str) -> BindParameter[str]:
    """Return a parameter of a statement for a text."""
    return bindparam(name, type_=Text)


def integer_parameter(name: str) -> BindParameter[int]:
    """Return a parameter of a statement for an integer."""
    return bindparam(name, type_=BigInteger)


class Statement:
    """An SQLAlchemy statement, which is compiled once, when it's first executed."""

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        self._text = ""
        self._order: list[str] = []
        self._constants: dict[str, Any] = {}

    def compile_with_values(self, parameters: dict[str, Any]) -> tuple[str, list[Any]]:
        """Return the SQL text, and the values of its parameters in order."""
        if not self._text:
            done = self._statement.compile(dialect=_DIALECT)
            self._order, self._constants = list(done.positiontup or ()), done.params
            self._text = str(done)
        return self._text, [parameters.get(name, self._constants.get(name)) for name in self._order]


class Postgres:
    """A pool of connections to one database, and a connection that listens. `url` is in the form of libpq."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self._url, self._connections = url, connections
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def open_pool(self) -> None:
        """Connect, and make the tables that don't exist. Raises `LogUnsure`."""
        try:
            async with asyncio.timeout(CONNECTION_TIMEOUT), self._opening:
                if self._pool is None:
                    self._pool = await self._open_pool_once()
        except _CONNECTION_ERRORS as error:
            raise LogUnsure(str(error)) from error

    async def _open_pool_once(self) -> asyncpg.Pool:
        size = {"min_size": 0, "max_size": self._connections}
        pool = await asyncpg.create_pool(
            self._url,
            **size,
            command_timeout=STATEMENT_TIMEOUT,
            timeout=STATEMENT_TIMEOUT,
            reset=_do_not_reset,
            server_settings=_SERVER_SETTINGS,
        )
        try:
            async with pool.acquire() as connection, connection.transaction():
                await connection.fetch(*_compile_statement(func.pg_advisory_xact_lock(_TABLE_CREATION_LOCK).select()))
                for table in metadata.sorted_tables:
                    await connection.execute(str(CreateTable(table, if_not_exists=True).compile(dialect=_DIALECT)))
                    for index in table.indexes:
                        await connection.execute(str(CreateIndex(index, if_not_exists=True).compile(dialect=_DIALECT)))
        except BaseException:
            pool.terminate()
            raise
        return pool

    async def close_pool(self) -> None:
        """Close all connections, also those that don't answer."""
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def fetch_rows(self, statement: Statement, **parameters: Any) -> list[Any]:
        """Execute a statement, and return its rows. Raises `LogUnsure` if it's unknown whether it was executed."""
        text, values = statement.compile_with_values(parameters)
        try:
            # Without this limit, the pool waits forever if the server is killed while a query is being cancelled.
            async with asyncio.timeout(CONNECTION_TIMEOUT):
                pool = self._pool
                if pool is None:
                    await self.open_pool()
                    pool = self._pool
                if pool is None:
                    raise LogUnsure("another gave it up")
                found: list[Any] = await pool.fetch(text, *values)
        except TimeoutError as error:
            await self.close_pool()
            raise LogUnsure("no answer in time") from error
        except asyncpg.SyntaxOrAccessError:  # a fault in our code or in the setup, so that repeating it won't help
            raise
        except _CONNECTION_ERRORS as error:
            raise LogUnsure(str(error)) from error
        return found

    async def listen(self, channel: str, on_message: Callable[[str], None], on_listening: Callable[[], None]) -> None:
        """Call `on_message` with each message on a channel until the connection breaks; `on_listening` is called when
        it listens.

        Raises `LogUnsure` if the connection can't be made or breaks.
        """
        connection_closed = asyncio.Event()
        try:
            connection = await asyncpg.connect(self._url, timeout=STATEMENT_TIMEOUT, server_settings=_SERVER_SETTINGS)
        except _CONNECTION_ERRORS as error:
            raise LogUnsure(str(error)) from error
        try:
            connection.add_termination_listener(lambda _: connection_closed.set())
            await connection.add_listener(channel, lambda *heard: on_message(heard[3]))
            on_listening()
            while not connection_closed.is_set():  # a query now and then notices a connection that broke silently
                try:
                    async with asyncio.timeout(STATEMENT_TIMEOUT):
                        await connection_closed.wait()
                except TimeoutError:
                    await connection.fetch(*_compile_statement(func.now().select()), timeout=STATEMENT_TIMEOUT)
        except _CONNECTION_ERRORS as error:
            raise LogUnsure(str(error)) from error
        finally:
            connection.terminate()


_CONNECTION_ERRORS: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    TimeoutError,
)


def _compile_statement(statement: Any) -> tuple[Any, ...]:
    text, values = Statement(statement).compile_with_values({})
    return text, *values


async def _do_not_reset(_: object) -> None:
    """Do nothing: our statements change no state of a connection that would have to be reset."""
