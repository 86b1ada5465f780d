"""The structure of the code, counted from its text: `python -m tests.shape` prints it, and a test checks it.

An import counts wherever it is: at the top, inside a function, or for annotations only.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("app", "engine", "store")
#: Folders that code walks: as many modules as there are words, facts, versions.
REGISTERS: Final = frozenset({"engine/rules/words", "store/facts", "store/migrations"})
MOST_LOOSE: Final = 14
_SQL: Final = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|REPLACE INTO|FROM|JOIN|WHERE)\b")


@dataclass(frozen=True)
class Module:
    """A file: its dotted name (`__init__` has the package's), its path from the root, and its syntax tree."""

    name: str
    path: Path
    tree: ast.Module
    source: str

    @property
    def is_face(self) -> bool:
        """Whether it stands above a package, as its `__init__` or `__main__`."""
        return self.path.name in ("__init__.py", "__main__.py")


@dataclass(frozen=True)
class Import:
    """An import of one module by another: its line, and whether it's `inside` a function."""

    importer: str
    imported: str
    line: int
    inside: bool


class House:
    """The modules of the packages below a root, and their imports of each other."""

    def __init__(self, root: Path = ROOT, rooms: Iterable[str] = ROOMS) -> None:
        self.modules: dict[str, Module] = {}
        for room in rooms:
            for path in sorted((root / room).rglob("*.py")):
                source = path.read_text(encoding="utf-8")
                parts = path.relative_to(root).with_suffix("").parts
                name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
                self.modules[name] = Module(name, path.relative_to(root), ast.parse(source), source)

    @cached_property
    def imports(self) -> list[Import]:
        """Return every import between these modules, ordered by file."""
        found = []
        for module in self.modules.values():
            within = set(_within_functions(module.tree))
            for node in ast.walk(module.tree):
                for name in self._imported(module, node):
                    if name != module.name:
                        found.append(Import(module.name, name, node.lineno, node in within))  # type: ignore[attr-defined]
        return found

    def _imported(self, module: Module, node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in self.modules)
        elif isinstance(node, ast.ImportFrom):
            package = node.module or ""
            if node.level:
                home = module.name.split(".") if module.path.name == "__init__.py" else module.name.split(".")[:-1]
                package = ".".join([*home[: len(home) - node.level + 1], *filter(None, [node.module])])
            for each in node.names:
                full = f"{package}.{each.name}"
                if full in self.modules:
                    yield full
                elif package in self.modules:
                    yield package

    def circles_of_files(self) -> list[list[str]]:
        """Return the circles of modules that import each other."""
        arrows: dict[str, set[str]] = {name: set() for name in self.modules}
        for each in self.imports:
            arrows[each.importer].add(each.imported)
        return _rings(arrows)

    def circles_of_folders(self) -> list[list[str]]:
        """Return, for each folder, the circles among its files and its subfolders, each subfolder taken as one.

        A package's `__init__` and `__main__` stand above what is in it, so they're left out.
        """
        arrows: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for each in self.imports:
            if self.modules[each.importer].path.name == "__main__.py":
                continue
            mine, theirs = each.importer.split("."), each.imported.split(".")
            shared = 0
            while shared < min(len(mine), len(theirs)) and mine[shared] == theirs[shared]:
                shared += 1
            if shared < min(len(mine), len(theirs)):
                folder = ".".join(mine[:shared])
                one, other = ".".join(mine[: shared + 1]), ".".join(theirs[: shared + 1])
                arrows[folder][one].add(other)
                arrows[folder][other] |= set()
        return [ring for folder in sorted(arrows) for ring in _rings(arrows[folder])]

    def faces_from_inside(self) -> list[str]:
        """Return the imports of a package's own `__init__` or `__main__` from inside the package."""
        return [
            f"{self.modules[each.importer].path}:{each.line}: {each.imported}"
            for each in self.imports
            if self.modules[each.imported].is_face
            and each.importer.startswith(each.imported.removesuffix(".__main__") + ".")
            and not self.modules[each.importer].is_face
        ]

    def imports_in_functions(self) -> list[str]:
        """Return every import statement inside a function, of any package."""
        return [
            f"{module.path}:{node.lineno}"
            for module in self.modules.values()
            for node in _within_functions(module.tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
        ]

    @cached_property
    def classes(self) -> dict[str, list[tuple[Module, ast.ClassDef]]]:
        """Return the classes by name, with the modules that define them."""
        found: dict[str, list[tuple[Module, ast.ClassDef]]] = defaultdict(list)
        for module in self.modules.values():
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append((module, node))
        return found

    def classes_twice(self) -> list[str]:
        """Return the names of classes that are defined more than once, with the places."""
        return [
            f"{name}: {', '.join(str(module.path) for module, _ in where)}"
            for name, where in sorted(self.classes.items())
            if len(where) > 1
        ]

    def heirs(self) -> dict[str, list[str]]:
        """Return the classes that inherit from a class of ours, by kind.

        The kinds are `errors`, `tables`, `variants` (frozen ones of a closed union, whose base has fields and no
        methods), `interfaces` (they fulfil a declared one) and `others`.
        """
        found: dict[str, list[str]] = {kind: [] for kind in ("errors", "tables", "variants", "interfaces", "others")}
        for name, where in sorted(self.classes.items()):
            for module, node in where:
                for base in map(_base_name, node.bases):
                    if base in self.classes and base != name:
                        found[self._kind_of_heir(base, module)].append(f"{module.path}: {name}({base})")
        return found

    def _kind_of_heir(self, base: str, module: Module) -> str:
        above = self._ancestors(base) | {base}
        if any(each.endswith(("Error", "Exception", "Warning")) for each in above):
            return "errors"
        if "SQLModel" in above:
            return "tables"
        where = self.classes[base]
        node = next((node for other, node in where if other is module), where[0][1])
        if above & {"Protocol", "ABC"} or "raise NotImplementedError" in ast.unparse(node):
            return "interfaces"
        frozen = any("frozen=True" in ast.unparse(each) for each in node.decorator_list)
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
        return "variants" if frozen and not methods else "others"

    def _ancestors(self, name: str) -> set[str]:
        found: set[str] = set()
        waiting = [name]
        while waiting:
            each = waiting.pop()
            for _, node in self.classes.get(each, []):
                above = set(map(_base_name, node.bases)) - found
                found |= above
                waiting += above
        return found

    def sql_texts(self) -> list[str]:
        """Return the texts that are SQL statements or parts of one; those of migrations are left out."""
        return [
            f"{module.path}:{node.lineno}"
            for module in self.modules.values()
            if "migrations" not in module.path.parts
            for node in _texts(module.tree)
            if _SQL.search(_plain_text(node))
        ]

    def loose(self) -> dict[str, int]:
        """Return how many modules lie directly in each folder, without `__init__`, `__main__` and registers."""
        counts: dict[str, int] = defaultdict(int)
        for module in self.modules.values():
            folder = module.path.parent.as_posix()
            if not module.is_face and folder not in REGISTERS:
                counts[folder] += 1
        return dict(counts)

    def lines(self) -> int:
        """Return the number of lines of code, without blank lines, comments and docstrings."""
        return sum(_code_lines(module) for module in self.modules.values())


def _within_functions(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for each in ast.walk(node):
                if isinstance(each, ast.Import | ast.ImportFrom):
                    yield each


def _base_name(node: ast.expr) -> str:
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _texts(tree: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Yield the texts that code uses, each f-string as one, without docstrings."""
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    inside |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) or (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside
        ):
            yield node


def _plain_text(node: ast.Constant | ast.JoinedStr) -> str:
    """Return the constant parts of a text."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return " ".join(part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def _code_lines(module: Module) -> int:
    documented = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                documented |= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    counted: set[int] = set()
    beside = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    for token in tokenize.generate_tokens(io.StringIO(module.source).readline):
        if token.type not in beside:
            counted |= set(range(token.start[0], token.end[0] + 1))
    return len(counted - documented)


def _rings(arrows: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the groups of names that reach each other (Tarjan 1972), without groups of one."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(arrows[name]):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            ring = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(ring) > 1:
                found.append(sorted(ring))

    for name in sorted(arrows):
        if name not in index:
            visit(name)
    return found


@cache
def house() -> House:
    """Return the modules as they are now."""
    return House()


def main(arguments: list[str] | None = None) -> int:
    """Print the counts, and with `--all` each place that they count."""
    parser = argparse.ArgumentParser(prog="python -m tests.shape", description=__doc__)
    parser.add_argument("--all", action="store_true", help="every place that is counted")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout")
    asked = parser.parse_args(arguments)
    here = House(asked.root)
    heirs = here.heirs()
    places: dict[str, list[str]] = {
        "circles of files": [" ".join(ring) for ring in here.circles_of_files()],
        "circles of folders": [" ".join(ring) for ring in here.circles_of_folders()],
        "faces imported from inside": here.faces_from_inside(),
        "class names used twice": here.classes_twice(),
        "heirs of our own classes": heirs["others"],
        "SQL texts": here.sql_texts(),
        "imports inside functions": here.imports_in_functions(),
        f"folders with more than {MOST_LOOSE} modules": [
            f"{folder}: {many}" for folder, many in sorted(here.loose().items()) if many > MOST_LOOSE
        ],
    }
    if asked.json:
        print(json.dumps({name: len(each) for name, each in places.items()} | {"lines": here.lines()}))
        return 0
    for name, each in places.items():
        print(f"{len(each):6}  {name}")
        for place in each if asked.all else ():
            print(f"        {place}")
    print(f"{here.lines():6}  lines of code, without blanks, comments and docstrings")
    allowed = ", ".join(f"{len(each)} {kind}" for kind, each in heirs.items() if kind != "others")
    print(f"        heirs that are allowed: {allowed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
