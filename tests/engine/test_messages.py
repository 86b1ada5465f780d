"""Messages: written in Fluent, compiled to tables, rendered with plurals, grammatical cases, lists and numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.publish.messages.fluent import CompileError, table_text
from engine.cards import CARD_TEXT, RANKS, SUITS
from engine.messages import (
    Language,
    Message,
    MessageError,
    MissingValue,
    UnknownMessage,
    Value,
    card_message,
    language,
    selector_message,
)
from engine.messages.language import plural_form, plural_forms
from tests.messages.tables import compile_text

Speak = Callable[..., str]


@pytest.fixture
def speak(tmp_path: Path) -> Speak:
    """A function that renders the message `m` of a Fluent text, with the language's own lists and cards."""

    def said(text: str, /, tag: str = "en", **values: Value) -> str:
        table = {**language().table, **compile_table(text, tmp_path, tag)}
        return Language(tag, table).render(Message("m", values))

    return said


def compile_table(text: str, folder: Path, tag: str = "en") -> dict[str, object]:
    """Return the compiled table, as read back from its file."""
    table: dict[str, object] = json.loads(table_text(compile_text(text, folder, tag)))
    return table


def test_a_message_is_equal_by_id_and_values() -> None:
    one = Message("owed", {"count": 2, "cards": (card_message("AH"), "x")})
    assert one == Message("owed", {"cards": (card_message("AH"), "x"), "count": 2})
    assert len({one, Message("owed", {"count": 2, "cards": (card_message("AH"), "x")}), Message("owed")}) == 2


def test_values_stand_where_they_are_asked_for(speak: Speak) -> None:
    assert speak("m = { $name } took { $count }.", name="Ann", count=1000) == "Ann took 1000."
    assert speak("m = { $a }{ $b }", a=-3, b=2.5) == "-32.5"
    assert speak('m = {"{"}{ $a }{"}"}', a=1) == "{1}"


def test_a_plural_form_is_chosen_unless_the_number_itself_is_named(speak: Speak) -> None:
    text = "m = { $n ->\n [0] none\n [one] { $n } card\n *[other] { $n } cards\n }"
    assert [speak(text, n=n) for n in (0, 1, 2, 1.5)] == ["none", "1 card", "2 cards", "1.5 cards"]


def test_texts_truths_and_messages_choose_by_what_they_are(speak: Speak) -> None:
    text = "m = { $what ->\n [rank-A] low\n [true] yes\n [skip] missed\n *[other] else\n }"
    assert speak(text, what=selector_message("A")) == "low"
    assert [speak(text, what=each) for each in (True, False, "skip", "x")] == ["yes", "else", "missed", "else"]


def test_a_card_takes_the_form_that_the_sentence_asks_for(speak: Speak) -> None:
    text = 'm = { $card }, { FORM($card, article: "none") }, { FORM($card, number: "plural") }'
    assert speak(text, card=selector_message("A")) == "an Ace, Ace, Aces"
    assert speak(text, card=selector_message("BJ")) == "a black Jack, black Jack, black Jacks"
    assert speak(text, card=card_message("TS")) == "the ten of spades, ten of spades, the ten of spades"
    assert speak(text, card="Ann") == "Ann, Ann, Ann", "a name that somebody typed has one form"


def test_message_attributes_select_variants(speak: Speak) -> None:
    text = (
        'm = { TRAIT($card, name: "gender") ->\n [feminine] die { $card }\n *[masculine] der { $card }\n }\n'
        "sieben = Sieben\n    .gender = feminine\nbube = Bube\n    .gender = masculine\n"
    )
    assert speak(text, card=Message("sieben")) == "die Sieben"
    assert speak(text, card=Message("bube")) == "der Bube"


def test_lists_are_joined_as_the_language_does(speak: Speak) -> None:
    text = 'm = { LIST($cards, type: "or", article: "none") }'
    cards = tuple(map(selector_message, "A28"))
    assert [speak(text, cards=cards[:n]) for n in range(4)] == ["", "Ace", "Ace or two", "Ace, two or eight"]
    names = "m = { $names } { $names ->\n [one] wins\n *[other] win\n }"
    assert speak(names, names=("Ann", "Ben", "Cy")) == "Ann, Ben and Cy win"
    assert speak(names, names=("Ann",)) == "Ann wins", "a list chooses by how many there are"


def test_numbers_have_signs_digits_and_the_point_of_the_language(speak: Speak) -> None:
    signed = 'm = { NUMBER($n, signDisplay: "always") }'
    assert [speak(signed, n=n) for n in (3, 0, -3)] == ["+3", "+0", "−3"]
    assert speak('m = { NUMBER($n, minimumFractionDigits: "1") }', n=2) == "2.0"
    assert speak("m = { $n }\nnumber-decimal = ,\n", n=2.5) == "2,5"


def test_a_sentence_may_begin_with_a_value(speak: Speak) -> None:
    assert speak("m = { CAPITAL($card) } is wild.", card=selector_message("8")) == "An eight is wild."
    assert speak('m = { CAPITAL(FORM($card, number: "plural")) } are.', card=selector_message("8")) == "Eights are."


