"""Every screen in the browser is drawn at its URL, with an accessible name for each control."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.app.played import fill
from tests.web.driver import App, Phone
from tests.web.table import Table

SCREENS = {
    "/": "home-new",
    "/new": "back",
    "/new/switch": "new-deal",
    "/continue": "back",
    "/history": "match-1",
    "/history/1": "match-rematch",
    "/history/1/1": "back",
    "/puzzles": "puzzle-today",
    "/statistics/milestones": "milestone-matches-1",
    "/rules": "back",
    "/rules/switch": "back",
    "/learn": "lesson-switch",
    "/settings": "set-pace-normal",
    "/nowhere/at/all": "back",
}


@pytest.fixture(scope="module")
def visitor(chrome: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone that changes nothing, for all screens; the history has a match."""
    data = tmp_path_factory.mktemp("data")
    fill(data)
    with App(data, ready=True) as app:
        phone = Phone(chrome, app)
        yield phone
        phone.close()
        assert (phone.faults, app.complaints) == ([], [])


@pytest.mark.parametrize("route", SCREENS)
def test_a_screen_comes_and_everything_to_tap_on_it_has_a_name(visitor: Phone, route: str) -> None:
    visitor.open(route).wait(SCREENS[route])
    assert visitor.nameless() == []


def test_each_card_is_met_once_and_everything_on_the_table_has_a_name(phone: Phone) -> None:
    table = Table(phone).deal()
    table.wait_offer()
    phone.rest()  # what is explained for the first time may come after the offer
    named = phone.page.locator("[flt-tappable], [role=button]").count()
    assert phone.nameless() == []
    assert named == len([name for name in phone.said() if phone.node(name).first.evaluate(TAPPABLE)])


def test_controls_under_a_panel_are_not_read_out(phone: Phone) -> None:
    table = Table(phone).deal()
    table.wait_offer()
    cards = sorted(table.cards)  # their reading order follows where they lie, and they may still be landing
    phone.tap("menu")
    phone.wait("menu-resign")
    assert table.cards == []
    assert not phone.is_there("words")
    assert phone.nameless() == []
    phone.tap("panel-close")
    phone.wait_gone("panel-close")
    phone.wait_until(lambda: sorted(table.cards) == cards, "the cards, read out again")


TAPPABLE = """node => node.matches("[flt-tappable], [role=button]")"""


def test_an_address_that_is_opened_while_the_app_goes_elsewhere_is_shown(app: App, phone: Phone) -> None:
    fill(app.data, 1, seed=10)
    phone.open("/history/1").scroll_to("hand-1")
    phone.tap("hand-1")
    phone.open("/history/1/2")
    phone.wait_spoken("title", "round 2")
    phone.tap("replay-last")  # under no layer that hides it
    phone.wait_spoken("replay-step", re.compile(r"Step (\d+) of \1"))
    phone.tap("back")
    phone.scroll_to("hand-1")
    assert phone.nameless() == []
