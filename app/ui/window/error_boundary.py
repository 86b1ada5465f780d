"""The error boundary: failures of handlers, effects and components go to the report, and the app runs on."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from types import FunctionType, MethodType
from typing import Any, ParamSpec, Protocol

import flet as ft

from app.patches.flet import drawing_task
from app.ui import theme
from app.ui.report import Journal
from app.ui.words import tr
from engine.messages import SpokenError
from store.errors import StoreError

P = ParamSpec("P")
_log = logging.getLogger("app")


class MessageDevice(Protocol):
    """What the error boundary needs of a client's device."""

    def show_message(self, text: str, above: float = 0) -> None:
        """Show a passing message."""


class ReportingWindow(Protocol):
    """What the error boundary needs of a window's state."""

    @property
    def journal(self) -> Journal:
        """The latest log lines."""

    @property
    def device(self) -> MessageDevice:
        """The client's device."""

    @property
    def is_closed(self) -> bool:
        """Whether the window is closed."""

    def note_touch(self) -> None:
        """Note a touch now."""


def window_of(page: ft.Page) -> ReportingWindow | None:
    """Return the state of the page's window; None if it has none."""
    found: ReportingWindow | None = page.session.store.get("app")
    return found


def on(handler: Callable[..., Any]) -> Callable[..., Awaitable[None]]:
    """Return an async handler that calls `handler` and catches its exceptions, which go to the report and a message.

    `handler` may be a plain or async function, with or without an argument for the event. Use it for effects, too.
    """

    async def run_handler(event: Any = None) -> None:
        page = ft.context.page
        if event is not None:  # effects have none
            _note_touch(page)
        try:
            result = handler(event) if _required_arguments(handler) > 0 else handler()
            if inspect.isawaitable(result):
                await result
        except Exception as problem:
            _report_failure(page, f"on {getattr(handler, '__qualname__', handler)}", problem)
        finally:
            if event is not None:  # again, since what it has changed is sent only now
                _note_touch(page)
            # Flet draws in one task. If an error outside the boundary has ended it, the next touch revives it.
            if not has_page_closed(page):
                drawing_task.ensure_drawing_task(page)

    return run_handler


async def run_guarded(page: ft.Page, run: Callable[[], Awaitable[None]]) -> None:
    """Run an async function of a screen. A failure is reported, and the screen stays."""
    try:
        await run()
    except Exception as problem:
        _report_failure(page, "what runs on a screen", problem)


def guarded_component(body: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """Turn `body` into a component. If drawing it fails, an icon takes its place and the rest of the screen goes on
    working.
    """

    @wraps(body)
    def draw_guarded(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            return body(*args, **kwargs)
        except Exception as problem:
            if (window := window_of(ft.context.page)) is not None:
                window.journal.add_failure(f"drawing {body.__qualname__}", problem)
            return ft.Icon(ft.Icons.ERROR_OUTLINE, color=theme.OBLIGATION)

    component: Callable[P, ft.Control] = ft.component(draw_guarded)
    return component


def describe_failure(problem: Exception) -> str:
    """Return a text that tells a person about a failure: the error's own message, that of the
    store, or a general one.
    """
    if isinstance(problem, SpokenError):
        return tr("shell.refused", why=problem.message)
    return tr(f"store.failed.{problem.cause}" if isinstance(problem, StoreError) else "shell.failed")


def has_page_closed(page: ft.Page) -> bool:
    """Return whether the page's session has ended or is ending, so that nothing can be shown any more."""
    try:
        if page.session is None or page.session.connection is None:
            return True
        window = window_of(page)
    except RuntimeError:
        return True
    return window is not None and window.is_closed


def _report_failure(page: ft.Page, where: str, problem: Exception) -> None:
    if has_page_closed(page):
        _log.info("a window that was left had something to do: %s: %s", where, problem)
    elif (window := window_of(page)) is not None:
        window.journal.add_failure(where, problem)
        window.device.show_message(describe_failure(problem))


def _note_touch(page: ft.Page) -> None:
    """Make bots pause until the client of this window has drawn the answer."""
    try:
        window = window_of(page)
    except RuntimeError:  # the session has ended
        return
    if window is not None:
        window.note_touch()


def _required_arguments(handler: Callable[..., Any]) -> int:
    """Return the number of positional arguments without a default."""
    # Nearly all handlers are one of these, and inspect.signature is slow.
    if isinstance(handler, FunctionType | MethodType):
        return handler.__code__.co_argcount - len(handler.__defaults__ or ()) - isinstance(handler, MethodType)
    if isinstance(handler, partial) and not handler.keywords:
        return _required_arguments(handler.func) - len(handler.args)
    required = [
        each
        for each in inspect.signature(handler).parameters.values()
        if each.default is each.empty and each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
    ]
    return len(required)
