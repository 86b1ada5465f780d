"""The web app on a static host: what a first visit fetches, how long until there is something to see and to play, what
a tap and a saved move take, and what a page holds. A phone's window in Chromium; each visit is a new page. The host
says what the folder asks it to, and beside that is one that says nothing. From the next visit on it starts from
Python's memory, which the browser has written down, and beside that as it would without. `--beside` takes visits of
two versions by turns.
"""

from __future__ import annotations

import base64
import subprocess
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, CDPSession

from app.publish import packages, site
from store.opening import open_store
from tests.bench.beside import add_beside, by_turns, compared, sites
from tests.bench.figure import Figure, share
from tests.bench.history import make_settled
from tests.bench.taps import AMONG_MASTERS, answered, laid
from tests.kills._playing import CLOCK
from tests.web.driver import FIRST_FRAME, REAL, browser
from tests.web.static_site import Site, StaticPhone, later_is_kept, memory_is_kept
from tests.web.table import Table

FIRST = WARM = 5
FIRST_BESIDE, NEXT_BESIDE = 11, 9
TAPS = 40
SAVES = 60
HISTORY = 12_500  # hands: 20 MB
STORED = site.data_folder("/")
REST = 1.0  # seconds that a new tab is there before an address is typed into it: the browser makes it meanwhile
SCALES = (1, 2)  # pixels to a point each way: where no graphics processor is, each pixel costs the answer
GROUPS = (
    ("pyodide/python_stdlib.zip", "Python's library"),
    ("pyodide/", "Python"),
    ("python/app.zip", "the app"),
    ("python/", "packages"),
    ("site-packages/", "packages"),
    ("canvaskit/", "drawing"),
    ("main.dart.", "client"),
    ("assets/", "client's fonts"),
    ("cards/", "cards, sounds, fonts"),
    ("pictures", "cards, sounds, fonts"),
    ("fonts/", "cards, sounds, fonts"),
    ("sounds/", "cards, sounds, fonts"),
)
MARKS = """() => Object.fromEntries(performance.getEntriesByType("mark")
    .filter(mark => mark.name.startsWith("pocket-switch "))
    .map(mark => [mark.name.slice(14), mark.startTime / 1000]))"""
MEMORY_KEPT = "python/memory"
MEMORY = f"""async () => JSON.parse((await caches.match("{MEMORY_KEPT}")).headers.get("Made")).size / 1e6"""
# Until this page has gone, what it has written down is not found.
FORGET = f"""async () => (await caches.open(NAME)).delete("{MEMORY_KEPT}")"""
PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime / 1000"""

PUT = """async ([name, file, text]) => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    const opened = await new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 21);
        request.onupgradeneeded = () =>
            request.result.createObjectStore("FILE_DATA").createIndex("timestamp", "timestamp", {unique: false});
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const change = opened.transaction("FILE_DATA", "readwrite");
    change.objectStore("FILE_DATA").put({timestamp: new Date(), mode: 33206, contents: bytes}, `${name}/${file}`);
    await new Promise((resolve, reject) => { change.oncomplete = resolve; change.onerror = reject; });
    opened.close();
}"""

OPEN = """
import asyncio, gc, time
from app.platform.web.storage import storage
from store.store import Store
while not any(isinstance(each, Store) for each in gc.get_objects()):
    await asyncio.sleep(0.1)
"""
SAVE = """
kept = next(each for each in gc.get_objects() if isinstance(each, Store))
lease = kept.leases.acquire({match}, "bench", "a benchmark", True)
kept.hands.begin_hand(lease, 1, 0, 1, "")
taken = []
for number in range({saves}):
    begun = time.perf_counter()
    kept.hands.append_action(lease, 1, number % 4, "play 8S")
    await storage.wait_until_saved()
    taken.append(1000 * (time.perf_counter() - begun))
