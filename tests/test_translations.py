"""A text without translation is English, and missing and outdated translations are listed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.publish.messages.fluent import fill_in
from tests.messages.tables import compile_text
from tests.messages.translations import (
    Text,
    Texts,
    find_missing,
    find_outdated,
    find_unused,
    read_record,
    renew_record,
    write_record,
)

TEXTS = st.dictionaries(
    st.sampled_from("abcdef"), st.sampled_from("xyz").map(lambda text: Text(text, "test.ftl:1")), max_size=6
)


@pytest.fixture
def table(tmp_path: Path) -> dict[str, object]:
    """A Polish table made from these texts and English."""
    english = "here = Here\nnew = { $count ->\n [one] card\n *[other] cards\n }\nvalues = A card\n"
    polish = "here = Tu\n    .gender = f\nvalues = { $count } kart\ngone = Stare\n    .gender = m\n"
    return fill_in(compile_text(polish, tmp_path, "pl"), compile_text(english, tmp_path))


def test_a_text_without_a_translation_is_english(table: dict[str, object]) -> None:
    assert table["here"] == "Tu" and table["here.gender"] == "f"
    assert table["new"] == [("?", ("$", "count"), {"one": "card"}, "cards")]


def test_a_translation_that_asks_for_a_value_which_is_no_longer_given_is_replaced(table: dict[str, object]) -> None:
    assert table["values"] == "A card"


def test_a_translation_of_no_english_text_is_left_out(table: dict[str, object]) -> None:
    assert set(table) == {"here", "here.gender", "new", "values"}


@given(TEXTS, TEXTS)
def test_what_was_just_recorded_is_not_outdated(english: Texts, translated: Texts) -> None:
    record = renew_record(english, translated, {})
    assert find_outdated(english, translated, record) == []
    assert renew_record(english, translated, record) == record
    assert {*find_missing(english, translated), *record} == set(english)
    assert {*find_unused(english, translated), *record} == set(translated)


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_a_translation_is_outdated_until_it_is_changed_or_confirmed(
    english: Texts, translated: Texts, later: Texts, retranslated: Texts
) -> None:
    record = renew_record(english, translated, {})
    expected = {
        id for id in record if id in later and later[id] != english[id] and retranslated.get(id) == translated[id]
    }
    assert set(find_outdated(later, retranslated, record)) == expected
    renewed = renew_record(later, retranslated, record)
    assert set(find_outdated(later, retranslated, renewed)) == expected, "recording doesn't hide them"
    confirmed = renew_record(later, retranslated, renewed, expected)
    assert find_outdated(later, retranslated, confirmed) == []


def test_a_record_is_read_back(tmp_path: Path) -> None:
    record = {"b": "1 2", "a": "3 4"}
    write_record("de", record, tmp_path / "new")
    assert read_record("de", tmp_path / "new") == record
    assert read_record("fr", tmp_path / "new") == {}
