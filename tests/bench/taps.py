"""How soon a tap at the table is answered: from the finger's leaving to the first frame after its element has changed.

Measured inside the page, on a hand against three bots that do not wait between their moves, and on one against masters
while they think; everything else as it is when the app is new.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser

from engine.bots import OFFERED_LEVELS
from store.records import Seat
from tests.app.tables import agreed
from tests.bench.beside import add_beside, by_turns, compared
from tests.bench.figure import Figure, share
from tests.running import ROOT
from tests.web.driver import REAL, App, Gone, Phone, browser
from tests.web.table import OVER, Table

MOVES = 50
MOVES_BESIDE = 200  # on cards,
MASTERS_BESIDE = 60  # and beside masters on cards alone: how long those think differs from turn to turn
AMONG_MASTERS = agreed((Seat("Mia"), *(Seat(name, OFFERED_LEVELS[-1]) for name in ("Ada", "Ben", "Cleo"))), hands=100)
#: Run where the code of an app lies: sets that its bots wait for nobody, and gives the id of a match among masters.
AT_ONCE = """
import json
import sys
from pathlib import Path
from store.opening import open_store
from tests.bench.taps import AMONG_MASTERS
from tests.kills._playing import CLOCK
with open_store(Path(sys.argv[1]), CLOCK, lambda: None) as store:
    store.settings.set_text("pace", json.dumps("none"))
    print(store.matches.begin_match(AMONG_MASTERS).id)
"""


def add_arguments(parser: ArgumentParser) -> None:
    """The option of this benchmark."""
    add_beside(parser, "taps")


def measure(beside: Path | None = None) -> list[Figure]:
    """Return the milliseconds of taps on cards, and beside masters those of taps on cards and on the menu."""
    return _alone() if beside is None else _by_turns((beside, ROOT))


def _alone() -> list[Figure]:
    with tempfile.TemporaryDirectory() as data, browser() as chrome:
        match = _prepared(Path(data), ROOT)
        with App(Path(data)) as app:
            phone = Phone(chrome, app, scale=REAL)
            plain = list(islice(laid(Table(phone).deal()), MOVES))
            masters = answered(phone.open(match), MOVES)
    return [
        Figure(f"tap to frame, p95 of {MOVES}", share(plain, 0.95), "ms", floor=130, goal=100),
        Figure("tap to frame, median", share(plain, 0.5), "ms"),
        Figure("tap to frame, worst", max(plain), "ms"),
        Figure(f"tap to frame beside masters, p95 of {MOVES}", share(masters, 0.95), "ms", floor=130, goal=100),
        Figure("tap to frame beside masters, median", share(masters, 0.5), "ms"),
    ]


def _by_turns(roots: Sequence[Path]) -> list[Figure]:
    """Return the figures of taps with the code of two folders, and the ratio of the second to the first."""
    figures = []
    with browser() as chrome:
        for name, moves, masters in (
            ("tap to frame", MOVES_BESIDE, False),
            ("tap to frame beside masters", MASTERS_BESIDE, True),
        ):
            with ExitStack() as stack:
                tables = [stack.enter_context(_table(chrome, root, masters)) for root in roots]
                taken = by_turns(moves, *(partial(next, laid(table)) for table in tables))
            figures += compared(name, "ms", *taken)
    return figures


def _prepared(data: Path, root: Path) -> str:
    """Prepare the data of an app whose bots don't pause, and return the route of a match among masters."""
    asked = [sys.executable, "-c", AT_ONCE, str(data)]
    begun = subprocess.run(asked, cwd=root, check=True, capture_output=True, text=True)
    return f"/play/{int(begun.stdout)}"


@contextmanager
def _table(chrome: Browser, root: Path, masters: bool) -> Iterator[Table]:
    with tempfile.TemporaryDirectory() as data:
        match = _prepared(Path(data), root)
        with App(Path(data), root=root) as app:
            phone = Phone(chrome, app, scale=REAL)
            yield Table(phone.open(match)) if masters else Table(phone).deal()


def laid(table: Table) -> Iterator[float]:
    """Yield the milliseconds of taps on cards, hand after hand."""
    phone = table.phone
    while True:
        if phone.is_there("panel-close"):  # a finger met what had come in its way, such as what is explained
            phone.tap("panel-close")
            phone.wait_gone("panel-close")
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
    """Return the milliseconds of taps in a match with masters: on cards, and on the menu while they think."""
    table, taken = Table(phone), list[float]()
    while len(taken) < taps:
        offer = table.wait_offer()
        if offer.over:
            table.tap("next-hand")
        elif offer.cards and not offer.choices:
            taken.append(_timed(table, offer.cards[0]))
            if not table.look().over and phone.is_there("menu"):  # what can end the hand is looked at before
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
