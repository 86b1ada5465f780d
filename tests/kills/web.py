"""Kills of the browser's tab during a hand, half of them within 5 ms of a write to its storage.

What the screen had shown is in the storage, intact, and the page continues from there. The storage is read as the bytes
that a killed tab has left, and opened by the app's own `Playing` outside the browser.
"""

from __future__ import annotations

import base64
import os
import random
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error

from app.publish.site import data_folder
from app.table.playing import MatchUnplayable, Playing
from engine.cards import card_text, cards_in
from store.errors import StoreError
from store.opening import open_store
from tests.bench.figure import Figure
from tests.kills._playing import CLOCK
from tests.web.driver import browser
from tests.web.static_site import Site, StaticPhone, built
from tests.web.table import Table

SEED = 25
NEAR_MS = 5
STORED = data_folder("/")
MISSES = 5  # in one life of a tab, until that is a failure
LONGEST = 6.0  # seconds of play before a kill at any moment

# In the worker: at the n-th write from now, begun or done, and some milliseconds later, nothing moves any more until
# the host, asked for /kill, has ended the process.
ARM = """([count, done, wait]) => {
    const end = () => {
        const begun = performance.now();
        while (performance.now() < begun + wait);
        const request = new XMLHttpRequest();
        request.open("GET", `kill?${performance.now() - begun}`, false);
        request.send();
    };
    let left = count;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...all) {
        const transaction = begin.apply(this, all);
        if (all[1] === "readwrite" && --left === 0) {
            if (done) transaction.addEventListener("complete", end);
            else queueMicrotask(end);
        }
        return transaction;
    };
}"""

READ = """async name => {
    const opened = await new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const store = opened.transaction("FILE_DATA").objectStore("FILE_DATA");
    const all = request => new Promise(resolve => (request.onsuccess = () => resolve(request.result)));
    const [keys, values] = [await all(store.getAllKeys()), await all(store.getAll())];
    opened.close();
    const text = bytes => {
        let said = "";
        for (let at = 0; at < bytes.length; at += 32768) said += String.fromCharCode(...bytes.subarray(at, at + 32768));
        return btoa(said);
    };
    return keys.map((key, at) => [key, values[at].contents && text(values[at].contents)]).filter(([_, file]) => file);
}"""


class KillingSite(Site):
    """A static host that kills the process `victim` once, at a request for /kill.

    `since_ms` is how long after a write the page's Python sent that request, and waited.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.victim: int | None = None
        self.since_ms: float | None = None

    def asked(self, name: str, query: str) -> None:
        """Kill the process if that's requested."""
        if name == "kill":
            self.since_ms = float(query)
            self.kill()

    def kill(self) -> None:
        """Kill the page's process at once."""
        victim, self.victim = self.victim, None
        if victim is not None:
            os.kill(victim, signal.SIGKILL)


@dataclass(frozen=True)
class Seen:
    """What the screen showed last: the hand of the match, and the own cards."""

    route: str
    cards: frozenset[str]


