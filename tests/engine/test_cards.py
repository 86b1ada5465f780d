"""Cards, sets of them and their keys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARD_TEXT, FACE, card_key, card_of_key, make_pack


@given(st.integers(1, 4), st.integers(0, 16), st.booleans())
def test_every_physical_card_has_a_key_of_its_own(packs: int, jokers: int, coloured: bool) -> None:
    """Each key names its card, for any packs with any jokers; the first copy's key is the card's text."""
    pack = make_pack(packs, min(jokers, packs * (2 if coloured else 4)), coloured)
    keys = [card_key(card) for card in pack]
    assert len(set(keys)) == len(pack)
    assert [card_of_key(key) for key in keys] == pack
    for card, key in zip(pack, keys, strict=True):
        assert key.partition("-")[0] == CARD_TEXT[card]
        assert (key == CARD_TEXT[card]) == (card == FACE[card])


def test_two_packs_with_three_jokers() -> None:
    """Two jokers once had the same key in this case."""
    assert [card_key(card) for card in make_pack(2, 3, coloured=False) if CARD_TEXT[card] == "JK"] == [
        "JK", "JK-2", "JK-5",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["", "7H-1", "7H-5", "JK-17", "JKr-5", "7h", "??", "7H-x"])
def test_unknown_card_key_is_refused(text: str) -> None:
    """The error names it."""
    with pytest.raises(ValueError, match=r"no key of a card"):
        card_of_key(text)
