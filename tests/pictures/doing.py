"""What a finger does before a picture is taken, wherever that is."""

from __future__ import annotations

from collections.abc import Callable

from tests.running import ROOT
from tests.web.driver import Phone


def tapped_all(*names: str) -> Callable[[Phone], None]:
    """Taps these one after the other, each where it comes into sight."""

    def tapped(phone: Phone) -> None:
        for name in names:
            phone.scroll_to(name)
            phone.tap(name)

    return tapped


def picked(phone: Phone) -> None:
    """Picks a picture of one's own, up to the question whether it is the one."""
    phone.scroll_to("picture-pick")
    with phone.page.expect_file_chooser() as asked:
        phone.tap("picture-pick")
    asked.value.set_files(ROOT / "assets" / "icon.png")
    phone.scroll_to("picture-use")


def bottom(phone: Phone) -> None:
    """Scrolls to the end."""
    phone.page.mouse.move(200, 400)
    phone.page.mouse.wheel(0, 20_000)