taken
"""


def add_arguments(parser: ArgumentParser) -> None:
    """The option of this benchmark."""
    add_beside(parser, "visits")


def measure(beside: Path | None = None) -> list[Figure]:
    """Return all figures; first visits have a cold cache, once for each encoding."""
    if beside is not None:
        return _by_turns(beside)
    with TemporaryDirectory() as name, browser() as chrome:
        folder = Path(name) / "site"
        site.publish_site(folder, "/", packages.cache_folder())
        return [*sizes(chrome, folder), *visits(chrome, folder), *moves(chrome, folder)]


def _by_turns(beside: Path) -> list[Figure]:
    """Return the figures of visits with that folder's code and the present code, and the ratio of the second to the
    first.
    """
    with browser() as chrome, sites(beside) as hosts:
        free: dict[Site, list[float]] = {host: [] for host in hosts}
        first = by_turns(FIRST_BESIDE, *(partial(first_visit, chrome, host, free[host]) for host in hosts))
        phones = [StaticPhone(chrome, host, scale=REAL) for host in hosts]
        routes = []
        for phone in phones:
            Table(phone).deal().wait_offer()
            routes.append(phone.route)
        visits = (partial(_next_visit, phone, route) for phone, route in zip(phones, routes, strict=True))
        again = by_turns(NEXT_BESIDE, *visits)
    return [
        *compared("home screen, first visit", "s", *first),
        *compared("  until Python has time for a tap", "s", *free.values()),
        *compared("dealt table, next visit", "s", *again),
    ]


def first_visit(chrome: Browser, host: Site, free: list[float]) -> float:
    """Return the seconds from opening the URL to the first screen, in a browser that has never been there.

    Appends to `free` the seconds until Python can handle a tap.
    """
    phone = StaticPhone(chrome, host, scale=REAL)
    begun = time.monotonic()
    phone.go()
    phone.seen()
    taken = time.monotonic() - begun
    phone.ready()
    free.append(time.monotonic() - begun)
    phone.close()
    return taken


def sizes(chrome: Browser, folder: Path) -> list[Figure]:
    """Return the megabytes that a first visit downloads and stores."""
    figures = []
    for encoding, word, floor in (("br", "brotli", 12.0), ("gzip", "gzip", 18.0)):
        with Site(folder, squeezed=encoding) as host:
            phone = StaticPhone(chrome, host, scale=REAL)
            phone.open()
            phone.page.wait_for_load_state("networkidle")
            first, served = host.sent, list(host.served)
            figures.append(Figure(f"first download, {word}", first / 1e6, "MB", floor=floor))
            later_is_kept(phone)
            phone.close()
            if encoding == "br":
                groups: dict[str, int] = defaultdict(int)
                for path, size in served:
                    groups[next((word for start, word in GROUPS if path[1:].startswith(start)), "page")] += size
                figures += [Figure(f"  of it {name}", size / 1e6, "MB") for name, size in sorted(groups.items())]
                figures.append(Figure("  fetched later, once there is a screen", (host.sent - first) / 1e6, "MB"))
    return figures


def visits(chrome: Browser, folder: Path) -> list[Figure]:
    """Return the seconds from opening the URL to the loading screen, the first screen and the table,
    and their parts.
    """
    with Site(folder, heeding=True) as host, Site(folder) as silent:
        free: list[float] = []
        cold, unsaid = by_turns(
            FIRST, partial(first_visit, chrome, host, free), partial(first_visit, chrome, silent, [])
        )
        phone = StaticPhone(chrome, host, scale=REAL)
        phone.open()
        painted = [float(phone.page.evaluate(PAINT))]
        phone.open("/settings").tap("set-pace-none")
        table = Table(phone).deal()
        table.wait_offer()
        route = phone.route
        marks: list[dict[str, float]] = []
        came: list[tuple[float, float]] = []
        plain: list[float] = []
        for _ in range(WARM):
            memory_is_kept(phone)
            kept = float(phone.page.evaluate(MEMORY))
            came.append(come_back(phone, route))
            painted.append(float(phone.page.evaluate(PAINT)))
            marks.append(phone.page.evaluate(MARKS))
            phone.page.evaluate(FORGET)
            plain.append(come_back(phone, route)[0])
        held = memory(chrome.new_browser_cdp_session())
        phone.close()
    dealt, tapped = zip(*came, strict=True)
    steps = {step: share([each[step] for each in marks], 0.5) for step in marks[0]}
    return [
        Figure("loading screen with the name, worst", max(painted), "s", floor=2),
        Figure("home screen, first visit", share(cold, 0.5), "s", floor=4, goal=3),
        Figure(f"  worst of {FIRST}", max(cold), "s"),
        Figure("  until Python has time for a tap", share(free, 0.5), "s"),
        Figure("  on a host that says nothing of what the folder asks", share(unsaid, 0.5), "s"),
        Figure("dealt table, next visit", share(dealt, 0.5), "s", floor=2.5, goal=1.5),
        Figure("  least", min(dealt), "s"),
        Figure("  worst", max(dealt), "s"),
        Figure("  until Python has time for a tap, next visit", share(tapped, 0.5), "s"),
        *(Figure(f"  {step} reached", seconds, "s") for step, seconds in steps.items()),
        Figure("  without Python's memory, in turn", share(plain, 0.5), "s"),
        Figure("Python's memory, made and kept by the browser", kept, "MB"),
        Figure("memory of the page with a table", held, "MB"),
    ]


def _next_visit(phone: StaticPhone, route: str) -> float:
    at_rest(phone)
    return come_back(phone, route)[0]


def at_rest(phone: StaticPhone) -> None:
    """Wait until the copy of Python's memory is stored, if this code makes one."""
    if MEMORY_KEPT in (phone.app.folder / "boot.js").read_text():
        memory_is_kept(phone)


