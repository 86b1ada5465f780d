"""Situations at the table, prepared with known cards and played by taps on a phone."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from app.data import CLOCK
from app.table.game import declaration_matters
from app.table.playing import Playing
from engine.cards import cards_in
from engine.play.tables import NOMINATES
from store.opening import open_store
from store.store import Store
from tests.app.tables import TWO_PEOPLE, agreed, brought_to
from tests.running import App
from tests.web.driver import Gone, Phone
from tests.web.table import Table

AT_ONCE: dict[str, object] = {"motion": "off", "sounds": False}


def my_turn(playing: Playing) -> bool:
    return playing.state.to_act == 0 and not playing.hand_over


def at(phone: Phone, match: int) -> Table:
    """Open the table of a match, and wait for something to tap."""
    phone.open(f"/play/{match}").nodes("card-").first.wait_for(state="attached")
    table = Table(phone)
    table.wait_offer()
    return table


def actions(app: App, match: int) -> list[str]:
    """Return the stored actions of the hand in play."""
    with open_store(app.data, CLOCK) as store:
        return written(store, match)


def written(store: Store, match: int) -> list[str]:
    opened = store.hands.hand_in_play(match)
    return [action.text for action in opened.actions] if opened else []


def plain(cards: tuple[str, ...]) -> str:
    """Return a card without an effect."""
    return next(card for card in cards if card[5] not in "A2478J")


@pytest.mark.moving
def test_a_wild_card_asks_for_its_suit_and_calls_it(app: App, phone: Phone) -> None:
    def wild(playing: Playing) -> bool:
        state = playing.state
        return my_turn(playing) and any(state.tables.flags[card] & NOMINATES for card in cards_in(state.legal_cards))

    match = brought_to(app.data, agreed(), wild, **AT_ONCE, pace="slow")
    table = at(phone, match)
    ace = next(card for card in table.wait_offer().cards if card[5] == "A")
    table.tap(ace)
    assert sorted(phone.identifiers("suit-")) == ["suit-C", "suit-D", "suit-H", "suit-S"]
    assert phone.nameless() == []
    phone.tap("suit-D")
    assert "diamonds" in phone.spoken("called")
    phone.wait_gone(ace)
    assert any(f"1 {ace[5:]}=D" in text for text in actions(app, match))


def test_a_pick_up_is_answered(app: App, phone: Phone) -> None:
    def answer(playing: Playing) -> bool:
        return my_turn(playing) and playing.state.penalty > 0 and bool(playing.state.legal_cards)

    match = brought_to(app.data, agreed(), answer, **AT_ONCE, pace="slow")
    table = at(phone, match)
    owed = int(re.findall(r"\d+", phone.spoken("owed"))[0])
    card = table.wait_offer().cards[0]
    phone.tap(card)
    phone.wait_spoken("owed", str(owed + (2 if card[5] == "2" else 4)))
    assert phone.nameless() == []


def test_a_pick_up_is_taken(app: App, phone: Phone) -> None:
    def none(playing: Playing) -> bool:
        return my_turn(playing) and playing.state.penalty > 0 and not playing.state.legal_cards

    match = brought_to(app.data, agreed(), none, **AT_ONCE, pace="slow")
    table = at(phone, match)
    before, owed = len(table.cards), int(re.findall(r"\d+", phone.spoken("owed"))[0])
    phone.tap("take")
    phone.wait_until(lambda: len(table.cards) == before + owed, "the cards that were owed")
    phone.wait_gone("owed")


def two_left(playing: Playing) -> bool:
    """Return whether Mia has the turn with two cards and can play one without an effect."""
    state = playing.state
    easy = state.legal_cards & ~state.tables.power_cards
    return my_turn(playing) and state.hands[0].bit_count() == 2 and bool(easy) and declaration_matters(playing.state, 0)


def test_the_word_is_said(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(), two_left, **AT_ONCE, pace="slow")
    table = at(phone, match)
    assert phone.spoken("declare") == "Last card!"
    phone.tap("declare")
    phone.wait_spoken("declare", "✓")
    phone.tap(plain(table.wait_offer().cards))
    phone.wait_gone("declare")
    assert actions(app, match)[-1].endswith("say")


def test_missed_declaration_is_caught(app: App, phone: Phone) -> None:
    def noticed(playing: Playing) -> bool:
        if not two_left(playing):
            return False
        card = next(
            card for card in cards_in(playing.state.legal_cards) if not playing.state.tables.power_cards >> card & 1
        )
        done = playing.commit_move(playing.state.tables.moves_of_card[card][0], 0)
        caught = not playing.hand_over and playing.state.undeclared_seat == 0 and playing.bot_call() is not None
        if playing.hand_over:
            return False
        playing.undo(done.action.seat)
        return caught

    match = brought_to(app.data, agreed(), noticed, **AT_ONCE)
    table = at(phone, match)
    cards = [card for card in table.wait_offer().cards if card[5] not in "A2478J"]
    phone.tap(min(cards, key=lambda card: ("SHDC".index(card[6]), "A23456789TJQK".index(card[5]))))
    phone.wait_until(lambda: any(" catch 1" in text for text in actions(app, match)), "the call")
    phone.wait_until(lambda: len(table.cards) > 1, "the penalty")


def test_a_bot_that_says_nothing_is_caught(app: App, phone: Phone) -> None:
    def forgot(playing: Playing) -> bool:
        state = playing.state
        return (
            state.undeclared_seat > 0
            and bool(playing.player(state.to_act).level)
            and playing.seat_that_may_call(0) == 0
        )

    match = brought_to(app.data, agreed(), forgot, **AT_ONCE, pace="slow", catch_window=4000)
    phone.open(f"/play/{match}")
    phone.nodes("catch-").first.wait_for(state="attached")
    (button,) = phone.identifiers("catch-")
    assert phone.spoken(button).startswith("Catch ")
    phone.tap(button)
    phone.wait_gone(button)
    assert any(f"1 catch {button[6:]}" in text for text in actions(app, match))


def test_between_two_people_the_cover_hides_every_hand(app: App, phone: Phone) -> None:
    def easy(playing: Playing) -> bool:
        return bool(playing.state.legal_cards & ~playing.state.tables.power_cards) and not playing.hand_over

    match = brought_to(app.data, agreed(TWO_PEOPLE), easy, **AT_ONCE)
    phone.open(f"/play/{match}")
    table = Table(phone)
    name = phone.spoken("uncover")
    assert table.cards == []
    assert phone.nameless() == []
    phone.tap("uncover")
    phone.wait_gone("uncover")
    offer = table.wait_offer()
    first = set(table.cards)
    phone.tap(plain(offer.cards))
    phone.wait("uncover")
    assert table.cards == []
    assert phone.spoken("uncover") != name
    phone.tap("uncover")
    phone.nodes("card-").first.wait_for(state="attached")
    assert not set(table.cards) & first


def test_killed_in_mid_hand_it_goes_on_and_is_found_in_the_history(app: App, phone: Phone) -> None:
    def near_the_end(playing: Playing) -> bool:
        return my_turn(playing) and min(hand.bit_count() for hand in playing.state.hands) == 1

    match = brought_to(app.data, agreed(hands=1), near_the_end, **AT_ONCE)
    table = at(phone, match)
    before, cards, pile = actions(app, match), sorted(table.cards), phone.spoken("pile")
    app.restart()
    table = at(phone, match)
    assert sorted(table.cards) == cards
    assert phone.spoken("pile") == pile
    assert actions(app, match) == before
    assert table.play_hand() == "match-over"
    assert phone.nameless() == []
    phone.tap("result-replay")
    phone.scroll_to("hand-1")
    assert phone.nameless() == []
    phone.tap("hand-1")
    phone.tap("replay-after")
    phone.wait_spoken("replay-step", "Step 1 ")
    assert phone.spoken("pile")
    assert phone.nameless() == []


def test_a_second_tab_says_where_the_match_is_open_and_takes_it_over(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(), my_turn, **AT_ONCE)
    table = at(phone, match)
    cards, first = sorted(table.cards), table.look().first
    other = phone.tab().open(f"/play/{match}")
    other.wait("panel-lost")
    other.wait_until(lambda: "browser tab on" in other.page.content(), "where it is open")
    assert other.nameless() == []
    other.tap("take-over")
    other.nodes("card-").first.wait_for(state="attached")
    assert sorted(Table(other).cards) == cards
    phone.page.bring_to_front()
    with suppress(Gone):  # the first tab may learn at any moment that it has lost the match
        phone.tap_there(first)
        for suit in phone.identifiers("suit-")[:1]:
            phone.tap_there(suit)
    phone.wait("panel-lost")
    assert phone.nameless() == []
