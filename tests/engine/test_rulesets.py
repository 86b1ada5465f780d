"""Random rulesets: those that the linter accepts can be dealt, explained, played by every bot, and read back.

`python -m tests.bench rulesets` plays 20,000.
"""

from __future__ import annotations

import pytest

from engine.cards import FACE, cards_in
from engine.events import PenaltyCancelled
from engine.moves import DRAW, END, TAKE, WRONG_CARD, parse_move, play_move
from engine.notation import Recorder, format_record, new_record, parse_record, replay_record, starting_state
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.fields import RulesError
from engine.rules.lint import lint_rules
from engine.rules.reader import load_preset, make_own_rules
from engine.rules.word import SEQUENCE
from engine.rules.words.effects import EFFECT_FIELDS
from tests.bench.rulesets import SEED, play_rulesets
from tests.engine.playing import check_position, faces
from tests.engine.rulesets import some_ruleset

PARTS = 8
RULESETS_PER_PART = 25
TWINS = """
notation = 1
ruleset = "take-two"
options = ["jokers", "penalise"]
dealer = 2
deal = ["JK JK 3D", "2S 6H 3S"]
starter = "TS"
stock = "4S 5S 6S 7S"
"""


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_lint_accepts_is_played_to_its_end(part: int) -> None:
    """200 rulesets, at any number of seats: no bot, rule or record fails."""
    found = play_rulesets(SEED, range(part * RULESETS_PER_PART, (part + 1) * RULESETS_PER_PART))
    assert not found.failures, "\n".join(found.failures)
    assert found.counts["played"] == RULESETS_PER_PART


def test_chance_makes_every_word_of_a_card() -> None:
    """Each word of a card is in some of 400 rulesets, new words included."""
    made = [some_ruleset(Rng(5).substream(number)) for number in range(400)]
    used = {key for rules in made for effect in rules.words.cards.values() for key in EFFECT_FIELDS
            if effect[EFFECT_FIELDS[key]] != EFFECT_FIELDS[key].default}  # fmt: skip
    assert used == set(EFFECT_FIELDS)
    assert len({rules.base_preset for rules in made}) > 15
    assert any(rules.family == SEQUENCE for rules in made)


def test_neither_copy_of_a_legal_card_is_an_illegal_one() -> None:
    """The moves list one of two jokers in a hand; the other isn't a wrong card, either."""
    state = starting_state(parse_record(TWINS))
    jokers = [card for card in cards_in(state.hands[0]) if FACE[card] == FACE[parse_move("JK")]]
    assert len(jokers) == 2
    for joker in jokers:
        with pytest.raises(IllegalMove):
            state.copy().apply(play_move(joker) | WRONG_CARD, 0)
    state.apply(parse_move("3D") | WRONG_CARD, 0)


@pytest.mark.parametrize("move", [DRAW, END, TAKE])
def test_only_cards_can_be_tried_at_a_strict_table(move: int) -> None:
    """A draw or a pass can't be a wrong card, whatever the seat holds."""
    state = starting_state(parse_record(TWINS.replace("JK JK 3D", "AS JK 3D")))
    with pytest.raises(IllegalMove):
        state.apply(move | WRONG_CARD, 0)


def test_no_card_is_tried_in_the_sequence_family() -> None:
    """There, an illegal card is refused, whether the rules have a price for it or not."""
    rules = make_own_rules("kilodney", "Mine", (), {"turn": {"penalise": True}})
    state = deal_hand(compile_rules(rules, 3), 0, Rng(1))
    for card in cards_in(state.hands[state.to_act])[:3]:
        with pytest.raises(IllegalMove):
            state.apply(play_move(card) | WRONG_CARD)


