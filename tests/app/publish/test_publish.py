"""The files of the web app, checked without a browser."""

from __future__ import annotations

import ast
import hashlib
import html
import io
import json
import re
import subprocess
import sys
import traceback
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from app.patches.flutter.client_files import CLIENT
from app.platform.packed import LICENCES, PARTS, TEXTS
from app.preferences import Settings
from app.publish import compiling, headers, packages, site
from app.publish.__main__ import main
from app.ui import charts, theme
from app.ui.card_faces import all_table_assets
from tests.shape import house

SOURCE = """
'''A module.'''
from dataclasses import dataclass

@dataclass
class Point:
    x: int

def told(x):
    '''Says it.'''
    assert False
    return Point(x).x
"""


def test_byte_code_runs_from_a_zip_without_its_source_its_docstrings_and_its_asserts(tmp_path: Path) -> None:
    made = compiling.compile_archive(packages.zip_files({"thing.py": SOURCE.encode(), "thing.txt": b"kept"}))
    with ZipFile(io.BytesIO(made)) as archive:
        assert archive.namelist() == ["thing.pyc", "thing.txt"]
        assert all(each.compress_size == each.file_size for each in archive.infolist())
    path = tmp_path / "things.zip"
    path.write_bytes(made)
    code = "import sys; sys.path[:0] = sys.argv[1:]; import thing; print(thing.told(7), repr(thing.told.__doc__))"
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[0] == "7 ' '"


def test_a_failure_tells_its_line_in_our_code_and_the_head_of_its_function_in_that_of_others() -> None:
    source = b"def fails():\n    x = 1\n    return [x,\n            1 / 0]\n"
    for name, line in (("app/thing.py", 4), ("thing.py", 1)):
        names: dict[str, Any] = {}
        exec(compiling.compile_module(name, source), names)
        with pytest.raises(ZeroDivisionError) as caught:
            names["fails"]()
        told = traceback.extract_tb(caught.value.__traceback__)[-1]
        assert (told.filename, told.name, told.lineno) == (name, "fails", line)


def test_the_app_is_packed_without_what_makes_and_serves_it() -> None:
    with ZipFile(io.BytesIO(packages.app_zip())) as archive:
        names = set(archive.namelist())
    assert {
        "app/main.py",
        "app/platform/web/storage.py",
        "app/ui/words/en/messages.json",
        "engine/cards.py",
    } <= names
    assert not [name for name in names if name.startswith(("tests/", "app/publish/", "store/server/"))]
    assert not names & {"app/cli.py", "app/platform/guard.py", "pyproject.toml", "app/ui/words/en/home.ftl"}


def test_licences_lie_on_the_host_for_whoever_asks_and_are_not_fetched_with_the_app() -> None:
    with ZipFile(io.BytesIO(packages.app_zip())) as archive:
        assert not [name for name in archive.namelist() if name.startswith("app/licences/")]
    there = site.licence_files()
    assert there == {f"licences/{name}": (LICENCES / name).read_bytes() for name in (PARTS, TEXTS)}
    kept = site.add_version({"index.html": b"a", **there}, "/")["keep.js"].decode()
    assert '"":[' in kept and "licences/" not in kept


def test_a_first_table_has_all_that_is_drawn_on_it() -> None:
    drawn = (*all_table_assets(theme.PLAIN_CARDS), theme.felt_picture(Settings().felt))
    assert not [path for path in drawn if site.LATER_PICTURES.match(path)]
    chosen = all_table_assets(theme.CardLook(four_colours=True, back="sun", courts="classic"))
    assert [path for path in chosen if site.LATER_PICTURES.match(path)]


def test_published_page_has_all_modules_of_rooms() -> None:
    dropped = (*packages.DROPPED_FILES, *packages.DROPPED_STDLIB, *packages.DROPPED_OWN_FILES)
    missing = set()
    for module in house().modules.values():
        if any(fnmatch(module.path.as_posix(), each) for each in packages.DROPPED_OWN_FILES):
            continue
        for node in ast.walk(module.tree):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            paths = [f"{name.replace('.', '/')}{end}" for name in names for end in (".py", "/__init__.py")]
            missing |= {f"{module.path}: {path}" for path in paths if any(fnmatch(path, each) for each in dropped)}
    assert not missing


