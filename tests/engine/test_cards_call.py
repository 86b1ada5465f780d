"""The declaration with several cards that can all be played in one turn, as in Black Jack."""

from __future__ import annotations

import pytest

from engine.bots import choose_move, make_bot
from engine.cards import card_set, parse_card
from engine.events import Declared, Penalised
from engine.moves import SAY, parse_move
from engine.notation import parse_record, starting_state
from engine.play.dealing import deal_hand
from engine.play.shedding import can_play_all_at_once
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, make_own_rules
from engine.simulate import play_hand

HAND = """
notation = 1
ruleset = "black-jack"
options = [%s]
dealer = 2
deal = ["%s", "KH TH 2D 6D"]
starter = "8S"
stock = "3D KD QD"
"""


@pytest.mark.parametrize(
    ("hand", "options", "goes"),
    [
        ("3C 4C", "", True),
        ("4C 3C 5C", "", True),
        ("3C 5C", "", False),
        ("7H KH 2H", "", True),
        ("KH 2H 9H", "", False),
        ("AS 9D", "", True),
        ("5S 9D", "", False),
        ("5S 5D 9D", "", False),
        ("5S 5D 9D", '"v3", "v8"', True),
        ("5S 5D 9D", '"v3"', False),
    ],
)
def test_whether_cards_go_in_one_turn(hand: str, options: str, goes: bool) -> None:
    """Runs, a seven with its suit, an Ace with what follows; not cards of a suit, nor if the last must
    be played alone.
    """
    state = starting_state(parse_record(HAND % (options, "9S QS")))
    held = card_set(parse_card(card) for card in hand.split())
    before = state.position_key()
    assert can_play_all_at_once(state, 0, held) == goes
    assert state.position_key() == before


@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_a_bot_says_the_word_before_it_goes_out_with_several(level: str) -> None:
    """With two cards that can be played in one turn, not with two others, nor if no declaration is needed."""
    for hand, options, says in (
        ("9S 3C 4C", "", True),
        ("9S 3C 5D", "", False),
        ("9S 3C 4C", '"no-cards-call"', False),
    ):
        state = starting_state(parse_record(HAND % (options, hand)))
        move = choose_move(make_bot(level), view_of_seat(state, 0), Rng(1))
        assert bool(move & SAY) == says, hand


def test_where_no_word_is_due_several_cards_need_none() -> None:
    """Neither in games without declaration, nor in the sequence family, whatever the ruleset says on several cards."""
    for base in ("crazy-eights", "kilodney"):
        state = deal_hand(compile_rules(make_own_rules(base, "Mine", (), {"declare": {"several": True}}), 3), 0, Rng(1))
        assert not state.tables.declares_with_several
        assert not choose_move(make_bot("steady"), view_of_seat(state, state.to_act), Rng(1)) & SAY


def test_declaration_may_be_the_word_cards() -> None:
    """With several cards the declaration has other words than with one, and it's a knock where that is used."""
    for options, word in (("", "cards"), ('"knocking"', "knocking")):
        state = starting_state(parse_record(HAND % (options, "9S 3C 4C")))
        log = state.start_event_log()
        state.apply(parse_move("9S say"))
        assert [event.declaration for event in log if isinstance(event, Declared)] == [word]


def test_steady_bots_seldom_pay_for_the_word() -> None:
    """In forty hands no steady bot draws for a missed declaration, even though several cards may need one."""
    tables = compile_rules(load_preset("black-jack"), 3)
    for number in range(40):
        state = deal_hand(tables, number % 3, Rng(number))
        log = state.start_event_log()
        play_hand(state, [make_bot("steady")] * 3, Rng(number + 1))
        assert not [event for event in log if isinstance(event, Penalised) and event.why == "declare"], number
