"""Without a Chromium, browser tests fail with a message; they're never skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import ROOT
from tests.web.chromium import NoChromiumError, ensure, find


def script(path: Path, code: int) -> Path:
    """Write a program that exits with this code, and return its path."""
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return path


def test_the_one_that_is_named_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = script(tmp_path / "chromium", 0)
    monkeypatch.setenv("CHROMIUM", str(named))
    assert find() == ensure() == named


def test_one_that_does_not_start_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", str(script(tmp_path / "chromium", 127)))
    assert find() is None
    with pytest.raises(NoChromiumError, match="does not start"):
        ensure()


def test_the_test_command_fails_without_one(tmp_path: Path) -> None:
    environment = {**os.environ, "CHROMIUM": str(tmp_path / "nothing")}
    done = subprocess.run([sys.executable, "-m", "tests"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no Chromium" in done.stderr
