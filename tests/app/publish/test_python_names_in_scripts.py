"""The web app's scripts call Python by name, where no type checker looks."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

from app.publish.site import PAGE

CALL: Final = re.compile(r"pyimport\(\"(app[\w.]*)\"\)\.(\w+)\(")
ROUTES: Final = re.compile(r"\broutes\.(\w+)\(")


def test_functions_that_scripts_call_exist() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.js"))]
    calls = {call for script in scripts for call in CALL.findall(script)}
    calls |= {("app.lazy_routes", name) for script in scripts for name in ROUTES.findall(script)}
    assert {("app.main", "open_window"), ("app.lazy_routes", "module_names")} <= calls
    missing = [f"{module}.{name}" for module, name in sorted(calls) if not hasattr(import_module(module), name)]
    assert missing == []
