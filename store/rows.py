"""Rows read and written in bulk, without an object for each: what statistics and exports go through."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import REAL
from sqlmodel import Session

from store.database import DRIVER
from store.tables import Fact, digest_of, metadata

Values = tuple[Any, ...]


# Facts of two devices stand in the order of their events' clocks, whichever came here first.
MARKS_IN_ORDER = "(SELECT clock FROM events WHERE events.uuid = marks.uuid), marks.uuid"
GAMES_IN_ORDER = "(SELECT clock FROM events WHERE events.uuid = games.uuid), games.uuid"
SEATS_IN_ORDER = (
    "(SELECT clock FROM events WHERE events.uuid = (SELECT uuid FROM seat_events WHERE seat_id = seats.id)), seats.id"
)


def ask(session: Session, query: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
    """The answer of SQLite to a statement of plain SQL, in the session's transaction. Where thousands come at once,
    what stands between a session and its driver takes four times as long as the statement itself.
    """
    answer: sqlite3.Cursor = session.info[DRIVER].execute(query, values)
    return answer


class DamagedRow(Exception):
    """A derived row is not what its digest says; the facts have it anew."""


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
    for *row, digest in ask(session, query, tuple(values)):
        yield tuple(row) if digest == digest_of(name, row) else None


def write(session: Session, table: type[Fact], some: Iterable[Sequence[Any]], word: str = "INSERT OR REPLACE") -> None:
    """Adds rows given as tuples of `columns`, or puts them in the place of those with the same key."""
    name, names = str(table.__tablename__), columns(table)
    real = _real(table)
    sealed = []
    for row in some:
        plain = [float(each) if each is not None and at in real else each for at, each in enumerate(row)]
        sealed.append((*plain, digest_of(name, plain)))
    if sealed:
        marks = ", ".join("?" * (len(names) + 1))
        listed = ", ".join(names)
        query = f"{word} INTO {name} ({listed}, digest) VALUES ({marks})"
        session.connection().exec_driver_sql(query, sealed)


def add(session: Session, table: type[Fact], *values: Any) -> int:
    """Adds one row under the next number, which comes back; `values` are those of the other columns."""
    number = int(next(run(session, f"SELECT coalesce(max(id), 0) + 1 FROM {table.__tablename__}"))[0])
    write(session, table, [(number, *values)], "INSERT")
    return number


@cache
def _real(table: type[Fact]) -> frozenset[int]:
    kinds = metadata.tables[str(table.__tablename__)].columns
    return frozenset(at for at, name in enumerate(columns(table)) if isinstance(kinds[name].type, REAL))


def run(session: Session, query: str, values: Sequence[Any] = ()) -> Iterator[Any]:
    """The rows of any query."""
    yield from ask(session, query, tuple(values))


def execute(session: Session, query: str, values: Sequence[Any] = ()) -> None:
    """Runs a statement that gives no rows."""
    ask(session, query, tuple(values))
