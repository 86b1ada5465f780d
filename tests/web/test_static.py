"""The web app without any Python beside the browser: a folder on a static host, in a Chromium of a phone's size.

The tests share a phone and continue each other's visits, as a person's do. After a failure, the next test gets a new
phone; so each passes alone, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser

from app.platform.packed import PARTS, TEXTS
from app.publish.site import LATER_PICTURES, PICTURE_BUNDLE
from tests.web.driver import Gone
from tests.web.injected import FRAMES, frame, inject
from tests.web.secure import sync_server
from tests.web.shared import Shared
from tests.web.static_site import APP_CACHES, Memory, Site, StaticPhone, built, later_is_kept, renewed
from tests.web.table import Table

# How often a page asks that what it keeps be not thrown away; the browser answers.
ASKED = """window.timesAsked = 0;
if (globalThis.StorageManager) {
    const persist = StorageManager.prototype.persist;
    StorageManager.prototype.persist = function () { window.timesAsked += 1; return persist.call(this); };
}
"""

# Python thinks for longer than the page sends, and notes when each slice of it is done; the worker notes when a message
# without content comes, which nobody reads.
THINK = """() => {
    const listen = self.onmessage;
    self.came = [];
    self.onmessage = event => { if (event.data.length === 0) self.came.push(Date.now()); listen(event); };
    self.python.runPython(`
import asyncio, time
from app.platform.background import Touch, run_in_slices
done = []
async def think():
    async for _ in run_in_slices(iter(int, 1), 60, Touch()):
        done.append(1000 * time.time())
thinking = asyncio.ensure_future(think())
`);
}"""
SEND = """async count => {
    const sent = [];
    while (sent.length < count) {
        await new Promise(resolve => setTimeout(resolve, 50));
        sent.push(Date.now());
        worker.postMessage(new Uint8Array());
    }
    return sent;
}"""
HEARD = """async count => {
    while (self.came.length < count) await new Promise(resolve => setTimeout(resolve));
    return [self.came, self.python.runPython("thinking.cancel(), done")[1].toJs()];
}"""
SENT = 20
BEFORE = 3  # slices: the one that runs, one that is already to come, and one for a clock that counts milliseconds

# Somebody has touched something, and then there is much to think: how many slices of it are done.
TOUCHED = """() => self.python.runPython(`
import asyncio
from app.platform.background import Touch, run_in_slices
slices, touch = 0, Touch()
async def think_after_a_touch():
    global slices
    async for _ in run_in_slices(iter(int, 1), 60, touch):
        slices += 1
touch.note_touch()
thinking = asyncio.ensure_future(think_after_a_touch())
`)"""
SLICES = "() => self.python.runPython('slices')"
THINKING = """async () => {
    while (!self.python.runPython("slices")) await new Promise(resolve => setTimeout(resolve));
    self.python.runPython("thinking.cancel()");
}"""
# What is asked of the page under these names does not come until it is let go on; something comes to be wanted.
HALT = """names => {
    window.goOn = {};
    window.wanted = new Promise(resolve => {
        for (const name of names) {
            const ask = window[name], held = [];
            window[name] = (...wanted) => resolve(held.push(wanted));
            window.goOn[name] = () => { window[name] = ask; held.forEach(wanted => ask(...wanted)); };
        }
    });
}"""
GO_ON = "name => window.goOn[name]()"
FRAME, LATER = "requestAnimationFrame", "setTimeout"
REPORT = """() => self.python.runPython(`
import traceback
try:
    1 / 0
except ZeroDivisionError:
    traceback.print_exc()
`)"""


@contextmanager
def visitor(chrome: Browser) -> Iterator[StaticPhone]:
    """A phone on its first visit to the site."""
    with Site(built()) as site:
        phone = StaticPhone(chrome, site, still=True, memory=Memory.GIVEN)
        phone.page.context.add_init_script(ASKED)
        phone.open("/settings").tap("set-pace-none")
        yield phone
        phone.close()


@pytest.fixture(scope="module")
def shared(chrome: Browser) -> Iterator[Shared[StaticPhone]]:
    phone = Shared(partial(visitor, chrome))
    yield phone
    phone.close()


@pytest.fixture
def static(shared: Shared[StaticPhone], request: pytest.FixtureRequest) -> Iterator[StaticPhone]:
    """A phone that has visited the site before. Its faults fail the test."""
    with shared.lend(request.node) as phone:
        yield phone
        faults, phone.faults[:] = phone.faults[:], []
    assert faults == []


def promise_to_keep(phone: StaticPhone) -> None:
    """Let the browser agree from now on when a page asks it to store data permanently."""
    devtools = phone.page.context.new_cdp_session(phone.page)
    context = devtools.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    asked = {"permissions": ["durableStorage"], "origin": phone.app.origin, "browserContextId": context}
    devtools.send("Browser.grantPermissions", asked)


def test_the_app_can_be_installed_and_asks_its_own_host_alone(static: StaticPhone) -> None:
    static.wait_for("!!navigator.serviceWorker.controller")
    devtools = static.page.context.new_cdp_session(static.page)
    missing = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert missing <= {"in-incognito"}  # which is what a test's profile is
    foreign = [url for url in static.asked if not url.startswith((static.app.address, "data:", "blob:"))]
    assert foreign == []


def test_what_only_some_choose_comes_after_the_first_screen_and_is_there_without_a_network(static: StaticPhone) -> None:
    later_is_kept(static)
    names = [name.rpartition("/")[2] for name, _ in static.app.served]
    assert names.index(PICTURE_BUNDLE) < names.index("classic-JC.webp")
    static.lose_network()
    for name in ("JC", "classic-JC"):  # one that came among all others, and one that came by itself
        told = f"fetch('courts/{name}.webp').then(answer => [answer.ok, answer.headers.get('Content-Type')])"
        assert static.page.evaluate(told) == [True, "image/webp"]
    static.lose_network(False)


def test_the_browser_is_asked_to_throw_nothing_away_when_there_is_a_match_and_its_no_is_told(
    static: StaticPhone,
) -> None:
    assert static.page.evaluate("window.timesAsked") == 0
    Table(static).deal()
    static.wait_for("window.timesAsked === 1")
    assert not static.page.evaluate("navigator.storage.persisted()")
    static.open("/history/keepsakes").wait_spoken("fleeting", "may clear")
    promise_to_keep(static)
    Table(static).deal()
    static.wait_for("navigator.storage.persisted()")
    static.open("/history/keepsakes").wait("export")
    static.wait_gone("fleeting")


def test_licences_are_fetched_when_they_are_looked_at_and_without_the_host_this_is_said(static: StaticPhone) -> None:
    def served() -> set[str]:
        return {name.rpartition("/")[2] for name, _ in static.app.served if "/licences/" in name}

    static.wait_for("!!navigator.serviceWorker.controller")
    static.lose_network()
    static.open("/settings/licences").wait_spoken("licences-away", "isn’t answering")
    static.lose_network(False)
    assert served() == set()
    static.tap("licences-again")
    static.wait("licence-nunito")
    assert served() == {PARTS}
    static.tap("licence-nunito")
    static.wait("licence-text")
    assert served() == {PARTS, TEXTS}


def test_a_hand_is_played_to_its_end(static: StaticPhone) -> None:
    table = Table(static).deal("switch-black-jack")  # its hands are short: 18 turns of ours at most in 400 of them
    while table.wait_offer().over:  # before our first turn
        with suppress(Gone):  # the panel of a moment ago
            table.tap("next-hand")
    match = static.route.removeprefix("/play/")
    assert table.play_hand() == "hand-over"
    static.open(f"/history/{match}").scroll_to("hand-1")  # below the chart where more than one hand was played


def test_what_the_page_sends_while_a_bot_thinks_waits_for_no_more_than_the_slice_that_runs(static: StaticPhone) -> None:
    Table(static).deal().wait_offer()
    static.python.evaluate(THINK)
    sent = static.page.evaluate(SEND, SENT)
    came, done = static.python.evaluate(HEARD, SENT)
    between = [sum(left < end < there for end in done) for left, there in zip(sent, came, strict=True)]
    assert sorted(between)[-2] <= BEFORE, between  # a busy machine may stop the page between its clock and its message


def test_nobody_thinks_until_the_answer_to_a_touch_is_drawn_or_it_is_seen_by_nobody(static: StaticPhone) -> None:
    static.rest()
    static.page.evaluate(HALT, [FRAME])
    static.python.evaluate(TOUCHED)
    static.python.evaluate(THINKING)
    static.page.evaluate(GO_ON, FRAME)
    static.rest()
    static.page.evaluate(HALT, [FRAME, LATER])
    static.python.evaluate(TOUCHED)
    static.page.evaluate("() => window.wanted")
    assert static.python.evaluate(SLICES) == 0
    static.page.evaluate(GO_ON, FRAME)
    static.python.evaluate(THINKING)
    static.page.evaluate(GO_ON, LATER)


def test_everything_is_saved_as_a_file(static: StaticPhone) -> None:
    static.open("/history/keepsakes")
    with static.page.expect_download() as download:
        static.tap("export")
    assert sorted(ZipFile(download.value.path()).namelist()) == ["history.jsonl", "manifest.json"]


def test_scripts_and_hosts_that_are_not_the_apps_are_refused_in_the_page_and_in_its_python(static: StaticPhone) -> None:
    static.wait_for("!!navigator.serviceWorker.controller")
    static.open()
    foreign = static.app.origin.replace("127.0.0.1", "localhost")
    for place in (static.page, static.python):
        expected, refused, ran = inject(place, foreign)
        assert refused == expected
        assert ran == []
    static.faults.clear()  # which says the same


def test_a_traceback_that_python_reports_is_a_fault(static: StaticPhone) -> None:
    static.python.evaluate(REPORT)
    static.wait_until(lambda: static.faults != [] and static.faults[0].endswith("division by zero"), "the report")
    assert static.faults[0].startswith("Traceback ")
    static.faults.clear()


def test_without_a_network_the_history_is_there_after_ten_reloads(static: StaticPhone) -> None:
    Table(static).deal()
    match = static.route.removeprefix("/play/")
    static.lose_network()
    static.open("/history").wait(f"match-{match}")
    for _ in range(10):
        static.page.reload()
    static.ready()
    static.wait(f"match-{match}")
    static.open(f"/history/{match}").wait("place-1")
    static.lose_network(False)


def test_a_page_closed_in_mid_hand_comes_back_to_the_same_card(static: StaticPhone) -> None:
    table = Table(static).deal()
    table.tap(table.wait_offer().first)
    table.wait_turn()
    route, cards, pile = static.route, sorted(table.cards), static.spoken("pile")
    static.new_tab()
    static.open(route).nodes("card-").first.wait_for(state="attached")
    assert sorted(table.cards) == cards
    assert static.spoken("pile") == pile


class SiteWithoutLaterFiles(Site):
    """A site that never answers requests for what a page fetches after its first screen."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.requested, self.end = Event(), Event()

    def asked(self, name: str, query: str) -> None:
        if LATER_PICTURES.match(name):
            self.requested.set()
            self.end.wait()


