"""Only an object itself assigns its attributes, in the folders listed here.

What the test finds: `name.attribute = …` (also `+=`, `del`, in tuples, in loops and `with`) where `name` is neither the
first parameter of the method around it nor a local that was made in the same function by calling a class. What it can't
find: `setattr`, changes by methods, items such as `name[key] = …`, and whether a call with a capital letter makes a new
object. Flet's controls and references are meant to be assigned: their attributes are exempt by name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("app/history", "app/lessons", "app/puzzles", "app/rooms", "app/table")
#: Attributes of Flet's controls, and the value of its references.
FLET: Final = frozenset({"alignment", "current", "expand", "expand_loose", "ink", "live_region", "on_click"})


def foreign_assignments(source: str) -> list[str]:
    """Return the assignments in a module's text to attributes of other objects, as "name.attribute", in order."""
    return list(_find(ast.parse(source), frozenset()))


def _find(node: ast.AST, own: frozenset[str]) -> Iterator[str]:
    """Yield those below a node; the names in `own` may be assigned to."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        parameters = [*node.args.posonlyargs, *node.args.args]
        if parameters and parameters[0].arg in ("self", "cls"):
            own |= {parameters[0].arg}
        own |= _made_here(node)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Attribute) and isinstance(child.ctx, ast.Store | ast.Del):
            base = ast.unparse(child.value)
            if base not in own:
                yield f"{base}.{child.attr}"
        yield from _find(child, own)


def _made_here(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the locals of a function that are only bound to new objects.

    These are calls of a name with a capital letter, of a class of a module, or of `__new__`.
    """
    bound: dict[str, list[bool]] = {}
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign):
            targets, value = [node.target], node.value
        for target in targets:
            if isinstance(target, ast.Name):
                bound.setdefault(target.id, []).append(_makes_new(value))
    parameters = {each.arg for each in ast.walk(function) if isinstance(each, ast.arg)}
    return {name for name, new in bound.items() if all(new) and name not in parameters}


def _makes_new(value: ast.expr | None) -> bool:
    if not isinstance(value, ast.Call):
        return False
    name = ast.unparse(value.func).rpartition(".")[2]
    return name[:1].isupper() or name == "__new__"


@pytest.mark.parametrize("folder", FOLDERS)
def test_nobody_assigns_attributes_of_another_object(folder: str) -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {each}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for each in foreign_assignments(path.read_text(encoding="utf-8"))
        if each.rpartition(".")[2] not in FLET
    }
    assert not found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class A:\n def f(self, b):\n  self.x = 1\n  b.x = 2", ["b.x"]),
        ("class A:\n def f(self):\n  self.b.x = 1", ["self.b.x"]),
        ("class A:\n def f(self, b):\n  b.x += 1", ["b.x"]),
        ("class A:\n def f(self, b):\n  self.x = b.x = 1", ["b.x"]),
        ("def f(b):\n b.x, y = 1, 2", ["b.x"]),
        ("def f(b):\n del b.x", ["b.x"]),
        ("def f(b):\n for b.x in range(3): pass", ["b.x"]),
        ("def f():\n b = Box()\n b.x = 1", []),
        ("def f(b):\n b = b or Box()\n b.x = 1", ["b.x"]),
        ("def f():\n b = ft.Container()\n b.left = 1", []),
        ("def f(b):\n b = Box()\n b.x = 1", ["b.x"]),
        ("def f():\n b = find()\n b.x = 1", ["b.x"]),
        ("def f():\n b = Box()\n def g():\n  b.x = 1", []),
        ("Box.x = 1", ["Box.x"]),
    ],
)
def test_the_search_finds_what_it_is_for(source: str, found: list[str]) -> None:
    assert foreign_assignments(source) == found


def undeclared_fields(source: str) -> list[str]:
    """Return the attributes that methods of a module's dataclasses assign without declaring them, as "Class.attribute".

    Classes with a base class are left out: their fields may be declared there.
    """
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ClassDef) or node.bases:
            continue
        if not any(ast.unparse(each).startswith("dataclass") for each in node.decorator_list):
            continue
        declared = {ast.unparse(each.target) for each in node.body if isinstance(each, ast.AnnAssign)}
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
        declared |= {each.name for each in methods}  # setters
        assigned: set[str] = set()
        for method in methods:
            (declared if method.name == "__post_init__" else assigned).update(_assigned_to_self(method))
        found += [f"{node.name}.{name}" for name in sorted(assigned - declared)]
    return found


def _assigned_to_self(method: ast.AST) -> set[str]:
    return {
        each.attr
        for each in ast.walk(method)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self"
    }


def test_dataclasses_declare_every_attribute_they_assign() -> None:
    """An attribute under another name than its field doesn't exist until the first method assigns it."""
    found = {
        path.relative_to(ROOT).as_posix(): names
        for part in ("app", "engine", "store")
        for path in sorted((ROOT / part).rglob("*.py"))
        if (names := undeclared_fields(path.read_text(encoding="utf-8")))
    }
    assert found == {}
    wrong = "@dataclass\nclass Sync:\n    problem: str = ''\n    def stop(self): self.trouble = ''\n"
    assert undeclared_fields(wrong) == ["Sync.trouble"]
