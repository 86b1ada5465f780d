"""If the browser's storage is full, the page says so, the app can be played, and all is stored once there's room.

The tests share one phone. After a failure, the next test gets a new one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.web.shared import Shared
from tests.web.static_site import Memory, Site, StaticPhone, built
from tests.web.table import Table

# A browser without room takes what is written and gives the change up at its end, with an error; so does this one, for
# another reason: what is there already must not be there. Chromium has a switch for a small quota, which binds nothing.
FULL = """full => {
    const store = IDBObjectStore.prototype;
    self.put ??= store.put;
    store.put = full ? store.add : self.put;
}"""
# What is to be done after many seconds is done after a few tenths: until a write that failed is tried again.
HURRY = """() => {
    const later = self.setTimeout;
    self.setTimeout = (work, wait, ...rest) => later(work, wait > 10_000 ? 300 : wait, ...rest);
}"""


@contextmanager
def dealt(chrome: Browser) -> Iterator[Table]:
    """A dealt table on a phone with room in its storage."""
    with Site(built()) as site:
        phone = StaticPhone(chrome, site, still=True, memory=Memory.GIVEN)
        phone.open("/settings").tap("set-pace-none")
        table = Table(phone)
        deal(table)
        yield table
        phone.close()


@pytest.fixture(scope="module")
def shared(chrome: Browser) -> Iterator[Shared[Table]]:
    table = Shared(partial(dealt, chrome))
    yield table
    table.close()


@pytest.fixture
def table(shared: Shared[Table], request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table that was dealt for this test or an earlier one. Faults of its phone fail the test."""
    with shared.lend(request.node) as table:
        yield table
        faults, table.phone.faults[:] = table.phone.faults[:], []
    assert faults == []


def deal(table: Table) -> None:
    """Deal a hand of many cards, which lasts longer than any test: of four hundred, none ended before turn nine."""
    table.deal("irish-switch").wait_offer()


def play(table: Table, moves: int) -> None:
    for _ in range(moves):
        table.tap(table.wait_offer().first, table.phone.activate)
    table.wait_offer()


def fill(phone: StaticPhone, full: bool) -> None:
    """Let the storage be full from now on, or have room again."""
    phone.python.evaluate(FULL, full)


def assert_kept(table: Table, phone: StaticPhone, route: str) -> None:
    """Check that the table is the same in another tab, after this one was closed."""
    table.wait_turn()  # a tip would be missing in the other tab, and bots would play on
    cards, pile = sorted(table.cards), phone.spoken("pile")
    phone.open().wait("home-continue")
    phone.wait_gone("trouble")
    phone.new_tab()
    phone.open(route).nodes("card-").first.wait_for(state="attached")
    assert sorted(table.cards) == cards
    assert phone.spoken("pile") == pile


def test_a_full_storage_is_said_and_all_that_was_played_is_kept_once_there_is_room(table: Table) -> None:
    phone = table.phone
    assert isinstance(phone, StaticPhone)
    route = phone.route
    fill(phone, True)
    play(table, 2)
    phone.open().wait_spoken("trouble", "isn’t being saved")
    phone.picture("full-storage")
    phone.open(route)
    phone.wait("menu")
    play(table, 1)
    fill(phone, False)
    play(table, 1)
    assert_kept(table, phone, route)


def test_what_could_not_be_kept_is_tried_again_without_a_touch(table: Table) -> None:
    phone = table.phone
    assert isinstance(phone, StaticPhone)
    deal(table)
    route = phone.route
    phone.python.evaluate(HURRY)
    fill(phone, True)
    play(table, 1)
    phone.open().wait_spoken("trouble", "isn’t being saved")
    fill(phone, False)
    phone.wait_gone("trouble")  # nothing was changed in between
    phone.open(route)
    phone.wait("menu")
    assert_kept(table, phone, route)
