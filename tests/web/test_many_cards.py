"""Thirty cards on a small phone: each can be read and reached, by tapping, by sliding and by keyboard."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from app.table.playing import Playing
from tests.app.tables import NOBODY_WAITS, THREE_BOTS, agreed, brought_to
from tests.web.driver import SMALL, App, Phone
from tests.web.table import Table
from tests.web.test_table import AT_ONCE, at

STRIP = 41
PLAIN = "3569TQK"  # ranks that ask nothing


def several(playing: Playing) -> bool:
    """Return whether the person has the turn with many cards, some of which need no choice."""
    state = playing.state
    plain = state.legal_cards & ~state.tables.power_cards
    return state.to_act == 0 and not state.penalty and 28 <= state.hands[0].bit_count() <= 31 and plain.bit_count() > 3


def plain_ones(table: Table) -> list[str]:
    return [card for card in table.wait_offer().cards if card[5] in PLAIN]


def test_a_hand_of_thirty_is_read_in_order_and_played(chrome: Browser, tmp_path: Path) -> None:
    with App(tmp_path / "data", ready=True) as app:
        seats, numbers = THREE_BOTS[:2], {"deal": 30, "packs": 2}
        match = brought_to(app.data, agreed(seats, 350, numbers=numbers), several, **AT_ONCE, pace="slow")
        phone = Phone(chrome, app, still=True)
        phone.page.set_viewport_size(SMALL)
        table = at(phone, match)

        boxes = [phone.box(card) for card in table.cards]
        assert len(boxes) >= 28
        assert [(box.top, box.left) for box in boxes] == sorted((box.top, box.left) for box in boxes)
        assert min(box.width for box in boxes) >= STRIP - 1 and min(box.height for box in boxes) >= STRIP - 1
        front = table.look().cards
        assert table.cards[-len(front) :] == list(front), "what can be laid lies in front"

        # A finger that slides along the hand lays the card on which it is let go.
        lowest = [card for card in front if phone.box(card).top == phone.box(front[-1]).top]
        end = next(card for card in plain_ones(table) if card in lowest[1:])
        phone.drag(lowest[0], onto=end)
        phone.wait_gone(end)

        # A tap on what lies behind says why it may not be laid, one in front lays it.
        behind = table.cards[0]
        table.wait_offer()
        phone.tap(behind)
        phone.wait("why")
        card = plain_ones(table)[0]
        phone.tap(card)
        phone.wait_gone(card)

        # Keys alone: the first arrow points at the first card in front.
        first = table.wait_offer().cards[0]
        phone.page.keyboard.press("ArrowRight")
        phone.page.keyboard.press("ArrowUp")
        phone.wait_until(lambda: first not in table.cards or bool(table.look().choices), "the card that was pointed at")
        assert phone.nameless() == []
        phone.close()
        assert app.complaints == []


def test_a_hand_that_begins_with_thirty_is_played_to_its_end(chrome: Browser, tmp_path: Path) -> None:
    with App(tmp_path / "data", ready=True) as app:
        begun = agreed(THREE_BOTS[:2], 350, hands=1, numbers={"deal": 30, "packs": 2})
        match = brought_to(app.data, begun, several, **AT_ONCE, **NOBODY_WAITS)
        phone = Phone(chrome, app, still=True)
        phone.page.set_viewport_size(SMALL)
        table = at(phone, match)
        assert len(table.cards) >= 28
        assert table.play_hand() == "match-over"
        assert phone.nameless() == []
        phone.close()
        assert app.complaints == []