def test_a_new_version_is_offered_and_taken_when_the_person_says_so(chrome: Browser) -> None:
    with (
        SiteWithoutLaterFiles(built()) as site,
        closing(StaticPhone(chrome, site, still=True, memory=Memory.GIVEN)) as phone,
    ):
        phone.open()
        old = phone.page.evaluate("SITE.version")
        # The person doesn't wait until the rest of the old version has been fetched.
        phone.wait_until(site.requested.is_set, "a request for what can wait")
        with renewed(site):
            phone.page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
            phone.page.locator("#newer").wait_for(state="visible")
            phone.picture("new-version")
            assert phone.page.evaluate("SITE.version") == old
            with phone.page.expect_navigation():
                phone.page.locator("#newer-reload").tap()
            site.end.set()
            phone.ready()
            new = phone.page.evaluate("SITE.version")
            assert new != old
            assert phone.page.evaluate(APP_CACHES) == [f"pocket-switch/ {new}"]
            phone.lose_network()
            phone.open()
            assert phone.page.evaluate("SITE.version") == new
        assert phone.faults == []


def test_a_second_tab_says_so_and_goes_on_when_the_first_is_closed(static: StaticPhone) -> None:
    first, static.page = static.page, static.another()
    static.open().wait("other-tab")
    static.picture("second-tab")
    first.close()
    static.wait_gone("other-tab")
    Table(static).deal().wait_offer()


