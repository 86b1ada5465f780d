"""A quick run chooses the tests of what has changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed import changed_files, importing_tests, mirrored_tests

ROOT = Path(__file__).resolve().parent.parent
COMMIT = ("-c", "user.name=Mia", "-c", "user.email=mia@example.org", "commit", "-q", "--allow-empty", "-m", "change")
IMPORTS = (
    "import app.cards",
    "from app.cards import Card",
    "from app import cards",
    "from app import (\n    other,\n    cards,\n)",
)
OTHERS = ("import app.cards_more", "from app.cards.more import Card", "from app import other_cards", "# app.cards")


def git(root: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=root, check=True)


def write(root: Path, path: str, text: str = "") -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository on the branch `topic`, just branched from `main`."""
    git(tmp_path, "init", "-q", "--initial-branch=main")
    for path in ("app/old.py", "app/gone.py", "tests/app/test_old.py"):
        write(tmp_path, path)
    git(tmp_path, "add", ".")
    git(tmp_path, *COMMIT)
    git(tmp_path, "checkout", "-q", "-b", "topic")
    return tmp_path


def test_changes_of_a_branch_are_found_whether_committed_or_not(repository: Path) -> None:
    assert changed_files(repository) == []
    write(repository, "app/committed.py")
    git(repository, "add", ".")
    git(repository, *COMMIT)
    write(repository, "app/old.py", "changed = True")
    write(repository, "app/new.py")
    (repository / "app/gone.py").unlink()
    assert changed_files(repository) == ["app/committed.py", "app/new.py", "app/old.py"]


def test_changes_of_main_since_a_branch_left_it_are_not_the_branches(repository: Path) -> None:
    git(repository, "checkout", "-q", "main")
    write(repository, "app/of_main.py")
    git(repository, "add", ".")
    git(repository, *COMMIT)
    git(repository, "checkout", "-q", "topic")
    assert changed_files(repository) == []


def test_without_a_repository_nothing_has_changed(tmp_path: Path) -> None:
    assert changed_files(tmp_path) == []


def test_a_module_is_mirrored_by_its_test_and_a_test_by_itself(tmp_path: Path) -> None:
    for path in ("tests/app/test_data.py", "tests/test_pages.py"):
        write(tmp_path, path)
    changed = ["app/data.py", "app/untested.py", "app/data.ftl", "tests/test_pages.py", "tests/app/test_gone.py"]
    assert mirrored_tests(changed, tmp_path) == ["tests/app/test_data.py", "tests/test_pages.py"]


@pytest.mark.parametrize("statement", IMPORTS)
def test_a_test_that_imports_a_changed_module_is_found(tmp_path: Path, statement: str) -> None:
    write(tmp_path, "tests/test_it.py", f"before = 1\n{statement}\n")
    assert importing_tests(["app/cards.py"], tmp_path) == ["tests/test_it.py"]
    assert importing_tests(["app/cards/__init__.py"], tmp_path) == ["tests/test_it.py"]
    assert importing_tests(["app/cards.ftl"], tmp_path) == []


@pytest.mark.parametrize("statement", OTHERS)
def test_a_test_that_imports_another_module_is_not(tmp_path: Path, statement: str) -> None:
    write(tmp_path, "tests/test_it.py", f"{statement}\n")
    assert importing_tests(["app/cards.py"], tmp_path) == []


def test_a_quick_run_begins_no_test_after_its_time_and_keeps_the_order_of_its_files(tmp_path: Path) -> None:
    write(tmp_path, "test_a.py", "def test_a():\n    pass\n")
    write(tmp_path, "test_b.py", "from tests import time_limit\n\n\ndef test_b():\n    time_limit.SECONDS = -1\n")
    options = ("-v", "-p", "tests.time_limit", "-p", "no:cacheprovider", "--rootdir", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(tmp_path / "test_b.py"), str(tmp_path / "test_a.py")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "1 passed, 1 skipped" in done.stdout
    assert done.stdout.index("test_b PASSED") < done.stdout.index("test_a SKIPPED")
