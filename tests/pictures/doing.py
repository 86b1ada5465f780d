"""The taps before a picture is taken."""

from __future__ import annotations

from collections.abc import Callable

from tests.running import ROOT
from tests.web.driver import Phone


def tapped_all(*names: str) -> Callable[[Phone], None]:
    """Return a function that taps these one after the other, scrolling to each."""

    def tapped(phone: Phone) -> None:
        for name in names:
            phone.scroll_to(name)
            phone.tap(name)

    return tapped


def picked(phone: Phone) -> None:
    """Pick a photo, up to the question whether to use it."""
    phone.scroll_to("picture-pick")
    with phone.page.expect_file_chooser() as asked:
        phone.tap("picture-pick")
    asked.value.set_files(ROOT / "assets" / "icon.png")
    phone.scroll_to("picture-use")


def bottom(phone: Phone) -> None:
    """Scroll to the end."""
    phone.page.mouse.move(200, 400)
    phone.page.mouse.wheel(0, 20_000)
