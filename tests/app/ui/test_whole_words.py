"""Drawn Korean text breaks at spaces only; anywhere else, the text is unchanged."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import flet as ft
from hypothesis import given
from hypothesis import strategies as st

from app.ui import parts
from app.ui.words import JOINER, join_syllables
from tests.app.at_table import STILL, my_turn
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit

TEXTS = st.text(st.sampled_from("가나다힣 A9·(“.\n"))


@given(TEXTS)
def test_every_place_beside_a_syllable_where_no_space_is_holds(text: str) -> None:
    drawn = join_syllables(text)
    assert drawn.replace(JOINER, "") == text
    for left, right in pairwise(drawn):
        syllables = "가" <= left <= "힣" or "가" <= right <= "힣"
        assert not syllables or left.isspace() or right.isspace() or JOINER in (left, right)


@given(TEXTS)
def test_a_space_stays_a_place_to_break(text: str) -> None:
    drawn = join_syllables(text)
    assert f" {JOINER}" not in drawn and f"{JOINER} " not in drawn


async def test_korean_is_drawn_in_whole_words_and_spoken_without_joiners(tmp_path: Path) -> None:
    def drawn(client: Client, kind: type[ft.Text | ft.TextSpan]) -> list[ft.Text | ft.TextSpan]:
        found = (each for each in client.controls() if isinstance(each, kind))
        return [each for each in found if JOINER in str(each.value if isinstance(each, ft.Text) else each.text)]

    match = brought_to(tmp_path, agreed(), my_turn, **STILL, language="ko")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: drawn(client, ft.TextSpan), "the words")
        assert client.spoken("words") and JOINER not in client.spoken("words")
    async with visit(tmp_path, "/settings") as client:
        await client.until(lambda: drawn(client, ft.Text), "the settings")
        for text in drawn(client, ft.Text):
            assert isinstance(text, ft.Text) and text.semantics_label == str(text.value).replace(JOINER, "")


def test_copyable_and_foreign_texts_have_no_word_joiners() -> None:
    assert parts.styled_text("Deal 김영희", colour="#000000").value == "Deal 김영희"
