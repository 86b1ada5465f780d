"""How soon a page says that its host is silent, and how soon it continues: the host is suspended, killed, or out of
reach.

Measured by the page's own clock, from a button that can be pressed to the notice that is seen.
"""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench.figure import Figure, share
from tests.running import App
from tests.web.driver import Phone, browser

RUNS = 5
WATCH = """() => {
    const look = () => {
        const silent = !document.getElementById("silence").hidden, back = document.body.ariaBusy === "false";
        if (silent) window.silentAt ??= performance.now();
        else if (back && window.silentAt) window.backAt ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, {attributes: true, childList: true, subtree: true});
}"""


def measure() -> Iterator[Figure]:
    """Yield seconds: the median over the runs, and the worst."""
    with tempfile.TemporaryDirectory() as folder, browser() as chrome, App(Path(folder)) as app:

        def sleep() -> None:
            app.process.send_signal(signal.SIGSTOP)

        def wake() -> None:
            app.process.send_signal(signal.SIGCONT)

        phone = Phone(chrome, app)
        phone.open("/settings").wait("set-pace-none")
        phone.rest()
        phone.page.evaluate(WATCH)
        for name, end, begin in (("asleep", sleep, wake), ("killed", app.kill, lambda: app.start())):
            runs = [_seen(phone, end, begin) for _ in range(RUNS)]
            told, back = ([run[which] for run in runs] for which in (0, 1))
            yield Figure(f"host {name}: until the page says so", share(told, 0.5), "s", floor=5)
            yield Figure(f"host {name}: until the page says so, worst", max(told), "s", floor=5)
            yield Figure(f"host {name}: until it goes on once the host is back", share(back, 0.5), "s")
        phone.close()


def _seen(phone: Phone, end: Callable[[], object], begin: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds from stopping a host to the notice, and from its return to the notice's end."""
    now = "performance.now()"
    phone.page.evaluate("window.silentAt = window.backAt = undefined")
    ended = phone.page.evaluate(now)
    end()
    told = phone.wait_for("window.silentAt") - ended
    begun = phone.page.evaluate(now)
    begin()
    back = phone.wait_for("window.backAt") - begun
    phone.rest()
    return told / 1000, back / 1000
