"""The public face is cheap: nothing of the database library is loaded until a store is opened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import store

ROOT = Path(__file__).resolve().parents[2]


def test_importing_the_store_does_not_load_the_database_library() -> None:
    source = "import store, sys; print(*sorted({'sqlmodel', 'sqlalchemy', 'pydantic', 'sqlite3'} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", source], cwd=ROOT, text=True).strip() == ""


def test_every_public_name_is_there() -> None:
    assert all(getattr(store, name) for name in store.__all__)
