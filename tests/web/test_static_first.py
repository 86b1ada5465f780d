"""The first visit: each part starts as soon as its files are there, and no file is downloaded twice."""

from __future__ import annotations

import threading

from playwright.sync_api import Browser

from tests.web.static_site import PATIENCE, Memory, Site, StaticPhone, built

CODE = "python/app.zip"
BEGUN = """["start", "drawing"].every(step => performance.getEntriesByName(`pocket-switch ${step}`).length)"""


class WithholdingSite(Site):
    """A site that sends the code only after a signal."""

    let = threading.Event()

    def asked(self, name: str, query: str) -> None:
        if name == CODE:
            self.let.wait(PATIENCE / 1000)


def test_python_and_the_drawing_begin_while_the_code_is_still_fetched(chrome: Browser) -> None:
    with WithholdingSite(built()) as site:
        phone = StaticPhone(chrome, site, still=True, memory=Memory.NONE)
        phone.go()
        phone.wait_for(BEGUN)
        assert f"/{CODE}" not in [path for path, _ in site.served]
        site.let.set()
        phone.seen()
        phone.wait_for("isKept()")
        served = [path for path, _ in site.served]
        large = [path for path in served if path.endswith((".zip", ".wasm", ".so", ".dart.js"))]
        assert sorted(set(large)) == sorted(large)
        assert not [path for path in served if path.startswith(("/cards/", "/courts/"))]
        phone.close()
