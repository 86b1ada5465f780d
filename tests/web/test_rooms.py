"""A laptop's room in real browsers: its owner's, and one of a guest who has nothing installed."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser

from tests.running import App
from tests.web.driver import Gone, Phone
from tests.web.table import OVER, Table

LINK = re.compile(r"http://127\.0\.0\.1:\d+/#/j/[\w-]+")


def play_on(tables: list[Table]) -> None:
    """Everybody taps what is offered first, until the hand is over for all."""
    for _ in range(400):
        if all(any(table.phone.is_there(name) for name in OVER) for table in tables):
            return
        for table in tables:
            offer = table.look()
            if offer.first and not offer.over:
                with suppress(Gone):  # the screen was a step behind
                    table.tap(offer.first)
        tables[0].phone.wait_until(lambda: any(table.look().first or table.look().over for table in tables), "anything")
    raise AssertionError("the hand does not end")


def test_an_owner_and_a_guest_in_a_plain_browser_play_a_hand(chrome: Browser, tmp_path: Path) -> None:
    environment = {"POCKET_SWITCH_ADDRESS": "127.0.0.1"}
    with App(tmp_path / "data", "--room", environment=environment) as app:
        link = app.wait_for_line(LINK)[0]
        ann, ben = Phone(chrome, app, still=True), Phone(chrome, app, still=True)
        ann.open("/").tap("home-room")
        ann.wait("lobby-copy")
        ben.page.goto(link)
        ben.type("join-name", "Ben")
        ben.tap("join-do")
        ben.wait("chair-2")
        ann.wait_spoken("chair-2", "Ben")
        ann.scroll_to("lobby-fill")
        ann.tap("lobby-fill")
        ann.wait_spoken("lobby-deal", "Deal")
        ann.tap("lobby-deal")
        for phone in (ann, ben):
            phone.nodes("card-").first.wait_for(state="attached")
        assert ben.nameless() == []
        cards = sorted(Table(ben).cards)
        assert not set(cards) & set(Table(ann).cards)
        ben.page.reload()  # the page is gone and back
        ben.nodes("card-").first.wait_for(state="attached")
        assert sorted(Table(ben).cards) == cards
        play_on([Table(ann), Table(ben)])
        ann.tap("result-leave")
        ann.tap("nav-history")
        ann.nodes("match-").first.wait_for(state="attached")
        assert (ann.faults, ben.faults) == ([], [])
        ann.close()
        ben.close()
