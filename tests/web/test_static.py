"""The web app without any Python beside the browser: a folder on a static host, in a real Chromium of a phone's size.

The tests share one phone and go on from each other's visits, as a person's do: the first one is the first.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.static_site import Site, StaticPhone, built, renewed
from tests.web.table import Table

# How often a page asks that what it keeps be not thrown away; the answer is the browser's.
ASKED = """window.timesAsked = 0;
if (globalThis.StorageManager) StorageManager.prototype.persist = async () => { window.timesAsked += 1; return true; };
"""


@pytest.fixture(scope="module")
def static(chrome: Browser) -> Iterator[StaticPhone]:
    """A phone that has never been on the site before the first test."""
    with Site(built()) as site:
        phone = StaticPhone(chrome, site)
        phone.page.context.add_init_script(ASKED)
        phone.open("/settings").tap("set-pace-none")
        yield phone
        phone.close()


@pytest.fixture(autouse=True)
def no_faults(static: StaticPhone) -> Iterator[None]:
    """Whatever a page complains of fails the test."""
    yield
    faults, static.faults[:] = static.faults[:], []
    assert faults == []


def test_the_app_can_be_installed_and_asks_its_own_host_alone(static: StaticPhone) -> None:
    static.page.wait_for_function("navigator.serviceWorker.controller")
    devtools = static.page.context.new_cdp_session(static.page)
    missing = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert missing <= {"in-incognito"}  # which is what a test's profile is
    foreign = [url for url in static.asked if not url.startswith((static.app.address, "data:", "blob:"))]
    assert foreign == []


def test_the_browser_is_asked_not_to_throw_away_what_is_kept(static: StaticPhone) -> None:
    static.page.wait_for_function("window.timesAsked === 1")


def test_a_hand_is_played_to_its_end(static: StaticPhone) -> None:
    table = Table(static).deal()
    assert table.play_hand() == "hand-over"
    static.open("/history/1").wait("hand-1")


def test_without_a_network_the_history_is_there_after_ten_reloads(static: StaticPhone) -> None:
    static.lose_network()
    static.open("/history").wait("match-1")
    for _ in range(10):
        static.page.reload()
    static.ready()
    static.wait("match-1")
    static.open("/history/1").wait("hand-1")
    static.lose_network(False)


def test_a_page_closed_in_mid_hand_comes_back_to_the_same_card(static: StaticPhone) -> None:
    table = Table(static).deal()
    table.tap(table.wait_offer().first)
    table.wait_offer()
    route, cards, pile = static.route, sorted(table.cards), static.spoken("pile")
    static.new_tab()
    static.open(route).nodes("card-").first.wait_for(state="attached")
    assert sorted(table.cards) == cards
    assert static.spoken("pile") == pile


def test_a_new_version_is_offered_and_taken_when_the_person_says_so(static: StaticPhone) -> None:
    static.open()
    old = static.page.evaluate("SITE.version")
    with renewed(static.app):
        static.page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
        static.page.locator("#newer").wait_for(state="visible")
        static.picture("new-version")
        assert static.page.evaluate("SITE.version") == old
        with static.page.expect_navigation():
            static.page.locator("#newer-reload").tap()
        static.ready()
        new = static.page.evaluate("SITE.version")
        assert new != old
        assert static.page.evaluate("caches.keys()") == [f"pocket-switch {new}"]
        static.lose_network()
        static.open()
        assert static.page.evaluate("SITE.version") == new
        static.lose_network(False)


def test_a_second_tab_says_so_and_goes_on_when_the_first_is_closed(static: StaticPhone) -> None:
    first, static.page = static.page, static.another()
    static.open().wait("other-tab")
    static.picture("second-tab")
    first.close()
    static.wait_gone("other-tab")
    Table(static).deal().wait_offer()
