"""Find damage in a database: the damage that SQLite detects when a file is opened, and that which only digests show."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

from store.database import open_connection, store_error
from store.errors import StorageError
from store.migrations.migrating import (
    APPLICATION_ID,
    MIGRATIONS,
    Migration,
    claimed_version,
    expected_schema,
    read_schema,
    version_of_schema,
)
from store.projections.refreshing import has_stale_standing
from store.records import Damage
from store.tables.base import Fact, metadata
from store.tables.query import Rows, Session, row_digest

LARGE_FILE_BYTES = 32 * 1024 * 1024  # bytes; smaller files are checked in a moment
LARGE_FILE_BYTES_ALONE = 2 * 1024 * 1024  # the same in a browser, which takes many times as long
DAY_MS = 24 * 60 * 60 * 1000
CHECKED_KEY = "checked"
CHECK_FIRST = 0  # stored instead of the time of the last check: it found damage, so check again before anything else

CheckTime = Literal["first", "beside", "later"]


class UnusableError(StorageError):
    """Raised for a file that is damaged or isn't ours. The text says what was found."""

    code = "unusable-database"


def is_checked_daily(path: Path, alone: bool) -> bool:
    """Return whether a file is so large that it is checked once a day, instead of each time it's opened."""
    return path.stat().st_size >= (LARGE_FILE_BYTES_ALONE if alone else LARGE_FILE_BYTES)


def when_to_check_file(raw: sqlite3.Connection, path: Path, now: int, alone: bool) -> CheckTime:
    """Return when to check a file: `first`, before anything else, if it is small or the last check found damage; a
    large one once a day, `beside` its use, or `first` if it is used `alone`; else `later`.
    """
    beside: CheckTime = "first" if alone else "beside"
    if not is_checked_daily(path, alone):
        return "first"
    try:
        found = raw.execute("SELECT value, digest FROM meta WHERE key = ?", (CHECKED_KEY,)).fetchone()
    except sqlite3.DatabaseError:
        return "first"
    if found is None or found[1] != row_digest("meta", [CHECKED_KEY, found[0]]):
        return beside
    last = int(found[0])
    return "first" if last == CHECK_FIRST else "later" if 0 <= now - last < DAY_MS else beside


def record_check(raw: sqlite3.Connection, when: int) -> None:
    """Store when a file was checked (Unix ms), or `CHECK_FIRST`."""
    value = str(when)
    raw.execute(
        "INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (CHECKED_KEY, value, row_digest("meta", [CHECKED_KEY, value]))
    )


def check_in_background(path: Path) -> tuple[str, bool]:
    """Check a file that is in use, on a connection of its own that blocks no other. Return what is damaged ("" if
    nothing is), and whether derived rows differ from the facts.
    """
    with closing(open_connection(path)) as raw:
        raw.execute("PRAGMA query_only = ON")
        try:
            inspect_file(raw, MIGRATIONS)
        except UnusableError as damage:
            return str(damage), False
        raw.execute("BEGIN")
        return "", has_stale_standing(raw)


def inspect_file(raw: sqlite3.Connection, migrations: tuple[Migration, ...], thorough: bool = True) -> tuple[int, int]:
    """Return the version of a sound file (0 for a new one), and the one it claims. Raises UnusableError if it is
    damaged or another program's.

    If it claims a version that its tables don't have, and that can't be a newer one, the version of its tables counts.
    If not `thorough`, pages aren't checked, and damage shows when they are read. Runs in one transaction, since another
    process may be migrating the file.
    """
    try:
        raw.execute("BEGIN")
        version = said = claimed_version(raw)
        schema = read_schema(raw)
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
    except UnicodeDecodeError as error:  # SQLite's own message contains a damaged name
        raise UnusableError(str(error)) from error
    except sqlite3.DatabaseError as error:
        ours = store_error(error, None)
        if ours and ours.cause != "damaged":
            raise
        raise UnusableError(str(error)) from error
    return version, said


def repair_version(raw: sqlite3.Connection, version: int, said: int) -> None:
    """Write the right version into a file, unless another process has done so or migrated it meanwhile. `said` is the
    version that it claims.
    """
    raw.execute("BEGIN IMMEDIATE")
    # Check again within the transaction: another process may have changed either.
    if claimed_version(raw) == said and version_of_schema(read_schema(raw), MIGRATIONS) == version:
        raw.execute(f"PRAGMA user_version = {version}")
    raw.execute("COMMIT")


def find_damaged_rows(session: Session) -> Iterator[Damage]:
    """Yield every row that doesn't match its digest."""
    for table in Fact.__subclasses__():
        for row, intact in Rows(table).iter_with_intact(session):
            if not intact:
                keys = metadata.tables[str(table.__tablename__)].primary_key
                yield Damage(str(table.__tablename__), "/".join(str(getattr(row, key.name)) for key in keys))