class Tab:
    """One phone for all kills, whose match is played on by taps."""

    def __init__(self, chrome: Browser, site: KillingSite, rng: random.Random) -> None:
        self.site, self.rng = site, rng
        self._devtools = chrome.new_browser_cdp_session()
        self.phone = StaticPhone(chrome, site)
        self.phone.open("/settings").tap("set-pace-none")
        self.table = Table(self.phone).deal()
        self.seen = self._look()

    def _look(self) -> Seen:
        return Seen(self.phone.route, frozenset(self.table.cards))

    def come_back(self) -> None:
        """Open a new tab with the match, and tell the host its process."""
        before = self._renderers()
        self.phone.page = self.phone.another()
        self.phone.open(self.seen.route)
        self.phone.wait_any("menu", "next-hand", "match-over")
        # Which of them is this page's is not told: it is the one that has just started Python. The others stand ready
        # for pages to come, and whoever gets one of those that was killed waits for ever.
        worked = {process: seconds - before.get(process, 0.0) for process, seconds in self._renderers().items()}
        self.site.victim = max(worked, key=lambda process: worked[process])

    def _renderers(self) -> dict[int, float]:
        """Return the processes of pages, and how much processor time each has had."""
        listed = self._devtools.send("SystemInfo.getProcessInfo")["processInfo"]
        return {int(each["id"]): each["cpuTime"] for each in listed if each["type"] == "renderer"}

    def play_until_killed(self, near: bool) -> None:
        """Play until the page is dead and the browser has noticed: shortly after a write if `near`,
        else at any moment.
        """
        self.site.since_ms, victim = None, self.site.victim
        end = time.monotonic() + self.rng.uniform(0, LONGEST)
        if near:
            wait, done = self.rng.uniform(0, 4), self.rng.random() < 0.5
            self.phone.python.evaluate(ARM, [self.rng.randint(1, 12), done, wait])
        missed = 0
        while self.site.victim is not None:
            try:
                if not near and time.monotonic() > end:
                    self.site.kill()
                self._go_on()
                self.seen = self._look()
            except (Error, AssertionError):
                # What was to be touched may have gone meanwhile: one looks again.
                missed += 1
                if self.site.victim is not None and missed == MISSES:
                    raise
        while victim in self._renderers():
            pass
        self.phone.page.close()

    def _go_on(self) -> None:
        """Activate the next thing at the table as a screen reader does, which a moving card can't prevent."""
        offer = self.table.look()
        if offer.over == "match-over":
            self.table.deal()
        elif offer.over:
            self.table.tap("next-hand", self.phone.activate)
        elif offer.first:
            self.table.tap(offer.first, self.phone.activate)
        else:
            self.table.wait_offer()

    def storage(self, folder: Path) -> None:
        """Write the browser's storage into a folder."""
        page = self.phone.another()
        # Straight from the host: what answers for the app ran in the process that is gone.
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.send("Network.setBypassServiceWorker", {"bypass": True})
        page.goto(f"{self.site.address}/version.json", wait_until="commit")
        for name, text in page.evaluate(READ, STORED):
            (folder / Path(name).name).write_bytes(base64.b64decode(text))
        page.close()


def lost(folder: Path, seen: Seen) -> list[str]:
    """Return what the storage lacks of what the screen had shown, or what is damaged."""
    try:
        with open_store(folder, CLOCK, lambda: None) as store:
            found = [f"notice {store.notice}"] if store.notice else []
            found += [f"damaged {row}" for row in store.find_damage()]
            match = int(seen.route.rpartition("/")[2])
            playing = Playing(store, store.leases.acquire(match, "after", "a table", take_over=True))
    except (MatchUnplayable, StoreError, ValueError) as problem:
        return [f"cannot go on: {problem}"]
    states = [*playing.recorder.states_before, playing.state]
    people = [seat for seat in range(playing.state.seats) if not playing.player(seat).level]
    if seen.cards and not any(held(state.hands[people[0]]) == seen.cards for state in states):
        found.append(f"lost: {sorted(seen.cards)} was shown and is nowhere in {len(states)} states")
    return found


def held(hand: int) -> frozenset[str]:
    """Return the cards of a hand as the screen names them."""
    return frozenset(f"card-{card_text(card)}" for card in cards_in(hand))


def kill(times: int) -> list[Figure]:
    """Kill so many times, and return the figures."""
    with browser() as chrome:
        return killed(chrome, times)


def killed(chrome: Browser, times: int) -> list[Figure]:
    """Do the same in a running browser."""
    rng = random.Random(SEED)
    sound, near, begun = 0, 0, time.monotonic()
    with KillingSite(built()) as site:
        tab = Tab(chrome, site, rng)
        tab.phone.page.close()
        for number in range(times):
            tab.come_back()
            # Half of them near: one that came too late is made up for by the next.
            tab.play_until_killed(near=2 * near <= number)
            near += site.since_ms is not None and site.since_ms <= NEAR_MS
            with TemporaryDirectory() as name:
                tab.storage(Path(name))
                found = lost(Path(name), tab.seen)
            sound += not found
            for complaint in found:
                print(f"kill {number + 1}: {complaint}", file=sys.stderr)
        tab.come_back()
        tab.phone.close()
    return [
        Figure("tabs killed", times, "times"),
        Figure("killed within 5 ms of a write", near, "times", floor=times // 2, more=True),
        Figure("nothing lost, nothing damaged", sound, "times", floor=times, goal=times, more=True),
        Figure("a kill and the return", (time.monotonic() - begun) / max(1, times), "s"),
    ]
