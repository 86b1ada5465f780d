"""Two rulesets compared in words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.messages import Message, language
from engine.rules.difference import differing_rules
from engine.rules.reader import load_preset, make_own_rules, preset_ids


def english(side: tuple[Message, ...]) -> str:
    """Return the text of one side."""
    return " ".join(map(language().render, side))


def test_difference_has_the_sentences_of_both_sides() -> None:
    """Theirs: eights can be answered; yours: they can't."""
    (said,) = differing_rules(load_preset("switch", ["eights-answerable"]), load_preset("switch"))
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
    (said,) = differing_rules(load_preset("switch"), load_preset("switch", ["queen-covers"]))
    assert (said.key, english(said.theirs), english(said.yours)) == (
        "cards.Q",
        "",
        "A Queen can be covered by any card.",
    )


def test_a_number_is_told_by_its_sentence() -> None:
    """Nine cards instead of seven."""
    (said,) = differing_rules(load_preset("switch", (), {"deal": 9}), load_preset("switch"))
    assert said.key == "deal"
    assert "nine cards" in english(said.theirs) and "seven cards" in english(said.yours)


def test_only_what_differs_within_a_rule_is_said() -> None:
    """Of three sentences with one key, two are the same and left out."""
    said = differing_rules(
        load_preset("switch", ["draw-until-playable", "must-play"]), load_preset("switch", ["draw-until-playable"])
    )
    assert [(each.key, english(each.theirs), english(each.yours)) for each in said] == [
        ("draw", "If you can play, you must.", ""),
        (
            "empty",
            "When there’s nothing left to draw, you pass if you can’t play.",
            "When there’s nothing left to draw, you pass if you can’t play or don’t want to.",
        ),
    ]


def test_difference_without_a_sentence_names_its_key() -> None:
    """A limit of turns is in no sentence, so the difference names its key."""
    (said,) = differing_rules(load_preset("switch", (), {"turn.limit": 100}), load_preset("switch"))
    assert (said.key, english(said.theirs), english(said.yours)) == (
        "turn.limit",
        "turn.limit: 100.",
        "turn.limit: 5000.",
    )


def test_at_more_seats_other_numbers_hold() -> None:
    """Irish Switch deals nine to four players and seven to more, as Switch does."""
    irish, other = (
        load_preset("irish-switch"),
        make_own_rules("irish-switch", "Mine", load_preset("irish-switch").options, {"numbers": {"deal": 7}}),
    )
    assert [each.key for each in differing_rules(irish, other, 4)] == ["deal"]
    assert differing_rules(irish, other, 5) == ()


@pytest.mark.parametrize("preset", preset_ids())
def test_only_changed_rules_differ(preset: str) -> None:
    """A ruleset under another name has no differences; each option has one for everything it changes."""
    rules = load_preset(preset)
    assert differing_rules(rules, make_own_rules(preset, "Mine", rules.options, {})) == ()
    for option in rules.all_options:
        if option.id not in rules.options:
            changed = load_preset(preset, (*option.needs[:1], option.id))
            assert differing_rules(changed, rules, 2) or changed.numbers_for(2) == rules.numbers_for(2), option.id


@pytest.mark.parametrize("pair", list(pairwise(preset_ids())), ids="-".join)
def test_any_two_games_can_be_compared(pair: tuple[str, str]) -> None:
    """Every difference has a side that says something, and both ways it is the same one."""
    one, other = (load_preset(each) for each in pair)
    there, back = differing_rules(one, other, 3), differing_rules(other, one, 3)
    assert there
    assert all(english(each.theirs) or english(each.yours) for each in there)
    assert {(each.key, english(each.theirs), english(each.yours)) for each in there} == {
        (each.key, english(each.yours), english(each.theirs)) for each in back
    }
