"""A name from anywhere is one visible line and doesn't affect the text around it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.player_names import (
    MAX_NAME_LENGTH,
    NAMELESS,
    are_confusable,
    clean_name,
    distinct_name,
    first_confusable,
    search_key,
    shown_name,
)
from engine.rules.reader import load_preset, make_own_rules, parse_rules, ruleset_text
from engine.rules.rules_code import decode_rules, encode_bytes, encode_rules
from engine.scoresheet.taps import Join, event_text, parse_event
from engine.scoresheet.terms import Terms, check_terms, parse_terms

ODD = "".join(map(chr, [
    0, 9, 10, 0x20, 0x41, 0x61, 0x7F, 0xA0, 0xAD, 0xE9, 0x301, 0x34F, 0x338, 0x3D, 0x600, 0x61C, 0x115F, 0x1160, 0x180E,
    0x200B, 0x200C, 0x200D, 0x200E, 0x2028, 0x202E, 0x2060, 0x2066, 0x2069, 0x2764, 0x2800, 0x3000, 0x3164, 0xAC00,
    0xD800, 0xE000, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFFF, 0x1D15E, 0x1D159, 0x1F3FB, 0x1F468, 0xE0041, 0xE0100,
    0x915, 0x94D, 0x627, 0x6CC,
]))  # fmt: skip
TEXTS = st.text(max_size=60) | st.text(st.sampled_from(ODD), max_size=60)
INVISIBLE = {*map(chr, [0x34F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159, 0xE0100])}


@given(TEXTS, st.integers(1, 50))
@example("A\u200d\u0301", 40)
@example("\U0001d15e\ufe0f", 40)
def test_a_clean_name_is_clean_whatever_it_was(name: str, most: int) -> None:
    clean = clean_name(name, most)
    assert clean_name(clean, most) == clean
    assert len(clean) <= most and clean == " ".join(clean.split()) and clean == unicodedata.normalize("NFC", clean)
    for at, character in enumerate(clean):
        if character in "\u200d\ufe0e\ufe0f":  # nowhere but in an emoji or after a virama
            assert at and unicodedata.category(clean[at - 1]) in ("So", "Sk", "Sm", "Mn", "Mc")
        elif character == "\u200c":  # nowhere but between two letters that it keeps apart
            assert at and unicodedata.category(clean[at - 1]) in ("Lo", "Mn", "Mc")
            assert unicodedata.category(clean[at + 1])[0] == "L"
        else:
            assert unicodedata.category(character)[0] != "C" and character not in INVISIBLE
    assert not clean or any(unicodedata.category(character)[0] in "LNPS" for character in clean)


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  A\tB \0 C  ", "A B C"),
        ("Ann\u200b", "Ann"),
        ("\u202enaB", "naB"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("\u200b\u2060", ""),
        ("\u3164", ""),
        ("\u0301", ""),
        ("Mia \u2764\ufe0f", "Mia \u2764\ufe0f"),
        ("\U0001f469\u200d\U0001f9b0 Ann", "\U0001f469\u200d\U0001f9b0 Ann"),
        ("A\u200dB\ufe0f", "AB"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("امیر\u200cعلی", "امیر\u200cعلی"),
        ("امیر\u200c", "امیر"),
        ("امیر\u200c\u200cعلی", "امیر\u200cعلی"),
        ("A\u200cB", "AB"),
        ("م\u200dم", "مم"),
        ("x" * 99, "x" * MAX_NAME_LENGTH),
        ("李雷", "李雷"),
        ("عليّ", "عليّ"),
    ],
)
def test_names_as_they_are_kept(name: str, clean: str) -> None:
    assert clean_name(name) == clean
    assert shown_name(name)[:MAX_NAME_LENGTH] == (clean or NAMELESS)


def test_older_names_are_cleaned_when_shown() -> None:
    """In a sheet, a ruleset and a share code with a name that would be refused today."""
    assert parse_terms('{"name":"\u202eOurs\u200b"}', None).name == "Ours"
    assert check_terms(Terms(name="A\u200bB")).name == "AB"
    assert parse_event('{"do":"join","name":"\u200b"}') == parse_event(event_text(Join(NAMELESS)))
    own = make_own_rules("switch", "Our\u3164s")
    assert own.name == "Ours" and parse_rules(ruleset_text(own)).name == "Ours"
    code = encode_bytes('{"base":"switch","name":"Our\u3164s","own":{}}'.encode())
    assert (
        decode_rules(code) == make_own_rules("switch", "Ours")
        and decode_rules(encode_rules(decode_rules(code))).name == "Ours"
    )
    assert decode_rules(encode_rules(load_preset("switch"))) == load_preset("switch")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Łukasz", "lukasz"),
        ("Zoë Ångström", "zoe angstrom"),
        ("Weiß", "weiss"),
        ("أحمد", "احمد"),
        ("민준", "민준"),
        ("Ann", "ann"),
    ],
)
def test_a_name_is_found_by_whoever_types_it_in_haste(typed: str, found: str) -> None:
    """Typed without accents, and with the letter that replaces one that a keyboard lacks."""
    assert search_key(typed) == found == search_key(search_key(typed))


LETTERS = st.characters(categories=["Lu", "Ll", "Lo", "Nd", "So"])


@given(st.text(LETTERS, min_size=1, max_size=20))
@example("Straße")
@example("ŁUKASZ")
@example("김영희")
@example("प्रिया")
def test_a_name_looks_like_itself_however_it_is_typed(name: str) -> None:
    spaced = " ".join(name)
    wide = "".join(chr(ord(each) + 0xFEE0) if "!" <= each <= "~" else each for each in name)
    for typed in (name, name.upper(), name.casefold(), spaced, wide, f"\u200b{name}\ufe0f", f"{name}\u0301"):
        assert are_confusable(name, typed) and are_confusable(typed, name), typed


@given(TEXTS, TEXTS)
def test_looking_alike_goes_both_ways(name: str, other: str) -> None:
    assert are_confusable(name, other) == are_confusable(other, name)
    assert first_confusable(name, [other]) == (other if are_confusable(name, other) else "")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Zoé", "Zoe"),
        ("Ann", "A nn"),
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Nina", "Νina"),  # a Greek N
        ("BOBA", "Вова"),
        ("Łukasz", "LUKASZ"),
        ("Iris", "lris"),
        ("Bob 0", "BobO"),
        ("Tom 1", "Tom l"),
        ("𝐀𝐧𝐧", "Ann"),
        ("أحمد", "احمد"),
        ("ﾊﾟﾊﾟ", "パパ"),
    ],
)
def test_names_that_can_be_taken_for_each_other(name: str, other: str) -> None:
    assert are_confusable(name, other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Ella", "Eila"),
        ("Iina", "Lina"),
        ("ハハ", "パパ"),
        ("ปุ", "ปู"),
        ("राम", "रमा"),
        ("김", "감"),
        ("王小明", "王小朋"),
        ("Player 1", "Player 2"),
        ("👍🏻", "👍🏿"),
    ],
)
def test_names_that_nobody_takes_for_each_other(name: str, other: str) -> None:
    assert not are_confusable(name, other)


@given(st.lists(st.sampled_from(["Ada", "ada", "Ada 2", "A" * MAX_NAME_LENGTH, "Ben"]), max_size=6))
def test_a_name_is_numbered_until_nobody_has_it(names: list[str]) -> None:
    seated: list[str] = []
    for name in names:
        distinct = distinct_name(name, seated)
        assert not first_confusable(distinct, seated) and clean_name(distinct) == distinct
        assert distinct == name or first_confusable(name, seated)
        seated.append(distinct)
