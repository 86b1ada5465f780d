"""Navigation of one window: its routes, the layers over its screens, and its keyboard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import flet as ft

from app.platform.background import finish_off_loop
from app.ui.report import Journal
from app.ui.window.error_boundary import on
from app.ui.window.layers import Layers

if TYPE_CHECKING:
    from app.data import Data

ESCAPE: Final = "Escape"
KeyHandler = Callable[[ft.KeyboardEvent], Awaitable[None]]
_log = logging.getLogger("app")


class NavigatedWindow(Protocol):
    """What `Navigation` needs of a window's state."""

    @property
    def page(self) -> ft.Page:
        """Flet's page of the window."""

    @property
    def journal(self) -> Journal:
        """The latest log lines."""

    @property
    def data(self) -> Data | None:
        """The store; None until it's open."""


class Navigation:
    """Goes to routes in one window, and holds the layers over its screens."""

    def __init__(self, window: NavigatedWindow) -> None:
        self.layers = Layers()
        self._window = window
        self._on_key: KeyHandler | None = None
        self._waiting: Callable[[Data], object] | None = None  # to be called once the store is open
        self._going: set[asyncio.Future[None]] = set()
        self._followed: set[str] = set()  # routes of links that were followed

    def follow_link(self, route: str) -> bool:
        """Return whether the link with this route is followed for the first time in this window. A screen that leads on
        at once asks this, so that Back doesn't lead on again.
        """
        first = route not in self._followed
        self._followed.add(route)
        return first

    def go_to(self, route: str) -> None:
        """Show the screen of a route."""
        self._waiting = None
        self._window.journal.add_line(f"go {route}")
        self.layers.record_departure_to(route)
        self._hold_until_open(self._window.page.push_route(route))

    def create_and_go(self, create: Callable[[Data], str | None]) -> None:
        """Create something in the store, such as a match, and show the screen whose route `create` returns.

        This waits until the store is open; of several calls before that, only the last counts. A call while another
        screen is under way does nothing, so a second tap creates nothing.
        """

        async def prepare(data: Data) -> str | None:
            return await finish_off_loop(partial(create, data))

        self.prepare_and_go(prepare)

    def prepare_and_go(self, prepare: Callable[[Data], Awaitable[str | None]]) -> None:
        """As `create_and_go`, for what is prepared on the event loop."""

        async def prepare_then_go(data: Data) -> None:
            route = await prepare(data)
            if route is not None:
                self.go_to(route)

        def start(data: Data) -> None:
            if not self._going:
                self._hold_until_open(on(partial(prepare_then_go, data))())

        if self._window.data is not None:
            start(self._window.data)
        else:
            self._waiting = start

    async def store_opened(self, data: Data) -> None:
        """Run the call of `create_and_go` that was waiting for the store."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            await on(partial(waiting, data))()

    def _hold_until_open(self, work: Awaitable[None]) -> None:
        going = asyncio.ensure_future(work)
        self._going.add(going)
        going.add_done_callback(self._end_going)

    def _end_going(self, going: asyncio.Future[None]) -> None:
        self._going.discard(going)
        if not going.cancelled() and (problem := going.exception()):
            # The window has been closed, or shows another URL by now.
            _log.info("a window was left on its way: %s", problem)

    def set_key_handler(self, on_key: KeyHandler | None) -> None:
        """Set the key handler of the screen in front; None when the screen is left."""
        self._on_key = on_key

    async def on_key_pressed(self, event: ft.KeyboardEvent) -> None:
        """Close the top layer on Escape. Pass all other keys to the screen's handler."""
        if event.key == ESCAPE and await self.layers.close_top():
            return
        if self._on_key is not None:
            await self._on_key(event)
