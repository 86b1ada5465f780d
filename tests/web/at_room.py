"""People at the table of a room: they tap until everything wanted of a game was seen, or as much as a test needs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.driver import FRAMES, PATIENCE, Gone
from tests.web.table import OVER, Table

SOON = 2_000.0  # ms for what is offered to be there still
LONGEST = 300.0  # seconds until it is a failure; a hand with a catch in it may be the fifth
PAUSE = 3  # frames between two looks
WILD, PICKUP = "J", "7"  # of Mau-Mau


@dataclass
class Happened:
    """What was seen of a game: a catch, a penalty that was drawn, a nomination, finished hands."""

    caught: int = 0
    taken: int = 0
    named: int = 0
    hands: int = 0

    @property
    def all(self) -> bool:
        """Return whether all of it was seen."""
        return min(self.caught, self.taken, self.named, self.hands) > 0


def play_until_seen(
    tables: list[Table],
    enough: Callable[[Happened], bool] = lambda seen: seen.all,
    deal: Callable[[], None] = lambda: None,
) -> Happened:
    """Play at these tables until enough was seen at one of them and the hand is over at all.

    A tap may come too late, because another player was faster. `deal` asks for another hand if no table is the host's.
    """
    seen = Happened()
    for table in tables:
        table.phone.page.set_default_timeout(SOON)
    end = monotonic() + LONGEST
    while monotonic() < end:
        over = [any(table.phone.is_there(name) for name in OVER) for table in tables]
        seen.hands += all(over)
        if all(over) and not enough(seen):
            deal()
        if all(over) and enough(seen):
            for table in tables:
                table.phone.page.set_default_timeout(PATIENCE)
            return seen
        for table, ended in zip(tables, over, strict=True):
            table.phone.page.evaluate(FRAMES, PAUSE)
            with suppress(Gone, PlaywrightTimeout):
                if not ended:
                    _tap(table, seen)
                elif all(over) and table.phone.is_there("next-hand"):
                    table.phone.tap("next-hand")
                    table.phone.wait_gone("hand-over")
    raise AssertionError(f"not enough was seen: {seen}")


def _tap(table: Table, seen: Happened) -> None:
    """Tap one thing, if there is any. A missed declaration is caught only once, since each catch prolongs the hand."""
    for name in () if seen.caught else table.phone.identifiers("catch-"):
        table.tap(name)
        seen.caught += 1
        return
    offer = table.look()
    telling = [card for card in offer.cards if card.removeprefix("card-").startswith((WILD, PICKUP))]
    name = next(iter((*offer.choices, *telling)), offer.first)
    if name and not offer.over:
        table.tap(name)
        seen.taken += name == "take"
        seen.named += name.startswith("suit-")
