"""How soon a tap at the table is answered: from the finger's leaving to the first frame after its element has changed.

Measured inside the page, on a hand against three bots that do not wait between their moves, and on one against masters
while they think; everything else as it is when the app is new.
"""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path

from engine.bots import OFFERED
from store import Seat, open_store
from tests.app.tables import agreed
from tests.bench.figure import Figure, share
from tests.kills._playing import CLOCK
from tests.web.driver import REAL, App, Gone, Phone, browser
from tests.web.table import OVER, Table

MOVES = 50
AMONG_MASTERS = agreed((Seat("Mia"), *(Seat(name, OFFERED[-1]) for name in ("Ada", "Ben", "Cleo"))), hands=100)


def measure() -> list[Figure]:
    """Milliseconds over the taps on cards, and beside masters over those on cards and on the menu."""
    with tempfile.TemporaryDirectory() as data, browser() as chrome:
        with open_store(Path(data), CLOCK, lambda: None) as store:
            match = store.matches.begin(AMONG_MASTERS).id
        with App(Path(data)) as app:
            phone = Phone(chrome, app, scale=REAL).open("/settings")
            phone.tap("set-pace-none")
            plain = laid(Table(phone).deal())
            beside = answered(phone.open(f"/play/{match}"), MOVES)
    return [
        Figure(f"tap to frame, p95 of {MOVES}", share(plain, 0.95), "ms", floor=130, goal=100),
        Figure("tap to frame, median", share(plain, 0.5), "ms"),
        Figure("tap to frame, worst", max(plain), "ms"),
        Figure(f"tap to frame beside masters, p95 of {MOVES}", share(beside, 0.95), "ms", floor=130, goal=100),
        Figure("tap to frame beside masters, median", share(beside, 0.5), "ms"),
    ]


def laid(table: Table) -> list[float]:
    """Milliseconds of taps on cards, hand after hand."""
    taken: list[float] = []
    while len(taken) < MOVES:
        offer = table.wait_offer()
        if offer.over == "match-over":
            table.deal()
        elif offer.over:
            table.tap("next-hand")
        elif not offer.choices and offer.cards:
            table.tap(offer.cards[0], lambda card: taken.append(table.phone.tap_timed(card)))
        else:
            with suppress(Gone):  # answered already, and offered a moment longer
                table.tap(offer.first)
    return taken


def answered(phone: Phone, taps: int) -> list[float]:
    """Milliseconds of taps in a match with masters: on cards, and on the menu in the middle of their thinking."""
    table, taken = Table(phone), list[float]()
    while len(taken) < taps:
        offer = table.wait_offer()
        if offer.over:
            table.tap("next-hand")
        elif offer.cards and not offer.choices:
            table.tap(offer.cards[0], lambda card: taken.append(phone.tap_timed(card)))
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
