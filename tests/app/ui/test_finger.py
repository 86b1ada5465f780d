"""What is touched is as high as a finger wants, however large the system's letters are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.ui import theme


@given(st.floats(10, 40), st.floats(0.8, 3))
def test_a_line_with_its_padding_is_as_high_as_a_finger_wants(size: float, letters: float) -> None:
    above = theme.padding_for_finger(size, letters)
    assert theme.LINE * size * letters + 2 * above >= theme.TAP - 0.01
    assert above >= theme.SPACE / 2
