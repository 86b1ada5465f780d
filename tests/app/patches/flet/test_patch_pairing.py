"""What changes on a screen reaches the client as it was meant, however cards change their order and their faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft
import pytest
from flet.messaging.protocol import Message, MessageAction
from hypothesis import given
from hypothesis import strategies as st

from app.patches.flet.apply_all import apply_all
from tests.app.fake import opened

Cards = Sequence[tuple[str, int]]  # each a key, and how many pictures lie on it
hands = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 3)), max_size=8, unique_by=lambda card: card[0])


def drawn(cards: Cards) -> ft.Control:
    return ft.Stack([ft.Container(ft.Stack([ft.Image("x") for _ in range(n)]), key=key) for key, n in cards])


@given(st.lists(hands, min_size=2, max_size=5))
async def test_a_client_has_what_the_app_has_however_cards_move(steps: list[Cards]) -> None:
    shows: list[Callable[[Cards], None]] = []

    @ft.component
    def Table() -> ft.Control:
        cards, show = ft.use_state(steps[0])
        shows[:] = [show]
        return drawn(cards)

    def main(page: ft.Page) -> None:
        apply_all()
        page.render(Table)

    async with opened(main) as client:
        for cards in steps:
            shows[0](cards)
            await client.settle()
            assert client.astray() == []


def test_what_is_sent_to_a_page_is_not_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    apply_all()
    monkeypatch.setattr(ft.Text, "__repr__", None)  # which raises
    assert f"{Message(MessageAction.PATCH_CONTROL, ft.Text('a'))}"
