"""The drawing engine of the web app: one with its own thread if the browser allows that, else the common one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from app.publish.site import DRAWING_ENGINES, DRAWING_THREAD
from tests.web.static_site import Memory, Site, StaticPhone, built
from tests.web.table import Table

LACKING = {
    "a graphics processor or what stands for one": """for (const canvas of [HTMLCanvasElement, OffscreenCanvas]) {
        const context = canvas.prototype.getContext;
        canvas.prototype.getContext = function (kind, ...how) {
            return kind.startsWith("webgl") ? null : context.call(this, kind, ...how);
        };
    }""",
    "breaking lines for the engine": "delete Intl.v8BreakIterator",
    "WebAssembly with garbage collection": "WebAssembly.validate = () => false",
    "a maker that the engine knows": "Object.defineProperty(Navigator.prototype, 'vendor', {get: () => 'Somebody'})",
}


@pytest.fixture
def phone(chrome: Browser, request: pytest.FixtureRequest) -> Iterator[StaticPhone]:
    """A phone that has never visited the site. The host sends the folder's headers if the test wants that."""
    with Site(built(), heeding=getattr(request, "param", False)) as host:
        phone = StaticPhone(chrome, host, still=True, memory=Memory.GIVEN)
        yield phone
        phone.close()
        assert phone.faults == []


def in_a_thread(phone: StaticPhone) -> bool:
    """Return whether the front screen is drawn in a thread of its own."""
    threads = [each for each in phone.page.workers if each.url.endswith(f"/{DRAWING_THREAD}")]
    return phone.page.evaluate("crossOriginIsolated") and len(threads) == 1


def engines_asked_for(phone: StaticPhone) -> set[str]:
    """Return the engines of which the phone has requested any file."""
    asked = {url.removeprefix(f"{phone.app.address}/") for url in phone.asked}
    return {engine for engine, files in DRAWING_ENGINES.items() if asked & set(files)}


@pytest.mark.parametrize("phone", [True], indirect=True, ids=["heeding"])
def test_where_the_host_says_what_its_folder_asks_the_first_visit_is_drawn_in_a_thread(phone: StaticPhone) -> None:
    Table(phone).deal().wait_offer()
    assert in_a_thread(phone)
    assert engines_asked_for(phone) == {"skwasm"}


def test_on_a_plain_host_each_visit_but_the_first_is_drawn_in_a_thread_with_a_network_and_without(
    phone: StaticPhone,
) -> None:
    phone.open().wait("home-new")
    assert not in_a_thread(phone)
    phone.wait_for("isKept()")
    (worker,) = phone.page.context.service_workers
    assert worker.evaluate("engine()") == phone.page.evaluate("engine()") == "skwasm"  # who fetches a newer version
    for lost in (False, True):
        phone.lose_network(lost)
        phone.new_tab()
        phone.open().wait("home-new")
        assert in_a_thread(phone)
    assert engines_asked_for(phone) == {"skwasm"}


@pytest.mark.parametrize("lacking", LACKING)
def test_a_browser_that_lacks_something_is_given_the_engine_that_each_can_run(phone: StaticPhone, lacking: str) -> None:
    phone.page.add_init_script(LACKING[lacking])
    phone.go()
    wanted = set(phone.page.evaluate("wanted()"))
    assert wanted.issuperset(DRAWING_ENGINES["canvaskit"])
    assert wanted.isdisjoint(DRAWING_ENGINES["skwasm"])


def test_without_a_graphics_processor_a_table_is_drawn_all_the_same(phone: StaticPhone) -> None:
    phone.page.context.add_init_script(LACKING["a graphics processor or what stands for one"])
    Table(phone).deal().wait_offer()
    assert engines_asked_for(phone) == {"canvaskit"}
    assert not in_a_thread(phone)
