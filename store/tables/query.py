"""Statements over the tables' named columns, compiled once and then sent to SQLite directly.

Through an ORM's session the same row takes 20 times as long (83 µs against 4; a whole row as an object 117), which
matters for thousands of rows: in sync, an import, or counting a long history.
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

from sqlalchemy import REAL, BindParameter, ColumnElement, Delete, Insert, Update, bindparam, func, insert, update
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


def statement_parameter(name: str) -> BindParameter[Any]:
    """Return a named parameter of a statement, given when it is run. Its name must not be that of a column that the
    statement sets.
    """
    return bindparam(name)


def equals_parameter(column: Any) -> ColumnElement[bool]:
    """Return the condition that a column equals the parameter with the column's name."""
    equal: ColumnElement[bool] = column == statement_parameter(column.key)
    return equal


@cache
def column_names(table: type[Fact]) -> tuple[str, ...]:
    """Return the names of a table's columns in order, without the digest."""
    return tuple(name for name in table.model_fields if name != "digest")


_row_json = json.JSONEncoder(default=bytes.hex).encode


def row_digest(table: str, values: Iterable[Any]) -> bytes:
    """Return the SHA-256 over a table's name and a row's other columns in order."""
    return hashlib.sha256(_row_json([table, *values]).encode()).digest()


class _CompiledStatement:
    """A statement whose text is compiled when it is first run, or before."""

    known: Final[WeakSet[_CompiledStatement]] = WeakSet()

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        self._text = ""
        self._constants: Mapping[str, Any] = {}
        self.known.add(self)

    def execute(self, session: Session, values: Mapping[str, Any]) -> sqlite3.Cursor:
        """Run the statement in the session's transaction. Return the cursor."""
        self.compile_text()
        return session.execute(self._text, {**self._constants, **values})

    def execute_all(self, session: Session, some: Iterable[Mapping[str, Any]]) -> None:
        """Run the statement once for each of these values."""
        self.compile_text()
        session.executemany(self._text, [{**self._constants, **values} for values in some])

    def compile_text(self) -> None:
        """Compile the text, once."""
        if not self._text:
            compiled = self._statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
            self._text, self._constants = str(compiled), compiled.params


class Query(Generic[T]):
    """A `select` of columns. Each answer is a value if there is one column, else a tuple in their order."""

    @overload
    def __init__(self: Query[T], statement: SelectOfScalar[T]) -> None: ...

    @overload
    def __init__(self: Query[tuple[*Ts]], statement: Select[*Ts]) -> None: ...

    def __init__(self, statement: Any) -> None:
        self._compiled = _CompiledStatement(statement)
        self._scalar = isinstance(statement, SelectOfScalar)

    def iter_answers(self, session: Session, **values: Any) -> Iterator[T]:
        """Return an iterator over the answers. Don't write to the tables it reads until it ends."""
        rows = self._compiled.execute(session, values)
        return (row[0] for row in rows) if self._scalar else iter(rows)

    def all_answers(self, session: Session, **values: Any) -> list[T]:
        """Return all answers."""
        return list(self.iter_answers(session, **values))

    def first_answer(self, session: Session, **values: Any) -> T | None:
        """Return the first answer; None if there is none."""
        return next(self.iter_answers(session, **values), None)

    def has_answer(self, session: Session, **values: Any) -> bool:
        """Return whether there is an answer."""
        return self._compiled.execute(session, values).fetchone() is not None


