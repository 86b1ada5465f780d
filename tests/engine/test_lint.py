"""The linter's findings, each with a ruleset that has it; shipped presets have none."""

from __future__ import annotations

from typing import Any

import pytest

from engine.play.dealing import deal_hand
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.lint import Finding, lint_rules
from engine.rules.reader import Rules, RulesError, load_preset, make_own_rules, preset_ids
from engine.rules.word import EffectWord
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.effects.pickup import GROUP, PICKUP
from tests.engine.playing import fingerprint

EVERY = ["*S", "*H", "*D", "*C"]
RANKS = "A23456789TJQK"
ALL_BUT_THREE = [*"A23456789T", *(f"{rank}{suit}" for rank in "JQK" for suit in "SHD")]
NO_REPLIES = {"two": False, "four": False}


def found(own: dict[str, Any], base: str = "switch") -> list[Finding]:
    """Return the findings for a preset with a patch."""
    return lint_rules(make_own_rules(base, "Mine", (), own))


def every_rank(**effect: Any) -> dict[str, Any]:
    """Return the same effect for every card, and no answers."""
    return {
        "cards": {rank: {"pickup": 0, "skip": 0, **effect} for rank in RANKS},
        "replies": {"two": False, "four": False},
    }


@pytest.mark.parametrize(
    ("own", "level", "key", "says"),
    [
        ({"finish": {"how": "draw", "barred": EVERY}}, "error", "finish", "nobody can finish"),
        ({"finish": {"how": "refuse", "barred": EVERY}}, "error", "finish", "nobody can finish"),
        (every_rank(nominate="suit"), "error", "finish", "nobody can finish"),
        (
            {**every_rank(**{"must-cover": True}), "finish": {"how": "free"}},
            "error",
            "finish",
            "must be covered, so nobody can finish",
        ),
        (
            {"finish": {"how": "refuse", "barred": ALL_BUT_THREE}},
            "warning",
            "finish",
            "very few cards",
        ),
        ({**every_rank(**{"play-again": True}), "finish": {"how": "free"}}, "error", "cards", "the turn never passes"),
        ({**every_rank(skip=1), "finish": {"how": "free"}}, "warning", "cards", "every card brings the turn back"),
        (
            {"cards": {rank: {"play-again": True} for rank in "3569TQK"}},
            "warning",
            "cards",
            "the turn may hardly ever pass",
        ),
        (
            {"cards": {rank: {"pass-hands": True} for rank in "3569TQK"}},
            "warning",
            "cards",
            "make everyone pass their cards on",
        ),
        (
            {"cards": {"2": {"pickup": 50}}, "replies": {"two": {"2": False}}},
            "error",
            "replies.two",
            "with 2 players no more than 37 cards can be left",
        ),
        ({"cards": {"2": {"pickup": 14}}}, "warning", "replies.two", "can grow to 56 cards, but there are only 52"),
        (
            {"cards": {"JK": {"pickup": 5, "group": "joker"}}, "replies": {"joker": {"JK": "add"}}},
            "warning",
            "replies.joker",
            "no card in the pack makes",
        ),
        ({"numbers": {"deal": 13}}, "error", "deal", "4 times 13 cards and the first"),
        ({"numbers": {"jokers": 8}}, "error", "deal", "8 jokers"),
        ({"declare": {"word": " "}}, "error", "declare", "nothing to say"),
        ({"numbers": {"declare.at": 7}}, "error", "declare.at", "right after the deal"),
        ({"start": {"barred": EVERY}}, "error", "start", "first face-up card"),
        ({"cards": {"5": {"not-on": EVERY}}}, "warning", "cards", "never be played"),
        ({"cards": {rank: {"not-on": EVERY} for rank in RANKS}, "replies": NO_REPLIES}, "error", "cards", "no card"),
        ({"cards": {"9": {"pickup": 3, "group": "two", "rides-on": "JK"}}}, "warning", "cards.9", "to be played with"),
        ({"scoring": {"match": "points"}}, "error", "scoring", "no round scores any"),
        ({"scoring": {"match": "points", "by": "held"}}, "error", "scoring", "no card is worth any"),
        ({"scoring": {"by": "held"}}, "warning", "scoring", "no card is worth any"),
        ({"scoring": {"by": "play"}}, "error", "scoring", "sequence game"),
        ({"scoring": {"match": "lives"}}, "error", "end", "the last player left"),
        ({"end": {"back": True}}, "warning", "end", "come back"),
        ({"end": {"loser-out": True}}, "warning", "end", "nobody loses"),
    ],
)  # fmt: skip
def test_finding(own: dict[str, Any], level: str, key: str, says: str) -> None:
    """Each fault has its level, the key of its rule, and what is wrong."""
    said = found(own)
    assert any((each.level, each.key) == (level, key) and says in each.text for each in said), said
    assert len({str(each) for each in said}) == len(said)


