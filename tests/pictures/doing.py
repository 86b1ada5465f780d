"""The taps before a picture is taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.running import ROOT
from tests.web.driver import Phone


def tapped_all(*names: str) -> Callable[[Phone], None]:
    """Return a function that taps these one after the other, scrolling to each."""

    def tapped(phone: Phone) -> None:
        for name in names:
            phone.scroll_to(name)
            phone.tap(name)

    return tapped


def scrolled_to(name: str) -> Callable[[Phone], None]:
    """Return a function that scrolls until this is in sight."""

    def scrolled(phone: Phone) -> None:
        phone.scroll_to(name)

    return scrolled


def picked(
    ident: str = "picture", file: Path = ROOT / "assets" / "icon.png", first: tuple[str, ...] = ()
) -> Callable[[Phone], None]:
    """Return a function that taps `first`, then picks a photo, up to the question whether to use it."""

    def pick(phone: Phone) -> None:
        tapped_all(*first)(phone)
        phone.scroll_to(f"{ident}-pick")
        with phone.page.expect_file_chooser() as asked:
            phone.tap(f"{ident}-pick")
        asked.value.set_files(file)
        phone.scroll_to(f"{ident}-use")

    return pick


def bottom(phone: Phone) -> None:
    """Scroll to the end."""
    phone.page.mouse.move(200, 400)
    phone.page.mouse.wheel(0, 20_000)
