"""Other games by taps: Kilodney, turns with several cards, a strict table, and opening a rule from anything."""

from __future__ import annotations

import re

from app.table.playing import Playing
from engine.cards import CARD_TEXT, RANK, cards_in
from engine.play.state import START
from store.records import Seat
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import Phone
from tests.web.table import Table
from tests.web.test_table import AT_ONCE, actions, at, my_turn

FOUR = (Seat("Mia"), *(Seat(name, "careless") for name in ("Ada", "Ben", "Cleo")))


def test_a_hand_of_kilodneys_game(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(FOUR, game="kilodney"), my_turn, **AT_ONCE)
    table = at(phone, match)
    assert not phone.is_there("stock")
    assert "you" in phone.spoken("title")
    table.tap(table.wait_offer().first)
    assert not phone.is_there("undo")
    assert table.play_hand() == "hand-over"
    assert phone.nameless() == []
    phone.tap("result-why")
    phone.wait("panel-rule")
    phone.tap("panel-close")
    phone.wait("next-hand")


def twins(playing: Playing) -> list[str]:
    """Return two cards of one rank in Mia's hand, without effects, the first of which is legal."""
    state = playing.state
    plain = [card for card in cards_in(state.hands[0] & ~state.tables.power_cards) if RANK[card] >= 0]
    for first in plain:
        same = [card for card in plain if RANK[card] == RANK[first] and card != first]
        if state.legal_cards >> first & 1 and same and not state.legal_cards >> same[0] & 1:
            return [f"card-{CARD_TEXT[card]}" for card in (first, same[0])]
    return []


def test_several_cards_in_one_turn_and_its_end(app: App, phone: Phone) -> None:
    pair: list[str] = []

    def pair_in_hand(playing: Playing) -> bool:
        state = playing.state
        nobody_near_the_end = min(hand.bit_count() for hand in state.hands) == state.hands[0].bit_count() == 5
        ready = my_turn(playing) and state.phase == START and not state.penalty and nobody_near_the_end
        if ready and twins(playing):
            pair[:] = twins(playing)
        return ready and bool(twins(playing))

    match = brought_to(app.data, agreed(game="last-card"), pair_in_hand, **AT_ONCE)
    table = at(phone, match)
    first, second = pair
    phone.tap(first)
    phone.wait("end")
    phone.wait_spoken(second, "playable")
    phone.tap(second)
    phone.wait_gone(second)
    written = actions(app, match)
    assert [text.split()[:2] for text in written if first[5:] in text or second[5:] in text][-2:] == [
        ["1", first[5:]],
        ["1", second[5:]],
    ]
    assert table.play_hand() == "hand-over"


def test_penalty_shows_its_rule_and_accepts_a_dropped_answer(app: App, phone: Phone) -> None:
    def answer(playing: Playing) -> bool:
        return my_turn(playing) and playing.state.penalty > 0 and bool(playing.state.legal_cards)

    match = brought_to(app.data, agreed(), answer, **AT_ONCE, pace="slow")
    table = at(phone, match)
    phone.tap("owed")
    phone.wait("panel-rule")
    phone.tap("panel-close")
    phone.wait_gone("panel-rule")
    card = table.wait_offer().cards[0]
    phone.drag(card, "owed")
    phone.wait_gone(card)
    phone.tap("words")
    phone.wait("panel-rule")
    assert phone.nameless() == []


def test_at_a_strict_table_a_wrong_card_costs_two(app: App, phone: Phone) -> None:
    wrong: list[str] = []

    def misfit(playing: Playing) -> bool:
        state = playing.state
        ready = (
            my_turn(playing)
            and not state.penalty
            and bool(state.legal_cards)
            and bool(state.hands[0] & ~state.legal_cards)
        )
        wrong[:] = (
            [f"card-{CARD_TEXT[card]}" for card in cards_in(state.hands[0] & ~state.legal_cards)] if ready else []
        )
        return ready

    strict = agreed(game="black-jack", options=("penalise",))
    match = brought_to(app.data, strict, misfit, **AT_ONCE, pace="slow")
    phone.open(f"/play/{match}").nodes("card-").first.wait_for(state="attached")
    table = Table(phone)
    before = len(table.cards)
    assert table.look().cards == ()
    phone.tap(wrong[0])
    phone.wait_spoken("words", re.compile("cost you 2"))
    phone.wait_until(lambda: len(table.cards) == before + 2, "the two cards it cost")
    assert actions(app, match)[-1].startswith(f"1 {wrong[0][5:]}!")
    assert phone.nameless() == []
