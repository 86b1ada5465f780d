"""How soon a tapped card answers: from the finger's leaving to the first frame after the card's element has changed.

Measured inside the page, on a hand against three bots that do not wait between their moves; everything else as it is
when the app is new.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bench.figure import Figure, share
from tests.web.driver import App, Phone, browser
from tests.web.table import Table

MOVES = 50


def measure() -> list[Figure]:
    """Milliseconds over the taps on cards."""
    taken: list[float] = []
    with tempfile.TemporaryDirectory() as data, browser() as chrome, App(Path(data)) as app:
        phone = Phone(chrome, app).open("/settings")
        phone.tap("set-pace-none")
        table = Table(phone).deal()
        while len(taken) < MOVES:
            offer = table.wait_offer()
            if offer.over == "match-over":
                table.deal()
            elif offer.over:
                table.tap("next-hand")
            elif not offer.choices and offer.cards:
                table.tap(offer.cards[0], lambda card: taken.append(phone.tap_timed(card)))
            else:
                table.tap(offer.first)
    return [
        Figure(f"tap to frame, p95 of {MOVES}", share(taken, 0.95), "ms", floor=150, goal=100),
        Figure("tap to frame, median", share(taken, 0.5), "ms"),
        Figure("tap to frame, worst", max(taken), "ms"),
    ]
