"""What a finger does before a picture is taken, wherever that is."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.driver import Phone


def tapped_all(*names: str) -> Callable[[Phone], None]:
    """Taps these one after the other, each where it comes into sight."""

    def tapped(phone: Phone) -> None:
        for name in names:
            phone.scroll_to(name)
            phone.tap(name)

    return tapped


def bottom(phone: Phone) -> None:
    """Scrolls to the end."""
    phone.page.mouse.move(200, 400)
    phone.page.mouse.wheel(0, 20_000)
