"""What the client's device does for the app: messages, clipboard, sounds, vibration, and keeping the screen on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import flet as ft

from app.lazy_routes import later
from app.platform.background import cancel_and_wait
from app.preferences import Settings
from app.ui import theme
from app.ui.report import Journal
from app.ui.words import keep_words_together, tr

if TYPE_CHECKING:
    from app.ui.sounds import Sounds

_SOUNDS: Final = later("ui.sounds", "Sounds")  # imported when first needed: the player is slow to import


class DeviceWindow(Protocol):
    """What `Device` needs to know of its window."""

    @property
    def page(self) -> ft.Page:
        """Flet's page of the window."""

    @property
    def journal(self) -> Journal:
        """The latest log lines."""

    @property
    def settings(self) -> Settings:
        """The settings, which may turn off sounds and vibration."""

    @property
    def present(self) -> bool:
        """Whether a client is connected."""

    @property
    def is_right_to_left(self) -> bool:
        """Whether the language is written from right to left."""


class Device:
    """The device of one window's client."""

    def __init__(self, window: DeviceWindow) -> None:
        self._window = window
        self._services: dict[type[ft.Service], ft.Service] = {}
        self._sounds: Sounds | None = None
        self._background: set[asyncio.Future[None]] = set()

    def service(self, kind: type[Any]) -> Any:
        """Return the window's single service of a class, such as ft.HapticFeedback."""
        if kind not in self._services:
            self._services[kind] = kind()
        return self._services[kind]

    def show_message(self, text: str, above: float = 0) -> None:
        """Show a passing message at the foot of the screen, `above` pixels higher to leave buttons free."""
        edge = theme.GAP
        self._window.page.show_dialog(
            ft.SnackBar(
                content=ft.Text(
                    keep_words_together(text),
                    semantics_label=text,
                    color=theme.ON_FELT,
                    size=theme.BODY,
                    weight=theme.STRONG,
                ),
                rtl=self._window.is_right_to_left,
                bgcolor=theme.COUNT_BADGE,
                behavior=ft.SnackBarBehavior.FLOATING,
                margin=ft.Margin.only(left=edge, right=edge, bottom=above + edge),
                shape=ft.RoundedRectangleBorder(radius=theme.PANEL_RADIUS),
                duration=theme.MESSAGE_MS,
            )
        )

    async def copy(self, text: str, above: float = 0) -> None:
        """Copy a text to the clipboard, and show a message that says so."""
        await self.service(ft.Clipboard).set(text)
        self.show_message(tr("shell.copied"), above)

    async def wait_for_client(self) -> None:
        """Wait until the client has processed what it was sent, by asking it a question that it answers in order."""
        with suppress(RuntimeError, TimeoutError):  # the client is gone or can't answer, so don't wait
            await self.service(ft.SemanticsService).get_accessibility_features()

    async def announce(self, text: str) -> None:
        """Make a screen reader read a text out."""
        await self.service(ft.SemanticsService).announce_message(text)

    async def vibrate(self, strength: str) -> None:
        """Vibrate with a strength of "light" or "medium", if vibration is on."""
        if self._window.settings.haptics:
            await getattr(self.service(ft.HapticFeedback), f"{strength}_impact")()

    async def play_sound(self, name: str) -> None:
        """Play one of the table's sounds, if sounds are on."""
        if not self._window.settings.sounds:
            return
        if self._sounds is None:
            self._sounds = _SOUNDS(self._window.page)
        await self._sounds.play_sound(name)

    def keep_screen_on(self, on: bool) -> None:
        """Keep the screen from going dark, or allow it again."""
        if self._window.present:
            service = self.service(ft.Wakelock)
            self.run_in_background(service.enable() if on else service.disable())

    def run_in_background(self, work: Awaitable[None]) -> None:
        """Run work without waiting for it. Its failures go to the report, except if the device can't do it."""

        async def run() -> None:
            try:
                await work
            except (RuntimeError, TimeoutError):
                return
            except Exception as problem:
                self._window.journal.add_failure("what is heard and felt", problem)

        task = asyncio.ensure_future(run())
        self._background.add(task)  # the event loop keeps only a weak reference to a task
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        """Cancel what runs in the background: the client of a closed window would never answer it."""
        await cancel_and_wait(self._background)
