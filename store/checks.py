"""Looking for damage: what SQLite can see when a file is opened, and what only digests show."""

import sqlite3
from collections.abc import Iterator

from sqlmodel import Session, select

from store.database import translated
from store.records import Damage
from store.steps import APPLICATION_ID, Step, expected_schema, schema_of, version_of
from store.tables import Fact, metadata


class UnusableError(Exception):
    """The file is damaged or not ours; the text says what was found."""


def inspect(raw: sqlite3.Connection, steps: tuple[Step, ...]) -> int:
    """The version of a file that is sound, 0 for a new one; UnusableError if it is not.

    One transaction: another process may be carrying the file forward at this moment.
    """
    try:
        raw.execute("BEGIN")
        version = version_of(raw)
        schema = schema_of(raw)
        if (version or schema) and raw.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise UnusableError("a database of another program")
        if version <= len(steps):
            if schema != expected_schema(steps[:version]):
                raise UnusableError("the schema is not what its version says")
            complaint = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if complaint != "ok":
                raise UnusableError(str(complaint))
            if orphan := raw.execute("PRAGMA foreign_key_check").fetchone():
                raise UnusableError(f"a row of {orphan[0]} refers to nothing")
        raw.execute("COMMIT")
    except UnicodeDecodeError as error:  # a broken name in SQLite's own complaint
        raise UnusableError(str(error)) from error
    except sqlite3.DatabaseError as error:
        ours = translated(error, None)
        if ours and ours.cause != "damaged":
            raise
        raise UnusableError(str(error)) from error
    return version


def digests(session: Session) -> Iterator[Damage]:
    """Every row that is not what its digest says."""
    for table in Fact.__subclasses__():
        for row in session.exec(select(table).execution_options(yield_per=1000)):
            if not row.intact:
                keys = metadata.tables[str(table.__tablename__)].primary_key
                yield Damage(str(table.__tablename__), "/".join(str(getattr(row, key.name)) for key in keys))
