"""A page whose host is suspended, dead or out of reach says so, handles no taps meanwhile, and then continues by itself
at the same card. The client's own error page is never seen.
"""

from __future__ import annotations

import io
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, WebSocket, expect

from app.platform.server.heartbeat import MARK, SILENCE
from app.served.page import make_silence_texts
from app.table.playing import Playing
from engine.cards import cards_in
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import PATIENCE, Phone
from tests.web.guest_phone import GuestPhone
from tests.web.relay import Relay
from tests.web.table import Table
from tests.web.test_rooms import LINK, TABLE, lay
from tests.web.test_table import AT_ONCE, actions, at, my_turn

NOTICE = "#silence"
# Heartbeats without a frame of the page, until nothing more of its start is expected. It answers some questions of the
# app, such as for the device's languages, more than a second after its first screen on a busy machine.
IDLE = 3
# Blocks the page for so many milliseconds, then taps a control before the page can handle what is waiting.
BE_BUSY = """([milliseconds, name]) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    document.querySelector(`[flt-semantics-identifier="${name}"]`).click();
}"""
PALE = 200  # of 255: the client's own page is lighter, felt and notice are darker at the edge of the screen
# By their ids, the parts of the page that can be met by a finger, a key or a screen reader.
OFFERED = (
    """[...document.body.children].filter(part => !part.inert && part.getClientRects().length).map(part => part.id)"""
)


def two_cards(playing: Playing) -> bool:
    """Return whether two cards without an effect are legal."""
    state = playing.state
    return my_turn(playing) and len(list(cards_in(state.legal_cards & ~state.tables.power_cards))) > 1


def wait_silence(phone: Phone) -> None:
    """Wait until the page says that its host is silent."""
    expect(phone.page.locator(NOTICE)).to_be_visible(timeout=PATIENCE)


def wait_return(phone: Phone) -> None:
    """Wait until the page takes taps again."""
    phone.wait_for("document.body.ariaBusy === 'false'")


@contextmanager
def asleep(app: App) -> Iterator[None]:
    """Suspend the host within the block."""
    app.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        app.process.send_signal(signal.SIGCONT)


def wait_idle(line: WebSocket) -> None:
    """Wait until the page has sent nothing during IDLE heartbeats of its host."""
    beats = 0

    def note_sent(_: str | bytes) -> None:
        nonlocal beats
        beats = 0

    def is_idle(frame: str | bytes) -> bool:
        nonlocal beats
        beats += frame[0] == MARK
        return beats > IDLE

    line.on("framesent", note_sent)
    line.wait_for_event("framereceived", is_idle)


def is_pale(phone: Phone) -> bool:
    """Return whether the edge of the screen is as light as the client's own page."""
    with Image.open(io.BytesIO(phone.page.screenshot())) as picture:
        corner = picture.convert("L").resize((8, 8), Image.Resampling.BOX).getpixel((0, 7))
    assert isinstance(corner, int)
    return corner > PALE


def test_a_card_touched_while_the_host_sleeps_is_never_played(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(), two_cards, **AT_ONCE, pace="slow")
    table = at(phone, match)
    before, held = actions(app, match), table.cards
    touched, other = [card for card in table.wait_offer().cards if card[5] not in "A2478J"][:2]
    spot = phone.box(touched)
    with asleep(app):
        phone.tap(touched)  # before anybody can know
        wait_silence(phone)
        phone.page.touchscreen.tap(spot.left + 4, spot.top + 4)
        phone.activate_there(touched)
    wait_return(phone)
    table.wait_offer()
    assert table.cards == held
    assert actions(app, match) == before
    phone.tap(other)
    phone.wait_gone(other)
    assert touched in table.cards
    assert actions(app, match)[len(before)].endswith(other.removeprefix("card-"))


def test_what_is_done_in_silence_is_not_even_sent(app: App, phone: Phone) -> None:
    sent: list[str | bytes] = []
    phone.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(frame)))
    phone.open("/settings").wait("set-pace-none")
    with asleep(app):
        wait_silence(phone)
        before = len(sent)
        phone.activate_there("set-pace-none")
        phone.page.keyboard.press("Tab")
        phone.page.evaluate("new Promise(requestAnimationFrame)")
        assert len(sent) == before
    wait_return(phone)


def test_a_page_that_sent_nothing_goes_on_as_it_was(app: App, phone: Phone) -> None:
    with phone.page.expect_websocket() as line:
        phone.open("/settings").wait("set-pace-none")
    wait_idle(line.value)
    opened: list[str] = []
    phone.page.on("websocket", lambda line: opened.append(line.url))
    with asleep(app):
        wait_silence(phone)
    wait_return(phone)
    phone.tap("set-pace-none")
    assert opened == []


