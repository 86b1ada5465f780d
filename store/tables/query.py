"""Statements over the tables' named columns, compiled once and then sent to SQLite as they are.

Through a session the same row takes 20 times as long (83 µs against 4; a whole row as an object 117), which is felt
where thousands come at once: a sync, a file that is taken in, a long history that is counted.
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, TypeVarTuple, cast, overload

from sqlalchemy import BindParameter, Delete, Insert, Update, bindparam, func, insert
from sqlalchemy.dialects.sqlite import dialect
from sqlmodel import Session, select
from sqlmodel.sql.expression import Select, SelectOfScalar

from store.database import DRIVER
from store.tables.base import Fact, digest_of

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
F = TypeVar("F", bound=Fact)

_DIALECT = dialect(paramstyle="named")


def given(name: str) -> BindParameter[Any]:
    """The place of a value that is given by this name when the statement is run; not the name of a column that the
    statement sets."""
    return bindparam(name)


class _Compiled:
    """A statement as text, compiled when it is first run."""

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        self._text = ""
        self._constants: Mapping[str, Any] = {}

    def run(self, session: Session, values: Mapping[str, Any]) -> sqlite3.Cursor:
        """What SQLite answers, in the session's transaction."""
        if not self._text:
            compiled = self._statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
            self._text, self._constants = str(compiled), compiled.params
        answer: sqlite3.Cursor = session.info[DRIVER].execute(self._text, {**self._constants, **values})
        return answer


class Query(Generic[T]):
    """A `select` of columns: each answer is a value where there is one column, and else a tuple in their order."""

    @overload
    def __init__(self: Query[T], statement: SelectOfScalar[T]) -> None: ...

    @overload
    def __init__(self: Query[tuple[*Ts]], statement: Select[*Ts]) -> None: ...

    def __init__(self, statement: Any) -> None:
        self._compiled = _Compiled(statement)
        self._scalar = isinstance(statement, SelectOfScalar)

    def each(self, session: Session, **values: Any) -> Iterator[T]:
        """The answers one by one; nothing they are read from may be written meanwhile."""
        rows = self._compiled.run(session, values)
        return (row[0] for row in rows) if self._scalar else iter(rows)

    def all(self, session: Session, **values: Any) -> list[T]:
        """All answers."""
        return list(self.each(session, **values))

    def first(self, session: Session, **values: Any) -> T | None:
        """The first answer, or None."""
        return next(self.each(session, **values), None)

    def found(self, session: Session, **values: Any) -> bool:
        """Whether there is an answer."""
        return self._compiled.run(session, values).fetchone() is not None


class Change:
    """An `insert`, `update` or `delete`."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._compiled = _Compiled(statement)

    def run(self, session: Session, **values: Any) -> int:
        """How many rows were changed."""
        return self._compiled.run(session, values).rowcount


class Adding:
    """Rows added to a table of facts, each under its digest."""

    def __init__(self, table: type[Fact]) -> None:
        self._name = str(table.__tablename__)
        self._names = [name for name in table.model_fields if name != "digest"]
        self._insert = _Compiled(insert(table))
        numbered = "id" in table.model_fields
        self._last = Query(select(func.coalesce(func.max(table.id), 0))) if numbered else None  # type: ignore[attr-defined]

    def last(self, session: Session) -> int:
        """The highest number of a row; 0 where there is none, or rows have no numbers."""
        return (self._last.first(session) or 0) if self._last else 0

    def run(self, session: Session, values: dict[str, Any]) -> None:
        """Adds a row by the names of its columns."""
        digest = digest_of(self._name, [values[name] for name in self._names])
        self._insert.run(session, {**values, "digest": digest})


class DamagedRow(Exception):
    """A derived row is not what its digest says; the facts have it anew."""


@cache
def _row_type(table: type[Fact]) -> Any:
    return namedtuple(table.__name__, [name for name in table.model_fields if name != "digest"])


def row_of(table: type[F], *values: Any, **named: Any) -> F:
    """A row as `Rows` has it, of all its columns but the digest, in their order or by name."""
    return cast("F", _row_type(table)(*values, **named))


def changed(row: F, **values: Any) -> F:
    """A row as `Rows` has it, with other values in some columns."""
    return cast("F", cast("Any", row)._replace(**values))


class Rows(Generic[F]):
    """Whole rows of a table of facts, each compared with its digest. They come as named tuples that have the table's
    columns (to a type checker they are rows of the table: the names are checked, nothing can be set)."""

    def __init__(self, table: type[F], *where: Any, order: Sequence[Any] = (), limit: Any = None) -> None:
        names = [name for name in table.model_fields if name != "digest"]
        self._name = str(table.__tablename__)
        self._made: Callable[[Iterable[Any]], F] = _row_type(table)._make
        columns = [getattr(table, name) for name in (*names, "digest")]
        statement = select(*columns).where(*where).order_by(*order)
        self._compiled = _Compiled(statement if limit is None else statement.limit(limit))

    def each(self, session: Session, **values: Any) -> Iterator[F | None]:
        """The rows one by one, None in the place of a damaged one; nothing they are read from may be written
        meanwhile."""
        for *row, digest in self._compiled.run(session, values):
            yield self._made(row) if digest == digest_of(self._name, row) else None

    def sound(self, session: Session, **values: Any) -> Iterator[F]:
        """The rows one by one, without those that are damaged; nothing they are read from may be written meanwhile."""
        for *row, digest in self._compiled.run(session, values):
            if digest == digest_of(self._name, row):
                yield self._made(row)

    def checked(self, session: Session, **values: Any) -> Iterator[tuple[F, bool]]:
        """The rows one by one as they stand there, each with whether it is what its digest says."""
        for *row, digest in self._compiled.run(session, values):
            yield self._made(row), digest == digest_of(self._name, row)

    def whole(self, session: Session, **values: Any) -> Iterator[F]:
        """The rows one by one; a damaged one raises DamagedRow."""
        for row in self.each(session, **values):
            if row is None:
                raise DamagedRow(self._name)
            yield row

    def first(self, session: Session, **values: Any) -> F | None:
        """The first row; None where it is damaged or there is none."""
        return next(self.each(session, **values), None)
