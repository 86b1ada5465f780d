"""Every defect that `python -m tests.defects` sows still fits the code, and the tests that should notice it exist."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

from tests.defects._copy import left_out, share_history
from tests.defects._defect import PARTS, ROOT, Defect, defects

ALL = [defect for part in PARTS for defect in defects(part)]


@pytest.mark.parametrize("defect", ALL, ids=lambda defect: defect.promise)
def test_a_defect_can_be_sown(defect: Defect) -> None:
    content = (ROOT / defect.file).read_text(encoding="utf-8")
    broken = defect.sown(content)
    assert broken != content
    if defect.file.endswith(".py"):
        ast.parse(broken)


@pytest.mark.parametrize("defect", ALL, ids=lambda defect: defect.promise)
def test_the_tests_that_should_notice_it_are_there(defect: Defect) -> None:
    assert defect.tests
    for each in defect.tests:
        file, _, name = each.partition("::")
        content = (ROOT / file).read_text(encoding="utf-8")
        assert not name or f"def {name}(" in content


def test_no_promise_is_broken_twice() -> None:
    assert len({defect.promise for defect in ALL}) == len(ALL)


def test_a_copy_has_all_files_of_the_project() -> None:
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files"], capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("no history of the project lies here")
    missing = [
        file
        for file in listed.stdout.splitlines()
        for part in (Path(file), *Path(file).parents[:-1])
        if part.name in left_out(str(ROOT / part.parent), [part.name])
    ]
    assert missing == []


def test_a_copy_knows_the_commits_of_the_project(tmp_path: Path) -> None:
    """Tests that run older code find it in the copy, too."""
    head = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    if head.returncode:
        pytest.skip("no history of the project lies here")
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    share_history(tmp_path)
    subprocess.run(["git", "-C", str(tmp_path), "cat-file", "-e", head.stdout.strip()], check=True)
