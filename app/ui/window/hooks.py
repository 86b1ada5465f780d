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
    """Return the state of the page's window."""
    app = page.session.store.get("app")
    assert isinstance(app, App)
    return app


def controller_of(page: ft.Page, key: str, kind: Callable[[App], T]) -> T:
    """Return the controller that the page's window has under `key`; `kind` makes it from the app on first use."""
    found: T | None = page.session.store.get(key)
    if found is None:
        found = kind(app_of(page))
        page.session.store.set(key, found)
    return found


def current_app() -> App | None:
    """Return the state of the window that is being drawn or handles an event; None outside of any window."""
    try:
        found = ft.context.page.session.store.get("app")
    except RuntimeError:  # no window, or a closed one
        return None
    return found if isinstance(found, App) else None


def use_app() -> App:
    """Hook: return the window's state. The component is drawn again when any of it changes."""
    app: App = ft.use_state(app_of(ft.context.page))[0]
    return app


def use_value(first: T) -> tuple[T, Callable[[T], None]]:
    """Hook: return a value of this component, and a function that sets it."""
    hook: Any = ft.use_state
    value, change = hook(first)
    return value, change


def use_newest(first: T | None) -> tuple[Callable[[], T], Callable[[Callable[[T], T]], None]]:
    """Hook: return a function that returns the newest value, and one that changes it by a function of the newest value.

    Two taps may be handled before anything is drawn again, so the second must build on the result of the first, not on
    what was drawn. The value is `first` until it's changed; don't call the functions while `first` is None.
    """
    unchanged: tuple[T] | None = None  # the value is in a tuple, so that None can be a value, too
    changed, keep = use_value(unchanged)
    newest: Any = ft.use_ref(None)
    newest.current = first if changed is None else changed[0]

    def change(make: Callable[[T], T]) -> None:
        newest.current = make(newest.current)
        keep((newest.current,))

    return lambda: newest.current, change


def use_code(path: str) -> ModuleType | None:
    """Hook: return the module with this name, imported off the event loop; None until that's done."""
    module = sys.modules.get(path)  # listed as soon as any thread has begun to import it
    importing = getattr(getattr(module, "__spec__", None), "_initializing", False)
    code, keep = use_value(None if importing else module)

    async def import_module_later() -> None:
        if code is None:
            keep(await off_loop(partial(import_module, path)))

    ft.use_effect(on(import_module_later), [])
    return code


def use_running(app: App, id: int | str, run: Callable[[], Awaitable[None]]) -> None:
    """Hook: call `run` for the match, hand or room with this id (0 or "" for none), and cancel it when the screen is
    left or shows another one.
    """
    # When the id changes, `run` already belongs to the new one, so cancelling needs the tasks themselves.
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
    """Hook: make this component a layer over its screen. Back and Escape call `put_away`."""
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


def use_keyboard(app: App, route: str, pressed: Callable[[str], Awaitable[None]]) -> None:
    """Hook: call `pressed` with the name of each key that is pressed while the route's screen is in front. Keys with
    Ctrl, Alt or Meta are left to the system.
    """

    async def on_key(event: ft.KeyboardEvent) -> None:
        if app.page.route == route and not (event.ctrl or event.alt or event.meta):
            await pressed(event.key)

    def listen_for_keys() -> None:
        app.navigation.set_key_handler(on_key)

    ft.use_effect(listen_for_keys, [route, pressed], cleanup=lambda: app.navigation.set_key_handler(None))
