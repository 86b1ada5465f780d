"""The frame of every screen, with an error card if it can't be drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import wraps
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_running, use_value
from app.ui.words import tr

COVERED_DRAWING_DELAY: Final = 3.0  # seconds until a screen that another one covers is drawn for the first time


def screen(body: Callable[[], ft.Control]) -> Callable[[], ft.View]:
    """Turn `body` into a route's screen, which shows an error card if drawing fails. Different addresses of one route
    are different screens without shared state.
    """

    @wraps(body)
    def draw_guarded() -> ft.Control:
        app = use_app()
        path = ft.use_view_path()
        _, again = ft.use_state(0)
        try:
            return body()
        except Exception as problem:
            app.journal.add_failure(f"drawing {path}", problem)
            return _failure_card(app, lambda: again(lambda n: n + 1))

    drawn: Callable[..., ft.Control] = ft.component(draw_guarded)

    def view() -> ft.View:
        path, app, address = ft.use_view_path(), use_app(), ft.use_route_location()
        covered = address != path and address.startswith(path)
        seen, see = use_value(not covered)
        clear, clear_or_not = use_value(True)
        ft.use_effect(lambda: app.navigation.layers.watch_layers(path, clear_or_not), [path])

        def draw_body() -> ft.Control:
            # A new key for another language, so that memoised parts are drawn again, too.
            body = drawn(key=f"{app.language} {path}")
            # A View itself has no reading direction.
            return ft.Container(content=body, expand=True, rtl=True) if app.is_right_to_left else body

        async def uncover() -> None:
            if covered:
                await asyncio.sleep(COVERED_DRAWING_DELAY)
            see(True)

        async def step_back(event: ft.Event[ft.View]) -> None:
            await event.control.confirm_pop(not await app.navigation.layers.close_top())

        use_running(app, "" if seen else address, uncover)
        later = covered and not seen
        body = ft.use_memo(lambda: None if later else draw_body(), [app.language, address, app.data is None, later])
        if later or body is None:  # a deep link shows its own screen first; those below it are drawn later
            return ft.View(route=path)
        if app.data is not None:  # a person may have been renamed or got another face
            app.data.clear_people_cache()
        return ft.View(route=path, controls=[body], padding=0, spacing=0, can_pop=clear, on_confirm_pop=on(step_back))

    component: Callable[[], ft.View] = ft.component(view)
    return component


def _failure_card(app: App, retry: Callable[[], None]) -> ft.Control:
    """Return the card that is shown if a screen can't be drawn."""
    return parts.sheet(
        app,
        parts.header(app, tr("shell.broken"), back="/"),
        [
            parts.panel(
                app,
                ft.Column(
                    [
                        parts.styled_text(tr("shell.broken_about"), colour=app.palette.text),
                        ft.Row(
                            [
                                parts.pill(
                                    app, tr("shell.home"), lambda: app.navigation.go_to("/"), "broken-home", accent=True
                                ),
                                parts.pill(app, tr("shell.again"), retry, "broken-again"),
                                parts.pill(
                                    app, tr("shell.report"), lambda: app.device.copy(app.make_report()), "broken-report"
                                ),
                            ],
                            wrap=True,
                            spacing=theme.GAP,
                            run_spacing=theme.GAP,
                        ),
                    ],
                    spacing=theme.EDGE,
                ),
            )
        ],
    )
