"""Looking for damage: what SQLite can see when a file is opened, and what only digests show."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from store.database import translate
from store.migrations.climbing import (
    APPLICATION_ID,
    Migration,
    expected_schema,
    schema_of,
    version_of,
    version_of_schema,
)
from store.records import Damage
from store.tables.base import Fact, metadata
from store.tables.query import Rows, Session, digest_of

LARGE = 32 * 1024 * 1024  # bytes; up to here a whole file is read in a moment
DAY_MS = 24 * 60 * 60 * 1000
CHECKED = "checked"


class UnusableError(Exception):
    """The file is damaged or not ours; the text says what was found."""


def lately(raw: sqlite3.Connection, path: Path, now: int) -> bool:
    """Whether a large file was looked through less than a day ago. A small one is looked through each time."""
    if path.stat().st_size < LARGE:
        return False
    try:
        found = raw.execute("SELECT value, digest FROM meta WHERE key = ?", (CHECKED,)).fetchone()
    except sqlite3.DatabaseError:
        return False
    if found is None or found[1] != digest_of("meta", [CHECKED, found[0]]):
        return False
    return 0 <= now - int(found[0]) < DAY_MS


def remember(raw: sqlite3.Connection, now: int) -> None:
    """Notes that a file was looked through."""
    value = str(now)
    raw.execute("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (CHECKED, value, digest_of("meta", [CHECKED, value])))


def inspect(raw: sqlite3.Connection, migrations: tuple[Migration, ...], thorough: bool = True) -> tuple[int, int]:
    """The version of a file that is sound, 0 for a new one, and the one that it says; UnusableError if it is not. Where
    it says another than its tables are of, and that can be no newer version's, it is that of its tables. Not
    `thorough`: pages are not looked through, and damage shows when they are read.

    One transaction: another process may be carrying the file forward at this moment.
    """
    try:
        raw.execute("BEGIN")
        version = said = version_of(raw)
        schema = schema_of(raw)
        if (version or schema) and raw.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise UnusableError("a database of another program")
        if not 0 <= version <= len(migrations) or schema != expected_schema(migrations[:version]):
            known = version_of_schema(schema, migrations)
            if known and (version <= len(migrations) or (version ^ known).bit_count() == 1):
                version = known
            elif version <= len(migrations):
                raise UnusableError("the schema is not what its version says")
        if version <= len(migrations) and thorough:
            complaint = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if complaint != "ok":
                raise UnusableError(str(complaint))
            if orphan := raw.execute("PRAGMA foreign_key_check").fetchone():
                raise UnusableError(f"a row of {orphan[0]} refers to nothing")
        raw.execute("COMMIT")
    except UnicodeDecodeError as error:  # a broken name in SQLite's own complaint
        raise UnusableError(str(error)) from error
    except sqlite3.DatabaseError as error:
        ours = translate(error, None)
        if ours and ours.cause != "damaged":
            raise
        raise UnusableError(str(error)) from error
    return version, said


def mend_version(raw: sqlite3.Connection, version: int, said: int) -> None:
    """Has a file say its version, unless another process has done so and carried it forward since it was looked at."""
    raw.execute("BEGIN IMMEDIATE")
    if version_of(raw) == said:
        raw.execute(f"PRAGMA user_version = {version}")
    raw.execute("COMMIT")


def digests(session: Session) -> Iterator[Damage]:
    """Every row that is not what its digest says."""
    for table in Fact.__subclasses__():
        for row, intact in Rows(table).checked(session):
            if not intact:
                keys = metadata.tables[str(table.__tablename__)].primary_key
                yield Damage(str(table.__tablename__), "/".join(str(getattr(row, key.name)) for key in keys))
