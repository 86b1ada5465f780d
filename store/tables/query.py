"""Statements over the tables' named columns, compiled once and then sent to SQLite as they are.

Through an ORM's session the same row takes 20 times as long (83 µs against 4; a whole row as an object 117), which is
felt where thousands come at once: a sync, a file that is taken in, a long history that is counted.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeVar, TypeVarTuple, cast, overload
from weakref import WeakSet

from sqlalchemy import REAL, BindParameter, ColumnElement, Delete, Insert, Update, bindparam, func, insert
from sqlalchemy.dialects.sqlite import dialect
from sqlmodel import select
from sqlmodel.sql.expression import Select, SelectOfScalar

from store.errors import StorageError
from store.tables.base import Fact, metadata

Session = sqlite3.Connection
"""What statements are run in: the connection, while one of `Database`'s transactions lasts."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
F = TypeVar("F", bound=Fact)

_DIALECT = dialect(paramstyle="named")


def given(name: str) -> BindParameter[Any]:
    """The place of a value that is given by this name when the statement is run; not the name of a column that the
    statement sets."""
    return bindparam(name)


def is_given(column: Any) -> ColumnElement[bool]:
    """That a column has the value that is given by the column's own name when the statement is run."""
    equal: ColumnElement[bool] = column == given(column.key)
    return equal


@cache
def columns(table: type[Fact]) -> tuple[str, ...]:
    """The names of a table's columns in their order, less the digest."""
    return tuple(name for name in table.model_fields if name != "digest")


_as_text = json.JSONEncoder(default=bytes.hex).encode


def digest_of(table: str, values: Iterable[Any]) -> bytes:
    """SHA-256 over a table's name and a row's other columns in their order."""
    return hashlib.sha256(_as_text([table, *values]).encode()).digest()


class _Compiled:
    """A statement as text, compiled when it is first run or before."""

    known: Final[WeakSet[_Compiled]] = WeakSet()

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        self._text = ""
        self._constants: Mapping[str, Any] = {}
        self.known.add(self)

    def run(self, session: Session, values: Mapping[str, Any]) -> sqlite3.Cursor:
        """What SQLite answers, in the session's transaction."""
        self.compile()
        return session.execute(self._text, {**self._constants, **values})

    def run_all(self, session: Session, some: Iterable[Mapping[str, Any]]) -> None:
        """Runs it once for each of these values."""
        self.compile()
        session.executemany(self._text, [{**self._constants, **values} for values in some])

    def compile(self) -> None:
        """Makes the text, once."""
        if not self._text:
            compiled = self._statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
            self._text, self._constants = str(compiled), compiled.params


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

    def run_all(self, session: Session, some: Iterable[Mapping[str, Any]]) -> None:
        """As `run`, once for each of these values."""
        self._compiled.run_all(session, some)


class _Adding:
    """How rows of a table of facts are added, each under its digest."""

    def __init__(self, table: type[Fact]) -> None:
        self._name, self.names = str(table.__tablename__), columns(table)
        kinds = metadata.tables[self._name].columns
        self._real = frozenset(at for at, name in enumerate(self.names) if isinstance(kinds[name].type, REAL))
        written = dialect(paramstyle="qmark")
        self.insert = str(insert(table).compile(dialect=written))
        self.replace = str(insert(table).prefix_with("OR REPLACE").compile(dialect=written))
        self.last = Query(select(func.max(table.id))) if "id" in self.names else None  # type: ignore[attr-defined]

    def seal(self, row: Sequence[Any]) -> tuple[Any, ...]:
        """The row as it is written, its digest last."""
        if self._real:
            row = [float(each) if each is not None and at in self._real else each for at, each in enumerate(row)]
        return (*row, digest_of(self._name, row))


_adding = cache(_Adding)


def compile_all() -> None:
    """Compiles all statements of the modules that have been read in, so that none has to be when it is first run."""
    for table in Fact.__subclasses__():
        _adding(table)
    for statement in [*_Compiled.known]:
        statement.compile()


def write(session: Session, table: type[Fact], some: Iterable[Sequence[Any]], replace: bool = True) -> None:
    """Adds rows given as tuples of `columns`; to `replace` is to put them in the place of those with the same key."""
    adding = _adding(table)
    session.executemany(adding.replace if replace else adding.insert, map(adding.seal, some))


def add(session: Session, table: type[Fact], **values: Any) -> int:
    """Adds one row by the names of its columns, under the next `id` where rows of the table have such and none is
    given; that, else 0."""
    adding = _adding(table)
    if adding.last and "id" not in values:
        values["id"] = next_id(session, table)
    session.execute(adding.insert, adding.seal([values[name] for name in adding.names]))
    return int(values.get("id", 0))


def next_id(session: Session, table: type[Fact]) -> int:
    """The id that the next row is added under; a digest covers it, so it is known before."""
    last = _adding(table).last
    return (last.first(session) or 0 if last else 0) + 1


class DamagedRow(StorageError):
    """A derived row is not what its digest says; the facts have it anew."""

    code = "damaged-row"


@cache
def _row_type(table: type[Fact]) -> Any:
    return namedtuple(table.__name__, columns(table))


def row_of(table: type[F], *values: Any, **named: Any) -> F:
    """A row as `Rows` has it, of all its columns but the digest, in their order or by name."""
    return cast("F", _row_type(table)(*values, **named))


def changed(row: F, **values: Any) -> F:
    """A row as `Rows` has it, with other values in some columns."""
    return cast("F", cast("Any", row)._replace(**values))


class Rows(Generic[F]):
    """Whole rows of a table of facts, each compared with its digest. They come as named tuples that have the table's
    columns (to a type checker they are rows of the table: the names are checked, nothing can be set)."""

    def __init__(
        self, table: type[F], *where: Any, order: Sequence[Any] = (), limit: Any = None, offset: Any = None
    ) -> None:
        self._name = str(table.__tablename__)
        self._made: Callable[[Iterable[Any]], F] = _row_type(table)._make
        statement = (
            select(*(getattr(table, name) for name in (*columns(table), "digest"))).where(*where).order_by(*order)
        )
        self._compiled = _Compiled(statement.limit(limit).offset(offset))

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
