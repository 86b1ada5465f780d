"""The hooks of this app's components."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

import flet as ft

from app.platform.background import off_loop
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on, run_guarded
from app.ui.window.layers import OpenLayer

T = TypeVar("T")


def app_of(page: ft.Page) -> App:
    """The state of the window whose page this is."""
    app = page.session.store.get("app")
    assert isinstance(app, App)
    return app


def current_app() -> App | None:
    """The state of the window for which something is drawn, None outside of any."""
    try:
        found = ft.context.page.session.store.get("app")
    except RuntimeError:  # there is no window, or it's closed
        return None
    return found if isinstance(found, App) else None


def use_app() -> App:
    """The window's state. The component is drawn again when any of it changes."""
    app: App = ft.use_state(app_of(ft.context.page))[0]
    return app


def use_value(first: T) -> tuple[T, Callable[[T], None]]:
    """A value of this component, and a function that changes it."""
    hook: Any = ft.use_state
    value, change = hook(first)
    return value, change


def use_newest(first: T | None) -> tuple[Callable[[], T], Callable[[Callable[[T], T]], None]]:
    """A function that returns the newest value, and one that changes it by a function of the newest value.

    Two taps may both be handled before anything is drawn again, so the second must build on what the first one made,
    not on what was drawn. The value is `first` until it's changed; while `first` is None neither function is called.
    """
    unchanged: tuple[T] | None = None  # a value is held in a tuple, to tell it from none
    changed, keep = use_value(unchanged)
    newest: Any = ft.use_ref(None)
    newest.current = first if changed is None else changed[0]

    def change(make: Callable[[T], T]) -> None:
        newest.current = make(newest.current)
        keep((newest.current,))

    return lambda: newest.current, change


def use_code(path: str) -> ModuleType | None:
    """The module of that name, imported off the event loop; None until that's done."""
    module = sys.modules.get(path)  # it's there as soon as any thread has begun to import it
    importing = getattr(getattr(module, "__spec__", None), "_initializing", False)
    code, keep = use_value(None if importing else module)

    async def import_module_later() -> None:
        if code is None:
            keep(await off_loop(partial(import_module, path)))

    ft.use_effect(on(import_module_later), [])
    return code


def use_running(app: App, id: int | str, run: Callable[[], Awaitable[None]]) -> None:
    """Runs the match, hand or room of an id (0 or "" for none) until the screen is left or shows another one."""
    # When another id takes over, `run` is that of the other already: so the tasks that run are held here.
    running = ft.use_memo(lambda: set[asyncio.Future[None]](), [])

    def begin_running() -> None:
        if id:
            task = asyncio.ensure_future(run_guarded(app.page, run))
            for held in (running, app.tasks):
                held.add(task)
                task.add_done_callback(held.discard)

    def end_running() -> None:
        for task in running:
            task.cancel()

    ft.use_effect(begin_running, [id], cleanup=end_running)


def use_layer(put_away: Callable[[], Any]) -> None:
    """Makes this component a layer over its screen, which Back and Escape `put_away`."""
    app, address = current_app(), ft.use_view_path()
    newest: Any = ft.use_ref(None)
    newest.current = put_away
    layer = ft.use_memo(lambda: OpenLayer(address, on(lambda: newest.current())), [address])

    def open_layer() -> None:
        if app is not None:
            app.navigation.layers.add_layer(layer)

    def close_layer() -> None:
        if app is not None:
            app.navigation.layers.remove_layer(layer)

    ft.use_effect(open_layer, [layer], cleanup=close_layer)
