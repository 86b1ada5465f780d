"""The small pieces of a score sheet that need no screen: typed sums, faces, the chart's lines, the referee."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.scoresheet.agreement import (
    Agreement,
    agreement_from_text,
    agreement_to_text,
    default_agreement,
    missing_for_start,
)
from app.scoresheet.chart import INSET, scale_lines
from app.scoresheet.panels.referee_panel import askable_cards, rules_about
from app.scoresheet.typed_number import TypedSum, typed_as
from app.ui.player_faces import COLOURS, colour_numbers, initials_of
from engine.rules.explain import explain_rules
from engine.rules.reader import load_preset, preset_ids
from engine.scoresheet.terms import MOST_POINTS, Terms

KEYS = some.sampled_from([*"0123456789", "±", "+", "½", "back"])
NAMES = some.lists(some.text("abcdefgh", min_size=1, max_size=5), max_size=12, unique=True)


def after(*keys: str) -> TypedSum:
    typed = TypedSum()
    for key in keys:
        typed = typed.press_key(key)
    return typed


@given(some.lists(KEYS, max_size=40))
def test_any_keys_give_a_number_that_may_be_entered(keys: list[str]) -> None:
    typed = after(*keys)
    assert typed.value_of_sum is None or (
        abs(typed.value_of_sum) <= MOST_POINTS and typed.value_of_sum * 2 == int(typed.value_of_sum * 2)
    )
    assert typed.is_empty == (typed == TypedSum())


@given(some.lists(some.integers(0, 9999), min_size=1, max_size=8), some.data())
def test_a_sum_comes_to_what_its_numbers_come_to(numbers: list[int], data: some.DataObject) -> None:
    minus = [data.draw(some.booleans()) for _ in numbers]
    keys: list[str] = []
    for n, (number, less) in enumerate(zip(numbers, minus, strict=True)):
        keys += [*(["+"] if n else []), *str(number), *(["±"] if less else [])]
    assert after(*keys).value_of_sum == sum(-n if less else n for n, less in zip(numbers, minus, strict=True))


@given(some.lists(KEYS, max_size=12), some.sampled_from("0123456789"))
def test_back_takes_the_last_digit_away(keys: list[str], digit: str) -> None:
    before = after(*keys)
    typed = before.press_key(digit)
    if typed != before and before.terms[-1].digits != "0":
        assert typed.press_key("back") == before


@given(some.lists(KEYS, max_size=30))
def test_back_often_enough_leaves_nothing(keys: list[str]) -> None:
    typed = after(*keys)
    for _ in range(200):
        typed = typed.press_key("back")
    assert typed.is_empty and typed.value_of_sum is None


@given(some.integers(-2 * MOST_POINTS, 2 * MOST_POINTS))
def test_what_stands_there_can_be_gone_on_from(halves: int) -> None:
    value = halves // 2 if halves % 2 == 0 else halves / 2
    assert typed_as(value).value_of_sum == value


@pytest.mark.parametrize(
    ("keys", "text", "value"),
    [
        ("12", "12", 12),
        ("05", "5", 5),
        ("12+7", "12 + 7", 19),
        ("12+7±", "12 − 7", 5),
        ("±4", "−4", -4),
        ("3½", "3½", 3.5),
        ("½", "½", 0.5),
        ("12+", "12 +", 12),
        ("123456", "12345", 12345),
    ],
)
def test_sums_as_they_are_read(keys: str, text: str, value: float) -> None:
    typed = after(*keys)
    assert (typed.typed_text, typed.value_of_sum) == (text, value)


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no key"):
        TypedSum().press_key("x")


@given(NAMES, some.dictionaries(some.text("abcdefgh", min_size=1, max_size=5), some.integers(0, 20)))
def test_no_two_people_share_a_colour_while_there_are_enough(names: list[str], known: dict[str, int]) -> None:
    given_ = colour_numbers(names, known)
    assert all(0 <= colour < COLOURS for colour in given_)
    if len(names) <= COLOURS:
        assert len(set(given_)) == len(names)
    if names and names[0] in known:
        assert given_[0] == known[names[0]] % COLOURS


def test_initials_tell_apart_who_begins_alike() -> None:
    assert initials_of(["Mum", "Jo", "Max"]) == ("Mu", "J", "Ma")


def test_an_initial_is_a_whole_letter_or_sign_in_any_script() -> None:
    names = ["प्रिया", "❤️ Mum", "👩‍🚀 Ann", "🇩🇪 Jo", "தமிழ்", "தாமரை"]
    assert initials_of(names) == ("प्रि", "❤️", "👩‍🚀", "🇩🇪", "த", "தா")


@given(
    some.lists(some.lists(some.integers(-50, 400), min_size=4, max_size=4), min_size=1, max_size=6),
    some.integers(0, 500),
)
def test_every_line_of_the_chart_stays_in_its_box(lines: list[list[int]], target: int) -> None:
    drawn, goal = scale_lines(lines, target, 300, 120)
    assert all(INSET - 0.01 <= x <= 300 - INSET + 0.01 for line in drawn for x, _ in line)
    assert all(INSET - 0.01 <= y <= 120 - INSET + 0.01 for line in drawn for _, y in line)
    assert (goal is None) == (target == 0)
    for line, points in zip(lines, drawn, strict=True):
        for value, (_, y) in zip(line, points, strict=True):
            assert goal is None or (value >= target) == (y <= goal + 0.01)


@pytest.mark.parametrize("game", preset_ids())
def test_the_referee_answers_for_every_card_in_the_words_of_the_rules(game: str) -> None:
    rules = load_preset(game)
    said = set(explain_rules(rules, max(4, rules.min_seats)))
    for card in askable_cards(rules, 4):
        found = rules_about(rules, max(4, rules.min_seats), card)
        assert found and set(found) <= said


def test_the_referee_knows_the_table_s_options() -> None:
    by_the_book = " ".join(s.text for s in rules_about(load_preset("switch"), 4, "Q"))
    covered = " ".join(s.text for s in rules_about(load_preset("switch", ["queen-covers"]), 4, "Q"))
    assert "covered" in covered and "covered" not in by_the_book


def test_the_referee_says_what_answers_a_card_and_what_it_answers() -> None:
    said = [sentence.text for sentence in rules_about(load_preset("black-jack"), 4, "J")]
    assert any(text.startswith("Play a black Jack") for text in said)
    assert any(text.startswith("You can play a red Jack") for text in said)


def test_the_referee_says_of_answers_only_where_the_card_has_part_in_them() -> None:
    """Of One Card's table of answers and of the three: an Ace is in both, a King in neither."""
    about = {card: [each.key for each in rules_about(load_preset("one-card"), 4, card)] for card in ("A", "3", "K")}
    assert about == {
        "A": ["cards.A", "cards.AS", "replies", "replies.two"],
        "3": ["match", "replies.two"],
        "K": ["cards.K"],
    }