class Change:
    """An `insert`, `update` or `delete`."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._compiled = _CompiledStatement(statement)

    def execute_change(self, session: Session, **values: Any) -> int:
        """Run the statement. Return the number of changed rows."""
        return self._compiled.execute(session, values).rowcount

    def run_all(self, session: Session, some: Iterable[Mapping[str, Any]]) -> None:
        """Run the statement once for each of these values."""
        self._compiled.execute_all(session, some)


class _Inserter:
    """Inserts rows of a table of facts, each with its digest."""

    def __init__(self, table: type[Fact]) -> None:
        self._name, self.names = str(table.__tablename__), column_names(table)
        kinds = metadata.tables[self._name].columns
        self._real = frozenset(at for at, name in enumerate(self.names) if isinstance(kinds[name].type, REAL))
        written = dialect(paramstyle="qmark")
        self.insert = str(insert(table).compile(dialect=written))
        self.replace = str(insert(table).prefix_with("OR REPLACE").compile(dialect=written))
        self.last = Query(select(func.max(table.id))) if "id" in self.names else None  # type: ignore[attr-defined]

    def row_with_digest(self, row: Sequence[Any]) -> tuple[Any, ...]:
        """Return the row to write, with its digest as the last column."""
        if self._real:
            row = [float(each) if each is not None and at in self._real else each for at, each in enumerate(row)]
        return (*row, row_digest(self._name, row))


_inserter = cache(_Inserter)


def compile_all() -> None:
    """Compile the statements of all imported modules, so that none has to be compiled when it is first run."""
    for table in Fact.__subclasses__():
        _inserter(table)
    for statement in [*_CompiledStatement.known]:
        statement.compile_text()


def insert_rows(session: Session, table: type[Fact], some: Iterable[Sequence[Any]], replace: bool = True) -> None:
    """Insert rows given as tuples in the order of `column_names`. With `replace` they replace rows with the same
    key.
    """
    adding = _inserter(table)
    session.executemany(adding.replace if replace else adding.insert, map(adding.row_with_digest, some))


def insert_row(session: Session, table: type[Fact], **values: Any) -> int:
    """Insert one row by the names of its columns, with the next `id` if the table has one and none is given. Return the
    id, or 0.
    """
    adding = _inserter(table)
    if adding.last and "id" not in values:
        values["id"] = next_id(session, table)
    session.execute(adding.insert, adding.row_with_digest([values[name] for name in adding.names]))
    return int(values.get("id", 0))


@cache
def _updater(table: Any, names: tuple[str, ...]) -> Change:
    """Return the statement that changes these columns of one row, with its digest."""
    keys = metadata.tables[str(table.__tablename__)].primary_key
    changed = {name: statement_parameter(f"new_{name}") for name in (*names, "digest")}
    return Change(
        update(table)
        .where(*(getattr(table, key.name) == statement_parameter(f"old_{key.name}") for key in keys))
        .values(**changed)
    )


def update_row(session: Session, table: type[F], row: F, **values: Any) -> None:
    """Write other values into some columns of a row that `Rows` returned, with the new digest."""
    whole = [values.get(name, getattr(row, name)) for name in column_names(table)]
    changed = {f"new_{name}": value for name, value in values.items()}
    changed["new_digest"] = _inserter(table).row_with_digest(whole)[-1]
    keys = metadata.tables[str(table.__tablename__)].primary_key
    changed |= {f"old_{key.name}": getattr(row, key.name) for key in keys}
    _updater(table, tuple(values)).execute_change(session, **changed)


def next_id(session: Session, table: type[Fact]) -> int:
    """Return the id that the next row gets. It is needed before inserting, since the digest covers it."""
    last = _inserter(table).last
    return (last.first_answer(session) or 0 if last else 0) + 1


class DamagedRow(StorageError):
    """Raised for a derived row that doesn't match its digest. It can be computed again from the facts."""

    code = "damaged-row"


@cache
def _row_type(table: type[Fact]) -> Any:
    return namedtuple(table.__name__, column_names(table))


def make_row(table: type[F], *values: Any, **named: Any) -> F:
    """Return a row as `Rows` returns it, from all its columns but the digest, in order or by name."""
    return cast("F", _row_type(table)(*values, **named))


def replace_columns(row: F, **values: Any) -> F:
    """Return a row as `Rows` returns it, with other values in some columns."""
    return cast("F", cast("Any", row)._replace(**values))


class Rows(Generic[F]):
    """Whole rows of a table of facts, each compared with its digest. They come as named tuples that have the table's
    columns. To a type checker they are rows of the table: it checks the names, but nothing can be set.
    """

    def __init__(
        self, table: type[F], *where: Any, order: Sequence[Any] = (), limit: Any = None, offset: Any = None
    ) -> None:
        self._name = str(table.__tablename__)
        self._made: Callable[[Iterable[Any]], F] = _row_type(table)._make
        statement = (
            select(*(getattr(table, name) for name in (*column_names(table), "digest"))).where(*where).order_by(*order)
        )
        self._compiled = _CompiledStatement(statement.limit(limit).offset(offset))

    def iter_rows(self, session: Session, **values: Any) -> Iterator[F | None]:
        """Yield the rows; None for a damaged one. Don't write to the tables it reads until it ends."""
        for *row, digest in self._compiled.execute(session, values):
            yield self._made(row) if digest == row_digest(self._name, row) else None

    def iter_intact(self, session: Session, **values: Any) -> Iterator[F]:
        """Yield the rows that aren't damaged. Don't write to the tables it reads until it ends."""
        for *row, digest in self._compiled.execute(session, values):
            if digest == row_digest(self._name, row):
                yield self._made(row)

    def iter_with_intact(self, session: Session, **values: Any) -> Iterator[tuple[F, bool]]:
        """Yield each row with whether it matches its digest."""
        for *row, digest in self._compiled.execute(session, values):
            yield self._made(row), digest == row_digest(self._name, row)

    def iter_intact_or_raise(self, session: Session, **values: Any) -> Iterator[F]:
        """Yield the rows. Raises DamagedRow at a damaged one."""
        for row in self.iter_rows(session, **values):
            if row is None:
                raise DamagedRow(self._name)
            yield row

    def first_row(self, session: Session, **values: Any) -> F | None:
        """Return the first row; None if it is damaged or there is none."""
        return next(self.iter_rows(session, **values), None)
