"""Rows written in bulk, without an object for each: what is derived, what comes in from elsewhere."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import REAL, func, insert
from sqlalchemy.dialects.sqlite import dialect
from sqlmodel import Session, col, select

from store.database import DRIVER
from store.tables import Fact, digest_of, metadata
from store.tables.query import Query

Values = tuple[Any, ...]

_DIALECT = dialect(paramstyle="qmark")


@cache
def columns(table: type[Fact]) -> tuple[str, ...]:
    """The names of a table's columns in their order, less the digest."""
    return tuple(name for name in table.model_fields if name != "digest")


def write(session: Session, table: type[Fact], some: Iterable[Sequence[Any]], replace: bool = True) -> None:
    """Adds rows given as tuples of `columns`; to `replace` is to put them in the place of those with the same key."""
    name = str(table.__tablename__)
    real = _real(table)
    sealed = []
    for row in some:
        plain = [float(each) if each is not None and at in real else each for at, each in enumerate(row)]
        sealed.append((*plain, digest_of(name, plain)))
    session.info[DRIVER].executemany(_insert(table, replace), sealed)


def add(session: Session, table: type[Fact], **values: Any) -> int:
    """Adds one sealed row by the names of its columns, and returns its key: the next number where it is an `id`."""
    name, names = str(table.__tablename__), columns(table)
    if names[0] == "id":
        values["id"] = _newest(table).first(session) or 1
    row = [values[column] for column in names]
    session.info[DRIVER].execute(_insert(table, False), (*row, digest_of(name, row)))
    return int(row[0])


@cache
def _newest(table: Any) -> Query[int]:
    return Query(select(func.coalesce(func.max(col(table.id)), 0) + 1))


@cache
def _insert(table: type[Fact], replace: bool) -> str:
    statement = insert(table)
    return str((statement.prefix_with("OR REPLACE") if replace else statement).compile(dialect=_DIALECT))


@cache
def _real(table: type[Fact]) -> frozenset[int]:
    kinds = metadata.tables[str(table.__tablename__)].columns
    return frozenset(at for at, name in enumerate(columns(table)) if isinstance(kinds[name].type, REAL))
