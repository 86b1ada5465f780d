"""A browser that draws SVG as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from app.publish.bytecode import find_chromium


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A Chromium without a window. CannotCompile if there is none."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()
