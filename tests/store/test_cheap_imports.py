"""Importing records and errors is fast: only opening a store imports the database library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_importing_records_and_errors_does_not_load_the_database_library() -> None:
    heavy = {"sqlmodel", "sqlalchemy", "pydantic", "sqlite3"}
    source = f"import store.errors, store.records, sys; print(*sorted({heavy} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", source], cwd=ROOT, text=True).strip() == ""