def test_a_tab_that_loads_a_newer_version_goes_on_beside_another_that_waits(static: StaticPhone) -> None:
    static.new_tab()  # in the old one a tip may lie over a table, which Back would close before it leaves the table
    table = Table(static).deal()
    table.wait_offer()
    route, cards = static.route, sorted(table.cards)
    waiting = static.another()
    waiting.goto(static.app.address)
    waiting.locator('[flt-semantics-identifier="other-tab"]').wait_for(state="attached")
    with renewed(static.app):
        static.page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
        static.wait_for("navigator.serviceWorker.getRegistration().then(each => Boolean(each.waiting))")
        assert not static.page.locator("#newer").is_visible()  # it would lie over the table's head
        static.page.evaluate("location.hash = '#/'")
        static.page.locator("#newer").wait_for(state="visible")
        with static.page.expect_event("load"):  # a step within the page would count as a navigation
            static.page.locator("#newer-reload").tap()
        static.ready()
        static.open(route).nodes("card-").first.wait_for(state="attached")
        assert sorted(table.cards) == cards
        assert waiting.locator("#said").inner_text() == "A new version is ready"
        waiting.locator("#again").tap()
        waiting.locator('[flt-semantics-identifier="other-tab"]').wait_for(state="attached")
    assert "other-tab" not in static.identifiers()


def test_no_page_shows_the_app_in_a_frame_where_the_host_heeds_what_its_folder_asks(chrome: Browser) -> None:
    assert frame(chrome, heeding=False) == list(FRAMES)
    assert frame(chrome, heeding=True) == []


def test_sync_is_set_up_with_a_server_of_another_host(static: StaticPhone, tmp_path: Path) -> None:
    devtools = static.page.context.new_cdp_session(static.page)
    devtools.send("Security.setIgnoreCertificateErrors", {"ignore": True})  # the server's is its own
    with sync_server(tmp_path) as address:
        static.open("/settings/sync").tap("sync-first")
        static.type("sync-address", address)
        static.tap("sync-check")
        static.wait("sync-found")
        static.tap("sync-start")
        static.wait_spoken("sync-waits", "Everything has been sent")
