"""Whole hands played by taps on a phone."""

from __future__ import annotations

import pytest

from tests.web.driver import Phone
from tests.web.table import Table


@pytest.mark.moving
def test_a_hand_against_three_bots_is_played_to_its_end(phone: Phone) -> None:
    phone.open("/settings").tap("set-pace-none")
    table = Table(phone).deal("switch-black-jack")  # its hands are short
    # What lies around the cards may come an update after them, and bots that wait for nobody may end the hand.
    phone.wait_until(lambda: len(phone.identifiers("seat-")) == 3 or bool(table.look().over), "three others")
    assert table.play_hand() == "hand-over"
    assert len(phone.identifiers("place-")) == 4
    assert phone.nameless() == []


def test_after_a_kill_the_same_hand_goes_on_with_the_same_cards(phone: Phone) -> None:
    table = Table(phone).deal()
    table.wait_turn()  # until then, bots play, and the pile changes
    route, cards, pile = phone.route, sorted(table.cards), phone.spoken("pile")
    phone.app.restart()
    phone.open(route).nodes("card-").first.wait_for(state="attached")
    assert sorted(table.cards) == cards
    assert phone.spoken("pile") == pile
    assert table.wait_offer().first


def test_a_page_that_is_loaded_again_and_again_finds_its_hand_each_time(phone: Phone) -> None:
    table = Table(phone).deal()
    table.wait_offer()
    route, cards = phone.route, sorted(table.cards)
    for _ in range(4):
        phone.open(route).nodes("card-").first.wait_for(state="attached")
        assert sorted(table.cards) == cards


def test_a_closed_tab_leaves_its_match_to_the_next(phone: Phone) -> None:
    table = Table(phone).deal()
    table.wait_offer()
    route, cards = phone.route, sorted(table.cards)
    other = phone.tab()
    phone.page.close()
    other.open(route).nodes("card-").first.wait_for(state="attached")
    assert sorted(Table(other).cards) == cards
