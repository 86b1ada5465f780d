"""A screen reader reads the table in the order in which it's seen, on every screen, with few and many cards.

That holds in languages written from the right, too: cards from the left, seats in the direction of play.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from app.table.playing import Playing
from tests.app.tables import THREE_BOTS, agreed, brought_to
from tests.running import App
from tests.web.driver import SIZES, Phone
from tests.web.test_table import AT_ONCE, my_turn

DEALS = {"en": (3, 18, 30), "ar": (7, 30)}
SAME_ROW = 2  # pixels
IN_ORDER = """prefix => [...document.querySelectorAll(`[flt-semantics-identifier^="${prefix}"]`)].map(node => {
    const box = node.getBoundingClientRect();
    return [node.getAttribute("flt-semantics-identifier"), box.top, box.left];
})"""


def quiet_turn(playing: Playing) -> bool:
    return my_turn(playing) and not playing.state.penalty and playing.state.hands[0].bit_count() > 1


def is_in_order(phone: Phone, cards: int) -> bool:
    """Return whether cards are read row by row, each from the left, and seats by their numbers."""
    read = phone.measure(IN_ORDER, "card-")
    seats = [name for name, *_ in phone.measure(IN_ORDER, "seat-")]
    size = phone.page.viewport_size
    assert size is not None
    inside = all(0 <= left < size["width"] and 0 <= top < size["height"] for _, top, left in read)
    follows = all(
        left < next_left if abs(next_top - top) < SAME_ROW else top < next_top
        for (_, top, left), (_, next_top, next_left) in pairwise(read)
    )
    return inside and len(read) == cards and follows and seats == sorted(seats) != []


@pytest.mark.parametrize("language", DEALS)
def test_cards_are_heard_as_they_are_seen_from_the_left(app: App, chrome: Browser, language: str) -> None:
    held: dict[int, int] = {}
    for deal in DEALS[language]:

        def ready(playing: Playing, deal: int = deal) -> bool:
            held[deal] = playing.state.hands[0].bit_count()
            return quiet_turn(playing)

        seats = THREE_BOTS[: 2 if deal > 20 else 4]
        match = brought_to(app.data, agreed(seats, deal, numbers={"deal": deal, "packs": 2}), ready, **AT_ONCE)
        held[match] = held.pop(deal)
    phone = Phone(chrome, app, still=True, language=language)
    for match, cards in held.items():
        phone.page.set_viewport_size(SIZES[0])
        phone.open(f"/play/{match}").wait("words")
        for size in SIZES:
            phone.page.set_viewport_size(size)
            phone.wait_until(lambda cards=cards: is_in_order(phone, cards), f"{cards} cards at {size}")  # type: ignore[misc]
    assert phone.nameless() == []
    phone.close()
