"""What a table needs of its window: settings, and a device for sounds and vibration.

The app's own windows (`App`) have all of it, and so have windows of other kinds, such as a guest's page in a browser.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import TYPE_CHECKING, Protocol

from app.preferences import Settings
from app.ui.report import Journal
from app.ui.window.app_state import Size

if TYPE_CHECKING:
    from app.data import Data


class TableDevice(Protocol):
    """The device of a window."""

    async def play_sound(self, name: str) -> None:
        """Play one of the table's sounds."""

    async def vibrate(self, strength: str) -> None:
        """Vibrate with a strength of "light" or "medium"."""

    async def announce(self, text: str) -> None:
        """Make a screen reader read a text out."""

    def keep_screen_on(self, on: bool) -> None:
        """Keep the screen from going dark, or allow it again."""

    def run_in_background(self, work: Awaitable[None]) -> None:
        """Run work without waiting for it."""


class TableNavigation(Protocol):
    """The navigation of a window."""

    def go_to(self, route: str) -> None:
        """Show the screen of a route."""


class TableWindow(Protocol):
    """A window with a table."""

    @property
    def settings(self) -> Settings:
        """The person's settings."""

    @property
    def size(self) -> Size:
        """The window's size in logical pixels."""

    @property
    def uses_screen_reader(self) -> bool:
        """Whether a screen reader is on."""

    @property
    def reduces_motion(self) -> bool:
        """Whether animations are off."""

    @property
    def data(self) -> Data | None:
        """The store; None if the window has none."""

    @property
    def journal(self) -> Journal:
        """The latest log lines, for the report."""

    @property
    def device(self) -> TableDevice:
        """The device of the window."""

    @property
    def navigation(self) -> TableNavigation:
        """The navigation of the window."""

    def show_faces(self, faces: Mapping[str, str]) -> None:
        """Draw people with these faces, by name."""

    def change_setting(self, key: str, value: object) -> None:
        """Change one setting."""
