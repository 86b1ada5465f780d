"""A page covers the client's loading page until the first screen of the app is shown, however slowly that is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route

import app.served
from tests.web.driver import FRAMES

SCRIPT: Final = Path(app.served.__file__).with_name("first_screen.js")
ADDRESS: Final = "http://127.0.0.1/"  # nothing listens there
# Timers run only when the test says so.
PAGE: Final = f"""<title>Pocket Switch</title>
<script>
const timers = new Map();
globalThis.setTimeout = (run) => timers.set(timers.size, run).size - 1;
globalThis.clearTimeout = (timer) => timers.set(timer, () => {{}});
{SCRIPT.read_text(encoding="utf-8")}
let seen = false;
whenFirstScreenSeen(() => (seen = true));
</script>"""
SHOW_FRAME: Final = """() => {
    const drawing = new OffscreenCanvas(1, 1);
    drawing.getContext("2d");
    document.createElement("canvas").getContext("bitmaprenderer").transferFromImageBitmap(drawing.transferToImageBitmap());
}"""
LOAD_WORKER: Final = "fetch('/canvaskit/skwasm.js').then(answer => answer.text())"
LET_TIME_PASS: Final = "timers.forEach(run => run())"


@pytest.fixture
def page(chrome: Browser) -> Iterator[Page]:
    """A page with the script alone."""

    def answer(route: Route) -> None:
        route.fulfill(body="" if route.request.url.endswith(".js") else PAGE, content_type="text/html")

    page = chrome.new_page()
    page.route("**/*", answer)
    page.goto(ADDRESS)
    yield page
    page.close()


def receive_screen(page: Page) -> None:
    """Take the title away and set it, as the client does when it starts and when it has received the first screen."""
    page.evaluate("document.title = ''")
    page.evaluate("document.title = 'Pocket Switch'")


def is_seen(page: Page) -> bool:
    """Return whether the first screen counts as seen some frames later."""
    page.evaluate(FRAMES, 4)
    return bool(page.evaluate("seen"))


def test_the_loading_page_stays_covered_if_it_is_drawn_after_the_screen_was_received(page: Page) -> None:
    page.evaluate(LOAD_WORKER)
    receive_screen(page)
    assert not is_seen(page)
    page.evaluate(SHOW_FRAME)  # the loading page
    assert not is_seen(page)
    page.evaluate(SHOW_FRAME)
    assert is_seen(page)


def test_a_screen_of_one_frame_is_uncovered_a_little_later(page: Page) -> None:
    page.evaluate(LOAD_WORKER)
    receive_screen(page)
    page.evaluate(SHOW_FRAME)
    assert not is_seen(page)
    page.evaluate(LET_TIME_PASS)
    assert is_seen(page)


def test_an_engine_that_draws_in_the_page_shows_the_screen_at_once(page: Page) -> None:
    page.evaluate("document.title = ''")
    assert not is_seen(page)
    page.evaluate("document.title = 'Pocket Switch'")
    assert is_seen(page)
