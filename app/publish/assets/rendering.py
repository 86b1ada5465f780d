"""A headless browser that renders SVG to pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from app.publish.bytecode import find_chromium


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Open a headless Chromium, closed at the end of the `with` block. Raises CannotCompile if none is installed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()
