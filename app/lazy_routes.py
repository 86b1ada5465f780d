"""Screens and what they call whose code is read when it is first wanted, or a little after the first frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import flet

from app.platform.background import IN_BROWSER

BETWEEN: Final = 0.1  # seconds
FIRST: Final = "app.home.first_screen"
#: What it is drawn with. Flet reads each of its parts in when it is first named.
DRAWN_WITH: Final = (
    "Column", "Container", "Icon", "Icons", "Image", "Row", "SemanticsService", "Stack", "Text",
    "TextButton", "Theme",
)  # fmt: skip
_MODULES: Final[list[str]] = []
#: What is behind the first frame, and behind every table.
BEHIND: Final = ("app.opening", "store.opening", "store.store")


def later(module: str, name: str) -> Callable[..., Any]:
    """What a route shows, the screen of that name in a module of `app`; or anything else there that is called later."""
    path = f"app.{module}"
    if path not in _MODULES:
        _MODULES.append(path)

    def called(*values: Any) -> Any:
        return getattr(import_module(path), name)(*values)

    return called


def modules() -> list[str]:
    """The code that the app comes to want, once the routes are known: what a browser writes down for its next start.
    Code that was read in may want more, so ask again. Flet reads each of its parts in when it is first named.
    """
    return [*BEHIND, *(f"flet:{name}" for name in flet.__all__), *_MODULES]


def bring_first() -> None:
    """Reads the code of the first screen, so that its first frame need not wait."""
    for name in DRAWN_WITH:
        getattr(flet, name)
    import_module(FIRST)


async def bring_all() -> None:
    """Reads the code of every screen beside what is going on, so that none is waited for.

    In a browser, where no thread can run, one module at a time, and frames between them.
    """
    for path in _MODULES:
        if IN_BROWSER:
            import_module(path)
            await asyncio.sleep(BETWEEN)
        else:
            await asyncio.to_thread(import_module, path)
