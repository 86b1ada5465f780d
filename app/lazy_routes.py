"""Screens whose code is read when they are first shown, or a little after the first frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Final

import flet as ft

from app.platform.background import IN_BROWSER

BETWEEN: Final = 0.1  # seconds
_MODULES: Final[list[str]] = []


def later(module: str, name: str) -> Callable[[], ft.Control]:
    """What a route shows: the screen of that name in a module of `app`."""
    path = f"app.{module}"
    if path not in _MODULES:
        _MODULES.append(path)

    def shown() -> ft.Control:
        drawn: ft.Control = getattr(import_module(path), name)()
        return drawn

    return shown


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
