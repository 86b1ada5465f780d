"""All exceptions of the project are one tree, each with a code of its own, and the page shows that tree."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import app
from engine.messages import read_table
from engine.messages.errors import PocketSwitchError

ROOT = Path(app.__file__).resolve().parents[1]
ROOMS = ("app", "engine", "store")
PAGE = ROOT / "app" / "errors.md"
LINE = re.compile(r"^( *)- `(\w+)` \(`([a-z-]+)`\)", re.MULTILINE)
CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def class_names(path: Path) -> list[str]:
    """Return the names of a module's classes."""
    return [node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]


def exceptions() -> dict[str, type[BaseException]]:
    """Return all exception classes of the project by name."""
    found: dict[str, type[BaseException]] = {}
    for path in (path for room in ROOMS for path in (ROOT / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not re.search(r"^class \w+\(.*(Error|Exception|Failed|Problem|Move|Refused)", text, re.MULTILINE):
            continue
        module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
        classes = [getattr(module, name) for name in class_names(path)]
        found |= {each.__name__: each for each in classes if issubclass(each, BaseException)}
    return found


@pytest.fixture(scope="module")
def classes() -> dict[str, type[BaseException]]:
    return exceptions()


def test_each_exception_descends_from_the_root(classes: dict[str, type[BaseException]]) -> None:
    assert len(classes) > 40
    assert [name for name, each in classes.items() if not issubclass(each, PocketSwitchError)] == []


def test_each_exception_has_a_code_of_its_own(classes: dict[str, type[BaseException]]) -> None:
    without = [name for name, each in classes.items() if not CODE.fullmatch(vars(each).get("code", ""))]
    assert without == []
    codes = [getattr(each, "code", "") for each in classes.values()]
    assert sorted(codes) == sorted(set(codes))


def test_the_page_shows_the_tree(classes: dict[str, type[BaseException]]) -> None:
    shown, above = {}, dict[int, str]()
    for indent, name, code in LINE.findall(PAGE.read_text(encoding="utf-8")):
        depth = len(indent) // 2
        above[depth] = name
        shown[name] = (above[depth - 1] if depth else "", code)
    ours = {
        name: (base.__name__ if issubclass(base := each.__bases__[0], PocketSwitchError) else "", each.code)
        for name, each in classes.items()
        if issubclass(each, PocketSwitchError)
    }
    assert shown == ours


def test_messages_that_the_page_names_exist() -> None:
    ids = read_table("app.ui.words", "en")
    page = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"message `([a-z_-]+)-\*`", page)
    assert named and [prefix for prefix in named if not any(id.startswith(f"{prefix}-") for id in ids)] == []
