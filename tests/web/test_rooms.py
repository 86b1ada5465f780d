"""A laptop's room in real browsers: its owner's, and one of a guest who has nothing installed."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from app.data import CLOCK
from app.new_table.setup import LAST_TABLE, SeatSetup, Setup, to_text
from store import open_store
from tests.running import App
from tests.web.driver import PATIENCE, Gone, Phone
from tests.web.table import OVER, Table

LINK = re.compile(r"http://127\.0\.0\.1:\d+/#/j/[\w-]+")
SOON = 2_000.0  # ms for what is offered to be there still
TABLE = Setup("switch-black-jack", (SeatSetup("Ann"), SeatSetup("Ben")), numbers=(("deal", 4),), hands=1)


def play_on(tables: list[Table]) -> None:
    """Everybody taps what is offered first, until the hand is over for all. What others do may take it away."""
    for table in tables:
        table.phone.page.set_default_timeout(SOON)
    for _ in range(300):
        if all(any(table.phone.is_there(name) for name in OVER) for table in tables):
            for table in tables:
                table.phone.page.set_default_timeout(PATIENCE)
            return
        for table in tables:
            offer = table.look()
            if offer.first and not offer.over:
                with suppress(Gone, PlaywrightTimeout):
                    table.tap(offer.first)
    raise AssertionError("the hand does not end")


def test_an_owner_and_a_guest_in_a_plain_browser_play_a_hand(chrome: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with open_store(folder, CLOCK) as store:
        store.settings.set(LAST_TABLE, to_text(TABLE))
        store.settings.set("names", '["Ann"]')
    with App(folder, "--room", environment={"POCKET_SWITCH_ADDRESS": "127.0.0.1"}) as app:
        link = app.wait_for_line(LINK)[0]
        ann, ben = Phone(chrome, app, still=True), Phone(chrome, app, still=True)
        ann.open("/").tap("home-room")
        ann.wait("lobby-copy")
        ben.page.goto(link)
        ben.type("join-name", "Ben")
        ben.tap("join-do")
        ben.wait("chair-2")
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
        app.restart()  # the host is killed and back, with the same room at the same address
        assert app.wait_for_line(LINK)[0] == link
        ann.open("/").tap("home-room")
        ben.page.goto(link.partition("#")[0])
        for phone in (ann, ben):
            phone.nodes("card-").first.wait_for(state="attached")
        assert sorted(Table(ben).cards) == cards
        play_on([Table(ann), Table(ben)])
        assert len(ben.identifiers("place-")) == 2
        ann.tap("result-leave")
        ann.tap("nav-history")
        ann.nodes("match-").first.wait_for(state="attached")
        assert (ann.faults, ben.faults) == ([], [])
        ann.close()
        ben.close()
