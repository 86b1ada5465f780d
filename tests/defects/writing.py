"""Defects of what keeps data safe while it is written."""

from tests.defects._defect import Defect

MIGRATIONS = "tests/store/test_migrations.py"
POWER = "tests/store/test_power.py"
WAITING = (f"{POWER}::test_every_way_to_open_a_store_waits_for_the_disk",)

DEFECTS = (
    Defect(
        "A commit is on the disk before anything says that it is kept (`OFF`).",
        "store/database.py",
        '\n    raw.execute("PRAGMA synchronous = FULL")',
        '\n    raw.execute("PRAGMA synchronous = OFF")',
        WAITING,
    ),
    Defect(
        "A commit is on the disk before anything says that it is kept (`NORMAL`).",
        "store/database.py",
        '\n    raw.execute("PRAGMA synchronous = FULL")',
        '\n    raw.execute("PRAGMA synchronous = NORMAL")',
        WAITING,
    ),
    Defect(
        "A file that was written to take along is on the disk before it has its name.",
        "store/backup/backup.py",
        "                sync_file(file)\n            beside.replace(path)",
        "            beside.replace(path)",
        (f"{POWER}::test_an_export_is_on_the_disk_and_so_is_its_name",),
    ),
    Defect(
        "The copy of a file is on the disk before the file is carried forward.",
        "store/opening.py",
        '    with copy.open("rb+") as file:\n        sync_file(file)\n',
        "",
        (f"{POWER}::test_the_copy_before_a_migration_is_on_the_disk_before_the_file_is_carried_forward",),
    ),
    Defect(
        "A row names only rows that are there.",
        "store/database.py",
        "PRAGMA foreign_keys = ON",
        "PRAGMA foreign_keys = OFF",
        ("tests/store/test_damage.py::test_a_commit_that_fails_leaves_nothing_behind",),
    ),
    Defect(
        "A row that is not what its digest says is not read as if it were.",
        "store/tables/query.py",
        "            if digest == row_digest(self._name, row):\n",
        "            if digest:\n",
        ("tests/store/test_damaged_rows.py",),
    ),
    Defect(
        "Whoever was overtaken by another window writes nothing more.",
        "store/database.py",
        "            if holder != lease.holder:",
        "            if False:",
        ("tests/store/test_lease.py::test_whoever_was_overtaken_writes_nothing_more",),
    ),
    Defect(
        "A schema's version is never edited.",
        "store/migrations/version_4.py",
        '    "CREATE INDEX events_by_clock ON events (clock)",\n',
        "",
        (f"{MIGRATIONS}::test_the_migrations_give_the_tables", f"{MIGRATIONS}::test_no_migration_is_ever_edited"),
    ),
    Defect(
        "Before a file is carried forward it is copied.",
        "store/opening.py",
        "            _back_up_before_migration(raw, path, version, clock)",
        "            pass",
        (f"{MIGRATIONS}::test_a_later_migration_backs_the_file_up_first",),
    ),
    Defect(
        "Every field of a hand's result is stored.",
        "store/projections/hand_results.py",
        "HandResult(seated, winners, losers, scores, bool(row.blocked), places)",
        "HandResult(seated, winners, losers, scores, bool(row.blocked))",
        ("tests/store/test_hand_results.py::test_the_store_says_of_every_hand_what_the_engine_says",),
    ),
)
