"""Migrate a file: the versions of the schema in order, and which one a file has."""

from contextlib import closing
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from sqlite3 import Connection, connect

Migration = tuple[str, ...]

APPLICATION_ID = 0x50537769  # "PSwi", so that another program's database is not taken for ours


def _load_migrations() -> tuple[Migration, ...]:
    """Return the statements of each version, from `version_1` on."""
    names = {module.name for module in iter_modules([str(Path(__file__).parent)])}
    many = sum(name.startswith("version_") for name in names)
    return tuple(import_module(f"store.migrations.version_{number}").STATEMENTS for number in range(1, many + 1))


MIGRATIONS: tuple[Migration, ...] = _load_migrations()


def claimed_version(raw: Connection) -> int:
    """Return the schema version that a file claims; 0 for a new file."""
    return int(raw.execute("PRAGMA user_version").fetchone()[0])


def read_schema(raw: Connection) -> tuple[tuple[str, str], ...]:
    """Return name and SQL of everything in the schema except SQLite's own, sorted."""
    query = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    return tuple(sorted(raw.execute(query).fetchall()))


@cache
def expected_schema(migrations: tuple[Migration, ...]) -> tuple[tuple[str, str], ...]:
    """Return the schema that the migrations make. It is built in memory once, since that takes longer than opening a
    file.
    """
    with closing(connect(":memory:", isolation_level=None)) as raw:
        migrate(raw, migrations)
        return read_schema(raw)


def version_of_schema(schema: tuple[tuple[str, str], ...], migrations: tuple[Migration, ...]) -> int:
    """Return the newest version with this schema, whatever the file claims; 0 if there is none."""
    numbers = range(len(migrations), 0, -1)
    return next((number for number in numbers if expected_schema(migrations[:number]) == schema), 0)


def migrate(raw: Connection, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Run the missing migrations, each with its version number in one transaction."""
    for number, migration in enumerate(migrations, start=1):
        raw.execute("BEGIN IMMEDIATE")
        try:
            # Checked inside the transaction, since another process may just have run this migration.
            if claimed_version(raw) < number:
                for statement in migration:
                    raw.execute(statement)
                raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                raw.execute(f"PRAGMA user_version = {number}")
            raw.execute("COMMIT")
        except BaseException:
            raw.rollback()  # no effect if SQLite has rolled back itself (a full disk)
            raise
