"""From the start of the process to what a person sees: the first frame of the home screen, and the first own card of an
unfinished match after the app was killed. The browser runs already, with an empty cache.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.figure import Figure, share
from tests.web.driver import REAL, App, Phone, browser

RUNS = 9


def measure() -> list[Figure]:
    """Seconds, the median over the runs, and the worst of them."""
    with tempfile.TemporaryDirectory() as folder, browser() as chrome:
        home = [started(chrome, Path(folder), "/", "home") for _ in range(RUNS)]
        route = leave_a_match(chrome, Path(folder))
        card = [started(chrome, Path(folder), route, "card-") for _ in range(RUNS)]
    return [
        Figure("first frame", share(home, 0.5), "s", floor=3),
        Figure("first frame, worst", max(home), "s"),
        Figure("first own card of an unfinished match", share(card, 0.5), "s", floor=5, goal=3),
        Figure("first own card of an unfinished match, worst", max(card), "s"),
    ]


def started(chrome: Browser, data: Path, route: str, prefix: str) -> float:
    """Seconds from starting the process to the first frame with such a control."""
    app = App(data)
    phone = Phone(chrome, app, scale=REAL)
    start = time.time()
    with app:
        seen = phone.first_frame(route, prefix)
        phone.close()
    return seen - start


def leave_a_match(chrome: Browser, data: Path) -> str:
    """Deal a match, kill the app with the cards on the table; the match's route."""
    with App(data) as app:
        phone = Phone(chrome, app, scale=REAL).open("/new/switch")
        phone.tap("new-deal")
        phone.nodes("card-").first.wait_for(state="attached")
        route = phone.route
        app.kill()
        phone.close()
    return route