@pytest.mark.parametrize(
    "effect", [{"pass-hands": True}, {"pickup": 3, "group": "x", "from": "previous"}], ids=["hands", "cards"]
)
def test_a_record_begins_before_the_first_card_acts(effect: dict[str, object]) -> None:
    """A starter that moves cards moves them again when the record is replayed."""
    own = {"start": {"starter": "acts"}, "cards": dict.fromkeys("A23456789TJQK", effect)}
    rules = make_own_rules("crazy-eights", "Mine", (), own)
    state = deal_hand(compile_rules(rules, 4), 1, Rng(3))
    recorder = Recorder(state, new_record(state, ("A", "B", "C", "D"), rules))
    assert all(len(each) == len(recorder.record.dealt_hands[0]) for each in recorder.record.dealt_hands)
    again = replay_record(parse_record(format_record(recorder.record)), rules)
    assert again.error is None and again.state is not None
    assert faces(again.state) == faces(state)


def test_nobody_who_is_bankrupt_can_be_caught() -> None:
    """A player with too many cards is out, and needs no declaration."""
    own = {"declare": {"how": "catch", "several": True}, "numbers": {"bankrupt.at": 8}}
    state = deal_hand(compile_rules(make_own_rules("switch", "Mine", (), own), 3), 0, Rng(2))
    while not state.over:
        state.apply(DRAW if DRAW in state.other_moves else END)
        assert state.undeclared_seat not in state.bankrupt
        check_position(state)
    assert len(state.bankrupt) == 2


def test_a_returned_penalty_is_cancelled_if_its_maker_has_finished() -> None:
    """Where the player who made them due has gone out meanwhile nobody takes them."""
    own = {
        "cards": {"2": {"pickup": 2, "group": "two"}},
        "replies": {"two": {"K": "return"}},
        "finish": {"how": "free"},
        "end": {"until": "one-left"},
    }
    rules = make_own_rules("switch", "Mine", ("no-declaration",), own)
    hand = parse_record("""
notation = 1
ruleset = "own-switch"
dealer = 3
deal = ["2S", "KS 5H", "6D 7D"]
starter = "3S"
stock = "8S 9S TS"
""")
    state = starting_state(hand, rules)
    state.apply(parse_move("2S"))
    log = state.start_event_log()
    state.apply(parse_move("KS"))
    assert state.hands[0] == 0 and state.out == [0]
    assert any(isinstance(event, PenaltyCancelled) for event in log)


@pytest.mark.parametrize("fire", [True, "both"])
def test_a_turn_of_fire_cards_ends(fire: object) -> None:
    """With nothing left to draw, cards put down can circulate until the limit of turns."""
    rules = make_own_rules("switch", "Mine", (), {"finish": {"fire": fire}, "numbers": {"turn.limit": 40}})
    hand = parse_record("""
notation = 1
ruleset = "own-switch"
dealer = 2
deal = ["4S", "3H 5H"]
starter = "2S"
stock = "7S"
""")
    state = starting_state(hand, rules)
    for _ in range(60):
        if not state.over:
            state.apply(cards_in(state.legal_cards)[0])
    assert state.over and state.blocked


def test_an_answer_becomes_only_what_the_next_player_can_owe() -> None:
    """Not a group that only the player before takes at once."""
    own = {
        "cards": {"K": {"pickup": 3, "group": "back", "from": "previous"}},
        "replies": {"two": {"2": {"does": "add", "as": "back"}}},
    }
    with pytest.raises(RulesError, match="back"):
        make_own_rules("switch", "Mine", (), own)


def test_kilodney_heeds_no_word_of_the_other_family() -> None:
    """An Ace that would nominate a suit is played like any card, and the linter says that it has no effect."""
    rules = make_own_rules("kilodney", "Mine", (), {"cards": {"A": {"wild": True, "nominate": "suit"}}})
    assert [(each.level, each.key) for each in lint_rules(rules)] == [("warning", "cards")]
    assert lint_rules(load_preset("kilodney")) == []
    state = deal_hand(compile_rules(rules, 4), 0, Rng(1))
    assert not state.tables.nominating_cards
