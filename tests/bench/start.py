"""From the start of the process to what a person sees: the first frame of the home screen, and the first own card of an
unfinished match after the app was killed. The browser runs already, with an empty cache.
"""

from __future__ import annotations

import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.beside import add_beside, by_turns, compared
from tests.bench.figure import Figure, share
from tests.running import ROOT
from tests.web.driver import REAL, App, Phone, browser

RUNS = 9
RUNS_BESIDE = 21


def add_arguments(parser: ArgumentParser) -> None:
    """The option of this benchmark."""
    add_beside(parser, "starts")


def measure(beside: Path | None = None) -> list[Figure]:
    """Return seconds: the median over the runs, and the worst."""
    return _alone() if beside is None else _by_turns((beside, ROOT))


def _alone() -> list[Figure]:
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


def _by_turns(roots: Sequence[Path]) -> list[Figure]:
    """Return the figures of starts with the code of two folders, and the ratio of the second to the first."""
    with tempfile.TemporaryDirectory() as folder, browser() as chrome:
        at = [(root, Path(folder) / str(n)) for n, root in enumerate(roots)]
        home = by_turns(RUNS_BESIDE, *(partial(started, chrome, data, "/", "home", root) for root, data in at))
        left = [(root, data, leave_a_match(chrome, data, root)) for root, data in at]
        cards = (partial(started, chrome, data, route, "card-", root) for root, data, route in left)
        card = by_turns(RUNS_BESIDE, *cards)
    return compared("first frame", "s", *home) + compared("first own card of an unfinished match", "s", *card)


def started(chrome: Browser, data: Path, route: str, prefix: str, root: Path = ROOT) -> float:
    """Return the seconds from starting the process to the first frame with such a control."""
    app = App(data, root=root)
    phone = Phone(chrome, app, scale=REAL)
    start = time.time()
    with app:
        seen = phone.first_frame(route, prefix)
        phone.close()
    return seen - start


def leave_a_match(chrome: Browser, data: Path, root: Path = ROOT) -> str:
    """Deal a match, kill the app while cards are on the table, and return the match's route."""
    with App(data, root=root) as app:
        phone = Phone(chrome, app, scale=REAL).open("/new/switch")
        phone.tap("new-deal")
        phone.nodes("card-").first.wait_for(state="attached")
        route = phone.route
        app.kill()
        phone.close()
    return route
