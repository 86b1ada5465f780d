"""Follows the recipes of a page in a copy of the project: applies their code blocks and runs their commands.

The first line of a block says where it goes, as a comment:

- `# FILE`: at the end of a file, or a new file; `_N` before its ending is the next number in its folder
- `# FILE, in NAME`: as the last entry of a tuple, list or dict; `in NAME["key"]` of one inside a dict
- `# FILE, in class NAME`: as the last statement of a class
- `# FILE, before NAME`: above the definition of a name
- `# FILE, above TEXT`: above the first line that contains a text; `entry above TEXT` with a comma at its end

Commands are the lines of `sh` blocks.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.running import ROOT

FOLDERS: Final = ("app", "engine", "store", "tests")
FILES: Final = ("main.py", "pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE")
PYTHON: Final = ".venv/bin/python "
SECONDS: Final = 300  # for one command
_BLOCK: Final = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_PLACE: Final = re.compile(r"# (?P<file>[\w./-]+)(?:, (?P<how>in class|in|before|entry above|above) (?P<what>.+))?")


@dataclass(frozen=True)
class Block:
    """A code block of a recipe: its language and its text."""

    language: str
    text: str


@dataclass(frozen=True)
class Followed:
    """What following a recipe changed, and the output of each command that failed."""

    files: tuple[str, ...]
    failures: tuple[str, ...]


def read_recipe(page: Path, heading: str) -> list[Block]:
    """Return the blocks of the section with this heading, in order; "" means the whole page.

    Raises ValueError if there's no such section.
    """
    section = rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)" if heading else "(.*)"
    found = re.search(section, page.read_text(encoding="utf-8"), re.M | re.S)
    if found is None:
        raise ValueError(f"{page} has no section {heading}")
    return [Block(language, textwrap.dedent(text)) for language, text in _BLOCK.findall(found[1])]


def copy_project(folder: Path) -> Path:
    """Copy the project into a folder, and return the copy's path. Assets, which no recipe changes, are a link."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name)
    for name in FILES:
        shutil.copy2(ROOT / name, folder / name)
    (folder / "assets").symlink_to(ROOT / "assets")
    return folder


def follow(blocks: list[Block], project: Path) -> Followed:
    """Apply the blocks and run the commands in a copy of the project."""
    files, failures = [], []
    for block in blocks:
        if block.language == "sh":
            for command in _commands(block.text):
                done = subprocess.run(
                    command, cwd=project, capture_output=True, text=True, check=False, timeout=SECONDS,
                    env=os.environ | {"PYTHONPATH": str(project)},
                )  # fmt: skip
                if done.returncode:
                    failures.append(f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        else:
            files.append(apply(block.text, project))
    return Followed(tuple(dict.fromkeys(files)), tuple(failures))


def _commands(text: str) -> Iterator[list[str]]:
    for line in text.splitlines():
        if line.startswith(PYTHON):
            yield [sys.executable, *shlex.split(line.removeprefix(PYTHON))]


def apply(text: str, project: Path) -> str:
    """Insert a block where its first line says, and return the file's name. Raises ValueError if
    there's no such place.
    """
    first, _, body = text.partition("\n")
    found = _PLACE.fullmatch(first)
    if found is None:
        raise ValueError(f"no place: {first}")
    file = _numbered(found["file"], project)
    path = project / file
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    made = _insert(source, body, found["how"], found["what"])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(made, encoding="utf-8")
    return file


def _numbered(file: str, project: Path) -> str:
    """Return the name of a file; `_N` at its end is replaced by the next free number."""
    path = Path(file)
    if not path.stem.endswith("_N"):
        return file
    start = path.stem[:-1]
    numbers = [int(each.stem.removeprefix(start)) for each in (project / path.parent).glob(f"{start}*{path.suffix}")]
    return str(path.with_stem(f"{start}{max(numbers, default=0) + 1}"))


def _insert(source: str, body: str, how: str | None, what: str) -> str:
    if how is None:
        return f"{source}\n{body}" if source else body
    lines = source.splitlines(keepends=True)
    if how.endswith("above"):
        body = body if how == "above" else f"{body.rstrip()},\n"
        at = next((n for n, line in enumerate(lines) if what in line), None)
        if at is None:
            raise ValueError(f"no line with {what}")
        indent = re.match(" *", lines[at])
        return "".join([*lines[:at], textwrap.indent(body, indent[0] if indent else ""), *lines[at:]])
    tree = ast.parse(source)
    if how == "in class":
        node = next(each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == what)
        at = max(each.end_lineno or 0 for each in node.body if isinstance(each, ast.AnnAssign))
        return "".join([*lines[:at], textwrap.indent(body, "    "), *lines[at:]])
    name, _, key = what.partition("[")
    if how == "before":
        at = _assigned(tree, name).lineno - 1
        return "".join([*lines[:at], body, "\n\n", *lines[at:]])
    value = _assigned(tree, name).value
    if key:
        assert isinstance(value, ast.Dict)
        wanted = ast.literal_eval(key.rstrip("]"))
        value = next(v for k, v in zip(value.keys, value.values, strict=True) if k and ast.literal_eval(k) == wanted)
    assert value is not None
    # Before the closing bracket; columns are bytes.
    end = sum(len(line) for line in lines[: (value.end_lineno or 1) - 1])
    end += len(lines[(value.end_lineno or 1) - 1].encode()[: value.end_col_offset].decode()) - 1
    before = source[:end].rstrip()
    comma = "" if before.endswith((",", "(", "[", "{")) else ","
    return f"{before}{comma} {body.strip()},{source[end:]}"


def _assigned(tree: ast.Module, name: str) -> ast.Assign | ast.AnnAssign:
    """Return the assignment of a name at the top of a module. Raises ValueError if there's none."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id == name:
                return node
    raise ValueError(f"{name} isn't assigned")
