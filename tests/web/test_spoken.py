"""What the check of spoken texts reports as a fault, on invented drawings.

`python -m tests.speech` checks all screens.
"""

from __future__ import annotations

from tests.web.letters import Drawn, Place
from tests.web.spoken import Said, find_unspoken

WINDOW = Place(0, 0, 390, 844)
ROW = Place(20, 100, 200, 120)


def text(written: str, place: Place = ROW) -> Drawn:
    return Drawn("text", WINDOW, place, text=written, lines=(place,), natural=place.width, word=place.width)


def test_an_unspoken_text_is_a_fault() -> None:
    address = text("http://192.168.1.7:8550")
    assert list(find_unspoken([address], [Said(ROW, "Copy the link")], WINDOW)) == [
        "“http://192.168.1.7:8550” is not said"
    ]
    assert list(find_unspoken([address], [Said(ROW, "http://192.168.1.7:8550")], WINDOW)) == []


def test_a_text_spoken_with_more_words_or_in_other_characters_is_no_fault() -> None:
    assert list(find_unspoken([text("Deal")], [Said(ROW, "Deal the next round")], WINDOW)) == []
    assert list(find_unspoken([text("9WBR\nFT8N")], [Said(ROW, "9 W B R - F T 8 N")], WINDOW)) == []
    assert list(find_unspoken([text("Tap 5♥.")], [Said(ROW, "Tap five of hearts.")], WINDOW)) == []


def test_a_field_without_a_name_is_a_fault() -> None:
    code = Said(ROW, "", field=True, name="join-code")
    assert list(find_unspoken([text("FT8N")], [code], WINDOW)) == ["the field join-code has no name"]


def test_covered_text_need_not_be_spoken() -> None:
    panel = Drawn("box", WINDOW, Place(0, 90, 390, 400), 0xFFF5F2EA)
    assert list(find_unspoken([text("Resign"), panel], [], WINDOW)) == []
