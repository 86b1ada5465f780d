"""No module makes a text when it's imported: there's no window yet, so it would be English in every language."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.shape import house

# Runs in a process of its own, where nothing is imported yet. It prints, for each text that was made while a module
# was imported, the innermost frame of `app`, `engine` or `store` at its module's top level.
RECORD = """
import json, sys
from importlib import import_module

from engine.messages import Language

ELSEWHERE = {"js", "pyodide", "pyodide_js", "uharfbuzz"}  # only in a browser, or where fallback fonts are made
MAKERS = {Language.text_of_id.__code__, Language.render.__code__}
found = set()

def record(frame, event, argument):
    if event != "call" or frame.f_code not in MAKERS:
        return
    while frame is not None:
        if frame.f_code.co_name == "<module>":
            found.add(f"{frame.f_globals['__name__']}:{frame.f_lineno}")
            return
        frame = frame.f_back

modules = json.loads(sys.stdin.read())
sys.setprofile(record)
for name in modules:
    try:
        import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name not in ELSEWHERE:
            raise
sys.setprofile(None)
print(json.dumps(sorted(found)))
"""


def made_at_import(modules: list[str], folder: Path) -> list[str]:
    """Return where these modules make a text at import, as "module:line"; they're imported in `folder`."""
    done = subprocess.run(
        [sys.executable, "-c", RECORD],
        input=json.dumps(modules),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def test_no_module_makes_a_text_while_it_is_imported() -> None:
    modules = [name for name in house().modules if not name.endswith("__main__")]
    root = Path(__file__).resolve().parents[3]
    assert len(modules) > 300
    assert made_at_import(modules, root) == []


def test_a_text_made_by_a_function_called_at_import_is_found(tmp_path: Path) -> None:
    (tmp_path / "early.py").write_text(
        "from app.ui.words import tr\n\ndef title():\n    return tr('play.opening')\n\nTITLE = title()\n"
    )
    root = Path(__file__).resolve().parents[3]
    for room in ("app", "engine", "store"):
        (tmp_path / room).symlink_to(root / room)
    assert made_at_import(["early"], tmp_path) == ["early:6"]
