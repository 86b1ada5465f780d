"""A middling phone, stood in for by a browser that has half a core in all, and a fast-3G line.

The line is the host's: what Chromium slows itself leaves out what workers ask for, and Python is fetched by one. How a
table waits is measured at full speed, for a share of a core is the same there, and beside it with the app served.
`--beside` takes all that a person waits for of two versions by turns; `--part` picks of it.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from app.publish import packages, site
from store.opening import open_store
from tests.bench.beside import add_beside, by_turns, compared, sites
from tests.bench.figure import Figure, LeftOut, share
from tests.bench.frame import COUNT
from tests.bench.half_a_core import NotHeldError, held
from tests.bench.history import make_settled
from tests.bench.rooms import TICK, processor
from tests.bench.taps import AMONG_MASTERS, answered
from tests.bench.web import HISTORY, at_rest, memory, put, run
from tests.kills._playing import CLOCK
from tests.web import chromium
from tests.web.driver import App, Phone, browser
from tests.web.static_site import FAST_3G, Site, StaticPhone, memory_is_kept
from tests.web.table import Table

NEXT = 3  # visits
TAPS = 20
TURNS = 20  # of a master
FIRST_BESIDE, NEXT_BESIDE, HISTORY_BESIDE = 3, 15, 5  # visits
TAPS_BESIDE = 5  # times, and TAPS each time
BESIDE, TURNS_BESIDE = 6, 150  # times, and a master's turns each time
WAITING = 30  # seconds
LOOKS = 6  # once when it is kept, and the browser's own
SETTLES = 5000  # milliseconds, in which a page ends what it does beside: it is hidden, or its memory is kept
PATIENCE = 600_000.0  # milliseconds: a first visit takes minutes

THINK = """
from engine.bots import choose_move, make_bot
from engine.play.dealing import deal_hand
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset
rng, master, taken = Rng(7), make_bot("master"), []
state = deal_hand(compile_rules(load_preset("switch"), 4), 0, rng)
while len(taken) < {turns}:
    if state.over:
        state = deal_hand(compile_rules(load_preset("switch"), 4), 0, rng)
    begun = time.perf_counter()
    move = choose_move(master, view_of_seat(state, state.to_act), rng)
    if len(state.legal_moves()) > 1:
        taken.append(1000 * (time.perf_counter() - begun))
    state.apply(move)
