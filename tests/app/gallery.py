"""Pictures of the card table in every state we care for: `python -m tests.app.gallery --out DIR [SCENE …]`.

Serves made-up tables on the loopback address and takes screenshots in Chromium, to be looked at. `--serve` keeps
serving at http://127.0.0.1:PORT/#SCENE instead.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import flet as ft
import uvicorn
from playwright.async_api import Page, async_playwright

from app import theme
from app.shell import App, dress
from app.table.picture import (
    ButtonPicture,
    CardPicture,
    Choice,
    Look,
    Picture,
    PileCard,
    Screen,
    SeatPicture,
)
from app.table.view import Table
from tests.web.chromium import ensure

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
SIZES: Final = {"phone": (390, 844), "small": (360, 640), "landscape": (844, 390), "tablet": (820, 1180)}
NAMES: Final = ("Ada", "Ben", "Cleo", "Dmitri", "Eve", "Florence", "Gus")
COUNTS: Final = (5, 2, 1, 7, 11, 4, 3)


def cards(text: str, playable: str = "", **more: Any) -> tuple[CardPicture, ...]:
    """A hand from a text such as "4C 7C JC"."""
    seen: dict[str, int] = {}
    made = []
    for face in text.split():
        seen[face] = seen.get(face, 0) + 1
        key = face if seen[face] == 1 else f"{face}-{seen[face]}"
        made.append(CardPicture(key, face, playable=face in playable.split(), **more))
    return tuple(made)


def deck(count: int) -> str:
    """The first `count` cards of two packs, sorted by suit."""
    faces = [r + s for s in "SHCD" for r in "23456789TJQKA"]
    return " ".join(sorted((faces * 2)[i * 104 // count] for i in range(count)))


def others(count: int, **first: Any) -> tuple[SeatPicture, ...]:
    """So many opponents."""
    seats = [SeatPicture(i + 1, NAMES[i], COUNTS[i], declared=COUNTS[i] == 1, level="steady") for i in range(count)]
    if seats and first:
        seats[0] = replace(seats[0], **first)
    return tuple(seats)


BASE: Final = Picture(
    title="Switch",
    subtitle="hand 3 of 5",
    my_turn=True,
    hand=cards("4C 7C JC 5D 9D KD 2D 8H", "2D"),
    seats=others(3),
    stock=24,
    pile=(PileCard("5H", "5H", 1), PileCard("9S", "9S", 2), PileCard("QS", "QS", 3), PileCard("2S", "2S", 2)),
    owed=4,
    words="Ben played 2 ♠",
    may="Answer with a 2, or take 4",
    buttons=(ButtonPicture("take", "Take 4"), ButtonPicture("hint", "", "quiet", "Hint", "hint")),
)
PLAIN: Final = replace(BASE, owed=0, may="Play a spade or a 2, or draw", may_draw=True)
FOUR: Final = Look(four_colours=True)
COVERED: Final = replace(BASE, cover="Grandmother")

SCENES: Final[dict[str, tuple[str, Picture, Look]]] = {
    "phone": ("phone", BASE, Look()),
    "small": ("small", BASE, FOUR),
    "landscape": ("landscape", BASE, Look()),
    "tablet": ("tablet", BASE, Look()),
    "waiting": (
        "phone",
        replace(
            PLAIN,
            my_turn=False,
            may_draw=False,
            hand=cards("4C 7C JC 5D 9D"),
            seats=others(2, turn=True),
            words="You played 2 ♠",
            may="Ada is thinking",
            buttons=(),
            direction=-1,
        ),
        Look(),
    ),
    "twenty": ("phone", replace(PLAIN, hand=cards(deck(20), "2S 4S 6S 8S")), Look()),
    "twenty-small": ("small", replace(PLAIN, hand=cards(deck(20), "2S 4S 6S 8S")), Look()),
    "twenty-landscape": ("landscape", replace(PLAIN, hand=cards(deck(20), "2S 4S 6S 8S")), Look()),
    "forty": ("small", replace(PLAIN, hand=cards(deck(40), "2S 4S 6S 2C 2D 2H")), FOUR),
    "forty-landscape": ("landscape", replace(PLAIN, hand=cards(deck(40), "2S 4S 6S 2C 2D 2H")), Look()),
    "forty-tablet": ("tablet", replace(PLAIN, hand=cards(deck(40), "2S 4S 6S 2C 2D 2H")), Look()),
    "seven": (
        "small",
        replace(
            PLAIN,
            seats=others(7, turn=True),
            my_turn=False,
            called="H",
            words="Gus played A ♠ and called hearts",
            may="",
            buttons=(ButtonPicture("catch-3", "Catch Cleo!", "danger"),),
        ),
        Look(),
    ),
    "seven-landscape": ("landscape", replace(PLAIN, seats=others(7, turn=True), called="D"), Look()),
    "four": (
        "phone",
        replace(PLAIN, seats=others(4, catchable=True, bubble="Ouch!"), called="H", misses=2, may_draw=False),
        Look(),
    ),
    "suits": (
        "phone",
        replace(
            PLAIN,
            hand=(*cards("4C 7C JC 5D 9D KD"), CardPicture("AH", "AH", playable=True, lifted=True)),
            choice=Choice("Which suit do you call?", ("S", "H", "D", "C")),
        ),
        Look(),
    ),
    "suits-landscape": (
        "landscape",
        replace(PLAIN, choice=Choice("Which suit do you call?", ("S", "H", "D", "C"))),
        FOUR,
    ),
    "ranks": ("small", replace(PLAIN, choice=Choice("Which rank do you call?", tuple("A23456789TJQK"))), Look()),
    "cover": ("phone", COVERED, Look()),
    "cover-landscape": ("landscape", COVERED, Look()),
    "jokers": (
        "small",
        replace(
            PLAIN,
            hand=cards("JK JKr JKb AS AS TC TC QH", "JKr AS"),
            buttons=(
                ButtonPicture("declare", "Last card!"),
                ButtonPicture("end", "Done", "quiet"),
                ButtonPicture("undo", "", "quiet", "Undo", "undo"),
            ),
        ),
        Look(left_handed=True),
    ),
    "large": ("phone", PLAIN, Look(card_size="large")),
    "one": ("phone", replace(PLAIN, hand=cards("8H", "8H"), seats=others(1), banner="Last card!"), Look()),
    "desktop": ("desktop", BASE, Look()),
}
ALL_SIZES: Final = {**SIZES, "desktop": (1280, 800)}
INSETS: Final = {"phone": (0, 47, 0, 34), "small": (0, 0, 0, 0), "landscape": (0, 0, 0, 0)}


class Recorder:
    """Actions that are written down."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def act(*what: object) -> None:
            self.done.append(" ".join([name, *map(str, what)]))

        return act