def test_a_reply_to_what_nothing_creates_cannot_even_be_read() -> None:
    """Reading refuses it, naming the reply."""
    with pytest.raises(RulesError) as refused:
        found({"cards": {"2": False}})
    assert refused.value.location == "own-switch.replies.two"


def test_the_fewest_seats_at_which_too_many_cards_are_dealt_are_named_once() -> None:
    """One error, not one for every number of seats."""
    said = [each for each in found({"numbers": {"deal": 13}}) if each.key == "deal"]
    assert len(said) == 1


def test_errors_come_first() -> None:
    """Findings that make a ruleset unplayable come before others."""
    levels = [each.level for each in found({"end": {"back": True}, "declare": {"word": ""}})]
    assert levels == ["error", "warning"]


def test_a_seat_count_that_cannot_be_dealt_is_mended_by_fewer_seats() -> None:
    """The same deal is no fault for three players."""
    assert found({"numbers": {"deal": 13}, "seats": {"most": 3}}) == []


def legal(preset: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Return `wanted` with one answer for each question, and the options that they need."""
    known = {option.id: option for option in load_preset(preset).all_options}
    on: dict[str, str] = {}
    for name in wanted:
        for each in (*known[name].needs[:1], name):
            on.setdefault(known[each].question, each)
    held = set(on.values())
    return tuple(name for name in on.values() if not known[name].needs or held & set(known[name].needs))


@pytest.mark.parametrize("preset", preset_ids())
def test_presets_have_no_lint_findings(preset: str) -> None:
    """Every preset, without options, with each alone, and with random sets."""
    known = [option.id for option in load_preset(preset).all_options]
    rng = Rng(7)
    sets = [(), *((each,) for each in known)]
    if known:
        sets += [tuple(rng.pick(known) for _ in range(6)) for _ in range(12)]
    for wanted in dict.fromkeys(legal(preset, each) for each in sets):
        assert lint_rules(load_preset(preset, wanted)) == [], wanted


IDLE = "lint-only-first-happens"
SPECIAL = (*"56789", "JK")
NO_DIFFERENCE_IN, DIFFERENCE_IN = 3, 120  # hands


def with_words(*words: EffectWord) -> Rules:
    """Return Crazy Eights with these words, of random values, on its middle ranks and jokers."""
    values = {"number": 1, "amount": 2, "switch": True}
    effect: dict[str, Any] = {word.field.key: values.get(word.field.kind) or word.field.choices[-1] for word in words}
    if PICKUP.key in effect:
        effect[GROUP.key] = "two"
    own = {"cards": dict.fromkeys(SPECIAL, effect), "numbers": {"jokers": 2, "turn.limit": 150}}
    return make_own_rules("crazy-eights", "Mine", (), own)


def play_differs(rules: Rules, other: Rules, hand: int) -> bool:
    """Return whether a hand with the same cards and moves goes differently by the two rulesets."""
    rng, seats = Rng(hand), 2 + hand % 3
    tables = compile_rules(rules, seats), compile_rules(other, seats)
    if tables[0].pack != tables[1].pack:
        return True
    state, same = (deal_hand(each, 0, Rng(hand)) for each in tables)
    while state.legal_moves() == same.legal_moves() and fingerprint(state) == fingerprint(same):
        if state.over:
            return False
        move = rng.pick(state.legal_moves())
        state.apply(move)
        same.apply(move)
    return True


@pytest.mark.parametrize("word", EFFECT_WORDS, ids=lambda word: word.field.key)
def test_effect_that_another_effect_hides_is_refused(word: EffectWord) -> None:
    """Of two effects on one card, each makes a difference in play, or the linter reports the card."""
    for other in EFFECT_WORDS:
        if other is word:
            continue
        both, alone = with_words(other, word), with_words(other)
        if word.is_idle_beside(other):
            assert not any(play_differs(both, alone, hand) for hand in range(NO_DIFFERENCE_IN)), other.field.key
        else:
            assert any(play_differs(both, alone, hand) for hand in range(DIFFERENCE_IN)), other.field.key
        said = {(each.level, each.key) for each in lint_rules(both) if each.message.id == IDLE}
        idle = word.is_idle_beside(other) or other.is_idle_beside(word)
        assert said == ({("error", f"cards.{each}") for each in SPECIAL} if idle else set()), other.field.key


def test_effects_of_which_one_is_replaced_by_a_narrower_entry_are_no_fault() -> None:
    """A suit does nothing if each of its cards has an entry of its own."""
    cards = {"*H": {"reverse": True, "pass-hands": True}, **{f"{rank}H": {"reverse": True} for rank in RANKS}}
    assert all(each.message.id != IDLE for each in found({"cards": cards}, "crazy-eights"))
    said = [each.text for each in found({"cards": {"9": {"reverse": True, "pass-hands": True}}}, "crazy-eights")]
    assert said == [
        "if you play a nine, the direction changes and everyone passes their cards to the left, "
        "but only the first would happen"
    ]
