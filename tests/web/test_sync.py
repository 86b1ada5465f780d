"""Two browsers as devices of one person, with a server that is out of reach for a while."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from app.ui import theme
from tests.running import App
from tests.sync.devices import Device
from tests.sync.servers import KintoProcess, postgres
from tests.web.driver import LANDSCAPE, PHONE, Phone


def test_an_address_that_was_typed_is_kept_when_the_phone_is_turned(phone: Phone) -> None:
    phone.open("/settings/sync").tap("sync-first")
    address = "https://sync.example.org/v1"
    phone.type("sync-address", address)
    ready = phone.lit("sync-check")
    ready.wait_for(state="attached")

    def app_follows() -> bool:
        # Flet's client reports a size 100 ms after the turn. It takes a second turn within that time for no change, and
        # then leaves the app with the first one's size, so what Flutter alone has laid out anew isn't enough.
        width = (phone.page.viewport_size or PHONE)["width"]
        return phone.box("sync-first").width == min(width - 2 * theme.EDGE, theme.READING_WIDTH)

    for size in (LANDSCAPE, PHONE):
        phone.page.set_viewport_size(size)
        phone.wait_until(app_follows, "the app's layout for the new size")
        expect(phone.page.locator("input")).to_have_value(address)
        expect(ready).to_have_count(1)


def test_a_match_kept_on_one_device_appears_on_the_other(chrome: Browser, tmp_path: Path) -> None:
    first = Device(tmp_path / "first")
    first.match("Wilhelmina", hands=2)
    first.close()
    with (
        postgres() as database,
        App(tmp_path / "first", ready=True) as here,
        App(tmp_path / "second", ready=True) as there,
    ):
        server = KintoProcess(database.address)
        server.start()
        one, other = Phone(chrome, here), Phone(chrome, there)
        try:
            one.open("/settings/sync").tap("sync-first")
            one.type("sync-address", server.address)
            one.tap("sync-check")
            one.wait("sync-found")
            one.tap("sync-start")
            one.wait_spoken("sync-waits", "Everything has been sent")
            one.scroll_to("sync-device")
            one.tap("sync-device")
            one.wait("sync-code-text")
            code = one.spoken("sync-code-text")
            assert one.nameless() == []

            server.stop()
            other.open("/settings/sync").tap("sync-join")
            other.type("sync-code", code)
            other.tap("sync-look")
            other.wait_spoken("sync-problem", "Can’t reach the server")
            server.start()
            other.tap("sync-look")
            other.wait("sync-would-come")
            other.scroll_to("sync-join-do")
            other.tap("sync-join-do")
            other.wait_spoken("sync-last", "Synced today")
            other.wait_spoken("sync-waits", re.compile("[1-9] files|One file"))
            other.open("/history")
            other.page.get_by_text("Wilhelmina").first.wait_for(state="attached")
            assert one.faults == other.faults == []
        finally:
            one.close()
            other.close()
            server.stop()
        assert here.complaints == there.complaints == []
