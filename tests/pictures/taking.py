"""A screen to take a picture of, a data folder to open it with, and all sizes and brightnesses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import TimeoutError, ViewportSize, WebSocket

from app.data import CLOCK
from app.preferences import Settings
from app.stored.settings import setting_to_text
from store.opening import open_store
from tests.web.driver import SIZES, Phone

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
ANSWER = 1000.0  # milliseconds


@dataclass(frozen=True)
class Screen:
    """A screen to take a picture of: its route, what must be on it, and what to do before the picture."""

    name: str
    route: str
    there: str
    prepare: Callable[[Phone], object] = lambda _: None


@dataclass(frozen=True)
class House:
    """A data folder: how it's filled for the wanted screens, the screens to open with it, and what runs beside the app.

    `fill` returns the routes that the screens themselves don't have, by their names.
    """

    fill: Callable[[Path, Collection[str]], dict[str, str]]
    screens: tuple[Screen, ...]
    beside: Callable[[], AbstractContextManager[object]] = nullcontext


def with_more_contrast(folder: Path) -> None:
    """Set more contrast in the folder's settings."""
    with open_store(folder, CLOCK) as store:
        store.settings.set_text("contrast", setting_to_text(Settings(contrast="on"), "contrast"))


def nothing(_: Path, __: Collection[str]) -> dict[str, str]:
    """Fill nothing: a data folder of a new player."""
    return {}


def looks(phone: Phone, screen: Screen, route: str, sizes: Sequence[ViewportSize] = SIZES) -> Iterator[str]:
    """Open a screen once, and yield a picture's name for each size and brightness in which it now is."""
    shown = SCHEMES[0]
    phone.page.set_viewport_size(sizes[0])
    phone.page.emulate_media(color_scheme=shown)
    phone.page.goto("about:blank")  # the same address again would open nothing
    opened: list[WebSocket] = []

    def note(socket: WebSocket) -> None:
        opened.append(socket)

    phone.page.on("websocket", note)
    phone.open(route)
    phone.nodes(screen.there).first.wait_for(state="attached")
    screen.prepare(phone)
    phone.page.remove_listener("websocket", note)
    for size in sizes:
        if phone.page.viewport_size != size:
            _change(opened[-1], partial(phone.page.set_viewport_size, size))
        for scheme in SCHEMES if shown == SCHEMES[0] else SCHEMES[::-1]:
            if scheme != shown:
                _change(opened[-1], partial(phone.page.emulate_media, color_scheme=scheme))
            shown = scheme
            yield f"{screen.name}-{size['width']}x{size['height']}-{scheme}"


def _change(socket: WebSocket, do: Callable[[], None]) -> None:
    """Change the screen on which the app is shown, and wait for Python's answer, or until nothing moves."""
    with suppress(TimeoutError), socket.expect_event("framereceived", timeout=ANSWER):
        do()