@pytest.mark.parametrize("game", ["", *preset_ids()])
def test_what_was_agreed_comes_back_as_it_was_kept(game: str) -> None:
    agreed = Agreement(("Mum", "Jo"), game, rounds=3 if game else 0, ties="play-on", free=Terms(target=50, half=True))
    assert agreement_from_text(agreement_to_text(agreed)) == agreed
    assert missing_for_start(agreed) == ""


def test_texts_that_are_no_agreement_are_none() -> None:
    kept = agreement_to_text(Agreement(("Mum", "Jo"), "switch"))
    for text in ("", "[]", "{}", kept.replace("switch", "no-such-game"), agreement_to_text(Agreement(("Mum",)))):
        assert agreement_from_text(text) is None


def test_the_first_sheet_needs_two_names() -> None:
    assert missing_for_start(default_agreement(())) and missing_for_start(default_agreement(("Mum",)))
    assert missing_for_start(default_agreement(("Mum", "Jo"))) == ""
    assert default_agreement(("Mum", "Jo", "Sam")).people == ("Mum", "Jo")


def test_people_sit_in_the_order_of_the_taps() -> None:
    agreed = Agreement(()).with_toggled("Jo").with_toggled("Mum").with_toggled("Sam").with_toggled("Mum")
    assert agreed.people == ("Jo", "Sam")
    assert missing_for_start(replace(agreed, people=("Jo",)))
