"""A failed test is run again only if it's a browser test, and then reported as a fault."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import IN_A_BROWSER

ROOT = Path(__file__).resolve().parent.parent
ONCE = """
import pytest
tries = []

@pytest.mark.flaky(reruns=1)
def test_a_stumble():
    tries.append(1)
    assert len(tries) > 1, "it stumbled"
"""


def test_only_what_is_in_a_browser_is_run_again(request: pytest.FixtureRequest) -> None:
    assert IN_A_BROWSER.is_dir()
    for item in request.session.items:
        assert bool(item.get_closest_marker("flaky")) == (IN_A_BROWSER in item.path.parents), item.nodeid


def test_what_was_run_again_is_told_with_what_went_wrong(tmp_path: Path) -> None:
    (tmp_path / "test_once.py").write_text(ONCE, encoding="utf-8")
    command = ("-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path))
    done = subprocess.run(
        [sys.executable, *command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    told = done.stdout.partition("Faults to look into")[2]
    assert "test_once.py::test_a_stumble" in told and "it stumbled" in told