def come_back(phone: StaticPhone, route: str) -> tuple[float, float]:
    """Return the seconds from opening a table's URL in a new tab to the first frame with its cards, and until Python
    can handle a tap.
    """
    phone.new_tab()
    phone.page.add_init_script(FIRST_FRAME.replace("PREFIX", "card-"))
    time.sleep(REST)
    begun = time.time()
    phone.go(route)
    seen = float(phone.wait_for("window.firstFrame")) / 1000
    phone.ready()
    return seen - begun, time.time() - begun


def moves(chrome: Browser, folder: Path) -> list[Figure]:
    """Return the milliseconds until a tap is answered, and until a move is stored beside a long history while bots
    think.
    """
    with Site(folder, heeding=True) as host, TemporaryDirectory() as data:
        kept = Path(data) / "kept"
        with open_store(kept, CLOCK, lambda: None) as store:
            match = store.matches.begin_match(AMONG_MASTERS).id
        plain: dict[int, list[float]] = {}
        masters: dict[int, list[float]] = {}
        for scale in SCALES:
            phone = StaticPhone(chrome, host, scale=scale)
            put(phone, kept)
            phone.open("/settings").tap("set-pace-none")
            plain[scale] = list(islice(laid(Table(phone).deal()), TAPS))
            masters[scale] = answered(phone.open(f"/play/{match}"), TAPS)
            phone.close()
        with open_store(kept, CLOCK, lambda: None) as store:
            make_settled(store, HISTORY)
            table_match, saved_match = (store.matches.begin_match(AMONG_MASTERS).id for _ in range(2))
        size = sum(path.stat().st_size for path in kept.iterdir()) / 1e6
        phone = StaticPhone(chrome, host, scale=REAL)
        put(phone, kept)
        phone.open("/settings").wait("set-pace-none")
        memory_is_kept(phone)
        opened, tapped = zip(*(come_back(phone, f"/play/{table_match}") for _ in range(WARM)), strict=True)
        begun = time.monotonic()
        phone.open("/history").nodes("match-").first.wait_for(state="attached")
        looked = time.monotonic() - begun
        saves = run(phone, SAVE.replace("{saves}", str(SAVES)).replace("{match}", str(saved_match)))
        phone.close()
    return [
        *_taps("tap to frame", plain),
        *_taps("tap to frame beside masters", masters),
        Figure(f"a history of {HISTORY} hands", size, "MB"),
        Figure("  dealt table, next visit, with it", share(opened, 0.5), "s", floor=2.5, goal=1.5),
        Figure("  until Python has time for a tap, with it", share(tapped, 0.5), "s"),
        Figure("  its first page from there", looked, "s"),
        Figure(f"  one saved move, p95 of {SAVES}", share(saves, 0.95), "ms", floor=60),
        Figure("  one saved move, median", share(saves, 0.5), "ms"),
    ]


def _taps(name: str, taken: Mapping[int, Sequence[float]]) -> Iterator[Figure]:
    yield Figure(f"{name}, p95 of {TAPS}", share(taken[1], 0.95), "ms", floor=130, goal=100)
    yield Figure(f"{name}, median", share(taken[1], 0.5), "ms")
    yield Figure(f"{name}, p95 with four times the pixels", share(taken[2], 0.95), "ms")
    yield Figure(f"{name}, median with four times the pixels", share(taken[2], 0.5), "ms")


def put(phone: StaticPhone, folder: Path) -> None:
    """Write a store into the browser's storage, as its own app would."""
    phone.page.goto(f"{phone.app.address}/version.json")
    for path in folder.iterdir():
        phone.page.evaluate(PUT, [STORED, path.name, base64.b64encode(path.read_bytes()).decode()])


def run(phone: StaticPhone, code: str) -> Any:
    """Return the value of a piece of Python in the page, once its store is open."""
    script = "async code => (await self.python.runPythonAsync(code)).toJs()"
    return phone.python.evaluate(script, OPEN + code)


def memory(devtools: CDPSession) -> float:
    """Return the megabytes of the process that draws the page and runs Python. Other processes wait for other pages."""
    listed = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    pids = [str(process["id"]) for process in listed if process["type"] == "renderer"]
    told = subprocess.run(["ps", "-o", "rss=", "-p", ",".join(pids)], capture_output=True, text=True, check=True)
    return max(map(int, told.stdout.split())) / 1024
