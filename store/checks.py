"""Looking for damage: what SQLite can see when a file is opened, and what only digests show."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

from store.database import connect, translate
from store.errors import StorageError
from store.migrations.climbing import (
    APPLICATION_ID,
    MIGRATIONS,
    Migration,
    expected_schema,
    schema_of,
    version_of,
    version_of_schema,
)
from store.projections.refreshing import differ
from store.records import Damage
from store.tables.base import Fact, metadata
from store.tables.query import Rows, Session, digest_of

LARGE = 32 * 1024 * 1024  # bytes; up to here a whole file is read in a moment,
LARGE_ALONE = 2 * 1024 * 1024  # and up to here in a browser, which takes many times as long
DAY_MS = 24 * 60 * 60 * 1000
CHECKED = "checked"
FIRST = 0  # in the place of the time of the last look: something was found, look before anything else

When = Literal["first", "beside", "later"]


class UnusableError(StorageError):
    """The file is damaged or not ours; the text says what was found."""

    code = "unusable-database"


def is_large(path: Path, alone: bool) -> bool:
    """Whether a file is looked through once a day instead of at every opening."""
    return path.stat().st_size >= (LARGE_ALONE if alone else LARGE)


def due(raw: sqlite3.Connection, path: Path, now: int, alone: bool) -> When:
    """When a file is to be looked through: `first`, before anything is done with it, if it is small or the last look
    found something; a large one `beside` its use, once a day, or `first` where it is used `alone`; else `later`."""
    beside: When = "first" if alone else "beside"
    if not is_large(path, alone):
        return "first"
    try:
        found = raw.execute("SELECT value, digest FROM meta WHERE key = ?", (CHECKED,)).fetchone()
    except sqlite3.DatabaseError:
        return "first"
    if found is None or found[1] != digest_of("meta", [CHECKED, found[0]]):
        return beside
    last = int(found[0])
    return "first" if last == FIRST else "later" if 0 <= now - last < DAY_MS else beside


def remember(raw: sqlite3.Connection, when: int) -> None:
    """Notes when a file was looked through (Unix ms), or `FIRST`."""
    value = str(when)
    raw.execute("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (CHECKED, value, digest_of("meta", [CHECKED, value])))


def look_beside(path: Path) -> tuple[str, bool]:
    """Looks through a file that is in use, on a connection of its own, which holds nobody up: what is damaged, "" where
    nothing is, and whether derived rows are not what the facts say."""
    with closing(connect(path)) as raw:
        raw.execute("PRAGMA query_only = ON")
        try:
            inspect(raw, MIGRATIONS)
        except UnusableError as damage:
            return str(damage), False
        raw.execute("BEGIN")
        return "", differ(raw)


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
