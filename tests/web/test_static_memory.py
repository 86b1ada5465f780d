"""The copy of Python's memory that a browser makes at its first visit and starts from at the next.

It has nothing that two pages must not share, and is deleted if it doesn't fit. The tests share one phone and go on from
each other's visits. After a failure the next test gets a new phone. Its pages make their own copies; only the last test
is of a phone that is given one, as most other tests' phones are.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.web.shared import Shared
from tests.web.static_site import APP_CACHES, Memory, Site, StaticPhone, built, memory_is_kept, renewed
from tests.web.table import Table

# What a memory is laid into, and what says so: it is all that nobody looks through for what nobody needs any more.
ON_MEMORY = "() => self.python.runPython('import gc; gc.get_freeze_count() > 0')"
DRAWN = "() => self.python.runPython('import random; random.getrandbits(32)')"
SEED = "() => self.python.runPython('hash(\"seed\")')"
# The whole one is put aside first: to write another takes a browser long.
SPOIL = """async ([what, damage]) => {
    const cache = await caches.open(NAME), aside = await caches.open("aside");
    if (!await aside.match("whole")) await aside.put("whole", await cache.match("python/memory"));
    const kept = await aside.match("whole");
    const made = { ...JSON.parse(kept.headers.get("Made")), ...what };
    const data = new Uint8Array(await kept.arrayBuffer());
    if (damage === "noise") data.fill(7);
    const left = damage === "cut" ? data.subarray(0, data.length / 2) : data;
    await cache.put("python/memory", new Response(left, { headers: { Made: JSON.stringify(made) } }));
}"""
FITS = """async () => {
    const kept = await caches.match("python/memory");
    const made = kept && JSON.parse(kept.headers.get("Made"));
    return made && made.browser === navigator.userAgent && made.functions > 7 && (await kept.blob()).size === made.size;
}"""
# Of what is fetched when somebody opens it, what has been.
READ = """() => ["/app.zip", "/packages.zip", "/lib/python314.zip"].filter(place => self.python.FS.stat(place).size)"""
# The sounds, which aren't imported until one is played.
SOUNDS = "() => self.python.runPython('import sys; \"app.ui.sounds\" in sys.modules')"
# The numbers of caches, databases, service workers and local values, and the cookies that a page finds.
STORED = """async () => [
    (await caches.keys()).length,
    (await indexedDB.databases()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
    localStorage.length,
    document.cookie,
]"""
#: Memories from which the app doesn't start, by what is wrong with them.
UNFIT = {
    "of another browser": ({"browser": "Another/1.0"}, ""),
    "of noise": ({}, "noise"),
}
#: Memories that the app's worker refuses, with its reason.
REFUSED = {
    "the memory has other functions": ({"functions": 7}, ""),
    "the memory is cut off": ({}, "cut"),
}
# Starts another Python with the memory. Resolves to why it isn't used, or to "" when it is.
START_WITH_MEMORY = """() => new Promise(resolve => {
    const other = new Worker("worker.js", { type: "module" });
    other.onmessage = ({ data }) => {
        if (!data.unfit && !data.step) return;
        other.terminate();
        resolve(data.unfit ?? "");
    };
    other.postMessage({ documentUrl: document.URL, start: BUILD.python, memory: MEMORY });
})"""


@contextmanager
def visitor(chrome: Browser) -> Iterator[StaticPhone]:
    """A phone that has dealt a table on its first visit."""
    with Site(built()) as site:
        phone = StaticPhone(chrome, site, still=True)
        phone.open("/settings").tap("set-pace-none")
        Table(phone).deal("irish-switch").wait_offer()
        yield phone
        phone.close()


@pytest.fixture(scope="module")
def shared(chrome: Browser) -> Iterator[Shared[StaticPhone]]:
    phone = Shared(partial(visitor, chrome))
    yield phone
    phone.close()


@pytest.fixture
def phone(shared: Shared[StaticPhone], request: pytest.FixtureRequest) -> Iterator[StaticPhone]:
    """A phone that has dealt a table, for this test or an earlier one. Its faults fail the test."""
    with shared.lend(request.node) as phone:
        yield phone
        faults, phone.faults[:] = phone.faults[:], []
    assert faults == []


def cards_after_start(phone: StaticPhone, route: str) -> list[str]:
    """Return the cards on the table in a new tab."""
    phone.new_tab()
    phone.open(route).nodes("card-").first.wait_for(state="attached")
    return sorted(Table(phone).cards)


def ask(phone: StaticPhone, what: str) -> object:
    """Return the value of an expression in the page's Python."""
    return phone.python.evaluate(what)


def test_the_next_start_goes_on_with_the_memory_and_two_pages_draw_other_lots(phone: StaticPhone) -> None:
    assert not ask(phone, ON_MEMORY)
    route, cards = phone.route, sorted(Table(phone).cards)
    memory_is_kept(phone)
    assert cards_after_start(phone, route) == cards
    assert ask(phone, ON_MEMORY)
    assert ask(phone, READ) == []  # all that a table wants is in it
    assert ask(phone, SOUNDS)
    one, seed = ask(phone, DRAWN), ask(phone, SEED)
    phone.lose_network()
    assert cards_after_start(phone, route) == cards
    phone.lose_network(False)
    assert ask(phone, ON_MEMORY)
    assert ask(phone, DRAWN) != one
    assert ask(phone, SEED) == seed  # which is in it: the page that tells of it says so


@pytest.mark.parametrize("unfit", UNFIT)
def test_a_memory_that_does_not_fit_is_left(phone: StaticPhone, unfit: str) -> None:
    route, cards = phone.route, sorted(Table(phone).cards)
    memory_is_kept(phone)
    phone.page.evaluate(SPOIL, UNFIT[unfit])
    assert cards_after_start(phone, route) == cards
    assert not ask(phone, ON_MEMORY)
    phone.page.evaluate(SPOIL, ({}, ""))
    phone.faults.clear()


def test_a_memory_that_python_refuses_is_thrown_away(phone: StaticPhone) -> None:
    """What the page does then is tested with the memory of noise."""
    memory_is_kept(phone)
    for reason, spoilt in REFUSED.items():
        phone.page.evaluate(SPOIL, spoilt)
        assert phone.page.evaluate(START_WITH_MEMORY) == reason
        assert not phone.page.evaluate("caches.match('python/memory').then(Boolean)")
    phone.page.evaluate(SPOIL, ({}, ""))
    assert phone.page.evaluate(START_WITH_MEMORY) == ""
    phone.faults.clear()  # which tell of the memory that is cut off


def test_a_memory_on_which_no_start_came_to_its_end_is_left_and_another_is_made(phone: StaticPhone) -> None:
    route = phone.route
    memory_is_kept(phone)
    cards_after_start(phone, route)
    assert ask(phone, ON_MEMORY)  # the whole one
    seed = ask(phone, SEED)
    phone.page.evaluate("localStorage.setItem(`${KEPT}begun`, 2)")
    cards_after_start(phone, route)
    assert not ask(phone, ON_MEMORY)
    left = ask(phone, SEED)
    phone.page.evaluate("caches.delete('aside')")
    phone.wait_for(f"({FITS})()")
    cards_after_start(phone, route)
    assert ask(phone, ON_MEMORY)
    assert ask(phone, SEED) not in (seed, left)  # each memory has one of its own


def test_a_memory_goes_with_its_version(phone: StaticPhone) -> None:
    phone.open()  # where a newer version is offered
    memory_is_kept(phone)
    with renewed(phone.app):
        phone.page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
        phone.page.locator("#newer").wait_for(state="visible")
        with phone.page.expect_navigation():
            phone.page.locator("#newer-reload").tap()
        phone.ready()
        assert not ask(phone, ON_MEMORY)
        # What the version before has kept goes a little later; its memory would be taken for the new one.
        phone.wait_for(f"{APP_CACHES}.then(all => all.length === 1)")
        memory_is_kept(phone)
        assert len(phone.page.evaluate(APP_CACHES)) == 1


def test_a_phone_that_is_given_a_memory_has_nothing_else_of_another_phone(chrome: Browser) -> None:
    with Site(built()) as site:
        phones = [StaticPhone(chrome, site, still=True, memory=Memory.GIVEN) for _ in range(2)]
        Table(phones[0]).deal().wait_offer()
        phones[0].wait_for("isKept()")
        phones[1].page.goto(f"{site.address}/version.json")
        assert phones[1].page.evaluate(STORED) == [0, 0, 0, 0, ""]
        phones[1].open("/history").wait("history-new")
        assert [ask(phone, ON_MEMORY) for phone in phones] == [True, True]
        assert phones[1].page.evaluate(APP_CACHES) == phones[0].page.evaluate(APP_CACHES)
        for phone in phones:
            phone.close()
            assert phone.faults == []
