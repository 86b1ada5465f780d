"""A laptop's room in real browsers: its host's, and that of a guest without the app."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from app.data import CLOCK
from app.new_table.setup import LAST_TABLE, SeatSetup, Setup, to_text
from store.opening import open_store
from tests.running import App
from tests.web.at_room import play_until_seen
from tests.web.driver import PHONE, SIZES, Phone
from tests.web.guest_phone import GuestPhone
from tests.web.table import Table

LINK = re.compile(r"http://127\.0\.0\.1:\d+/#/j/[\w-]+")
THREE = Setup("switch", (SeatSetup("Ann"), SeatSetup("Ben"), SeatSetup("Cy")), hands=1)
TABLE = Setup("mau-mau", (SeatSetup("Ann"), SeatSetup("Ben")), numbers=(("deal", 4),), hands=12)

# Enough of each card and button to read and tap it.
IN_SIGHT = """[...document.querySelectorAll(".own, #buttons button")].every(
    each => each.getBoundingClientRect().top < innerHeight - 40)"""


def lay(folder: Path, table: Setup) -> None:
    """Store a setup as the last one of a device."""
    folder.mkdir()
    with open_store(folder, CLOCK) as store:
        store.settings.set_text(LAST_TABLE, to_text(table))
        store.settings.set_text("names", '["Ann"]')


def test_a_room_is_opened_filled_and_dealt_by_ear_alone(chrome: Browser, tmp_path: Path) -> None:
    """Everything is found by what a screen reader says, and activated as a screen reader does."""
    folder = tmp_path / "data"
    lay(folder, THREE)
    with App(folder, environment={"POCKET_SWITCH_ADDRESS": "127.0.0.1"}, ready=True) as app:
        ann = Phone(chrome, app, still=True)

        def press(name: str) -> None:
            button = ann.button(re.compile(name)).first
            button.wait_for(state="attached")
            button.evaluate("element => element.click()")

        ann.open("/")
        press("^Play together")
        ann.wait_spoken("lobby-square", "QR code")
        heard = list(ann.said().values())
        assert ann.nameless() == []
        order = [
            next(n for n, text in enumerate(heard) if text.startswith(each)) for each in ("Free", "QR code", "Ann.")
        ]
        assert order == sorted(order)
        code = ann.spoken("lobby-code")  # letter for letter
        assert re.fullmatch(r"(\S )+\S", code)
        press("^Free place")
        press("Careless")
        ann.wait_spoken("chair-2", "Careless")
        press("^Deal")  # another bot takes the place that is still free
        ann.nodes("card-").first.wait_for(state="attached")
        assert ann.faults == []
        ann.close()


def check_large_text(guest: GuestPhone) -> None:
    """Check that all own cards and buttons are in the window at twice the browser's text size."""
    browser = guest.page.context.new_cdp_session(guest.page)
    browser.send("Page.enable")
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for size in SIZES:
        guest.page.set_viewport_size(size)
        guest.wait_for(IN_SIGHT)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    browser.detach()
    guest.page.set_viewport_size(PHONE)


def test_an_owner_and_a_guest_in_a_plain_browser_play_with_a_catch_a_pick_up_and_a_wild(
    chrome: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    lay(folder, TABLE)
    with App(folder, "--room", environment={"POCKET_SWITCH_ADDRESS": "127.0.0.1"}, ready=True) as app:
        link = app.wait_for_line(LINK)[0]
        ann, ben = Phone(chrome, app, still=True), GuestPhone(chrome, app, still=True)
        ann.open("/").tap("home-room")
        ann.wait("lobby-copy")
        ben.join(link, "Ben")
        assert "#" not in ben.page.url and ben.nameless() == []
        ann.wait_spoken("lobby-deal", "Deal")
        ann.tap("lobby-deal")
        ann.nodes("card-").first.wait_for(state="attached")
        ben.wait_prefix("card-")
        assert ben.nameless() == []
        check_large_text(ben)
        cards = sorted(Table(ben).cards)
        assert not set(cards) & set(Table(ann).cards)
        ben.reopen()
        ben.wait_prefix("card-")
        assert sorted(Table(ben).cards) == cards
        app.restart()  # the host is killed and back, with the same room at the same address
        assert app.wait_for_line(LINK)[0] == link
        ann.open("/").tap("home-room")
        ann.nodes("card-").first.wait_for(state="attached")
        ben.page.locator("#lost").wait_for(state="hidden")
        ben.wait_prefix("card-")
        assert sorted(Table(ben).cards) == cards
        assert play_until_seen([Table(ann), Table(ben)]).all
        assert ben.page.locator("#panel li").count() == 2
        ann.tap("result-leave")
        ann.tap("nav-history")
        ann.nodes("match-").first.wait_for(state="attached")
        assert (ann.faults, ben.faults) == ([], [])
        ann.close()
        ben.close()
