"""Texts are cut only between graphemes, which readers see as one letter or sign."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.player_faces import split_graphemes


@given(st.text() | st.text(st.sampled_from("aम्र\u0301\u200d\u200c👩🚀❤🇩🇪\ufe0f🏽")))
def test_a_text_is_all_of_its_graphemes(text: str) -> None:
    found = split_graphemes(text)
    assert "".join(found) == text and all(found)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Zo\u00eb", ["Z", "o", "\u00eb"]),
        ("Zo\u0308", ["Z", "o\u0308"]),
        ("प्रिया", ["प्रि", "या"]),
        ("ශ්\u200dරී", ["ශ්\u200dරී"]),
        ("தமிழ்", ["த", "மி", "ழ்"]),
        ("สมชาย", ["ส", "ม", "ช", "า", "ย"]),
        ("\u2764\ufe0f Mum", ["\u2764\ufe0f", " ", "M", "u", "m"]),
        ("\U0001f469\u200d\U0001f680Ann", ["\U0001f469\u200d\U0001f680", "A", "n", "n"]),
        ("\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7", ["\U0001f1e9\U0001f1ea", "\U0001f1eb\U0001f1f7"]),
        ("\U0001f44d\U0001f3fd!", ["\U0001f44d\U0001f3fd", "!"]),
        ("", []),
    ],
)
def test_grapheme_clusters_stay_together(text: str, parts: list[str]) -> None:
    assert list(split_graphemes(text)) == parts
