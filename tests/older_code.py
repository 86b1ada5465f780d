"""The project's own code as of an older commit."""

from __future__ import annotations

import subprocess
import tarfile
from io import BytesIO
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def extract(commit: str, folder: Path, *paths: str) -> None:
    """Write the files below these paths, as of the commit, into a folder. Skips the test in a copy
    without git history.
    """
    git = ["git", "-C", str(ROOT)]
    shallow = subprocess.run([*git, "rev-parse", "--is-shallow-repository"], capture_output=True, check=False)
    if shallow.stdout.strip() != b"false":
        pytest.skip("no history of the project lies here: an archive of it, or a clone of its last commits")
    done = subprocess.run([*git, "archive", commit, *paths], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
