"""Find the test files that belong to what has changed since the branch left main."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BRANCHES: Final = ("origin/main", "main")


def changed_files(root: Path = ROOT) -> list[str]:
    """Return the paths that were added or changed since the merge base with main, committed or not.

    Empty outside a git repository, and in a clone that doesn't have main.
    """
    bases = [base for branch in BRANCHES for base in _git(root, "merge-base", "HEAD", branch)]
    if not bases:
        return []
    # The newest base: `origin/main` may be behind `main`, or ahead of it.
    newest = _git(root, "rev-list", "--max-count=1", "--topo-order", *bases)
    changed = _git(root, "diff", "--name-only", "--diff-filter=d", "--no-renames", *newest)
    return sorted({*changed, *_git(root, "ls-files", "--others", "--exclude-standard")})


def mirrored_tests(changed: Iterable[str], root: Path = ROOT) -> list[str]:
    """Return the changed test files, and that of each changed module: `tests/app/test_data.py` for `app/data.py`."""
    found = []
    for path in map(PurePosixPath, changed):
        if _is_test(path):
            found.append(path)
        elif path.suffix == ".py":
            found.append(PurePosixPath("tests") / path.with_name(f"test_{path.name}"))
    return [str(path) for path in dict.fromkeys(found) if (root / path).is_file()]


def importing_tests(changed: Iterable[str], root: Path = ROOT) -> list[str]:
    """Return the test files that import a changed module themselves, by their text."""
    imports = [_import_of(name) for name in _modules(changed)]
    if not imports:
        return []
    pattern = re.compile("|".join(imports))
    files = sorted(path for path in (root / "tests").rglob("test_*.py") if pattern.search(path.read_text("utf-8")))
    return [path.relative_to(root).as_posix() for path in files]


def _modules(changed: Iterable[str]) -> Iterator[str]:
    for path in map(PurePosixPath, changed):
        if path.suffix == ".py" and not _is_test(path):
            parts = path.with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _import_of(module: str) -> str:
    """A pattern of the statements that import the module: `import a.b`, `from a.b import c` or `from a import b`."""
    package, _, name = module.rpartition(".")
    whole = rf"^(?:import|from) {re.escape(module)}(?![\w.])"
    if not package:
        return rf"(?m:{whole})"
    return rf"(?m:{whole}|^from {re.escape(package)} import (?:\([^)]*|[^\n]*)\b{re.escape(name)}\b)"


def _is_test(path: PurePosixPath) -> bool:
    return path.parts[0] == "tests" and path.match("test_*.py")


def _git(root: Path, *arguments: str) -> list[str]:
    """The lines that git prints; none where it fails or isn't installed."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return done.stdout.splitlines()