def test_what_the_app_imports_needs_no_other_module_that_is_left_out_of_the_page() -> None:
    """Follow the imports at the head of modules from those that the app imports through Python's library."""
    with ZipFile(CLIENT / "pyodide" / "python_stdlib.zip") as archive:
        library = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}
    needed: dict[str, str] = {}
    waiting = [
        (path, module.path.as_posix())
        for module in house().modules.values()
        if not any(fnmatch(module.path.as_posix(), each) for each in packages.DROPPED_OWN_FILES)
        for node in ast.walk(module.tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for path in imported_files(ast.unparse(node), module.path.as_posix())
    ]
    while waiting:
        path, by = waiting.pop()
        if path in library and path not in needed:
            needed[path] = by
            waiting += [(each, path) for each in imported_files(library[path], path)]
    left_out = {path: by for path, by in needed.items() if any(fnmatch(path, each) for each in packages.DROPPED_STDLIB)}
    assert len(needed) > 100 and left_out == {}


#: An import that isn't indented, so that nothing decides whether it's made.
IMPORT = re.compile(r"^(?:import ([\w., ]+)|from ([\w.]+) import ([\w, (]+))", re.MULTILINE)


def imported_files(source: str, path: str) -> set[str]:
    """Return the paths that the modules may have that a source imports at its head. `path` is its own."""
    names = set()
    for plain, origin, parts in IMPORT.findall(source):
        names |= {each.split(" as ")[0].strip() for each in plain.split(",")}
        if origin.startswith("."):
            up = len(origin) - len(origin.lstrip("."))
            origin = ".".join([*path.split("/")[:-up], *filter(None, [origin.lstrip(".")])])
        names |= {origin, *(f"{origin}.{each.strip(' (')}" for each in parts.split(","))}
    return {f"{name.replace('.', '/')}{end}" for name in names if name for end in (".py", "/__init__.py")}


def test_the_library_of_charts_needs_nothing_that_is_left_out_of_the_page() -> None:
    code = """
import sys, flet
from importlib import import_module
from fnmatch import fnmatch
class LeftOut:
    def find_spec(self, name, path=None, target=None):
        file = name.replace(".", "/")
        if any(fnmatch(f"{file}{end}", each) for each in sys.argv[2:] for end in (".py", "/__init__.py")):
            raise ModuleNotFoundError(f"{name} is left out")
sys.meta_path.insert(0, LeftOut())
import_module(sys.argv[1])
"""
    done = subprocess.run([sys.executable, "-c", code, charts.LIBRARY, *packages.DROPPED_STDLIB], check=False)
    assert done.returncode == 0


def test_every_package_is_packed_or_left_out_by_name() -> None:
    wheels = packages.fetched_wheels(packages.cache_folder())
    zipped, apart = packages.pack_sources(wheels)
    with ZipFile(io.BytesIO(zipped)) as archive:
        names = archive.namelist()
    assert {"flet/__init__.py", "sqlmodel/__init__.py", "httpx/__init__.py"} <= set(names)
    assert not [name for name in names if "/tests/" in name or name.endswith((".pyi", "py.typed"))]
    assert {path.split("/")[0] for path in apart} >= {"msgpack", "pydantic_core"}
    known = {packages.package_of_wheel(wheel) for wheel in wheels}
    assert known >= set(packages.UNPACKED_PACKAGES)


def test_a_version_is_what_its_files_are() -> None:
    one = site.add_version({"index.html": b"a", "x.js": b"b"}, "/")
    same = site.add_version({"x.js": b"b", "index.html": b"a", "keep.js": b"of before"}, "/")
    other = site.add_version({"index.html": b"a", "x.js": b"c"}, "/")
    assert one == same
    assert one["service-worker.js"] != other["service-worker.js"]


def test_a_version_is_another_when_its_pages_may_do_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    before = site.add_version({"index.html": b"a"}, "/")
    monkeypatch.setitem(headers.HEADERS, "X-More", "said")
    assert site.add_version({"index.html": b"a"}, "/")["service-worker.js"] != before["service-worker.js"]


def test_every_file_is_known_by_its_whole_sum() -> None:
    kept = site.add_version({"x.js": b"b"}, "/")["keep.js"].decode()
    assert f'"x.js":["{hashlib.sha256(b"b").hexdigest()}",1]' in kept


def test_the_page_and_its_host_say_the_same_and_no_text_is_ever_a_script() -> None:
    page = site.index_page("/games/").decode()
    said = html.unescape(re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)[0])
    rules = dict(rule.split(" ", 1) for rule in said.split("; "))
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["connect-src"] == "'self' https:"
    assert rules["object-src"] == rules["default-src"] == "'none'"
    told = headers.header_files("/games/")
    whole = f"{said}; frame-ancestors 'none'"
    assert told["_headers"].decode().startswith(f"/games/*\n  Content-Security-Policy: {whole}\n")
    assert f'add_header Content-Security-Policy "{whole}" always;' in told["nginx.conf"].decode()
    assert re.findall(r"<script(?! src=)|\son\w+=|javascript:", page) == []


def test_inserted_text_cannot_end_a_script_element() -> None:
    assert "</script" not in site.as_javascript({"text": "</script><b>"})
    assert json.loads(site.as_javascript({"text": "</script>"})) == {"text": "</script>"}


@pytest.mark.parametrize("base", ["sub", "/sub", "//", "/a b/", "/../", "https://elsewhere/"])
def test_a_base_that_is_no_path_of_a_host_is_refused(
    base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--out", str(tmp_path / "out"), "--base-url", base])
    assert "is not a path on a host" in capsys.readouterr().err


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["--out", str(tmp_path)]) == 1
    assert "not an empty folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_files_that_the_client_loads_are_published() -> None:
    files = site.client_files()
    named = re.findall(rb'\("(\w+)","(assets/[^"]+)"\)', files["main.dart.js"])
    wanted = {f"assets/packages/{package.decode()}/{path.decode()}" for package, path in named}
    assert "assets/packages/wakelock_plus/assets/no_sleep.js" in wanted
    assert wanted <= files.keys()
