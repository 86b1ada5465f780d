"""Looking for damage: what SQLite can see when a file is opened, and what only digests show."""

import sqlite3
from collections.abc import Iterator

from sqlmodel import Session, select

from store.records import Damage
from store.steps import Step, expected_schema, schema_of
from store.tables import Fact, metadata


def structure(raw: sqlite3.Connection, steps: tuple[Step, ...]) -> str:
    """The first complaint about a file's structure, indexes or references, or ""."""
    if schema_of(raw) != expected_schema(steps):
        return "the schema is not what its version says"
    complaint = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if complaint != "ok":
        return str(complaint)
    orphan = raw.execute("PRAGMA foreign_key_check").fetchone()
    return f"a row of {orphan[0]} refers to nothing" if orphan else ""


def digests(session: Session) -> Iterator[Damage]:
    """Every row that is not what its digest says."""
    for table in Fact.__subclasses__():
        for row in session.exec(select(table)):
            if not row.intact:
                keys = [getattr(row, column.name) for column in metadata.tables[str(table.__tablename__)].primary_key]
                yield Damage(str(table.__tablename__), "/".join(map(str, keys)), "digest")
