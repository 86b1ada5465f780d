"""Two rulesets compared in words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.messages import Message, language
from engine.rules.difference import difference
from engine.rules.reader import load, make_own, preset_ids


def english(side: tuple[Message, ...]) -> str:
    """What one side says."""
    return " ".join(map(language().render, side))


def test_what_differs_is_said_by_both_sides() -> None:
    """Theirs: eights can be answered; yours: they cannot."""
    (said,) = difference(load("switch", ["eights-answerable"]), load("switch"))
    assert said.key == "cards.8"
    assert said.group == "cards"
    assert english(said.theirs) == (
        "Play an eight and the next player skips a turn unless they play the same rank. "
        "Skips add up: the first player who doesn’t play on them skips all those turns."
    )
    assert english(said.yours) == "Play an eight and the next player skips a turn."
    assert str(said) == f"theirs: {english(said.theirs)} yours: {english(said.yours)}"


def test_a_rule_that_only_one_side_has() -> None:
    """The other side says nothing."""
    (said,) = difference(load("switch"), load("switch", ["queen-covers"]))
    assert (said.key, english(said.theirs), english(said.yours)) == (
        "cards.Q",
        "",
        "A Queen can be covered by any card.",
    )


def test_a_number_is_told_by_its_sentence() -> None:
    """Nine cards instead of seven."""
    (said,) = difference(load("switch", (), {"deal": 9}), load("switch"))
    assert said.key == "deal"
    assert "nine cards" in english(said.theirs) and "seven cards" in english(said.yours)


def test_only_what_differs_within_a_rule_is_said() -> None:
    """Of three sentences under one key the two that are alike are left out."""
    said = difference(load("switch", ["draw-until-playable", "must-play"]), load("switch", ["draw-until-playable"]))
    assert [(each.key, english(each.theirs), english(each.yours)) for each in said] == [
        ("draw", "If you can play, you must.", ""),
        (
            "empty",
            "When there’s nothing left to draw, you pass if you can’t play.",
            "When there’s nothing left to draw, you pass if you can’t play or don’t want to.",
        ),
    ]


def test_what_no_sentence_tells_is_told_by_its_word() -> None:
    """A limit of turns is in no sentence, and yet it is a difference."""
    (said,) = difference(load("switch", (), {"turn.limit": 100}), load("switch"))
    assert (said.key, english(said.theirs), english(said.yours)) == (
        "turn.limit",
        "turn.limit: 100.",
        "turn.limit: 5000.",
    )


def test_at_more_seats_other_numbers_hold() -> None:
    """Irish Switch deals nine to four players and seven to more, as Switch does."""
    irish, other = (
        load("irish-switch"),
        make_own("irish-switch", "Mine", load("irish-switch").options, {"numbers": {"deal": 7}}),
    )
    assert [each.key for each in difference(irish, other, 4)] == ["deal"]
    assert difference(irish, other, 5) == ()


@pytest.mark.parametrize("preset", preset_ids())
def test_nothing_differs_from_itself_and_every_option_does(preset: str) -> None:
    """A ruleset under another name plays alike; whatever an option changes is said."""
    rules = load(preset)
    assert difference(rules, make_own(preset, "Mine", rules.options, {})) == ()
    for option in rules.all_options:
        if option.id not in rules.options:
            changed = load(preset, (*option.needs[:1], option.id))
            assert difference(changed, rules, 2) or changed.numbers(2) == rules.numbers(2), option.id


@pytest.mark.parametrize("pair", list(pairwise(preset_ids())), ids="-".join)
def test_any_two_games_can_be_compared(pair: tuple[str, str]) -> None:
    """Every difference has a side that says something, and both ways it is the same one."""
    one, other = (load(each) for each in pair)
    there, back = difference(one, other, 3), difference(other, one, 3)
    assert there
    assert all(english(each.theirs) or english(each.yours) for each in there)
    assert {(each.key, english(each.theirs), english(each.yours)) for each in there} == {
        (each.key, english(each.yours), english(each.theirs)) for each in back
    }
