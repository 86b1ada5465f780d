"""How soon a tap at the table is answered: from the finger's leaving to the first frame after its element has changed.

Measured inside the page, on a hand against three bots that do not wait between their moves, and on one against masters
while they think; everything else as it is when the app is new. With `--beside FOLDER`, a checkout of an earlier commit
that runs with the same packages, taps of both are taken by turns: whatever else the machine does meets both.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser

from engine.bots import OFFERED
from store import Seat, open_store
from tests.app.tables import agreed
from tests.bench.figure import Figure, share
from tests.kills._playing import CLOCK
from tests.running import ROOT
from tests.web.driver import REAL, App, Gone, Phone, browser
from tests.web.table import OVER, Table

MOVES = 50
MOVES_BESIDE = 200
AMONG_MASTERS = agreed((Seat("Mia"), *(Seat(name, OFFERED[-1]) for name in ("Ada", "Ben", "Cleo"))), hands=100)
#: Run where the code of an app lies: sets that its bots wait for nobody.
AT_ONCE = """
import json
import sys
from pathlib import Path
from store import open_store
from tests.kills._playing import CLOCK
with open_store(Path(sys.argv[1]), CLOCK, lambda: None) as store:
    store.settings.set("pace", json.dumps("none"))
"""


def add_arguments(parser: ArgumentParser) -> None:
    """The option of this benchmark."""
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="earlier code: taps by turns, and their ratio")


def measure(beside: Path | None = None) -> list[Figure]:
    """Milliseconds over the taps on cards, and beside masters over those on cards and on the menu."""
    return _alone() if beside is None else _by_turns((beside, ROOT))


def _alone() -> list[Figure]:
    with tempfile.TemporaryDirectory() as data, browser() as chrome:
        with open_store(Path(data), CLOCK, lambda: None) as store:
            match = store.matches.begin(AMONG_MASTERS).id
        with _quick(Path(data), ROOT) as app:
            phone = Phone(chrome, app, scale=REAL)
            plain = list(islice(laid(Table(phone).deal()), MOVES))
            masters = answered(phone.open(f"/play/{match}"), MOVES)
    return [
        Figure(f"tap to frame, p95 of {MOVES}", share(plain, 0.95), "ms", floor=130, goal=100),
        Figure("tap to frame, median", share(plain, 0.5), "ms"),
        Figure("tap to frame, worst", max(plain), "ms"),
        Figure(f"tap to frame beside masters, p95 of {MOVES}", share(masters, 0.95), "ms", floor=130, goal=100),
        Figure("tap to frame beside masters, median", share(masters, 0.5), "ms"),
    ]


def _by_turns(roots: Sequence[Path]) -> list[Figure]:
    """What taps take with the code of two folders, and how the second compares with the first."""
    taken: list[list[float]] = [[], []]
    with ExitStack() as stack:
        chrome = stack.enter_context(browser())
        tables = [stack.enter_context(_table(chrome, root)) for root in roots]
        taps = [laid(table.deal()) for table in tables]
        for move in range(MOVES_BESIDE):
            for which in (0, 1) if move % 2 else (1, 0):
                taken[which].append(next(taps[which]))
    first, second = taken
    return [
        Figure(f"tap to frame, median of {MOVES_BESIDE}", share(second, 0.5), "ms", anchor=share(first, 0.5)),
        Figure("the same, p95", share(second, 0.95), "ms", anchor=share(first, 0.95)),
        Figure("the same, mean", sum(second) / MOVES_BESIDE, "ms", anchor=sum(first) / MOVES_BESIDE),
        Figure("median, of that beside", share(second, 0.5) / share(first, 0.5), "", floor=1.05),
    ]


def _quick(data: Path, root: Path) -> App:
    """The app of a folder, where bots do not wait."""
    subprocess.run([sys.executable, "-c", AT_ONCE, str(data)], cwd=root, check=True)
    return App(data, root=root)


@contextmanager
def _table(chrome: Browser, root: Path) -> Iterator[Table]:
    with tempfile.TemporaryDirectory() as data, _quick(Path(data), root) as app:
        yield Table(Phone(chrome, app, scale=REAL))


def laid(table: Table) -> Iterator[float]:
    """Milliseconds of taps on cards, hand after hand."""
    while True:
        offer = table.wait_offer()
        if offer.over == "match-over":
            table.deal()
        elif offer.over:
            table.tap("next-hand")
        elif not offer.choices and offer.cards:
            with suppress(Gone):
                yield _timed(table, offer.cards[0])
        else:
            with suppress(Gone):  # answered already, and offered a moment longer
                table.tap(offer.first)


def _timed(table: Table, card: str) -> float:
    taken: list[float] = []
    table.tap(card, lambda name: taken.append(table.phone.tap_timed(name)))
    return taken[0]


def answered(phone: Phone, taps: int) -> list[float]:
    """Milliseconds of taps in a match with masters: on cards, and on the menu in the middle of their thinking."""
    table, taken = Table(phone), list[float]()
    while len(taken) < taps:
        offer = table.wait_offer()
        if offer.over:
            table.tap("next-hand")
        elif offer.cards and not offer.choices:
            taken.append(_timed(table, offer.cards[0]))
            if phone.is_there("menu") and not table.look().over:
                with suppress(Gone):  # the hand may have ended just before
                    answer = phone.tap_timed("menu")
                    if phone.wait_any("panel-close", *OVER) == "panel-close":
                        taken.append(answer)
                        phone.tap("panel-close")
                        phone.wait_gone("panel-close")
        else:
            with suppress(Gone):
                table.tap(offer.first)
    return taken