taken
"""

HIDE = """() => {
    for (const [name, value] of [["visibilityState", "hidden"], ["hidden", true]])
        Object.defineProperty(document, name, {get: () => value, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of this benchmark."""
    add_beside(parser, "visits, taps and a master's turns")
    parser.add_argument("--part", choices=PARTS, action="append", help="with --beside: what to take; all if left out")


def measure(beside: Path | None = None, part: list[str] | None = None) -> Iterator[Figure | LeftOut]:
    """Yield what a person with such a phone waits for, and what a table costs that waits for a person.

    Floors and goals are three quarters and half of the first measurement, before any improvement (fa0d787; for next
    visits, which begin from Python's memory, 50e7c29).
    """
    if beside is not None:
        with sites(beside) as hosts:
            for each in part or PARTS:
                yield from _slowed(f"phone: {each}", partial(PARTS[each], hosts))
        return
    with TemporaryDirectory() as name:
        folder = Path(name) / "site"
        site.publish_site(folder, "/", packages.cache_folder())
        yield from _slowed("phone: visits", partial(_visits, folder))
        yield from _slowed("phone: taps and turns", partial(_plays, folder))
        with browser() as chrome:
            yield from _waits(chrome, folder)


def _slowed(title: str, measured: Callable[[Browser], Iterator[Figure]]) -> Iterator[Figure | LeftOut]:
    """Yield what is measured in a browser with half a core."""
    try:
        with held(chromium.find() or Path("chromium")) as slower, browser(slower) as chrome:
            yield from measured(chrome)
    except NotHeldError as missing:
        yield LeftOut(title, str(missing))


# One version


def _visits(folder: Path, chrome: Browser) -> Iterator[Figure]:
    with Site(folder, heeding=True, line=FAST_3G) as host:
        phone = _phone(chrome, host)
        dealt, opened = _first_visit(phone)
        yield Figure("phone: first visit to a dealt table", dealt, "s", floor=90, goal=60)
        yield Figure("phone: first visit to its first screen", opened, "s")
        yield Figure("phone: fetched by it", host.sent / 1e6, "MB")
        again = _middle_visit(phone, phone.route)
        yield Figure("phone: next visit to a dealt table", again, "s", floor=8.4, goal=5.6)
        weight = memory(chrome.new_browser_cdp_session())
        yield Figure("phone: memory of the page with a table", weight, "MB", floor=440, goal=295)
        phone.close()


def _plays(folder: Path, chrome: Browser) -> Iterator[Figure]:
    """Yield the figures without a slow connection, since everything is loaded already."""
    with Site(folder, heeding=True) as host, _store() as (data, matches):
        phone = _phone(chrome, host, data)
        memory_is_kept(phone)  # once, while nobody waits, by a worker that would share the half core
        taps = answered(phone.open(f"/play/{matches[0]}"), TAPS)
        yield Figure(f"phone: tap to frame beside masters, p95 of {TAPS}", share(taps, 0.95), "ms", floor=765, goal=510)
        yield Figure("phone: tap to frame beside masters, median", share(taps, 0.5), "ms")
        phone.open("/settings").wait("set-pace-none")
        turns = _turns(phone, TURNS)
        yield Figure(f"phone: a master's turn, p95 of {TURNS}", share(turns, 0.95), "ms", floor=110, goal=74)
        yield Figure("phone: a master's turn, median", share(turns, 0.5), "ms")
        phone.close()
        _add_history(data)
        phone = _phone(chrome, host, data)
        taken = _middle_visit(phone, f"/play/{matches[1]}")
        yield Figure(f"phone: a dealt table beside {HISTORY:,} hands, next visit", taken, "s", floor=10.9, goal=7.2)
        begun = time.monotonic()
        phone.open("/history").nodes("match-").first.wait_for(state="attached")
        yield Figure("phone: from there to their first page", time.monotonic() - begun, "s")
        yield Figure("phone: memory of the page beside them", memory(chrome.new_browser_cdp_session()), "MB")
        phone.close()


# Two versions


def _first_visits_beside(hosts: Sequence[Site], chrome: Browser) -> Iterator[Figure]:
    def visit(host: Site) -> float:
        phone = _phone(chrome, host)
        dealt, _ = _first_visit(phone)
        phone.close()
        return dealt

    with _slow_lines(hosts):
        taken = by_turns(FIRST_BESIDE, *(partial(visit, host) for host in hosts))
    yield from _against("phone: first visit to a dealt table", "s", taken)


def _next_visits_beside(hosts: Sequence[Site], chrome: Browser) -> Iterator[Figure]:
    phones = [_phone(chrome, host) for host in hosts]
    for phone in phones:
        _first_visit(phone)
        Table(phone).wait_offer()
    tables = [(phone, phone.route) for phone in phones]
    with _slow_lines(hosts):
        taken = _visits_by_turns(NEXT_BESIDE, tables)
    yield from _against("phone: next visit to a dealt table", "s", taken)


def _history_beside(hosts: Sequence[Site], chrome: Browser) -> Iterator[Figure]:
    with _store() as (data, matches):
        _add_history(data)
        phones = [_phone(chrome, host, data) for host in hosts]
    taken = _visits_by_turns(HISTORY_BESIDE, [(phone, f"/play/{matches[1]}") for phone in phones])
    yield from _against(f"phone: a dealt table beside {HISTORY:,} hands, next visit", "s", taken)


def _taps_beside(hosts: Sequence[Site], chrome: Browser) -> Iterator[Figure]:
    def longest(phone: StaticPhone) -> float:
        taken = share(answered(phone, TAPS), 0.95)
        Table(phone).wait_offer()  # until then its masters think, and would in the other's time
        return taken

    with _store() as (data, matches):
        phones = [_phone(chrome, host, data) for host in hosts]
    for phone in phones:
        at_rest(phone)
        phone.open(f"/play/{matches[0]}")
        Table(phone).wait_offer()
    taken = by_turns(TAPS_BESIDE, *(partial(longest, phone) for phone in phones))
    yield from _against(f"phone: tap to frame beside masters, p95 of {TAPS}", "ms", taken)


def _turns_beside(hosts: Sequence[Site], chrome: Browser) -> Iterator[Figure]:
    """Yield the figures of the same hands in two versions, until their moves differ."""

    def longest(phone: StaticPhone) -> float:
        return share(_turns(phone, TURNS_BESIDE), 0.95)

    phones = [_phone(chrome, host) for host in hosts]
    for phone in phones:
        phone.open("/settings").wait("set-pace-none")
        at_rest(phone)
    taken = by_turns(BESIDE, *(partial(longest, phone) for phone in phones))
    yield from _against(f"phone: a master's turn, p95 of {TURNS_BESIDE}", "ms", taken)


PARTS = {
    "taps": _taps_beside,
    "turns": _turns_beside,
    "history": _history_beside,
    "next-visits": _next_visits_beside,
    "first-visits": _first_visits_beside,
}


def _against(name: str, unit: str, taken: Sequence[Sequence[float]]) -> list[Figure]:
    """Return figures with the floor and goal of `measure`, for the code that was measured first."""
    before, now = taken
    return compared(name, unit, before, now, floor=0.75, goal=0.5)


@contextmanager
def _slow_lines(hosts: Sequence[Site]) -> Iterator[None]:
    for host in hosts:
        host.line = FAST_3G
    yield
    for host in hosts:
        host.line = None


def _visits_by_turns(times: int, tables: Sequence[tuple[StaticPhone, str]]) -> list[list[float]]:
    """Return the seconds of visits to a table of each phone, none while another phone's bots think or its memory is
    copied.
    """

    def visit(phone: StaticPhone, route: str) -> float:
        taken = _come_back(phone, route)
        Table(phone).wait_offer()
        return taken

    for phone, _ in tables:
        at_rest(phone)
    return by_turns(times, *(partial(visit, phone, route) for phone, route in tables))


# What a person does, and waits for


def _phone(chrome: Browser, host: Site, data: Path | None = None) -> StaticPhone:
    """Return a phone with an empty profile; with `data` it has that data, and its bots don't pause between moves."""
    phone = StaticPhone(chrome, host, scale=1, patience=PATIENCE)
    if data is not None:
        put(phone, data)
        phone.open("/settings").tap("set-pace-none")
    return phone


@contextmanager
def _store() -> Iterator[tuple[Path, list[int]]]:
    """Yield the folder of a store with two matches among masters, and their ids."""
    with TemporaryDirectory() as name:
        data = Path(name)
        with open_store(data, CLOCK, lambda: None) as store:
            matches = [store.matches.begin_match(AMONG_MASTERS).id for _ in range(2)]
        yield data, matches


def _add_history(data: Path) -> None:
    with open_store(data, CLOCK, lambda: None) as store:
        make_settled(store, HISTORY)


def _first_visit(phone: StaticPhone) -> tuple[float, float]:
    """Return the seconds from opening the URL to the cards of a new table, and to the screen on which it's set up."""
    begun = time.monotonic()
    phone.open("/new/switch")
    opened = time.monotonic() - begun
    phone.tap("new-deal")
    phone.nodes("card-").first.wait_for(state="attached")
    return time.monotonic() - begun, opened


def _come_back(phone: StaticPhone, route: str) -> float:
    """Return the seconds from opening a table's URL in a new tab to its cards."""
    phone.new_tab()
    begun = time.monotonic()
    phone.open(route).nodes("card-").first.wait_for(state="attached")
    return time.monotonic() - begun


def _middle_visit(phone: StaticPhone, route: str) -> float:
    """Return the median of some later visits."""
    dealt = []
    for _ in range(NEXT):
        memory_is_kept(phone)
        dealt.append(_come_back(phone, route))
    return share(dealt, 0.5)


def _turns(phone: StaticPhone, count: int) -> list[float]:
    """Return the milliseconds of so many turns of masters, in the page's own Python."""
    taken: list[float] = run(phone, THINK.replace("{turns}", str(count)))
    return taken


# A table that waits


def _waits(chrome: Browser, folder: Path) -> Iterator[Figure | LeftOut]:
    """Yield the cost of a table at which a person has the turn, in both forms of the app, visible and hidden."""
    with TemporaryDirectory() as data, App(Path(data)) as app:
        phone = Phone(chrome, app, scale=1)
        phone.page.add_init_script(COUNT)
        _deal(phone)
        yield from _still(chrome, phone, "served", lambda: processor(app.process.pid), lambda: 0)
        phone.close()
    with Site(folder, heeding=True) as host:
        static = StaticPhone(chrome, host, scale=1)
        static.page.add_init_script(COUNT)
        _deal(static)
        memory_is_kept(static)  # it is made once, while nobody waits,
        static.page.wait_for_timeout(SETTLES)  # by a worker that is gone then, and would take its time along
        devtools = chrome.new_browser_cdp_session()
        yield from _still(chrome, static, "static", lambda: _of_workers(devtools), lambda: _asked(host))
        static.close()


def _deal(phone: Phone) -> None:
    Table(phone).deal().wait_offer()
    phone.rest()


def _still(chrome: Browser, phone: Phone, form: str, python: Any, asked: Any) -> Iterator[Figure | LeftOut]:
    devtools = chrome.new_browser_cdp_session()
    counted = phone.measure("() => window.drawnFrames.length")  # of the deal; none: this client draws in another way
    for how in ("waits", "is hidden"):
        if how == "is hidden":
            phone.measure(HIDE)
            phone.page.wait_for_timeout(SETTLES)
        phone.measure("() => { window.drawnFrames = []; }")
        before = python(), _of_browser(devtools), asked(), time.monotonic()
        phone.page.wait_for_timeout(1000 * WAITING)
        took = time.monotonic() - before[3]
        title = f"a table that {how}, {form}"
        yield Figure(f"{title}: Python's share of a core", 100 * (python() - before[0]) / took, "%", floor=1)
        yield Figure(f"{title}: the browser's", 100 * (_of_browser(devtools) - before[1]) / took, "%")
        frames = phone.measure("() => window.drawnFrames.length")
        if counted:
            yield Figure(f"{title}: frames drawn", frames, "frames", floor=0, goal=0)
        else:
            yield LeftOut(f"{title}: frames drawn", "a client whose frames can be counted")
        yield Figure(f"{title}: asked of its host", asked() - before[2], "files", floor=0, goal=0)


def _asked(host: Site) -> int:
    """Return how many requests a host got.

    In the first minute of a visit, the browser itself checks some three times for a new version; checks beyond that
    count.
    """
    asked = Counter(path for path, _ in host.served)
    looks = {path: min(asked[path], LOOKS) for path in ("/service-worker.js", "/keep.js")}
    return asked.total() - sum(looks.values())


def _of_browser(devtools: Any) -> float:
    """Return the seconds of processor time that all processes of the browser have had."""
    listed = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(process["cpuTime"]) for process in listed)


def _of_workers(devtools: Any) -> float:
    """Return the seconds of processor time of the threads that run the pages' Python, which are workers of the
    renderers.

    The drawing thread is among them, but does nothing here.
    """
    listed = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    total = 0.0
    for comm in (comm for each in listed for comm in Path(f"/proc/{each['id']}/task").glob("[0-9]*/comm")):
        try:
            if comm.read_text().startswith("DedicatedWorker"):
                fields = comm.with_name("stat").read_text().rpartition(")")[2].split()
                total += (int(fields[11]) + int(fields[12])) / TICK
        except OSError:  # it has just ended
            continue
    return total
