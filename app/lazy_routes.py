"""Import the code of screens when it's first needed, or shortly after the first frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import flet

from app.platform.background import IN_BROWSER

PAUSE_SECONDS: Final = 0.1  # seconds
FIRST_SCREEN: Final = "app.home.first_screen"
#: Flet's controls on the first screen. Flet imports each one when it is first named.
DRAWN_WITH: Final = (
    "Column", "Container", "Icon", "Icons", "Image", "Row", "SemanticsService", "Stack", "Text",
    "TextButton", "Theme",
)  # fmt: skip
_MODULES: Final[list[str]] = []
#: Modules that every table needs, imported after the first frame.
BEHIND_FIRST_FRAME: Final = ("app.opening", "store.opening", "store.store")


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function that imports `app.<module>` when it's called, and calls that module's function `name`."""
    path = f"app.{module}"
    if path not in _MODULES:
        _MODULES.append(path)

    def called(*values: Any) -> Any:
        return getattr(import_module(path), name)(*values)

    return called


def module_names() -> list[str]:
    """Return the names of the modules that the app imports after its first frame, so that a browser can store them for
    its next start. `flet:` marks Flet's lazily imported names. Imported code may add modules, so call this again.
    """
    return [*BEHIND_FIRST_FRAME, *(f"flet:{name}" for name in flet.__all__), *_MODULES]


def import_first_screen() -> None:
    """Import the code of the first screen, so that its frame doesn't wait."""
    for name in DRAWN_WITH:
        getattr(flet, name)
    import_module(FIRST_SCREEN)


async def import_screens() -> None:
    """Import the code of all screens in the background. A browser has no threads, so there it's one module at a time
    with pauses for frames.
    """
    for path in _MODULES:
        if IN_BROWSER:
            import_module(path)
            await asyncio.sleep(PAUSE_SECONDS)
        else:
            await asyncio.to_thread(import_module, path)
