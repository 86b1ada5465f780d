"""The printed address admits the browser that opens it, from then on; no other browser, and no frame."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import Browser

from app.platform.server.frame_cost import MAX_FRAME_BYTES
from tests.running import App
from tests.web.driver import Phone

FRAME = "<!doctype html><title>elsewhere</title><iframe src='{address}/' name='inside'></iframe>"


def test_the_printed_address_lets_a_browser_in_for_good(app: App, phone: Phone) -> None:
    phone.page.goto(app.at("/settings"))
    phone.wait("set-pace-none")
    assert phone.page.url == f"{app.address}/settings"
    assert phone.page.evaluate("document.cookie") == ""
    app.restart()
    phone.page.goto(f"{app.address}/rules")  # a bookmark
    phone.wait("back")
    app.restart()
    phone.page.reload()
    phone.wait("back")


def test_an_open_page_comes_back_after_a_restart(app: App, phone: Phone) -> None:
    phone.open("/settings").wait("set-pace-none")
    app.kill()
    phone.page.evaluate("window.stillHere = true")
    app.start()
    phone.wait("set-pace-none")
    phone.tap("set-pace-none")
    assert phone.page.evaluate("window.stillHere")


def test_a_file_larger_than_a_message_comes_in(phone: Phone) -> None:
    phone.open("/history/keepsakes")
    with phone.page.expect_file_chooser() as asked:
        phone.tap("import-pick")
    asked.value.set_files({"name": "large.zip", "mimeType": "application/zip", "buffer": bytes(2 * MAX_FRAME_BYTES)})
    phone.wait_spoken("import-problem", "isn’t a backup")


def test_another_browser_is_told_what_to_open(app: App, chrome: Browser) -> None:
    other = chrome.new_context()
    page = other.new_page()
    answer = page.goto(f"{app.address}/")
    assert answer is not None and answer.status == 403
    assert "Open the whole address that it printed" in page.inner_text("body")
    other.close()


class Elsewhere(BaseHTTPRequestHandler):
    """Another server of this machine, with a page that shows ours in a frame."""

    address = ""

    def do_GET(self) -> None:
        page = FRAME.format(address=self.address).encode()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


def test_no_other_page_frames_it_reads_it_or_talks_to_it(app: App, phone: Phone) -> None:
    phone.open()
    Elsewhere.address = app.address
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        other = phone.tab()
        other.page.goto(f"http://127.0.0.1:{server.server_port}/")
        inside = other.page.frame("inside")
        assert inside is None or inside.locator("flutter-view, flt-semantics-placeholder").count() == 0
        for mode in ("cors", "no-cors"):
            script = f"fetch('{app.address}/', {{credentials: 'include', mode: '{mode}'}}).then(a => a.status, () => 0)"
            assert other.page.evaluate(script) == 0
        socket = f"new Promise(told => {{ const line = new WebSocket('ws{app.address[4:]}/ws');"
        assert (
            other.page.evaluate(f"{socket} line.onopen = () => told(true); line.onerror = () => told(false); }})")
            is False
        )
        server.shutdown()
        thread.join()
    phone.faults[:] = [fault for fault in phone.faults if not fault.startswith(f"403 {app.address}")]
