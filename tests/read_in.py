"""Imports all code that the app may need, as a browser does before it copies Python's memory."""

from __future__ import annotations

from app.platform.web.memory import import_name

import_name("app.main")

from app.lazy_routes import module_names  # noqa: E402 (knows the screens once the routes are known)

_read: set[str] = set()
while _left := [name for name in module_names() if name not in _read]:  # some tell of more
    for name in _left:
        import_name(name)
    _read.update(_left)
