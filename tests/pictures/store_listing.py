"""Take the pictures that stores show from the real app. `python -m tests.pictures.store_listing` writes assets/listing.

A phone's are 1080 × 1920, a tablet's 1640 × 2360, and the feature graphic is 1024 × 500.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize

from app.ui import theme
from app.ui.words import tr
from tests.app.played import fill
from tests.running import ROOT, App
from tests.web.driver import REAL, TABLET, Phone, browser
from tests.web.table import Table

LISTING: Final = ROOT / "assets" / "listing"
TALL: Final[ViewportSize] = {"width": 540, "height": 960}
FEATURE: Final[ViewportSize] = {"width": 1024, "height": 500}


def main() -> None:
    """Write everything."""
    with browser() as chrome, tempfile.TemporaryDirectory() as name:
        feature(chrome)
        data = Path(name)
        fill(data, 2)
        with App(data) as app:
            phone = Phone(chrome, app, TALL, still=True, scale=REAL)
            table(phone)
            shown(phone, "/", "home", "store-home")
            shown(phone, "/new/switch", "new-deal", "store-new-table")
            shown(phone, "/history/1", "hand-1", "store-history")
            phone.close()
            phone = Phone(chrome, app, TABLET, still=True, scale=REAL)
            table(phone, "store-tablet")
            phone.close()


def table(phone: Phone, name: str = "store-table") -> None:
    """Take a picture of a table some turns after the deal, with a choice to make."""
    phone.open("/settings").tap("set-pace-none")
    played = Table(phone).deal()
    for _ in range(3):
        played.tap(played.wait_offer().first)
    played.wait_offer()
    phone.picture(name, LISTING)


def shown(phone: Phone, route: str, there: str, name: str) -> None:
    """Take a picture of a screen at rest."""
    phone.open(route).wait(there)
    phone.picture(name, LISTING)


def feature(chrome: Browser) -> None:
    """Draw the app's name beside cards, on felt."""
    icon = (ROOT / "assets" / "icon.svg").read_text().replace("<svg", '<svg width="420" height="420"', 1)
    bare = icon.replace('<rect width="512" height="512" fill="url(#f)"/>', "")
    font = (ROOT / "assets" / theme.FONT_FILE).as_uri()
    page = chrome.new_page(viewport=FEATURE)
    text = f"""<style>@font-face {{ font-family: "{theme.FAMILY}"; src: url("{font}"); font-weight: 400 900; }}
        body {{ margin: 0; height: 500px; display: flex; align-items: center; gap: 8px; padding-left: 40px;
        font-family: "{theme.FAMILY}"; color: {theme.ON_FELT};
        background: radial-gradient(circle at 28% 45%, {theme.FELT[0]}, {theme.FELT[1]} 60%, {theme.FELT[2]}); }}
        h1 {{ margin: 0; font-size: 76px; font-weight: 900; line-height: 1; }}
        p {{ font-size: 25px; font-weight: 700; color: {theme.ON_FELT_QUIET}; margin: 20px 0 0; }}</style>
        {bare}<div><h1>{tr("app.name")}</h1><p>{tr("app.motto")}</p></div>"""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "feature.html"
        path.write_text(f"<!DOCTYPE html><meta charset=utf-8>{text}")
        page.goto(path.as_uri())
        page.evaluate("document.fonts.ready")
        page.screenshot(path=str(LISTING / "feature.png"))
    page.close()


if __name__ == "__main__":
    main()