def main_of(page: ft.Page) -> None:
    """One scene, named by the address."""
    page.fonts = {theme.FAMILY: theme.FONT_FILE}
    app = App()
    app._page = page
    page.session.store.set("app", app)
    dress(app)
    page.padding = 0
    name = page.route.strip("/") or "phone"
    size, picture, look = SCENES[name]
    recorder = Recorder()
    left, top, right, bottom = INSETS.get(size, (0, 0, 0, 0))

    @ft.component
    def Scene() -> ft.Control:
        screen = Screen(page.width or 390, page.height or 844, left, top, right, bottom)
        return Table(picture, look, screen, recorder)

    page.render(Scene)


def serve() -> int:
    """Start serving in a thread; the port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    asgi = ft.run(main_of, export_asgi_app=True, assets_dir=str(ASSETS), no_cdn=True)
    server = uvicorn.Server(uvicorn.Config(asgi, host="127.0.0.1", port=port, log_level="warning"))
    threading.Thread(target=server.run, daemon=True).start()
    return port


async def settled(page: Page) -> None:
    """Wait until two pictures, half a second apart, are the same and hold every card: files are fetched late."""
    before = b""
    for _ in range(40):
        await page.wait_for_timeout(500)
        now = await page.screenshot()
        fetched = await page.evaluate(
            "performance.getEntriesByType('resource').filter(e => /cards\\/|Nunito/.test(e.name)).length"
        )
        if now == before and fetched >= 2:
            return
        before = now


async def shoot(port: int, out: Path, names: list[str], chromium: str, scale: float) -> None:
    """A screenshot of each scene."""
    arguments = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=chromium, args=arguments.split())
        for name in names:
            width, height = ALL_SIZES[SCENES[name][0]]
            context = await browser.new_context(
                viewport={"width": width, "height": height}, device_scale_factor=scale, has_touch=True
            )
            page = await context.new_page()
            await page.goto(f"http://127.0.0.1:{port}/{name}")
            await page.wait_for_selector("flt-semantics-placeholder", state="attached")
            await page.evaluate("document.querySelector('flt-semantics-placeholder').click()")
            await page.wait_for_selector(
                "[flt-semantics-identifier=words],[flt-semantics-identifier=uncover]", state="attached"
            )
            await settled(page)
            await page.screenshot(path=str(out / f"{name}.png"))
            await context.close()
        await browser.close()


def run() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--scale", type=float, default=1.5)
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("scenes", nargs="*")
    args = parser.parse_args()
    chromium = "" if args.serve else str(ensure())
    port = serve()
    if args.serve:
        print(f"http://127.0.0.1:{port}/")  # noqa: T201
        threading.Event().wait()
    args.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(shoot(port, args.out, args.scenes or list(SCENES), chromium, args.scale))


if __name__ == "__main__":
    run()