def test_a_tap_right_after_the_page_was_busy_uses_the_same_connection(phone: Phone) -> None:
    with phone.page.expect_websocket() as line:
        phone.open("/settings").wait("set-pace-none")
    wait_idle(line.value)
    opened: list[str] = []
    phone.page.on("websocket", lambda line: opened.append(line.url))
    phone.page.evaluate(BE_BUSY, [2 * SILENCE * 1000, "set-pace-none"])
    phone.wait_for("!!document.querySelector('[flt-semantics-identifier=set-pace-none][aria-current=true]')")
    assert opened == []


@pytest.mark.parametrize("dark", (False, True))
def test_nothing_of_the_clients_own_is_seen_while_the_host_is_dead_and_comes_back(
    chrome: Browser, app: App, dark: bool
) -> None:
    match = brought_to(app.data, agreed(), two_cards, **AT_ONCE, pace="slow")
    phone = Phone(chrome, app, dark=dark)
    table = at(phone, match)
    held = table.cards
    app.kill()
    wait_silence(phone)
    assert not is_pale(phone)
    app.start()
    while phone.page.evaluate("document.body.ariaBusy") == "true":
        assert not is_pale(phone)
    assert not is_pale(phone)
    table.wait_offer()
    assert table.cards == held
    assert phone.faults == []
    phone.close()


def test_the_splash_shows_the_notice_when_the_host_goes_silent(app: App, phone: Phone) -> None:
    with phone.page.expect_request("**/main.dart.*"):
        phone.page.goto(app.at("/"), wait_until="commit")
    with asleep(app):
        wait_silence(phone)
        assert phone.page.locator("#splash").is_visible()
    phone.wait("home")
    expect(phone.page.locator("#splash")).to_have_count(0, timeout=PATIENCE)
    expect(phone.page.locator(NOTICE)).to_be_hidden()


def test_the_notice_is_said_in_the_language_of_the_app_and_nothing_else_is_offered(app: App, chrome: Browser) -> None:
    phone = Phone(chrome, app, still=True, language="ar")
    phone.open("/settings").wait("set-pace-none")
    phone.wait_for("document.documentElement.lang === 'ar'")
    with asleep(app):
        wait_silence(phone)
        notice = phone.page.get_by_role("alert")
        said = phone.page.evaluate("SILENCE_TEXTS.ar")
        assert notice.inner_text().split("\n")[0].strip() == said["title"]
        assert notice.get_attribute("dir") == "rtl"
        assert phone.page.evaluate(OFFERED) == ["silence"]
        moving = "getComputedStyle(document.querySelector('#silence img')).animationName"
        assert phone.page.evaluate(moving) == "none"
    wait_return(phone)
    phone.close()


def test_a_page_in_the_background_says_nothing_when_it_comes_back(app: App, phone: Phone) -> None:
    phone.page.clock.install()
    phone.open("/settings").wait("set-pace-none")
    notice = phone.page.locator(NOTICE)
    with asleep(app):
        phone.page.clock.fast_forward(60_000)  # its clocks stood still
        assert notice.is_hidden()
        phone.page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
        phone.page.clock.run_for(60_000)
        assert notice.is_hidden()
        phone.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
        phone.page.clock.run_for(1_000)
        assert notice.is_hidden()
        phone.page.clock.run_for(4_000)
        expect(notice).to_be_visible()
    phone.page.clock.resume()
    wait_return(phone)


def test_the_page_becomes_smaller_and_larger_with_a_keyboard(phone: Phone) -> None:
    phone.open("/")
    assert "interactive-widget=resizes-content" in phone.page.evaluate(
        "document.querySelector('[name=viewport]').content"
    )


def test_every_language_says_the_notice() -> None:
    said = make_silence_texts()
    assert said.count('"direction": "rtl"') == 1 and said.count('"title": "') == 9


def test_a_guest_whose_connection_is_cut_is_told_and_goes_on_at_the_same_card(chrome: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    lay(folder, TABLE)
    with App(folder, "--room", environment={"POCKET_SWITCH_ADDRESS": "127.0.0.1"}, ready=True) as app:
        link = app.wait_for_line(LINK)[0]
        host = link.split("/")[2]
        with Relay(host) as relay:
            ann, ben = Phone(chrome, app, still=True), GuestPhone(chrome, app, still=True)
            ann.open("/").tap("home-room")
            ann.wait("lobby-copy")
            ben.join(link.replace(host, relay.name), "Ben")
            ann.wait_spoken("lobby-deal", "Deal")
            ann.tap("lobby-deal")
            ann.nodes("card-").first.wait_for(state="attached")
            ben.wait_prefix("card-")
            cards, lost = sorted(Table(ben).cards), ben.page.locator("#lost")
            relay.cut()
            lost.wait_for()
            assert lost.inner_text() == "Can’t reach the host"
            relay.mend()
            lost.wait_for(state="hidden")
            assert sorted(Table(ben).cards) == cards
            app.kill()
            lost.wait_for()
            app.start()
            lost.wait_for(state="hidden")
            assert sorted(Table(ben).cards) == cards
            assert ben.faults == []
            ann.close()
            ben.close()
