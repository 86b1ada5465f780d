"""Imports go one way, app → store → engine, and each part imports only its own packages."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("app", "engine", "store")

# What each room may import beside the standard library and itself.
ALLOWED = {
    "engine": set(),
    "store": {"engine", "httpx", "platformdirs", "pydantic", "sqlalchemy", "openskill", "sqlmodel"},
    "app": {"engine", "store", "flet", "flet_audio", "flet_web", "platformdirs", "segno", "uvicorn"},
}
# And what only a part of one may: tools of a build, and what a browser's Python has of its browser.
PARTS = {
    "app/publish/": {"brotli", "fluent", "packaging"},
    "app/publish/assets/": {"PIL", "fontTools", "numpy", "playwright", "uharfbuzz"},
    "engine/rng.py": {"mypy_extensions"},  # a type for the compiler, never there at run time
    "app/platform/keystore.py": {"flet_secure_storage"},
    "app/platform/server/": {"msgpack", "starlette"},
    "app/rooms/guest_page/": {"starlette"},  # where somebody hosts
    "app/patches/": {"starlette"},  # what Flet's server is made of
    "app/served/": {"starlette"},
    "app/sync/transfer/": {"starlette"},  # where somebody shows a code
    "app/serving.py": {"starlette"},
    "store/rooms/server.py": {"starlette"},  # where somebody hosts: a part of the `play` extra
    "store/rooms/certificate.py": {"cryptography"},  # for who hosts, where it is there
    "store/rooms/postgres/": {"asyncpg", "uvicorn"},  # on the machine of the server alone
    "store/server/": {"kinto", "pyramid"},  # on the machine of the server alone
    "store/sync/peer/server.py": {"starlette"},  # as for rooms
    "store/sync/fetch.py": {"js", "pyodide"},
    "app/platform/web/": {"js", "pyodide", "pyodide_js"},
}
CLOCKS = {"time", "datetime"}
CHANCE = {"random", "secrets", "uuid"}
FILES = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and top-level name of every import, also inside functions. Relative imports are left out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module.partition(".")[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_room_imports_only_what_it_may(path: Path) -> None:
    place = path.relative_to(ROOT).as_posix()
    room = place.partition("/")[0]
    allowed = ALLOWED[room].union({room}, *(names for part, names in PARTS.items() if place.startswith(part)))
    wrong = [
        f"line {line}: {name}"
        for line, name in imports(path.read_text(encoding="utf-8"))
        if name not in sys.stdlib_module_names and name not in allowed
    ]
    assert not wrong, f"{room} may not import these"


@pytest.mark.parametrize(
    "path", sorted((ROOT / "engine").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_the_engine_has_no_clock_and_no_chance_of_its_own(path: Path) -> None:
    """Only the engine's generator may use the standard library's, which it seeds; laws check its numbers."""
    banned = CHANCE if path.name == "__main__.py" else CHANCE | CLOCKS
    if path == ROOT / "engine/rng.py":
        banned -= {"random"}
    wrong = [f"line {line}: {name}" for line, name in imports(path.read_text(encoding="utf-8")) if name in banned]
    assert not wrong, "law 6 and law 8"


@pytest.mark.parametrize(
    "path", sorted((ROOT / "store").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_the_store_has_no_clock_but_the_one_it_is_given(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    reads = {ast.unparse(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    program = path.name == "__main__.py"  # which gives it one
    wrong = [f"line {line}: {name}" for line, name in imports(source) if name == "time" and not program]
    assert not wrong and not reads & {"datetime.now", "datetime.today", "datetime.utcnow"}, "law 8"


def test_the_walk_sees_every_way_to_import() -> None:
    source = "import a.b\nfrom c.d import e\nfrom . import f\ndef g():\n    if 1:\n        import h as i, j\n"
    assert [name for _, name in imports(source)] == ["a", "c", "h", "j"]
