"""Changes of cards reach the client correctly, however their order and faces change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft
import pytest
from flet.controls.object_patch import DiffBuilder
from hypothesis import given
from hypothesis import strategies as st

from app.patches.flet import patch_pairing
from tests.app.fake import opened

Cards = Sequence[tuple[str, int]]  # each a key, and how many pictures lie on it
hands = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 3)), max_size=8, unique_by=lambda card: card[0])


def drawn(cards: Cards) -> ft.Control:
    return ft.Stack([ft.Container(ft.Stack([ft.Image("x") for _ in range(n)]), key=key) for key, n in cards])


async def show(steps: Sequence[Cards]) -> None:
    """Show each hand in turn. Raises AssertionError if the client then differs from the app."""
    shows: list[Callable[[Cards], None]] = []

    @ft.component
    def Table() -> ft.Control:
        cards, change = ft.use_state(steps[0])
        shows[:] = [change]
        return drawn(cards)

    async with opened(lambda page: page.render(Table)) as client:
        for cards in steps:
            shows[0](cards)
            await client.settle()
            assert client.astray() == []


@given(st.lists(hands, min_size=2, max_size=5))
async def test_a_client_has_what_the_app_has_however_cards_move(steps: list[Cards]) -> None:
    patch_pairing.apply()
    await show(steps)


async def test_flet_loses_a_card_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DiffBuilder, "take_index", patch_pairing.UNPATCHED)
    with pytest.raises(AssertionError):
        await show([[("a", 2), ("b", 1)], [("b", 2), ("a", 1)]])
