"""Screen readers say a card's name, in the grammatical case that the sentence needs, where its sign is drawn."""

from __future__ import annotations

import re

import pytest

from app.table.wording import printed_card
from app.ui.words import load_language, spoken_language
from engine.cards import RANKS, SUITS
from engine.lessons.lesson import load_lesson
from engine.lessons.order import lesson_ids
from engine.messages import LANGUAGES, Message

ISOLATES = re.compile("[\u2068\u2069]")
FACES = [rank + suit for rank in RANKS for suit in SUITS]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_card_of_a_lesson_is_seen_as_printed_and_heard_by_its_name(tag: str) -> None:
    seen, heard = load_language(tag), spoken_language(tag)
    steps = [f"lesson-{id}-{step.sentence_key}" for id in lesson_ids() for step in load_lesson(id).steps]
    for id in ("learn-tap-card", "learn-also-card", *steps):
        for face in FACES:
            card = printed_card(face)
            told = Message(id, {"card": card, "top": card, "meant": card, "name": "Ada"})
            signs = set("♠♥♦♣") & set(seen.render(told))
            assert not set("♠♥♦♣") & set(heard.render(told))
            assert (seen.render(told) == heard.render(told)) == (not signs), id


@pytest.mark.parametrize(
    ("tag", "id", "card", "seen", "heard"),
    [
        ("en", "learn-tap-card", "7H", "Tap 7♥.", "Tap the seven of hearts."),
        ("pl", "learn-tap-card", "7H", "Dotknij 7♥.", "Dotknij siódemki kier."),
        ("pl", "learn-tap-card", "JKr", "Dotknij czerwonego jokera.", "Dotknij czerwonego jokera."),
        ("de", "learn-tap-card", "7H", "Tipp auf 7♥.", "Tipp auf die Herz-Sieben."),
        ("de", "learn-tap-card", "JKb", "Tipp auf den schwarzen Joker.", "Tipp auf den schwarzen Joker."),
        ("ar", "learn-tap-card", "JH", "المس J♥.", "المس ورقة ولد القلب."),
        ("ko", "learn-tap-card", "7H", "7♥ 카드를 누르세요.", "하트 7 카드를 누르세요."),
    ],
)
def test_a_card_has_the_case_of_its_sentence(tag: str, id: str, card: str, seen: str, heard: str) -> None:
    told = Message(id, {"card": printed_card(card)})
    assert ISOLATES.sub("", load_language(tag).render(told)) == seen
    assert ISOLATES.sub("", spoken_language(tag).render(told)) == heard
