"""Each patch names its reason, is in the list, has a test, and was checked against the installed versions."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

import pytest

from app import patches

FOLDER = Path(patches.__file__).parent
SUPPORT = ("__init__.py", "apply_all.py", "client_files.py")
PATCHES = sorted(path for path in FOLDER.glob("*/*.*") if path.suffix in (".py", ".js") and path.name not in SUPPORT)
SECTIONS = ("Fault", "Patch", "Upstream", "Versions")


def head(path: Path) -> str:
    """Return the docstring or first comment of a file, without comment marks."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return text.split('"""')[1]
    return "\n".join(line.removeprefix("//").strip() for line in text.splitlines() if line.startswith("//"))


@pytest.mark.parametrize("path", PATCHES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_patch_describes_its_fault(path: Path) -> None:
    text = head(path)
    assert [name for name in SECTIONS if not re.search(rf"^{name}s?\b.*:", text, re.MULTILINE)] == []
    assert "https://" in text or "no issue found" in text


@pytest.mark.parametrize("path", PATCHES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_patch_was_looked_at_with_the_installed_version(path: Path) -> None:
    """After an update: check whether the fault is still there, then add the version or remove the patch."""
    (line,) = re.findall(r"^Versions: (.+)$", head(path), re.MULTILINE)
    package, versions = line.split(" ", 1)
    if versions.endswith(" and later"):
        first = versions.removesuffix(" and later")
        assert [int(part) for part in version(package).split(".")] >= [int(part) for part in first.split(".")]
    else:
        assert version(package) in versions.split(", ")


def test_the_list_has_each_patch() -> None:
    listed = re.findall(r"^\| `(\w+/\w+\.\w+)` \|", (FOLDER / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == [path.relative_to(FOLDER).as_posix() for path in PATCHES]


def test_each_patch_has_a_test() -> None:
    tests = Path(__file__).parent
    assert [path for path in PATCHES if not (tests / path.parent.name / f"test_{path.stem}.py").exists()] == []
