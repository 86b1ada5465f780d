"""Each language has all messages of English, with the same values, and in its own grammatical forms."""

from __future__ import annotations

import re
from typing import Final

import pytest

from app.publish.messages.fluent import APP, ENGINE, language_tags, values_used_by
from engine.messages import Language, Value, read_table, selector_message
from engine.messages.language import plural_forms
from tests.messages.tables import compiled

ROOMS: Final = {"engine": ENGINE, "app": APP}
OTHERS: Final = [tag for tag in language_tags() if tag != "en"]
#: What a language says of itself, and how it joins lists: those need not ask for what English asks for.
OF_THE_LANGUAGE: Final = re.compile(r"(list|language|number)-.*")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("tag", OTHERS)
def test_a_compiled_language_has_every_message_and_no_other(tag: str, room: str) -> None:
    """A language may add attributes of messages, such as the grammatical forms of its cards, but no messages."""
    english, own = (set(compiled(ROOMS[room], each)) for each in ("en", tag))
    assert not english - own
    assert not {id for id in own - english if "." not in id}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_asks_for_no_value_that_english_is_not_given(tag: str, room: str) -> None:
    """A message may leave a value out, but not use one that the code doesn't give."""
    english = compiled(ROOMS[room])
    wrong = {
        id: more
        for id, pattern in compiled(ROOMS[room], tag).items()
        if id in english
        and not OF_THE_LANGUAGE.fullmatch(id)
        and (more := set(values_used_by(pattern)) - set(values_used_by(english[id])))
    }
    assert not wrong


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize(
    "sample", [0, 1, 2, 5, 21, 1.5, True, "Ann", selector_message("AH"), ("Ann", "Ben"), ()], ids=repr
)
def test_every_message_can_be_said_in_every_language(tag: str, sample: Value) -> None:
    """With any value, nothing is missing, and no brace or name of a value is left."""
    speaker = Language(tag, read_table("engine.messages", tag) | read_table("app.ui.words", tag))
    for room in ROOMS.values():
        for id, pattern in compiled(room, tag).items():
            said = speaker.text_of_id(id, dict.fromkeys(values_used_by(pattern), sample))
            assert (said or sample == ()) and not re.search(r"[{}$]", said), id


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_the_plural_forms_of_its_numbers(tag: str) -> None:
    """Every number gives a text, and the categories are those of CLDR."""
    assert plural_forms(tag)[-1] == "other"
    speaker = Language(tag, read_table("engine.messages", tag))
    said = {number: speaker.text_of_id("count-cards", {"count": number}) for number in range(102)}
    assert all(said.values()) and len(set(said.values())) > 90


@pytest.mark.parametrize("tag", language_tags())
def test_no_life_left_is_not_told_as_one(tag: str) -> None:
    """French and Portuguese count 0 with 1, so a message that spells "one" out needs a text of its own for 0."""
    speaker = Language(tag, read_table("engine.messages", tag) | read_table("app.ui.words", tag))
    none, one = (speaker.text_of_id("result-in_match-lives", {"count": count, "total": count}) for count in (0, 1))
    assert none != one


@pytest.mark.parametrize("unit", ["points", "hands", "lives", "cards"])
def test_zero_takes_the_plural_in_portuguese(unit: str) -> None:
    speaker = Language("pt-BR", read_table("engine.messages", "pt-BR") | read_table("app.ui.words", "pt-BR"))
    none, many = (speaker.text_of_id(f"result-unit-{unit}", {"count": count}) for count in (0, 5))
    assert none == many