def test_terms_and_other_messages_are_put_in_when_compiling(speak: Speak, tmp_path: Path) -> None:
    text = (
        "-game = { $case ->\n [genitive] Switch’s\n *[other] Switch\n }\nn = { $count } rules\n"
        'm = { -game(case: "genitive") } { n } { -game }\n'
    )
    assert speak(text, count=3) == "Switch’s 3 rules Switch"
    assert compile_table(text, tmp_path)["m"] == ["Switch’s ", ["$", "count"], " rules Switch"]


def test_values_are_isolated_only_where_writing_goes_the_other_way(speak: Speak) -> None:
    assert speak("m = a { $name }", name="Ann") == "a Ann"
    assert speak("m = a { $name }", tag="ar", name="Ann") == "a \u2068Ann\u2069"


@pytest.mark.parametrize(
    ("tag", "forms"),
    [
        ("en", {"one": [1, -1], "other": [0, 2, 100, 1.0, 0.5]}),
        ("de", {"one": [1], "other": [0, 2]}),
        ("nl", {"one": [1], "other": [0, 2, 21]}),
        ("fr", {"one": [0, 1, 1.5], "many": [1_000_000], "other": [2, 100, 2.5]}),
        ("es", {"one": [1], "many": [1_000_000, 3_000_000], "other": [0, 2, 16, 1.5]}),
        ("pt-BR", {"one": [0, 1, 0.5], "many": [1_000_000], "other": [2, 17]}),
        ("pl", {"one": [1], "few": [2, 4, 22, 104], "many": [0, 5, 12, 14, 19, 111, 112, 1000], "other": [1.5]}),
        ("ko", {"other": [0, 1, 2, 1.5]}),
        (
            "ar",
            {
                "zero": [0],
                "one": [1],
                "two": [2],
                "few": [3, 10, 103],
                "many": [11, 99, 111],
                "other": [100, 102, 0.1],
            },
        ),
    ],
)
def test_plural_forms_are_those_of_cldr(tag: str, forms: dict[str, list[float]]) -> None:
    assert set(forms) == set(plural_forms(tag))
    for form, numbers in forms.items():
        assert {plural_form(tag, number) for number in numbers} == {form}


def test_every_selector_has_a_name_in_every_form() -> None:
    for selector in (*RANKS, *CARD_TEXT[:54], *(f"*{suit}" for suit in SUITS), "BJ", "RJ", "JK", "effect", "power"):
        for form in ({}, {"article": "none"}, {"number": "plural"}):
            message = selector_message(selector)
            assert language().text_of_id(message.id, {**message.values, **form}).strip()


def test_unrenderable_message_raises_a_named_error() -> None:
    with pytest.raises(UnknownMessage, match="no-such: there is no such message"):
        language().render(Message("no-such"))
    with pytest.raises(MissingValue, match=r"card: the value \$rank is not given") as caught:
        language().render(Message("card"))
    assert (caught.value.id, caught.value.name) == ("card", "rank")


def test_where_it_is_reported_the_rest_is_said() -> None:
    told: list[MessageError] = []
    lenient = Language("en", language().table, told.append)
    assert lenient.render(Message("card", {"suit": Message("no-such")})) == "the {rank} of no-such"
    assert [type(each) for each in told] == [MissingValue, UnknownMessage]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("m = { $a", "Expected"),
        ("m = a\nm = b\n", "stands already"),
        ("m = { other }", "there is no other"),
        ("m = { n }\nn = { m }\n", "used within itself"),
        ("m = { -term }\n-term = { $a }\n", "used without"),
        ("m = { UPPER($a) }", "no function UPPER"),
        ('m = { FORM($a, colour: "red") }', "FORM has no colour"),
        ("m = { LIST($a) }", "needs its type"),
        ("m = Colour { $number }", "a form to choose by"),
        ("m = { $n ->\n [one] a\n *[some] b\n }", "the plural forms of this language are one, other"),
        ("m = { $n ->\n [one] a\n [few] b\n *[other] c\n }", "the plural forms of this language are one, other"),
    ],
)
def test_uncompilable_message_is_refused_with_its_line(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(CompileError, match=rf"test\.ftl:\d+: .*{why}"):
        compile_text(text, tmp_path)


@pytest.mark.parametrize(
    ("kind", "last", "joined"),
    [
        ("and", "Inés", "Ana e Inés"), ("and", "Íñigo", "Ana e Íñigo"), ("and", "Hilda", "Ana e Hilda"),
        ("and", "hielo", "Ana y hielo"), ("and", "Yolanda", "Ana y Yolanda"), ("and", "Eva", "Ana y Eva"),
        ("or", "Olga", "Ana u Olga"), ("or", "hoy", "Ana u hoy"), ("or", "8♥", "Ana u 8♥"), ("or", "11", "Ana u 11"),
        ("or", "110", "Ana o 110"), ("or", "«Oca»", "Ana u «Oca»"), ("or", "un ocho", "Ana o un ocho"),
    ],
)  # fmt: skip
def test_a_spanish_conjunction_never_sounds_like_what_follows(kind: str, last: str, joined: str) -> None:
    table = {**language("es").table, "m": [["LIST", ["$", "names"], {"type": kind}]]}
    assert Language("es", table).render(Message("m", {"names": ("Ana", last)})) == joined
