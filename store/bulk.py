"""Rows read and written in bulk, without an object for each: what statistics and exports go through."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import REAL
from sqlmodel import Session

from store.database import DRIVER
from store.tables import Fact, digest_of, metadata
from store.tables.query import DamagedRow

Values = tuple[Any, ...]


# Facts of two devices stand in the order of their events' clocks, whichever came here first.
MARKS_IN_ORDER = "(SELECT clock FROM events WHERE events.uuid = marks.uuid), marks.uuid"
GAMES_IN_ORDER = "(SELECT clock FROM events WHERE events.uuid = games.uuid), games.uuid"
SEATS_IN_ORDER = (
    "(SELECT clock FROM events WHERE events.uuid = (SELECT uuid FROM seat_events WHERE seat_id = seats.id)), seats.id"
)


def run(session: Session, query: str, *values: Any) -> sqlite3.Cursor:
    """The answer of SQLite to a statement of plain SQL, in the session's transaction. Where thousands come at once,
    what stands between a session and its driver takes four times as long as the statement itself.
    """
    answer: sqlite3.Cursor = session.info[DRIVER].execute(query, values)
    return answer


def one(session: Session, query: str, *values: Any) -> Any:
    """The first row of a query, or None."""
    return run(session, query, *values).fetchone()


@cache
def columns(table: type[Fact]) -> tuple[str, ...]:
    """The names of a table's columns in their order, less the digest."""
    return tuple(name for name in table.model_fields if name != "digest")


def read(session: Session, table: type[Fact], where: str, values: Sequence[Any] = ()) -> Iterator[Values]:
    """The rows that are what their digests say, as tuples of `columns`; `where` is what follows FROM."""
    for row in rows(session, table, where, values):
        if row is not None:
            yield row


def sound(session: Session, table: type[Fact], where: str, values: Sequence[Any] = ()) -> Iterator[Values]:
    """As `read`, but a damaged row raises DamagedRow."""
    for row in rows(session, table, where, values):
        if row is None:
            raise DamagedRow(str(table.__tablename__))
        yield row


def rows(session: Session, table: type[Fact], where: str, values: Sequence[Any] = ()) -> Iterator[Values | None]:
    """As `read`, with None in the place of a damaged row."""
    name = str(table.__tablename__)
    listed = ", ".join(f"{name}.{column}" for column in columns(table))
    query = f"SELECT {listed}, {name}.digest FROM {name} {where}"
    for *row, digest in run(session, query, *values):
        yield tuple(row) if digest == digest_of(name, row) else None


def fact(session: Session, table: type[Fact], key: Any, by: str = "id") -> dict[str, Any] | None:
    """One row by the names of its columns, less the digest; None where it is damaged or gone."""
    row = next(read(session, table, f"WHERE {by} = ?", (key,)), None)
    return dict(zip(columns(table), row, strict=True)) if row else None


def write(session: Session, table: type[Fact], some: Iterable[Sequence[Any]], word: str = "INSERT OR REPLACE") -> None:
    """Adds rows given as tuples of `columns`, or puts them in the place of those with the same key."""
    name = str(table.__tablename__)
    real = _real(table)
    sealed = []
    for row in some:
        plain = [float(each) if each is not None and at in real else each for at, each in enumerate(row)]
        sealed.append((*plain, digest_of(name, plain)))
    session.info[DRIVER].executemany(f"{word} {_into(table)}", sealed)


def add(session: Session, table: type[Fact], **values: Any) -> int:
    """Adds one sealed row by the names of its columns, and returns its key: the next number where it is an `id`."""
    name, names = str(table.__tablename__), columns(table)
    if names[0] == "id":
        values["id"] = one(session, f"SELECT coalesce(max(id), 0) + 1 FROM {name}")[0]
    row = [values[column] for column in names]
    run(session, f"INSERT {_into(table)}", *row, digest_of(name, row))
    return int(row[0])


@cache
def _into(table: type[Fact]) -> str:
    names = columns(table)
    return f"INTO {table.__tablename__} ({', '.join(names)}, digest) VALUES ({', '.join('?' * (len(names) + 1))})"


@cache
def _real(table: type[Fact]) -> frozenset[int]:
    kinds = metadata.tables[str(table.__tablename__)].columns
    return frozenset(at for at, name in enumerate(columns(table)) if isinstance(kinds[name].type, REAL))
